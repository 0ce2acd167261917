"""Reading the CoNLL family without loss: the file's lines stay with the treebank as its origin."""

from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.formats.dialect import FORM, HEAD, Dialect
from treeval.formats.ids import Ids, check_ids, read_ids, sentences_of
from treeval.formats.numbers import decimals
from treeval.formats.table import FieldTable, cut_table, problems_at
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
        lines = self.table.lines
        first = int(self.table.numbers[self.first_rows[sentence]])
        number = first
        while number > 0 and lines.comments[number - 1]:
            number -= 1
        return [lines.line(at).decode() for at in range(number, first)]

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
    path: str, data: bytes, dialect: Dialect, *, encoding: str = "utf-8"
) -> tuple[Treebank, list[Problem]]:
    """Read the content of a file, or of a part of it that ends with a sentence.

    The problems, sorted by line, are what the dialect does not allow. Sentences with a problem are
    in the treebank, but their content is meaningless.
    """
    text = data if encoding == "utf-8" else recoded(path, data, encoding)
    table = cut_table(path, text, len(dialect.columns), with_comments=dialect.universal)
    ids, numbers = read_ids(table, universal=dialect.universal)
    columns = _columns(table, ids, dialect)
    first_rows = _sentence_starts(table)
    offsets = frozen(np.searchsorted(ids.words, first_rows).astype(np.int64))
    heads, head_problems = _read_heads(table, ids.words, offsets, dialect.field(HEAD))
    document = Document(dialect, table, ids, first_rows, columns, frozen(heads))
    treebank = Treebank(
        offsets,
        document.heads,
        columns,
        _multiwords(document, offsets),
        _empty_nodes(document),
        document,
    )
    problems = [
        *_check_widths(table, dialect),
        *(_check_comments(table) if dialect.universal else ()),
        *check_ids(table, ids, numbers, offsets, document.first_rows),
        *_check_forms(table, dialect),
        *head_problems,
    ]
    return treebank, _in_order(problems, document)


def _sentence_starts(table: FieldTable) -> Ints:
    after_blank = np.searchsorted(table.numbers, np.flatnonzero(table.lines.blank))
    bounds = np.concatenate([[0], after_blank, [len(table)]])
    # Several blank lines are one boundary. (np.unique would load all of numpy.ma.)
    return frozen(bounds[np.diff(bounds, prepend=-1) > 0])


def _columns(table: FieldTable, ids: Ids, dialect: Dialect) -> Columns:
    rows = slice(None) if len(ids.words) == len(table) else ids.words
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


def _read_heads(
    table: FieldTable, words: Ints, offsets: Ints, field: int
) -> tuple[Ints, list[Problem]]:
    """Read the heads; one that is not the number of a word is a problem, and becomes 0."""
    heads, are_numbers = decimals(table.lines.buffer, *table.span(field, words))
    lengths = np.diff(offsets)
    beyond = heads > np.repeat(lengths.astype(np.int32), lengths)
    wrong = np.flatnonzero(~are_numbers | beyond)

    def message(number: int) -> str:
        row = int(np.searchsorted(table.numbers, number))
        value = table.cell(field, row)
        if not (value.isascii() and value.isdecimal()):
            return f"HEAD is {value!r}, not a number"
        word = int(np.searchsorted(words, row))
        sentence = int(np.searchsorted(offsets, word, side="right")) - 1
        return f"HEAD is {value}, but the sentence has {lengths[sentence]} words"

    problems = problems_at(
        table.lines, table.numbers[words[wrong]], message, "give 0 or the ID of a word"
    )
    heads[wrong] = 0
    return heads, problems


def _check_widths(table: FieldTable, dialect: Dialect) -> list[Problem]:
    wrong = table.widths < dialect.fewest
    if not dialect.open_ended:
        wrong = wrong | (table.widths > len(dialect.columns))

    def message(number: int) -> str:
        width = table.widths[np.searchsorted(table.numbers, number)]
        return f"{width} columns, expected {dialect.widths}"

    remedy = f"{dialect.name} separates columns by one tab each; name another format with `format=`"
    return problems_at(table.lines, table.numbers[wrong], message, remedy)


def _check_comments(table: FieldTable) -> list[Problem]:
    """Find comments that stand after a word of their sentence."""
    lines = table.lines
    comments = np.flatnonzero(lines.comments)
    if not len(comments) or not len(table):
        return []
    row_before = np.searchsorted(table.numbers, comments) - 1
    blanks = np.cumsum(lines.blank, dtype=np.int32)
    inside = (row_before >= 0) & (blanks[table.numbers[row_before]] == blanks[comments])
    remedy = "move it before the sentence, or add the blank line that is missing"
    return problems_at(lines, comments[inside], lambda _: "comment inside a sentence", remedy)


def _check_forms(table: FieldTable, dialect: Dialect) -> list[Problem]:
    field = dialect.field(FORM)
    starts, ends = table.span(field)
    empty = np.flatnonzero(starts == ends)
    empty = empty[table.widths[empty] > field]
    return problems_at(
        table.lines, table.numbers[empty], lambda _: "FORM is empty", "write _ instead"
    )


def _in_order(problems: list[Problem], document: Document) -> list[Problem]:
    """Sort by line and name the sentence of each problem."""
    named = []
    for problem in sorted(problems, key=lambda problem: problem.line):
        sentence = document.sentence_at(problem.line)
        name = None if sentence is None else document.sentence_id(sentence)
        named.append(replace(problem, sentence=sentence, sentence_id=name))
    return named
