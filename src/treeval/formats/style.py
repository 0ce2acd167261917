"""Rules of the CoNLL-U format that a reader can do without; `check` looks at them."""

import codecs
from collections.abc import Callable, Collection
from dataclasses import replace

import numpy as np

from treeval.formats.conll import Document
from treeval.formats.consistency import consistency_problems
from treeval.formats.dialect import DEPREL, FEATS, UPOS
from treeval.formats.table import FieldTable, problems_at
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
    problems = [*_file_problems(document), *_blank_lines(document), *_empty_fields(document.table)]
    if document.dialect.universal:
        problems += [
            *_values(treebank, document, UPOS, _upos_message, "use one of the 17 tags of UD"),
            *_values(treebank, document, FEATS, _feats_message, "write Name=Value|Name=Value"),
            *_values(treebank, document, DEPREL, _deprel_message, "name the relation"),
            *_repeated_ids(treebank, document),
            *consistency_problems(treebank, document, not_trees),
        ]
    return problems


def _file_problems(document: Document) -> list[Problem]:
    lines = document.table.lines
    found: list[tuple[int, str, str]] = []
    if lines.text.startswith(codecs.BOM_UTF8):
        found.append((0, "the file starts with a byte-order mark", "remove it"))
    if b"\r\n" in lines.text:
        number = lines.text.count(b"\n", 0, lines.text.find(b"\r\n"))
        found.append((number, "lines end in CR LF", "end them in LF, for instance with dos2unix"))
    if lines.text and not lines.text.endswith((b"\n\n", b"\r\n\r\n")):
        last = len(lines.starts) - 1
        found.append((last, "no blank line after the last sentence", "add one"))
    return [
        Problem(lines.path, number + 1, ProblemKind.STYLE, message, remedy)
        for number, message, remedy in found
    ]


def _blank_lines(document: Document) -> list[Problem]:
    """Find blank lines that do not end a sentence, and comments that do not begin one."""
    lines = document.table.lines
    after_blank = np.append(True, lines.blank[:-1])[: len(lines.blank)]
    doubled = lines.blank & after_blank
    first = np.flatnonzero(doubled & ~np.append(False, doubled[:-1])[: len(doubled)])
    end = np.flatnonzero(~np.append(doubled[1:], False)[: len(doubled)] & doubled) + 1
    in_row = dict(zip(first.tolist(), (end - first).tolist(), strict=True))
    stray = np.flatnonzero(lines.blank & np.append(False, lines.comments[:-1])[: len(lines.blank)])
    stray = stray if document.dialect.universal else stray[:0]
    return [
        *problems_at(lines, first, lambda line: _many_blanks(in_row[line]), "remove it", _STYLE),
        *problems_at(lines, stray, lambda _: "comments without a sentence", "remove them", _STYLE),
    ]


def _many_blanks(number: int) -> str:
    lines = "blank line" if number == 1 else f"{number:,} blank lines"
    return f"{lines} without a sentence"


_STYLE = ProblemKind.STYLE


def _empty_fields(table: FieldTable) -> list[Problem]:
    fields = len(table.field_ends)
    empty = np.zeros(len(table), dtype=np.bool_)
    for field in range(2, fields):
        starts, ends = table.span(field)
        empty |= (starts == ends) & (table.widths > field)
    return problems_at(
        table.lines, table.numbers[empty], lambda _: "an empty field", "write _ instead", _STYLE
    )


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


def _repeated_ids(treebank: Treebank, document: Document) -> list[Problem]:
    seen: dict[str, int] = {}
    problems = []
    for sentence in range(len(treebank)):
        name = document.sentence_id(sentence)
        if name is None:
            continue
        if name in seen:
            first = document.line(int(treebank.offsets[seen[name]]))
            line = document.line(int(treebank.offsets[sentence]))
            message = f"sent_id {name} also names the sentence at line {first}"
            problem = Problem(document.path, line, ProblemKind.STYLE, message, "give each its own")
            problems.append(replace(problem, sentence=sentence, sentence_id=name))
        seen.setdefault(name, sentence)
    return problems
