"""Rules of the CoNLL-U format that a reader can do without; `check` looks at them.

These concern one sentence or line each; `formats/file_style.py` has those of whole files.
"""

from collections.abc import Callable, Collection

import numpy as np

from treeval.arrays import Ints
from treeval.formats.conll import Document
from treeval.formats.consistency import consistency_problems
from treeval.formats.dialect import DEPREL, FEATS, UPOS
from treeval.formats.table import FieldTable, Lines
from treeval.tree.problems import Problem, ProblemKind
from treeval.tree.treebank import Treebank

UPOS_TAGS = frozenset(
    "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X _".split()
) | {"CONJ"}  # a tag of UD 1


def style_problems(treebank: Treebank, not_trees: Collection[int | None] = ()) -> list[Problem]:
    """List what can be read without doubt, but breaks the rules of the format.

    ``not_trees`` are sentences whose heads are known to be wrong.
    """
    document = treebank.origin
    if not isinstance(document, Document):
        return []
    problems = _empty_fields(document.table)
    if document.dialect.universal:
        problems += [
            *_stray_comments(document.table.lines),
            *_values(treebank, document, UPOS, _upos_message, "use one of the 17 tags of UD"),
            *_values(treebank, document, FEATS, _feats_message, "write Name=Value|Name=Value"),
            *_values(treebank, document, DEPREL, _deprel_message, "name the relation"),
            *consistency_problems(treebank, document, not_trees),
        ]
    return problems


def _stray_comments(lines: Lines) -> list[Problem]:
    """Find comments that do not begin a sentence."""
    after_comment = np.append(False, lines.comments[:-1])[: len(lines.blank)]
    stray = np.flatnonzero(lines.blank & after_comment)
    return _at(lines, stray, "comments without a sentence", "remove them")


def _at(lines: Lines, numbers: Ints, message: str, remedy: str) -> list[Problem]:
    return [
        Problem(lines.path, number + 1, ProblemKind.STYLE, message, remedy)
        for number in numbers.tolist()
    ]


def _empty_fields(table: FieldTable) -> list[Problem]:
    fields = len(table.field_ends)
    empty = np.zeros(len(table), dtype=np.bool_)
    for field in range(2, fields):
        starts, ends = table.span(field)
        empty |= (starts == ends) & (table.widths > field)
    return _at(table.lines, table.numbers[empty], "an empty field", "write _ instead")


def _values(
    treebank: Treebank,
    document: Document,
    name: str,
    message: Callable[[str], str],
    remedy: str,
) -> list[Problem]:
    """Apply a check to every distinct string of a column."""
    column = treebank.columns[name]
    messages = {string: message(string) for string in column.strings}
    wrong = np.flatnonzero(column.claim(lambda string: bool(messages[string])))
    return [
        Problem(
            document.path,
            document.line(word),
            ProblemKind.STYLE,
            messages[column[word]],
            remedy,
            int(treebank.sentences[word]),
            document.sentence_id(int(treebank.sentences[word])),
        )
        for word in wrong.tolist()
    ]


def _upos_message(tag: str) -> str:
    return "" if tag in UPOS_TAGS else f"UPOS is {tag!r}"


def _feats_message(feats: str) -> str:
    if feats in ("_", ""):
        return ""
    names = [feat.partition("=")[0] for feat in feats.split("|")]
    if not all(name and value for name, _, value in (f.partition("=") for f in feats.split("|"))):
        return f"FEATS is {feats!r}"
    if len(set(names)) < len(names):
        return f"FEATS names a feature twice: {feats!r}"
    return "" if names == sorted(names, key=str.lower) else f"FEATS are not sorted: {feats!r}"


def _deprel_message(deprel: str) -> str:
    return "DEPREL is '_'" if deprel == "_" else ""
