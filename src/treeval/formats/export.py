"""NEGRA export, versions 3 and 4: a line for each word and node, with the number of its parent.

Headers of sentences, comments after ``%%`` and secondary edges are kept; tables of origins, editors
and labels before the sentences are not. The parent 0 means no parent: the root is not a node.
"""

import re
import reprlib
from collections.abc import Iterable, Mapping
from itertools import repeat
from typing import Literal, NamedTuple

import numpy as np

from treeval.arrays import Ints
from treeval.errors import FileError
from treeval.formats.draft import ID, NO_VALUE, Draft, without_mark
from treeval.formats.files import writing
from treeval.formats.text import encoded, recoded
from treeval.tree.column import Column
from treeval.tree.constituents import FORM, FUNCTION, INDEX, LABEL, TAG, Constituents

_FIRST_NODE = 500
# What ends a field or a line: Python's lines end at more characters than tabs and newlines.
_SEPARATOR = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029]")
_PARENT = re.compile(r"[0-9]{1,9}")
_NODE = re.compile(r"#([0-9]{1,9})")
_INDICES = re.compile(r"(?<=.)(?:[-=][0-9]+)+$")
_MARKS = ("#BOS", "#EOS", "#FORMAT", "#BOT", "#EOT")
_COMMENT = "%%"

LEMMA, MORPH, COMMENT, HEADER = "lemma", "morph", "comment", "header"


class _Row(NamedTuple):
    """A line of a sentence, cut into fields."""

    first: str  # the word, or # and the node's number
    lemma: str
    tag: str
    morph: str
    function: str
    parent: str
    secondary: list[tuple[str, str]]  # function, parent
    comment: str


def parse_export(path: str, data: bytes, *, encoding: str = "utf-8") -> Constituents:
    """Read trees in export format; the version is named in the file, or is guessed from it."""
    draft = Draft(path)
    lines = recoded(path, data, encoding).decode(errors="surrogatepass").split("\n")
    version = number = 0
    while number < len(lines):
        line = lines[number].strip()
        number += 1
        mark, *rest = line.split(None, 1) or [""]
        if mark == "#FORMAT":
            version = _version(draft, number, "".join(rest))
        elif mark == "#BOT":
            number = _after_table(lines, number)
        elif mark == "#BOS":
            end = _end_of_sentence(draft, lines, number)
            version = version or _looks_like(lines[number:end])
            for at in range(number, end):
                _add_line(draft, at + 1, at - number, _cut(draft, at + 1, lines[at], version))
            draft.end_sentence(_header("".join(rest)))
            number = end + 1
        elif line and not line.startswith(_COMMENT):
            raise draft.fail(
                number, f"{line[:40]!r} is outside all sentences; is a #BOS line missing?"
            )
    return draft.finish()


def _end_of_sentence(draft: Draft, lines: list[str], begin: int) -> int:
    for at in range(begin, len(lines)):
        if lines[at].startswith("#EOS"):
            return at
        if lines[at].startswith("#BOS"):
            raise draft.fail(at + 1, "a sentence begins inside another; is an #EOS line missing?")
    raise draft.fail(begin, "the file ends inside the sentence that begins here; is it complete?")


def _version(draft: Draft, line: int, value: str) -> int:
    if value.strip() not in {"3", "4"}:
        raise draft.fail(line, f"export format {value.strip()!r} is unknown; it must be 3 or 4")
    return int(value)


def _after_table(lines: list[str], number: int) -> int:
    return next(
        (at + 1 for at in range(number, len(lines)) if lines[at].startswith("#EOT")), len(lines)
    )


def _looks_like(lines: list[str]) -> int:
    """Guess the version of a file that does not name it: is the fifth field a parent, or a word?"""
    fields = _fields(lines[0]) if lines else []
    return 4 if len(fields) > 5 and not fields[4].isdecimal() else 3


def _fields(line: str) -> list[str]:
    if "\t" in line:
        return [field for field in map(str.strip, line.split("\t")) if field]
    return line.split()


def _cut(draft: Draft, number: int, line: str, version: int) -> _Row:
    fields = _fields(line)
    if version == 3:
        fields.insert(1, "")
    ends = (at for at, field in enumerate(fields) if at > 5 and field.startswith(_COMMENT))
    end = next(ends, len(fields))
    comment = " ".join(fields[end:]).removeprefix(_COMMENT).strip()
    if end < 6 or end % 2:
        raise draft.fail(
            number,
            f"{len(_fields(line))} fields, which is not what export format {version} has; "
            "write word, tag, morphology, function and parent, then pairs of secondary edges",
        )
    for parent in fields[5:end:2]:
        if not _PARENT.fullmatch(parent):
            given = reprlib.repr(parent)
            raise draft.fail(number, f"the parent is {given}, not the number of a node; correct it")
    secondary = list(zip(fields[6:end:2], fields[7:end:2], strict=True))
    first, lemma, tag, morph, function, parent = fields[:6]
    return _Row(first, lemma, tag, morph, function, parent, secondary, comment)


def _add_line(draft: Draft, number: int, word: int, row: _Row) -> None:
    fields = {MORPH: row.morph, COMMENT: row.comment}
    if row.lemma:
        fields[LEMMA] = row.lemma
    if match := _NODE.fullmatch(row.first):
        key = f"node {int(match[1])}"
        label, index = _split(row.tag)
        draft.add_node(key, number, {LABEL: label, INDEX: index, **fields})
    else:
        key = f"word {word + 1}"
        draft.add_word(key, number, {FORM: row.first, TAG: row.tag, **fields})
    parent = int(row.parent)
    draft.add_edge(key, f"node {parent}" if parent else None, row.function, number)
    for function, second in row.secondary:
        draft.add_secondary(key, f"node {int(second)}", function, number)


def _split(written: str) -> tuple[str, str]:
    """Separate a label from the indices that `write_export` has joined to it."""
    label = _INDICES.sub("", written)
    return without_mark(label), written[len(label) :]


def _header(text: str) -> dict[str, str]:
    """Split the text after #BOS: the sentence's number, editor and date, a comment."""
    before, _, comment = text.partition(_COMMENT)
    number, *others = before.split() or [""]
    return {ID: number, HEADER: " ".join(others), COMMENT: comment.strip()}


def write_export(
    trees: Constituents, path: str, *, version: Literal[3, 4] = 4, encoding: str = "utf-8"
) -> None:
    """Write trees in export format; nodes are numbered from 500, lower nodes first.

    Version 3 has no lemmas. Indices of the Penn Treebank stay on the labels.
    """
    _check_fields(trees, path)
    _check_words(trees, path)
    numbers = _numbers(trees)
    words, nodes = _word_lines(trees, numbers, version), _node_lines(trees, numbers, version)
    headers = _headers(trees)
    lines = [f"#FORMAT {version}"]
    for sentence in range(len(trees)):
        number, header = headers[sentence]
        lines.append(f"#BOS {number} {header}")
        lines += words[trees.offsets[sentence] : trees.offsets[sentence + 1]]
        lines += nodes[trees.node_offsets[sentence] : trees.node_offsets[sentence + 1]]
        lines.append(f"#EOS {number}")
    with writing(path) as stream:
        stream.write(encoded("".join(f"{line}\n" for line in lines), path, encoding))


def _check_fields(trees: Constituents, path: str) -> None:
    """Refuse text that would end a field or a line, or that readers would strip."""
    tables = (trees.columns, trees.node_columns, trees.sentence_columns)
    columns = [(name, column.strings) for table in tables for name, column in table.items()]
    for name, strings in (*columns, (FUNCTION, trees.secondary.functions.strings)):
        for string in strings:
            if _SEPARATOR.search(string) or string != string.strip():
                raise FileError(
                    f"{path}: cannot write {string!r} (column {name}) in export format, where "
                    "fields cannot hold control characters, or blanks at their ends; remove them"
                )
    for name in trees.sentence_columns[ID].strings if ID in trees.sentence_columns else ():
        if len(name.split()) > 1 or name.startswith(_COMMENT):
            raise FileError(
                f"{path}: cannot write the sentence {name!r} in export format, where its name is "
                "one word; rename it"
            )


def _check_words(trees: Constituents, path: str) -> None:
    for form in trees.forms.strings:
        if not form or _NODE.fullmatch(form) or form.startswith(_MARKS):
            raise FileError(
                f"{path}: cannot write the word {form!r} in export format, where it would mean "
                "something else; choose discbracket"
            )


def _numbers(trees: Constituents) -> Ints:
    """Number the nodes of each sentence from 500 so that a node comes after those below it."""
    below = trees.subtree_ends - np.arange(trees.nodes) - 1
    begin = np.repeat(trees.node_offsets[:-1], np.diff(trees.node_offsets))
    return np.arange(trees.nodes) - begin - trees.depths + below + _FIRST_NODE


def _headers(trees: Constituents) -> list[tuple[str, str]]:
    """Give the text after #BOS: the number, and everything else."""
    columns = trees.sentence_columns
    ids, headers, comments = (
        [*columns[name]] if name in columns else [""] * len(trees) for name in (ID, HEADER, COMMENT)
    )
    return [
        (name or str(number), (header or "0 0 0") + (f" {_COMMENT} {comment}" if comment else ""))
        for number, (name, header, comment) in enumerate(
            zip(ids, headers, comments, strict=True), start=1
        )
    ]


def _word_lines(trees: Constituents, numbers: Ints, version: int) -> list[str]:
    parents = np.append(numbers, 0)[trees.word_parents]
    edges = _second_edges(trees, numbers, of_words=True)
    return _lines([*trees.forms], trees.tags, trees.columns, parents, edges, version=version)


def _node_lines(trees: Constituents, numbers: Ints, version: int) -> list[str]:
    """Give the lines of the nodes; those of a sentence are in the order of their numbers."""
    names = [f"#{number}" for number in numbers.tolist()]
    parents = np.append(numbers, 0)[trees.parents]
    edges = _second_edges(trees, numbers, of_words=False)
    lines = _lines(names, _indexed(trees), trees.node_columns, parents, edges, version=version)
    return [lines[node] for node in np.lexsort((numbers, trees.node_sentences)).tolist()]


def _indexed(trees: Constituents) -> Iterable[str]:
    if INDEX not in trees.node_columns:
        return trees.labels
    labels = (label or NO_VALUE for label in trees.labels)
    return map("".join, zip(labels, trees.node_columns[INDEX], strict=True))


def _second_edges(trees: Constituents, numbers: Ints, *, of_words: bool) -> dict[int, str]:
    """Give the last fields of the words, or nodes, that have secondary edges."""
    secondary, fields = trees.secondary, dict[int, str]()
    for edge in np.flatnonzero(secondary.are_words == of_words).tolist():
        child, parent = int(secondary.children[edge]), numbers[secondary.parents[edge]]
        function = secondary.functions[edge] or NO_VALUE
        fields[child] = f"{fields.get(child, '')}\t{function}\t{parent}"
    return fields


def _lines(
    names: list[str],
    tags: Iterable[str],
    columns: Mapping[str, Column],
    parents: Ints,
    edges: Mapping[int, str],
    *,
    version: int,
) -> list[str]:
    """Join the fields of words or nodes into lines."""
    lemmas, morphs, functions, comments = (
        columns[name] if name in columns else repeat("", len(names))
        for name in (LEMMA, MORPH, FUNCTION, COMMENT)
    )
    fields: list[Iterable[str]] = [names, lemmas, tags, morphs, functions]
    fields += [map(str, parents.tolist())]
    if version == 3:
        del fields[1]
    rows = ("\t".join(field or NO_VALUE for field in row) for row in zip(*fields, strict=True))
    return [
        row + edges.get(number, "") + (f"\t{_COMMENT} {comment}" if comment else "")
        for number, (row, comment) in enumerate(zip(rows, comments, strict=True))
    ]
