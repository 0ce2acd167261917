"""Reading the CoNLL family without loss: the file's lines stay with the treebank as its origin."""

from dataclasses import dataclass, replace
from functools import cached_property, partial

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.formats.demand import pays_off
from treeval.formats.dialect import FORM, HEAD, Dialect
from treeval.formats.ids import Ids, sentences_of
from treeval.formats.row_vectors import find_rows
from treeval.formats.rows import Rows
from treeval.formats.table import FieldTable
from treeval.formats.text import recoded
from treeval.tree.column import Columns
from treeval.tree.problems import Problem
from treeval.tree.treebank import EmptyNodes, Multiwords, Treebank


@dataclass(frozen=True, eq=False)
class Document:
    """The file a treebank was read from: all its lines, and which of them are words."""

    dialect: Dialect
    table: FieldTable
    ids: Ids
    first_rows: Ints  # the first row of each sentence, then the number of rows
    columns: Columns
    heads: Ints

    @property
    def path(self) -> str:
        return self.table.lines.path

    def line(self, word: int) -> int:
        return int(self.table.numbers[self.ids.words[word]]) + 1

    def comments(self, sentence: int) -> list[str]:
        """Give the comment lines before a sentence, with their ``#``."""
        begin, end = self._comment_bounds[0][sentence], self._comment_bounds[1][sentence]
        if begin == end:
            return []
        written = self.table.lines.text[begin : end - 1].decode()
        return [line.removesuffix("\r") for line in written.split("\n")]

    @cached_property
    def _comment_bounds(self) -> tuple[list[int], list[int]]:
        """The offsets at which the comments before each sentence begin and end."""
        lines = self.table.lines
        first = self.table.numbers[self.first_rows[:-1]]
        places = np.arange(1, len(lines.comments) + 1)
        # For each line, where comments before it would begin: after the last line that is none.
        after = np.append(0, np.maximum.accumulate(np.where(lines.comments, 0, places)))
        return lines.starts[after[first]].tolist(), lines.starts[first].tolist()

    def sentence_id(self, sentence: int) -> str | None:
        for comment in self.comments(sentence) if self.dialect.universal else ():
            name, _, value = comment[1:].strip().partition(" ")
            if name == "sent_id":  # UD 1 writes it without "="
                return value.strip().removeprefix("=").strip()
        return None

    def sentence_at(self, line: int) -> int | None:
        """Find the sentence that a line (from 1) belongs to."""
        starts = self.table.numbers[self.first_rows[:-1]]
        after = int(np.searchsorted(starts, line - 1, side="right"))
        if not after:
            return None
        here = self.table.lines
        blank_between = here.blank[starts[after - 1] : line - 1].any()
        return None if blank_between else after - 1


def parse_conll(
    path: str,
    data: bytes,
    dialect: Dialect,
    *,
    encoding: str = "utf-8",
    compiled: bool | None = None,
) -> tuple[Treebank, list[Problem]]:
    """Read the content of a file, or of a part of it that ends with a sentence.

    The problems, sorted by line, are what the dialect does not allow. Sentences with a problem are
    in the treebank, but their content is meaningless. Large files are read by compiled code, unless
    ``compiled`` says whether it is used.
    """
    text = data if encoding == "utf-8" else recoded(path, data, encoding)
    rows, problems = _find_rows(path, text, dialect, compiled=compiled)
    columns = _columns(rows, dialect)
    document = Document(dialect, rows.table, rows.ids, rows.first_rows, columns, rows.heads)
    treebank = Treebank(
        rows.offsets,
        rows.heads,
        columns,
        _multiwords(document, rows.offsets),
        _empty_nodes(document),
        document,
    )
    return treebank, _in_order(problems, document)


def _find_rows(
    path: str, text: bytes, dialect: Dialect, *, compiled: bool | None
) -> tuple[Rows, list[Problem]]:
    if pays_off(len(text)) if compiled is None else compiled:
        from treeval.formats.row_kernel import scan_rows  # noqa: PLC0415  small files do without

        rows = scan_rows(path, text, dialect)
        if rows is not None:
            return rows, []
    return find_rows(path, text, dialect)


def _columns(scanned: Rows, dialect: Dialect) -> Columns:
    table, words = scanned.table, scanned.ids.words
    rows = slice(None) if len(words) == len(table) else words
    present = int(table.widths.min(initial=len(dialect.columns)))
    names = dialect.columns[: max(present, dialect.fewest)]
    return Columns(
        {
            name: partial(table.column, field, rows)
            for field, name in enumerate(names)
            if name not in ("id", HEAD)
        }
    )


def _multiwords(document: Document, offsets: Ints) -> Multiwords:
    ids, table = document.ids, document.table
    if not len(ids.tokens):
        return Multiwords()
    first = np.searchsorted(ids.words, ids.tokens)
    limit = offsets[1:][sentences_of(ids.tokens, document.first_rows)]
    end = np.minimum(first + ids.token_last - ids.token_first + 1, limit)
    kept = np.flatnonzero(first < limit)  # without words, it is a problem and not a token
    forms = table.column(document.dialect.field(FORM), ids.tokens[kept])
    return Multiwords(frozen(first[kept]), frozen(end[kept]), forms)


def _empty_nodes(document: Document) -> EmptyNodes:
    ids, table, dialect = document.ids, document.table, document.dialect
    if not len(ids.empty):
        return EmptyNodes()
    sentences = sentences_of(ids.empty, document.first_rows)
    rows = ids.empty.tolist()
    return EmptyNodes(
        frozen(sentences.astype(np.int32)),
        tuple(table.cell(0, row) for row in rows),
        tuple(table.cell(dialect.field("deps"), row) for row in rows),
        tuple(table.cell(dialect.field(FORM), row) for row in rows),
    )


def _in_order(problems: list[Problem], document: Document) -> list[Problem]:
    """Sort by line and name the sentence of each problem."""
    named = []
    for problem in sorted(problems, key=lambda problem: problem.line):
        sentence = document.sentence_at(problem.line)
        name = None if sentence is None else document.sentence_id(sentence)
        named.append(replace(problem, sentence=sentence, sentence_id=name))
    return named
