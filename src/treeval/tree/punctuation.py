"""What counts as punctuation, by one convention or another."""

import unicodedata
from typing import Literal

from treeval.arrays import Bools
from treeval.errors import MismatchError
from treeval.tree.treebank import Treebank

Marks = Literal["form", "upos", "tags", "deprel"]

# Tags that AllenNLP's parsers leave out: punctuation and symbols of UD and the Penn Treebank.
_TAGS = frozenset(["PUNCT", "SYM", "``", "''", ":", ",", ".", "PU"])
_LABELS = frozenset(["punct", "p"])
_COLUMNS = {"form": "form", "upos": "upos", "tags": "upos", "deprel": "deprel"}


def punctuation(treebank: Treebank, marks: Marks) -> Bools:
    """Say of each word whether it is punctuation by its form, its tag or its relation."""
    name = _COLUMNS[marks]
    if name not in treebank.columns:
        raise MismatchError(
            f"{treebank.origin.path}: the format has no column {name.upper()}; "
            "tell punctuation by another column"
        )
    column = treebank.columns[name]
    if marks == "form":
        return column.claim(is_punctuation)
    if marks == "upos":
        return column.isin(("PUNCT",))
    return column.isin(_TAGS) if marks == "tags" else column.claim(is_punctuation_label)


def is_punctuation(form: str) -> bool:
    """Say whether a form is made of characters of the Unicode categories P* only."""
    return bool(form) and all(unicodedata.category(char)[0] == "P" for char in form)


def is_punctuation_label(label: str) -> bool:
    return label in _LABELS
