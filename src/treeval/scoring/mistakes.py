"""The errors of one system: what is wrong with each word, and which errors are chosen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
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
from treeval.scoring.error_counts import ErrorCounts
from treeval.scoring.judged import JudgedSentence, judged_sentence, marked_misc
from treeval.scoring.pairing import Contender
from treeval.settings.comparing import ErrorSettings
from treeval.settings.conventions import WordConventions
from treeval.sources.info import FileInfo
from treeval.tree.column import Column
from treeval.tree.pair import Pair
from treeval.tree.treebank import Treebank

_DEFAULT = ErrorSettings()
_ANY = ("", "*")  # in the name of a cell of the matrix, these stand for any value
_CELL: Any = {"setting": "confusion"}


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
        words = [word for number in chosen.tolist() for word in self.judged(number).words]
        excerpt = self.pair.gold.select(chosen)
        given = excerpt.columns["misc"] if "misc" in excerpt.columns else ["_"] * len(words)
        return excerpt.replaced(
            misc=Column.of(marked_misc(misc, word) for misc, word in zip(given, words, strict=True))
        )

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
