"""Metrics, and the tables that they count: rows add up over sentences, sums are scored."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Protocol, TypeVar

import numpy as np

from treeval.arrays import Floats, Ints, Numbers, frozen

P_contra = TypeVar("P_contra", contravariant=True)


class Metric(Protocol[P_contra]):
    """A metric is two pure functions; its settings are the fields of a frozen dataclass."""

    over: ClassVar[type]  # what it compares: Pair for dependencies
    counted: ClassVar[tuple[str, ...]]

    @property
    def name(self) -> str: ...

    def count(self, pair: P_contra) -> Floats:
        """Count facts of each gold sentence: a table (sentences, len(counted))."""

    def score(self, totals: Floats) -> Floats:
        """Score sums of rows: (..., len(counted)) -> (...); nan where undefined."""

    def measures(self, totals: Floats) -> Mapping[str, Floats]:
        """Give further values to report with the score, such as precision and recall."""


def is_share(metric: Metric[Any]) -> bool:
    """Say whether the score is a fraction of 1; it is, unless the metric says otherwise."""
    return bool(getattr(metric, "is_share", True))


def higher_is_better(metric: Metric[Any]) -> bool:
    """Say whether a higher score is better; it is, unless the metric says otherwise."""
    return bool(getattr(metric, "higher_is_better", True))


def present(metric: Metric[Any], pair: object) -> tuple[bool, ...]:
    """Say which of the things that a metric needs, beyond columns, a pair has; () if it needs none.

    Such a metric says so itself, in a method of this name.
    """
    asked = getattr(metric, "present", None)
    return asked(pair) if asked else ()


def lacking(metric: Metric[Any], are_present: tuple[bool, ...]) -> str:
    """Say what is lacking for a metric, given what is present; "" if there is everything.

    The score is then undefined: 0 would look like the score of a bad parser.
    """
    asked = getattr(metric, "lacking", None)
    return asked(are_present) if asked else ""


@dataclass(frozen=True, eq=False)
class PackedTable:
    """A table in one part per block, whose columns take as few bytes as their numbers need."""

    parts: tuple[tuple[Numbers, ...], ...]  # the columns of each part

    @staticmethod
    def of(table: Floats) -> "PackedTable":
        return PackedTable((_columns(table),))

    @staticmethod
    def of_all(tables: Mapping[str, Floats]) -> "dict[str, PackedTable]":
        """Pack tables of the same rows; equal columns, such as the numbers of words, are kept once.

        Processes that send them to each other send these columns once as well.
        """
        known: dict[tuple[str, bytes], Numbers] = {}
        return {
            name: PackedTable(
                (
                    tuple(
                        known.setdefault((column.dtype.str, column.tobytes()), column)
                        for column in _columns(table)
                    ),
                )
            )
            for name, table in tables.items()
        }

    @staticmethod
    def joined(tables: Iterable["Floats | PackedTable"]) -> "PackedTable":
        """Put tables below each other."""
        packed = (
            table if isinstance(table, PackedTable) else PackedTable.of(table) for table in tables
        )
        return PackedTable(tuple(part for table in packed for part in table.parts))

    @property
    def shape(self) -> tuple[int, ...]:
        return sum(len(part[0]) for part in self.parts), len(self.parts[0])

    def unpacked(self) -> Floats:
        """Give the table, exactly as it was before."""
        table, end = np.empty(self.shape), 0
        for part in self.parts:
            begin, end = end, end + len(part[0])
            for number, column in enumerate(part):
                table[begin:end, number] = column
        return frozen(table)

    def totals(self) -> Floats:
        """Give the sums of the columns; those of whole numbers do not depend on the order."""
        if any(column.dtype.kind == "f" for part in self.parts for column in part):
            return np.asarray(self.unpacked().sum(axis=0))
        sums = [[int(column.sum(dtype=np.int64)) for column in part] for part in self.parts]
        return np.array([sum(column) for column in zip(*sums, strict=True)], dtype=np.float64)


def _columns(table: Floats) -> tuple[Numbers, ...]:
    """Pack the columns of a table, all at once where all have small numbers, as in most."""
    small = _packed(table)
    if small.dtype == np.uint8:
        # Copies, as a view would keep the columns that are dropped as well.
        return tuple(frozen(column.copy()) for column in small.T)
    return tuple(_packed(column) for column in table.T)


def _packed(table: Floats) -> Numbers:
    for kind in (np.uint8, np.uint16, np.uint32):
        with np.errstate(invalid="ignore"):
            small = table.astype(kind)
        if np.array_equal(small, table):
            return frozen(small)
    return frozen(np.ascontiguousarray(table))


@dataclass(frozen=True, eq=False)
class Counts:
    """The counts of a metric, with one row per gold sentence.

    A packed table is unpacked whenever it is needed, and not cached.
    """

    metric: Metric[Any]
    stored: Floats | PackedTable

    @property
    def table(self) -> Floats:
        """The counts of each sentence: (sentences, len(metric.counted))."""
        return self.stored.unpacked() if isinstance(self.stored, PackedTable) else self.stored

    @cached_property
    def totals(self) -> Floats:
        if isinstance(self.stored, PackedTable):
            return self.stored.totals()
        return np.asarray(self.stored.sum(axis=0))

    @cached_property
    def score(self) -> float:
        """The score of the corpus, computed from the sum of all rows."""
        return float(self.metric.score(self.totals))

    @property
    def sentence_scores(self) -> Floats:
        return self.metric.score(self.table)

    def rows(self, sentences: Ints) -> "Counts":
        """Keep some of the sentences."""
        return Counts(self.metric, self.table[sentences])

    def emptied(self) -> "Counts":
        """Count nothing in the same sentences, so that all scores are undefined."""
        rows, columns = self.stored.shape
        nothing = frozen(np.zeros(rows, dtype=np.uint8))
        return Counts(self.metric, PackedTable(((nothing,) * columns,)))

    def __add__(self, other: "Counts") -> "Counts":
        """Join the sentences of two parts of a corpus."""
        return Counts(self.metric, np.concatenate([self.table, other.table]))


def evaluate(metric: Metric[P_contra], pair: P_contra) -> Counts:
    """Count what a metric counts in gold and predicted trees, sentence by sentence.

    >>> gold, parsed = treeval.read("gold/en.conllu"), treeval.read("systems/birch/en.conllu")
    >>> counts = treeval.evaluate(treeval.METRICS["LAS"], treeval.pair(gold, parsed))
    >>> round(counts.score, 4), len(counts.table)
    (0.8317, 25)
    """
    return evaluate_all((metric,), pair)[0]


def evaluate_all(metrics: Iterable[Metric[P_contra]], pair: P_contra) -> tuple[Counts, ...]:
    """Count with several metrics, which share what each of them would compute.

    A pair that has parts is counted part by part: rows of sentences are the same either way.
    """
    chosen, divided = tuple(metrics), getattr(pair, "parts", None)
    parts = divided() if divided else (pair,)
    tables = [[metric.count(part) for metric in chosen] for part in parts]
    return tuple(
        Counts(metric, frozen(np.concatenate(of_parts) if len(of_parts) > 1 else of_parts[0]))
        for metric, of_parts in zip(chosen, zip(*tables, strict=True), strict=True)
    )


def ratio(numerator: Floats, denominator: Floats) -> Floats:
    """Divide; the quotient is nan (undefined) where the denominator is 0."""
    numerator, denominator = np.asarray(numerator), np.asarray(denominator)
    quotient = np.full(np.broadcast(numerator, denominator).shape, np.nan)
    np.divide(numerator, denominator, out=quotient, where=denominator != 0)
    return quotient


def defined(value: float) -> float | None:
    """Give a number as JSON can hold it: None for nan."""
    return None if math.isnan(value) else value
