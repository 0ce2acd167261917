"""Interpolated modified Kneser-Ney smoothing (Chen and Goodman 1998), in two conventions.

`kenlm`: words out of vocabulary share in the mass of the unigrams; n-grams are pruned by their
occurrences, and their mass goes to the back-off (as lmplz does).
`srilm`: a closed vocabulary; n-grams are pruned by their adjusted counts, and back-offs are made
such that probabilities add up to 1 (as ngram-count -kndiscount -interpolate does).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, get_args

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import ratio
from treeval.errors import SettingError
from treeval.models.ngram.counting import NgramCounts, Ngrams, adjusted_counts
from treeval.models.ngram.model import Discounts, Level, NgramModel
from treeval.models.ngram.vocabulary import BEGIN, UNKNOWN, Vocabulary
from treeval.models.text import Text
from treeval.progress import Advance, Progress, silent
from treeval.settings.choices import Smoothing

HIGHEST_ORDER = 5
_CHUNK = 1 << 16  # n-grams that are weighed at a time
FALLBACK = (0.5, 1.0, 1.5)  # discounts where they cannot be estimated


@dataclass(frozen=True)
class KneserNey:
    """Settings of training.

    ``prune`` gives for each order the number of times up to which an n-gram is left out; the last
    number stands for all higher orders. By default nothing is left out under `kenlm`, and under
    `srilm` what is seen once, from trigrams on.
    """

    order: int = 3
    smoothing: Smoothing = "kenlm"
    prune: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        """Refuse settings that make no sense."""
        if not 1 <= self.order <= HIGHEST_ORDER:
            problem = f"{self.order} is out of range; choose from 1 to {HIGHEST_ORDER}"
            raise SettingError(problem, setting="order")
        if self.smoothing not in get_args(Smoothing):
            problem = f"{self.smoothing!r} is unknown; choose from {', '.join(get_args(Smoothing))}"
            raise SettingError(problem, setting="smoothing")
        given = self.prune
        if given is not None and (len(given) > self.order or given != tuple(sorted(given))):
            problem = f"{_listed(given)}; give at most one number per order, none below the last"
            raise SettingError(problem, setting="prune")
        if given and given[0] != 0:
            problem = f"{_listed(given)}; words are never left out, so begin with 0"
            raise SettingError(problem, setting="prune")

    @property
    def thresholds(self) -> tuple[int, ...]:
        """The largest count at which an n-gram of each order is pruned."""
        given = self.prune or ((0, 0, 1) if self.prune is None and self._is_srilm else (0,))
        return (*given, *[given[-1]] * self.order)[: self.order]

    @property
    def signature(self) -> str:
        return f"kn:{self.order},lm:{self.smoothing},prune:{_listed(self.thresholds)}"

    @property
    def _is_srilm(self) -> bool:
        return self.smoothing == "srilm"

    def train(
        self,
        text: Text,
        rng: np.random.Generator | None = None,
        *,
        progress: Progress = silent,
    ) -> NgramModel:
        """Learn from a text how probable each word is after others.

        Nothing is drawn from ``rng``, and all is done at once.
        """
        del rng
        if not len(text):
            raise SettingError("the training text has no sentences; is it the right file?")
        vocabulary = Vocabulary.of(text.words)
        counts = NgramCounts.of(vocabulary.stream(text), vocabulary, self.order)
        return self.smooth(counts, progress=progress)

    def smooth(self, counted: NgramCounts, *, progress: Progress = silent) -> NgramModel:
        """Make a model of counts of n-grams, up to the order of the settings."""
        vocabulary, tables = counted
        counts = adjusted_counts(tables)
        needed = 4 if self._is_srilm else 3  # lmplz lives without n-grams seen four times
        discounts = tuple(estimate_discounts(count, needed) for count in counts)
        kept = [
            (count if self._is_srilm else table.occurrences) > threshold
            for table, count, threshold in zip(tables, counts, self.thresholds, strict=True)
        ]
        weighed = self._weigh(tables, counts, discounts, kept)
        progress(Advance("learning", 1, 1))
        return NgramModel(vocabulary, _levels(tables, weighed, kept), self.signature, discounts)

    def _weigh(
        self,
        tables: Sequence[Ngrams],
        counts: Sequence[Ints],
        discounts: Sequence[Discounts],
        kept: Sequence[Bools],
    ) -> "list[_Weighed]":
        unigrams = self._weigh_unigrams(counts[0], discounts[0])
        weighed = [_Weighed(unigrams, np.ones(1))]
        for table, count, discount, keep in zip(
            tables[1:], counts[1:], discounts[1:], kept[1:], strict=True
        ):
            probabilities, backoffs = np.empty(len(table)), np.ones(len(weighed[-1].probabilities))
            weigh = _weigh_as_srilm if self._is_srilm else _weigh_as_kenlm
            for rows, contexts in _chunks(table):
                order = _Order(
                    table.contexts_of(rows) - contexts.start,
                    count[rows],
                    discount.of(count[rows]),
                    keep[rows],
                    weighed[-1].probabilities[table.suffixes[rows]],
                )
                probabilities[rows], backoffs[contexts] = weigh(order)
            weighed.append(_Weighed(probabilities, backoffs))
        return weighed

    def _weigh_unigrams(self, counts: Ints, discount: Discounts) -> Floats:
        discounted = discount.of(counts)
        predicted = np.ones(len(counts), dtype=np.bool_)
        predicted[BEGIN] = False
        predicted[UNKNOWN] = not self._is_srilm
        uniform = predicted / np.count_nonzero(predicted)
        probabilities = (counts - discounted + discounted.sum() * uniform) / counts.sum()
        probabilities[BEGIN] = 1.0  # never asked for; lmplz writes it so
        return np.asarray(probabilities)


def _chunks(table: Ngrams) -> Iterator[tuple[slice, slice]]:
    """Cut n-grams into chunks of whole contexts that fit into the cache: rows, and contexts."""
    begin = context = 0
    while begin < len(table):
        next_ = int(table.keys[min(begin + _CHUNK, len(table)) - 1]) // table.vocabulary + 1
        end = int(np.searchsorted(table.keys, next_ * table.vocabulary))
        yield slice(begin, end), slice(context, next_)
        begin, context = end, next_


@dataclass(frozen=True, eq=False)
class _Order:
    """The numbers from which the probabilities of some n-grams of one order are computed."""

    contexts: Ints
    counts: Ints
    discounts: Floats
    kept: Bools
    lower: Floats  # the probability of each n-gram's last word without the first

    def sum_by_context(self, values: Floats | Ints | Bools) -> Floats:
        return np.asarray(np.bincount(self.contexts, values), dtype=np.float64)


class _Weighed(NamedTuple):
    """Probabilities of the n-grams of one order, and the back-offs of their contexts."""

    probabilities: Floats
    backoffs: Floats


def _weigh_as_kenlm(order: _Order) -> _Weighed:
    """Give the discounts, and the counts of pruned n-grams, to the order below."""
    totals = order.sum_by_context(order.counts)
    freed = order.sum_by_context(np.where(order.kept, order.discounts, order.counts))
    backoffs = np.where(totals > 0, ratio(freed, totals), 1.0)
    contexts = order.contexts
    discounted = np.where(order.kept, order.counts - order.discounts, 0) / totals[contexts]
    return _Weighed(discounted + backoffs[contexts] * order.lower, backoffs)


def _weigh_as_srilm(order: _Order) -> _Weighed:
    """Give the discounts to the order below; back-offs then make up for pruned n-grams."""
    totals = order.sum_by_context(order.counts)
    weights = np.where(totals > 0, ratio(order.sum_by_context(order.discounts), totals), 1.0)
    contexts, lower = order.contexts, order.lower
    interpolated = (order.counts - order.discounts) / totals[contexts] + weights[contexts] * lower
    left = 1 - order.sum_by_context(np.where(order.kept, interpolated, 0))
    left_below = 1 - order.sum_by_context(np.where(order.kept, lower, 0))
    pruned = order.sum_by_context(~order.kept) > 0
    backoffs = np.where(pruned, ratio(left, left_below), weights)
    return _Weighed(np.where(order.kept, interpolated, backoffs[contexts] * lower), backoffs)


def _levels(
    tables: Sequence[Ngrams], weighed: Sequence[_Weighed], kept: Sequence[Bools]
) -> tuple[Level, ...]:
    """Drop pruned n-grams, except contexts of others, and number contexts again."""
    kept = [keep.copy() for keep in kept]
    kept[0][:] = True
    for order in reversed(range(1, len(tables))):
        if not kept[order - 1].all():
            kept[order - 1][tables[order].contexts[kept[order]]] = True
    levels: list[Level] = []
    places = None  # of contexts, if some are dropped
    for table, weights, above, keep in zip(
        tables, weighed, [*weighed[1:], None], kept, strict=True
    ):
        rows = slice(None) if keep.all() else keep
        contexts, below = table.contexts[rows], len(levels[-1]) if levels else 1
        # There are many n-grams, so the logarithms take the place of the probabilities.
        log10 = weights.probabilities[rows]
        with np.errstate(divide="ignore"):  # words out of a closed vocabulary
            np.minimum(np.log10(log10, out=log10), 0.0, out=log10)
        backoffs = np.log10(above.backoffs[rows]) if above else np.broadcast_to(0.0, len(log10))
        contexts = contexts if places is None else places[contexts]
        levels.append(Level.of(contexts, table.words[rows], log10, backoffs, below))
        places = None if isinstance(rows, slice) else np.cumsum(keep, dtype=np.int32) - 1
    return tuple(levels)


def _listed(numbers: tuple[int, ...]) -> str:
    return "+".join(map(str, numbers))


def estimate_discounts(counts: Ints, needed: int) -> Discounts:
    """Estimate discounts from the numbers of n-grams with the counts 1 to 4.

    Where one of the first ``needed`` of them is missing, as in small texts, or a discount does
    not come out positive, fixed discounts take the place of all three.
    """
    numbers = np.bincount(counts[counts < 5], minlength=5)[1:].tolist()
    missing = [count for count, number in enumerate(numbers[:needed], start=1) if not number]
    if missing:
        return Discounts(FALLBACK, f"no n-gram has the count {missing[0]}")
    ones, twos, threes, fours = numbers
    share = ones / (ones + 2 * twos)
    amounts = (
        1 - 2 * share * twos / ones,
        2 - 3 * share * threes / twos,
        3 - 4 * share * fours / threes,
    )
    for count, amount in enumerate(amounts, start=1):
        if amount <= 0:
            why = f"more n-grams have the count {count + 1} than in ordinary text"
            return Discounts(
                FALLBACK, f"the discount of the count {count} would be {amount:.3g}: {why}"
            )
    return Discounts(amounts)
