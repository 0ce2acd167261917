"""The errors of systems, word by word (`Mistakes`), and counted (`ErrorTally`).

Counts add up over blocks of files. A few numbers are kept for each sentence with chosen words, so
that these sentences can be sorted.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import SettingError
from treeval.metrics.columns import scope
from treeval.scoring.confusion import (
    KINDS,
    RIGHT,
    Confusion,
    ConfusionTable,
    error_kinds,
    head_tag_confusion,
    relation_confusion,
)
from treeval.scoring.judged import JudgedSentence, judged_sentence, with_marks
from treeval.scoring.pairing import Contender
from treeval.scoring.tallies import joined_file
from treeval.settings.choices import Sort
from treeval.settings.comparing import ErrorSettings
from treeval.settings.conventions import WordConventions
from treeval.sources.info import FileInfo
from treeval.tree.pair import Pair
from treeval.tree.treebank import Treebank

_DEFAULT = ErrorSettings()
_ANY = ("", "*")  # in the name of a cell of the matrix, these stand for any value
_CELL: Any = {"setting": "confusion"}


@dataclass(frozen=True, eq=False)
class ErrorCounts:
    """The errors of one system, counted."""

    system: str
    file: FileInfo
    totals: Mapping[str, int]  # gold words that are right, and of each kind of error
    confusion: ConfusionTable
    unaligned_predicted: int  # predicted words that are not gold words
    chosen_words: int  # errors that the settings ask for
    skipped_sentences: int
    kept: int  # sentences that are used although their heads do not form a tree
    first_problem: str = ""  # of the system's sentences that are skipped
    first_gold_problem: str = ""

    def to_dict(self, top: int | None = None) -> dict[str, Any]:
        """Make a record of the errors; of the confusions, it has the ``top`` most frequent."""
        return {
            "name": self.system,
            **self.file.to_dict(),
            "words": {
                **self.totals,
                "unaligned_predicted": self.unaligned_predicted,
                "chosen": self.chosen_words,
            },
            "confusion": self.confusion.to_dict(top),
            "skipped_sentences": self.skipped_sentences,
            "kept_invalid": self.kept,
        }


@dataclass(frozen=True, eq=False, repr=False)
class Mistakes:
    """All errors of one system, and the chosen ones among them."""

    gold: FileInfo
    contender: Contender
    compared: Confusion
    kinds: Ints  # of the gold words, as positions in KINDS
    counted: Bools  # over the gold words
    chosen: Bools  # over the gold words: the errors that the settings ask for

    @property
    def system(self) -> str:
        return self.contender.name

    @property
    def pair(self) -> Pair:
        both: Pair = self.contender.pair
        return both

    @cached_property
    def confusion(self) -> ConfusionTable:
        """The matrix of confusions."""
        return self.compared.table()

    @cached_property
    def totals(self) -> dict[str, int]:
        """The number of gold words that are right, and of each kind of error."""
        numbers = np.bincount(self.kinds[self.counted], minlength=len(KINDS)).tolist()
        return dict(zip(KINDS, numbers, strict=True))

    @cached_property
    def wrong(self) -> Bools:
        """Mark the gold words that count and are wrong."""
        return np.asarray(self.counted & (self.kinds != RIGHT))

    @property
    def unaligned_predicted(self) -> Bools:
        """Mark the predicted words that are not gold words."""
        return np.asarray(self.pair.alignment.gold_of_predicted[:-1] < 0)

    def in_sentences(self, places: Sequence[int]) -> Bools:
        """Mark the gold words of some sentences."""
        return np.asarray(np.isin(self.pair.gold.sentences, places))

    def among(self, words: Bools) -> "Mistakes":
        """Keep those of the chosen errors that are among some of the gold words."""
        return replace(self, chosen=np.asarray(self.chosen & words))

    def within(self, gold: str | None, predicted: str | None) -> "Mistakes":
        """Choose the errors in one cell of the matrix, or in a row or column of it."""
        inside = np.zeros(self.pair.gold.words, dtype=np.bool_)
        inside[self.pair.alignment.gold] = self.compared.within(gold, predicted)
        return self.among(inside)

    def judged(self, sentence: int) -> JudgedSentence:
        """Describe a sentence word by word."""
        return judged_sentence(self.pair, sentence, self.kinds, self.counted, self.chosen)

    def marked(self, sentences: Iterable[int]) -> Treebank:
        """Return gold sentences, with the predicted arcs of wrong words in MISC."""
        chosen = np.array(list(sentences), dtype=np.int64)
        return with_marks(self.pair.gold.select(chosen), map(self.judged, chosen.tolist()))

    def counts(self) -> ErrorCounts:
        """Count the errors, so that the trees can be forgotten."""
        given = self.contender
        return ErrorCounts(
            self.system,
            given.file,
            self.totals,
            self.confusion,
            int(np.count_nonzero(self.unaligned_predicted)),
            int(np.count_nonzero(self.chosen)),
            int(np.count_nonzero(given.skipped)),
            given.kept,
            str(given.problems[0]) if given.problems else "",
            str(given.gold_problems[0]) if given.gold_problems else "",
        )

    def confused(self) -> dict[str, Any]:
        """Make the record of this system for the page of `score`."""
        return {
            "system": self.system,
            "words": dict(self.totals),
            **self.confusion.to_dict(),
        }


def mistakes_in(
    gold: FileInfo,
    contender: Contender,
    kept: Bools,
    conventions: WordConventions,
    settings: ErrorSettings = _DEFAULT,
) -> Mistakes:
    """Judge all words of the gold sentences that are kept."""
    both, matrix = contender.pair, settings.matrix
    in_scope, _ = scope(both, conventions.punct)
    counted = np.asarray(in_scope & kept[both.gold.sentences])
    kinds = error_kinds(both, conventions.subtypes)
    table = (
        relation_confusion(both, conventions.subtypes, counted)
        if matrix == "relation"
        else head_tag_confusion(both, matrix, counted)
    )
    kind = settings.kind
    chosen = counted & (kinds != RIGHT if kind == "any" else kinds == KINDS.index(kind))
    return Mistakes(gold, contender, table, kinds, counted, np.asarray(chosen))


def parse_cell(given: str, tables: Sequence[ConfusionTable]) -> tuple[str | None, str | None]:
    """Read a cell such as ``nsubj:obj``; values may have colons of their own."""
    values = dict.fromkeys(value for table in tables for value in table.values)
    splits = [(given[:at], given[at + 1 :]) for at, char in enumerate(given) if char == ":"]
    known = {*values, *_ANY}
    fitting = [(gold, predicted) for gold, predicted in splits if {gold, predicted} <= known]
    if len(fitting) == 1:
        gold, predicted = (None if value in _ANY else value for value in fitting[0])
        return gold, predicted
    if not splits:
        raise SettingError(f"{given} is not a pair; write GOLD:PREDICTED, with * for any", **_CELL)
    if fitting:
        ways = len(fitting)
        raise SettingError(
            f"{given} can be read in {ways} ways; write * for one of the sides", **_CELL
        )
    gold, predicted = splits[0]
    unknown = next(value for value in (gold, predicted) if value not in known)
    hint = "; to find subtypes set `subtypes=` to keep" if len(splits) > 1 else ""
    listed = ", ".join(values)
    raise SettingError(
        f"{given}: {unknown!r} does not occur; the values are {listed}{hint}", **_CELL
    )


@dataclass(frozen=True, eq=False)
class SentenceCounts:
    """The gold sentences with chosen words, in the order of the file."""

    places: Ints
    chosen: Ints  # words by system and sentence
    counted: Ints  # words
    lengths: Ints

    def ordered(self, sort: Sort, deciding: Sequence[int]) -> list[int]:
        """Sort the sentences in which the deciding systems have chosen words."""
        errors = self.chosen[list(deciding)].sum(axis=0)
        shares = errors / np.maximum(self.counted, 1)
        keys = {
            "errors": (-errors,),
            "share": (-errors, -shares),
            "length": (-errors, self.lengths),
            "file": (np.zeros(len(errors)),),
        }
        order = np.lexsort((self.places, *keys[sort]))
        ranked: list[int] = self.places[order[errors[order] > 0]].tolist()
        return ranked

    def among(self, places: Sequence[int]) -> "SentenceCounts":
        """Keep some of the sentences."""
        kept = np.isin(self.places, places)
        lists = self.chosen[:, kept], self.counted[kept], self.lengths[kept]
        return SentenceCounts(self.places[kept], *lists)

    @staticmethod
    def joined(parts: "Sequence[SentenceCounts]") -> "SentenceCounts":
        return SentenceCounts(
            np.concatenate([part.places for part in parts]),
            np.concatenate([part.chosen for part in parts], axis=1),
            np.concatenate([part.counted for part in parts]),
            np.concatenate([part.lengths for part in parts]),
        )


@dataclass(frozen=True)
class NamedPlace:
    """The number of a sentence that is asked for, and whether it counts."""

    place: int
    counts: bool
    is_name: bool  # a name in the file is preferred to the number of a sentence


@dataclass(frozen=True, eq=False)
class KeptSentence:
    """A gold sentence that may be shown, with the judgements of its words by system."""

    judged: Mapping[str, JudgedSentence]
    path: str
    format: str  # the name of that of the gold file
    gold: bytes


@dataclass(frozen=True, eq=False)
class ErrorTally:
    """The errors counted in a block, or in the whole file."""

    gold: FileInfo
    systems: tuple[ErrorCounts, ...]
    agreement: Ints  # words by the number of systems that get them wrong
    reverse: int  # words that the better one of two systems gets wrong, and the other one right
    sentences: SentenceCounts
    named: Mapping[str, NamedPlace]  # the sentences that are asked for, as far as they are here
    sought: tuple[str | None, str | None] | None = None  # the cell of the matrix, if it is known
    kept: Mapping[int, KeptSentence] = field(default_factory=dict)  # if the files are cut
    mistakes: tuple[Mistakes, ...] = ()  # word by word, if files are whole

    def among(self, places: Sequence[int]) -> "ErrorTally":
        """Choose errors in some of the sentences only."""
        kept = self.sentences.among(places)
        words = kept.chosen.sum(axis=1).tolist()
        systems = tuple(
            replace(system, chosen_words=number)
            for system, number in zip(self.systems, words, strict=True)
        )
        return replace(self, systems=systems, sentences=kept)


def joined_errors(parts: Sequence[ErrorTally], hashes: Sequence[str | None]) -> ErrorTally:
    """Put the tallies of all blocks together; the hashes are those of gold and of the systems."""
    gold, *of_systems = hashes
    named: dict[str, NamedPlace] = {}
    for part in parts:
        for asked, sentence in part.named.items():
            if asked not in named or (sentence.is_name and not named[asked].is_name):
                named[asked] = sentence
    return ErrorTally(
        joined_file([part.gold for part in parts], gold),
        tuple(
            _joined_system([part.systems[number] for part in parts], sha256)
            for number, sha256 in enumerate(of_systems)
        ),
        np.sum([part.agreement for part in parts], axis=0),
        sum(part.reverse for part in parts),
        SentenceCounts.joined([part.sentences for part in parts]),
        named,
    )


def _joined_system(parts: Sequence[ErrorCounts], sha256: str | None) -> ErrorCounts:
    totals: Counter[str] = Counter()
    for part in parts:
        totals.update(part.totals)
    return ErrorCounts(
        parts[0].system,
        joined_file([part.file for part in parts], sha256),
        dict(totals),
        ConfusionTable.joined([part.confusion for part in parts]),
        sum(part.unaligned_predicted for part in parts),
        sum(part.chosen_words for part in parts),
        sum(part.skipped_sentences for part in parts),
        sum(part.kept for part in parts),
        next((part.first_problem for part in parts if part.first_problem), ""),
        next((part.first_gold_problem for part in parts if part.first_gold_problem), ""),
    )
