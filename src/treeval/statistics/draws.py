"""Random choices of sentences, drawn once and applied to the counts of any system and metric.

Draws keep a seed, not the choices: each application makes the same choices again, block by block.
Nothing of the size of trials x sentences is kept, and every process makes the same choices.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.errors import MismatchError, SettingError
from treeval.settings.certainty import RESAMPLES, SHUFFLES, Certainty

_LARGEST_SEED = 2**63
_SENTENCES = 128  # for which the sums of all subsets of eight are kept at a time
_CHOICES = 2**18  # sentences chosen at a time
_TRIALS = 2**16  # of which all sums are kept at a time


@dataclass(frozen=True)
class Draws(ABC):
    """How often each of the sentences counts in each trial."""

    sentences: int
    seed: int
    trials: int

    exchange: ClassVar[bool]  # between two systems; otherwise both get the same sentences

    def __post_init__(self) -> None:
        insist_on_trials(self.trials)

    def blocks(self) -> Iterator[Self]:
        """Divide the trials into blocks, so that the sums of one block fit into memory.

        Draws of few trials are one block: themselves. Every block has a seed of its own.
        """
        for number, first in enumerate(range(0, self.trials, _TRIALS)):
            own = np.random.default_rng([self.seed, number]).integers(_LARGEST_SEED)
            seed = int(own) if number else self.seed
            yield replace(self, seed=seed, trials=min(_TRIALS, self.trials - first))

    def sums(self, table: Floats) -> Floats:
        """Sum the rows of the chosen sentences: (sentences, k) -> (trials, k).

        Whole numbers are added exactly, in any order.
        """
        return self.sums_of([table])[0]

    def sums_of(self, tables: Sequence[Floats]) -> list[Floats]:
        """Sum the rows of several tables, while drawing only once."""
        for table in tables:
            if len(table) != self.sentences:
                raise MismatchError(
                    f"counts of {len(table)} sentences do not fit draws of {self.sentences}; "
                    "score the systems on the same gold sentences"
                )
        if not tables:
            return []
        # Systems and metrics share columns, such as the number of gold words: sum each once.
        columns = {column.tobytes(): column for table in tables for column in table.T}
        place = {key: number for number, key in enumerate(columns)}
        distinct = np.stack(list(columns.values()), axis=1)
        sums = self._sums(distinct, np.random.default_rng(self.seed))
        return [sums[:, [place[column.tobytes()] for column in table.T]] for table in tables]

    @abstractmethod
    def _sums(self, table: Floats, rng: np.random.Generator) -> Floats: ...


def insist_on_trials(trials: int) -> None:
    if trials < 1:
        raise SettingError(f"{trials} trials are too few; choose 1 or more")


class Swaps(Draws):
    """In each trial, each sentence is exchanged between two systems with probability 1/2."""

    exchange = True

    @staticmethod
    def drawn(rng: np.random.Generator, sentences: int, trials: int = SHUFFLES) -> "Swaps":
        return Swaps(sentences, int(rng.integers(_LARGEST_SEED)), trials)

    def _sums(self, table: Floats, rng: np.random.Generator) -> Floats:
        # A random byte chooses a subset of eight sentences, and the sums of all 256 are known:
        # one look-up instead of eight products, and no matrix of trials x sentences.
        sums = np.zeros((self.trials, table.shape[1]))
        for first in range(0, len(table), _SENTENCES):
            subset_sums = _subset_sums(table[first : first + _SENTENCES])
            size = (len(subset_sums), -(-self.trials // 8))
            words = rng.integers(0, 2**64, size, dtype=np.uint64)
            subsets = words.astype("<u8", copy=False).view(np.uint8)[:, : self.trials]
            for known, chosen in zip(subset_sums, subsets, strict=True):
                sums += known.take(chosen, axis=0)
        return sums


def _subset_sums(rows: Floats) -> Floats:
    """Sum each subset of each eight rows: (n, k) -> (n / 8, 256, k); bit i stands for row i."""
    missing = np.zeros((-len(rows) % 8, rows.shape[1]))
    eights = np.concatenate([rows, missing]).reshape(-1, 8, rows.shape[1])
    sums = np.zeros((len(eights), 1, rows.shape[1]))
    for row in range(8):
        sums = np.concatenate([sums, sums + eights[:, row : row + 1]], axis=1)
    return sums


class Resamples(Draws):
    """In each trial, as many sentences as there are, drawn with replacement."""

    exchange = False

    @staticmethod
    def drawn(rng: np.random.Generator, sentences: int, trials: int = RESAMPLES) -> "Resamples":
        return Resamples(sentences, int(rng.integers(_LARGEST_SEED)), trials)

    def _sums(self, table: Floats, rng: np.random.Generator) -> Floats:
        sums = np.zeros((self.trials, table.shape[1]))
        first = 0
        for chosen in self._blocks(rng):
            keys = chosen + np.arange(len(chosen))[:, None] * self.sentences
            times = np.bincount(keys.ravel(), minlength=keys.size).reshape(keys.shape)
            sums[first : first + len(chosen)] = times.astype(np.float64) @ table
            first += len(chosen)
        return sums

    def choices(self) -> Iterator[Ints]:
        """Give the numbers of the chosen sentences, in blocks (some trials, sentences).

        They are for statistics that are not sums, and are those of which `sums` are made.
        """
        return self._blocks(np.random.default_rng(self.seed))

    def _blocks(self, rng: np.random.Generator) -> Iterator[Ints]:
        if not self.sentences:
            return
        block = max(1, _CHOICES // self.sentences)
        for first in range(0, self.trials, block):
            size = min(block, self.trials - first)
            yield rng.integers(self.sentences, size=(size, self.sentences))


def paired_draws(
    rng: np.random.Generator, certainty: Certainty, pairs: int, sentences: int
) -> Draws:
    """Make the draws that the chosen paired test of a number of pairs of systems needs."""
    drawn = Swaps.drawn if certainty.test == "shuffling" else Resamples.drawn
    return drawn(rng, sentences, certainty.trials(pairs))
