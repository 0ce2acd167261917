"""Resampling: confidence intervals of scores, and tests of the difference between two scores.

All of them add rows: a resample or a shuffle is a random choice of sentences (`Draws`), which is
applied to the counts of any system and metric. Draws keep a seed, not the choices: each application
makes the same choices again, batch by batch. Nothing of the size of trials x sentences is kept, and
every process makes the same choices.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, NamedTuple, Self, TypeVar

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.counts import Counts
from treeval.errors import MismatchError, SettingError
from treeval.settings.certainty import LEVEL, RESAMPLES, SHUFFLES, Certainty

_LARGEST_SEED = 2**63
_SENTENCES = 128  # whose sums over all subsets of eight are in memory at a time
_CHOICES = 2**18  # sentences chosen at a time
_TRIALS = 2**16  # whose sums are in memory at a time

SHUFFLING, BOOTSTRAP = "paired shuffling", "paired bootstrap"  # the names of the tests
# Equal differences may come from different totals, and then differ in the last bits of the
# scores (relative 1e-16; 1e-13 after thousands of additions of fractions). To miss such a tie
# would make p too small; to find one more among scores that agree to 12 digits is harmless.
_TIE = 1e-12
K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class Draws(ABC):
    """Random choices of sentences: how often each of them counts in each trial."""

    sentences: int
    seed: int
    trials: int

    exchange: ClassVar[bool]  # between two systems; otherwise both get the same sentences

    def __post_init__(self) -> None:
        require_trials(self.trials)

    def batches(self) -> Iterator[Self]:
        """Divide the trials into batches, so that the sums of one batch fit into memory.

        Draws of few trials are one batch: themselves. Every batch has a seed of its own.
        """
        for number, first in enumerate(range(0, self.trials, _TRIALS)):
            # The first batch has the seed itself, so that few trials are drawn as without batches.
            drawn = np.random.default_rng([self.seed, number]).integers(_LARGEST_SEED)
            seed = int(drawn) if number else self.seed
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
        number_of = {key: number for number, key in enumerate(columns)}
        distinct = np.stack(list(columns.values()), axis=1)
        sums = self._sums(distinct, np.random.default_rng(self.seed))
        return [sums[:, [number_of[column.tobytes()] for column in table.T]] for table in tables]

    @abstractmethod
    def _sums(self, table: Floats, rng: np.random.Generator) -> Floats: ...


def require_trials(trials: int) -> None:
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
            # Little-endian, so that machines of either byte order draw the same subsets.
            subsets = words.astype("<u8", copy=False).view(np.uint8)[:, : self.trials]
            for known, chosen in zip(subset_sums, subsets, strict=True):
                sums += known.take(chosen, axis=0)
        return sums


def _subset_sums(rows: Floats) -> Floats:
    """Sum each subset of each eight rows: (n, k) -> (n / 8, 256, k); bit i stands for row i."""
    # Each row doubles the sums known so far: those without it, then those with it.
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
        for chosen in self._batches(rng):
            # One bincount for all trials: each trial has its own range of keys. The product with
            # the table then replaces a sum of drawn rows for every trial.
            keys = chosen + np.arange(len(chosen))[:, None] * self.sentences
            times = np.bincount(keys.ravel(), minlength=keys.size).reshape(keys.shape)
            sums[first : first + len(chosen)] = times.astype(np.float64) @ table
            first += len(chosen)
        return sums

    def choices(self) -> Iterator[Ints]:
        """Give the numbers of the chosen sentences, in batches (some trials, sentences).

        They are the choices behind `sums`, for statistics that are not sums themselves.
        """
        return self._batches(np.random.default_rng(self.seed))

    def _batches(self, rng: np.random.Generator) -> Iterator[Ints]:
        if not self.sentences:
            return
        batch = max(1, _CHOICES // self.sentences)
        for first in range(0, self.trials, batch):
            size = min(batch, self.trials - first)
            yield rng.integers(self.sentences, size=(size, self.sentences))


@dataclass(frozen=True)
class WithinTreebanks:
    """Draws of each treebank; their sums are side by side.

    Sentences are drawn, or exchanged, within their treebank: each treebank keeps its size.
    """

    parts: tuple[Draws, ...]

    @property
    def exchange(self) -> bool:
        return self.parts[0].exchange

    @property
    def trials(self) -> int:
        return self.parts[0].trials

    def batches(self) -> Iterator["WithinTreebanks"]:
        """Divide the trials into batches."""
        for parts in zip(*(part.batches() for part in self.parts), strict=True):
            yield WithinTreebanks(parts)

    def sums_of(self, tables: Sequence[Floats]) -> list[Floats]:
        """Sum the rows of each treebank separately."""
        bounds = np.cumsum([part.sentences for part in self.parts])[:-1]
        split = [np.split(table, bounds) for table in tables]
        sums = [
            part.sums_of([table[index] for table in split]) for index, part in enumerate(self.parts)
        ]
        return [np.concatenate(of_table, axis=1) for of_table in zip(*sums, strict=True)]


def paired_draws(
    rng: np.random.Generator, certainty: Certainty, pairs: int, sentences: int
) -> Draws:
    """Make the draws that the chosen paired test of a number of pairs of systems needs."""
    drawn = Swaps.drawn if certainty.test == "shuffling" else Resamples.drawn
    return drawn(rng, sentences, certainty.trials(pairs))


@dataclass(frozen=True)
class Interval:
    """The range of scores that data like these leave possible, at a level of confidence."""

    low: float
    high: float
    level: float
    trials: int  # resamples; 0 if there are none
    undefined: int  # resamples without a score, left out
    method: str = "bootstrap"


@dataclass(frozen=True)
class Difference:
    """The score of b minus that of a, and the two-sided p-value of a paired test."""

    difference: float
    p: float
    test: str
    trials: int
    undefined: int  # trials without a score on either side; they count against a difference


class Extremes(NamedTuple):
    """A batch of trials: their number, those as extreme as the observation, those undefined."""

    trials: int
    extreme: int
    undefined: int


def interval(counts: Counts, resamples: Resamples, level: float = LEVEL) -> Interval:
    """Bootstrap percentile interval of the score (Efron and Tibshirani 1993, chapter 13)."""
    return intervals({None: counts}, resamples, level)[None]


def intervals(
    counts: Mapping[K, Counts], resamples: Resamples | WithinTreebanks, level: float = LEVEL
) -> dict[K, Interval]:
    """Intervals of several systems and metrics, while drawing only once."""
    sums = resamples.sums_of([part.table for part in counts.values()])
    return {
        key: _interval(part, part.metric.score(totals), level)
        for (key, part), totals in zip(counts.items(), sums, strict=True)
    }


def _interval(counts: Counts, scores: Floats, level: float) -> Interval:
    low, high = percentiles(scores, level)
    if np.isnan(counts.score):
        low = high = float("nan")
    return Interval(low, high, level, len(scores), int(np.isnan(scores).sum()))


def percentiles(scores: Floats, level: float) -> tuple[float, float]:
    """Cut off the same number of scores at both ends; undefined ones do not count."""
    require_level(level)
    ordered = np.sort(scores[~np.isnan(scores)])
    if not len(ordered):
        return float("nan"), float("nan")
    last = len(ordered) - 1
    cut = round((1 - level) / 2 * last)
    return float(ordered[cut]), float(ordered[last - cut])


def require_level(level: float) -> None:
    if not 0 < level < 1:
        raise SettingError(f"confidence level {level}; choose one between 0 and 1, such as 0.95")


def paired_shuffling(a: Counts, b: Counts, swaps: Swaps) -> Difference:
    """Test whether the difference is as large if the outputs of sentences are swapped at random.

    This is approximate randomisation (Noreen 1989; Yeh 2000).
    """
    require_same_metric(a, b)
    return judged(a, b, [by_shuffles(a, b, swaps.sums(b.table - a.table))], SHUFFLING)


def paired_shufflings(pairs: Sequence[tuple[Counts, Counts]], swaps: Swaps) -> list[Difference]:
    """Test several pairs by shuffling, while drawing only once."""
    for a, b in pairs:
        require_same_metric(a, b)
    sums = swaps.sums_of([b.table - a.table for a, b in pairs])
    return [
        judged(a, b, [by_shuffles(a, b, moved)], SHUFFLING)
        for (a, b), moved in zip(pairs, sums, strict=True)
    ]


def by_shuffles(a: Counts, b: Counts, moved: Floats) -> Extremes:
    """Count the extreme shuffles; ``moved`` has the sums of ``b.table - a.table`` for each."""
    score = a.metric.score
    # A swap takes its rows from one system and gives them to the other: only b - a is summed.
    with np.errstate(invalid="ignore"):
        chance = score(b.totals - moved) - score(a.totals + moved)
    return _extremes(a, b, chance)


def paired_bootstrap(a: Counts, b: Counts, resamples: Resamples) -> Difference:
    """Test whether the difference varies over resamples by as much as its own size.

    Counts the resamples whose difference lies at least as far from the observed one as that lies
    from 0 (Berg-Kirkpatrick, Burkett and Klein 2012, on either side).
    """
    require_same_metric(a, b)
    extremes = by_resamples(a, b, *resamples.sums_of([a.table, b.table]))
    return judged(a, b, [extremes], BOOTSTRAP)


def by_resamples(a: Counts, b: Counts, totals_a: Floats, totals_b: Floats) -> Extremes:
    """Count the extreme resamples, given the totals of both systems over each of them."""
    score = a.metric.score
    # Resamples vary around the observed difference, not around 0: it is subtracted, so that what
    # is left is the difference that chance makes if there is none.
    with np.errstate(invalid="ignore"):
        chance = score(totals_b) - score(totals_a) - (b.score - a.score)
    return _extremes(a, b, chance)


def require_same_metric(a: Counts, b: Counts) -> None:
    if a.metric.name != b.metric.name:
        raise MismatchError(
            f"{a.metric.name} cannot be compared with {b.metric.name}; use one metric for both"
        )
    if a.table.shape != b.table.shape:
        raise MismatchError(
            f"counts of {len(a.table)} and {len(b.table)} sentences cannot be compared; "
            "score the systems on the same gold sentences"
        )


def _extremes(a: Counts, b: Counts, chance: Floats) -> Extremes:
    """Count the trials in which chance makes a difference at least as large.

    A trial without a score counts as extreme, which errs towards no difference.
    """
    score_a, score_b = a.score, b.score
    undefined = np.isnan(chance)
    tie = _TIE * (abs(score_a) + abs(score_b))
    extreme = undefined | (np.abs(chance) >= abs(score_b - score_a) - tie)
    return Extremes(len(chance), int(extreme.sum()), int(undefined.sum()))


def judged(a: Counts, b: Counts, batches: Iterable[Extremes], test: str) -> Difference:
    """Turn the counts of all batches of trials into a p-value.

    The observed outcome is one of the possible ones and counts as a trial (Davison and Hinkley
    1997, section 4.2): p is never 0.
    """
    trials, extreme, undefined = (sum(column) for column in zip(*batches, strict=True))
    difference = b.score - a.score
    p = (extreme + 1) / (trials + 1) if np.isfinite(difference) else float("nan")
    return Difference(difference, p, test, trials, undefined)


@dataclass(frozen=True, eq=False)
class Resampled:
    """A number, and its value in each trial; numbers from the same draws can be combined."""

    value: float
    trials: Floats

    def __sub__(self, other: "Resampled") -> "Resampled":
        """Give the difference, which is paired: both numbers come from the same resamples."""
        return Resampled(self.value - other.value, self.trials - other.trials)

    @cached_property
    def interval(self) -> tuple[float, float]:
        """The bootstrap percentile interval of 95 %."""
        return percentiles(self.trials, LEVEL)

    @property
    def p(self) -> float:
        """The two-sided p-value of the number being 0, as in a paired bootstrap.

        It counts the trials that lie at least as far from the number as that lies from 0, and the
        observed outcome; undefined trials count as well.
        """
        if np.isnan(self.value):
            return float("nan")
        far = np.abs(self.trials - self.value) >= abs(self.value) * (1 - _TIE)
        return (int(np.sum(far | np.isnan(self.trials))) + 1) / (len(self.trials) + 1)


def averaged(numbers: Sequence[Resampled], weights: Sequence[float] | None = None) -> Resampled:
    """Give the mean of numbers from the same draws, or from draws that do not depend on each other.

    In the second case, they belong to parts of the data that are resampled separately.
    """
    return Resampled(
        float(np.average([number.value for number in numbers], weights=weights)),
        np.average([number.trials for number in numbers], axis=0, weights=weights),
    )
