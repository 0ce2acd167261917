"""Punctuation: the words that count as such, under several conventions."""

import unicodedata

from treeval.arrays import Bools
from treeval.settings.choices import Marks
from treeval.tree.treebank import Treebank

# Tags of words that Klein (2005) leaves out of the Penn Treebank.
PENN_PUNCTUATION = frozenset({",", ".", ":", "``", "''", "-LRB-", "-RRB-", "$", "#"})
# Tags that AllenNLP's parsers leave out: punctuation and symbols of UD and the Penn Treebank.
_TAGS = frozenset(["PUNCT", "SYM", "``", "''", ":", ",", ".", "PU"])
_LABELS = frozenset(["punct", "p"])


def punctuation(treebank: Treebank, marks: Marks) -> Bools:
    """Say for each word whether it is punctuation by its form, its tag or its relation.

    For words without UPOS, as in files of the Penn Treebank, ``tags`` looks at XPOS.
    """
    if marks == "form":
        return treebank.column("form").claim(is_punctuation)
    if marks == "deprel":
        return treebank.column("deprel").claim(is_punctuation_label)
    if marks == "tags":
        return _tagged_punctuation(treebank)
    name, tags = ("upos", ("PUNCT",)) if marks == "upos" else ("xpos", PENN_PUNCTUATION)
    return treebank.column(name).isin(tags)


def _tagged_punctuation(treebank: Treebank) -> Bools:
    if "upos" not in treebank.columns:
        return treebank.column("xpos").isin(_TAGS)
    tags = treebank.columns["upos"]
    untagged = tags.isin(("_",))
    if not untagged.any() or "xpos" not in treebank.columns:
        return tags.isin(_TAGS)
    return tags.isin(_TAGS) | (untagged & treebank.columns["xpos"].isin(_TAGS))


def is_punctuation(form: str) -> bool:
    """Say whether a form consists only of characters of the Unicode categories P*."""
    return bool(form) and all(unicodedata.category(char)[0] == "P" for char in form)


def is_punctuation_label(label: str) -> bool:
    return label.lower() in _LABELS
