"""The errors of systems, counted: numbers that add up over blocks of a file.

A file that is read as a whole is one block. Of the sentences that have chosen words, a few numbers
are kept, so that they can be sorted; a `SentenceJudge` shows the words themselves.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from treeval.arrays import Ints
from treeval.scoring.confusion import ConfusionTable
from treeval.scoring.judged import JudgedSentence
from treeval.scoring.tallies import joined_file
from treeval.settings.choices import Sort
from treeval.sources.info import FileInfo
from treeval.tree.treebank import Treebank


class SentenceJudge(Protocol):
    """Finds sentences and judges them word by word, wherever their trees are."""

    def judged(self, sentences: Sequence[int]) -> list[dict[str, JudgedSentence]]:
        """Describe gold sentences word by word, for each system by name."""

    def marked(self, system: str, sentences: Sequence[int]) -> Treebank:
        """Return gold sentences, with the predicted arcs of wrong words in MISC."""


@dataclass(frozen=True, eq=False)
class ErrorCounts:
    """How many errors one system makes."""

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


@dataclass(frozen=True, eq=False)
class SentenceCounts:
    """The gold sentences with chosen words, in the order of the file."""

    places: Ints
    chosen: Ints  # words by system and sentence
    counted: Ints  # words
    lengths: Ints

    def ordered(self, sort: Sort, deciding: Sequence[int]) -> list[int]:
        """Sort the sentences in which the deciding systems have chosen words."""
        found = self.chosen[list(deciding)].sum(axis=0)
        shares = found / np.maximum(self.counted, 1)
        keys = {
            "errors": (-found,),
            "share": (-found, -shares),
            "length": (-found, self.lengths),
            "file": (np.zeros(len(found)),),
        }
        order = np.lexsort((self.places, *keys[sort]))
        ranked: list[int] = self.places[order[found[order] > 0]].tolist()
        return ranked

    def among(self, places: Sequence[int]) -> "SentenceCounts":
        """Keep some of the sentences."""
        kept = np.isin(self.places, places)
        lists = self.chosen[:, kept], self.counted[kept], self.lengths[kept]
        return SentenceCounts(self.places[kept], *lists)

    @staticmethod
    def joined(parts: "Sequence[SentenceCounts]") -> "SentenceCounts":
        return SentenceCounts(
            np.concatenate([one.places for one in parts]),
            np.concatenate([one.chosen for one in parts], axis=1),
            np.concatenate([one.counted for one in parts]),
            np.concatenate([one.lengths for one in parts]),
        )


@dataclass(frozen=True)
class NamedPlace:
    """Where a sentence is that is asked for, and whether it counts."""

    place: int
    counts: bool
    is_name: bool  # a name in the file is preferred to the number of a sentence


@dataclass(frozen=True, eq=False)
class ErrorTally:
    """What was counted in a block, or in the whole file."""

    gold: FileInfo
    systems: tuple[ErrorCounts, ...]
    agreement: Ints  # words by the number of systems that get them wrong
    reverse: int  # words that the better one of two systems gets wrong, and the other one right
    sentences: SentenceCounts
    named: Mapping[str, NamedPlace]  # the sentences that are asked for, as far as they are here

    def among(self, places: Sequence[int]) -> "ErrorTally":
        """Choose errors in some of the sentences only."""
        kept = self.sentences.among(places)
        words = kept.chosen.sum(axis=1).tolist()
        systems = tuple(
            replace(one, chosen_words=number)
            for one, number in zip(self.systems, words, strict=True)
        )
        return replace(self, systems=systems, sentences=kept)


def joined_errors(parts: Sequence[ErrorTally], hashes: Sequence[str]) -> ErrorTally:
    """Put the tallies of all blocks together; the hashes are those of gold and of the systems."""
    gold, *own = hashes
    named: dict[str, NamedPlace] = {}
    for part in parts:
        for asked, found in part.named.items():
            if asked not in named or (found.is_name and not named[asked].is_name):
                named[asked] = found
    return ErrorTally(
        joined_file([part.gold for part in parts], gold),
        tuple(
            _joined_system([part.systems[place] for part in parts], sha256)
            for place, sha256 in enumerate(own)
        ),
        np.sum([part.agreement for part in parts], axis=0),
        sum(part.reverse for part in parts),
        SentenceCounts.joined([part.sentences for part in parts]),
        named,
    )


def _joined_system(parts: Sequence[ErrorCounts], sha256: str) -> ErrorCounts:
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
