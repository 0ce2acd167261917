"""Sentences of a text in parts, on which threads, processes or machines work at the same time.

Work is cut into parts by its size alone, and parts are added up in order, so that results are the
same whoever does the work. A part holds its sentences itself, one or two bytes per word: to send
them again for every pass takes less than the numbers that are sent and come back with them.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.models.dmv.spans import WordSpans
from treeval.models.dmv.text import Tagged
from treeval.settings.choices import SpanConstraint
from treeval.tree.treebank import ranges

if TYPE_CHECKING:
    from treeval.kernels.dmv.texts import ChosenSentences

T = TypeVar("T")
R = TypeVar("R")

_PART = 100_000  # cubed words: less than a millisecond of summing over trees
_MOST_PARTS = 64
_BUNDLE = 50_000_000  # cubed words: about a tenth of a second
_FEWEST_BUNDLES = 8  # unless there are fewer parts


class PartMapper(Protocol):
    """Applies a function to all parts and gives the results in order, whoever does the work."""

    def __call__(self, function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]: ...


class SpanLimits(NamedTuple):
    """The spans of a text, and how trees must respect them."""

    spans: WordSpans
    constraint: SpanConstraint


FREE = SpanLimits(WordSpans.of([]), "sprawl")  # no limits; it is recognised by identity
_NONE = frozen(np.zeros(0, dtype=np.int64))


class SentencePart(NamedTuple):
    """Some sentences of a text, ordered by length; all of them have words."""

    codes: Ints
    lengths: Ints
    log_scales: Floats | None = None  # [word]: log of a factor for the weights of taking the word
    limits: SpanLimits | None = None
    of_words: Floats | None = None  # [word, ...]: further numbers that the work needs
    of_arcs: Floats | None = None  # [head, dependent] of one sentence after the other

    @property
    def for_kernels(self) -> "ChosenSentences":
        """All sentences of the part, in arrays of the types that kernels are compiled for."""
        from treeval.kernels.dmv.limits import SpansOfText  # noqa: PLC0415
        from treeval.kernels.dmv.texts import ChosenSentences  # noqa: PLC0415

        spans = SpansOfText(_NONE, _NONE, _NONE, 0)
        if self.limits is not None:
            spans = self.limits.spans.for_kernels(self.limits.constraint)
        scales = np.zeros(len(self.codes)) if self.log_scales is None else self.log_scales
        return ChosenSentences(
            frozen(self.codes.astype(np.int32)),
            frozen(np.append(0, np.cumsum(self.lengths, dtype=np.int64))),
            frozen(np.arange(len(self.lengths))),
            frozen(scales),
            spans,
        )


class CutText(NamedTuple):
    """Parts of a text, and which of its sentences and words they hold."""

    text: Tagged
    chosen: list[Ints]
    words: list[Ints]
    parts: list[SentencePart]


def cut_up(
    text: Tagged,
    limits: SpanLimits = FREE,
    *,
    chosen: Ints | None = None,
    log_scales: Floats | None = None,
    of_words: Floats | None = None,
    of_arcs: Floats | None = None,
    number: int | None = None,
) -> CutText:
    """Cut a text, or the chosen sentences of it, and all that belongs to their words and arcs.

    Unless their number is given, there are as many parts as pay.
    """
    kept = np.flatnonzero(text.lengths) if chosen is None else chosen
    divided = _divided(text.lengths, kept, number)
    words = [ranges(text.offsets[own], text.lengths[own]) for own in divided]
    codes = text.codes.astype(np.min_scalar_type(max(len(text.tags) - 1, 0)))
    lengths = text.lengths.astype(np.min_scalar_type(text.lengths.max(initial=0)))
    arcs = arc_offsets(text.lengths)
    parts = [
        SentencePart(
            codes[of_part],
            lengths[own],
            None if log_scales is None else log_scales[of_part],
            None if limits is FREE else limits._replace(spans=limits.spans.select(own)),
            None if of_words is None else of_words[of_part],
            None if of_arcs is None else of_arcs[arcs_of_sentences(arcs, own)],
        )
        for own, of_part in zip(divided, words, strict=True)
    ]
    return CutText(text, divided, words, parts)


def _divided(lengths: Ints, chosen: Ints, number: int | None) -> list[Ints]:
    """Divide sentences into parts that take about the same time, those of equal length together."""
    ordered = chosen[np.argsort(lengths[chosen], kind="stable")]
    costs = np.cumsum(lengths[ordered].astype(np.float64) ** 3)
    if not len(costs):
        return []
    if number is None:
        number = int(np.clip(costs[-1] // _PART, 1, _MOST_PARTS))
    cuts = np.searchsorted(costs, costs[-1] * np.arange(1, number) / number)
    return [part for part in np.split(ordered, cuts) if len(part)]


def arc_offsets(lengths: Ints) -> Ints:
    """Where the arcs of each sentence begin: those of n words are n² numbers."""
    return frozen(np.concatenate([[0], np.cumsum(lengths.astype(np.int64) ** 2)]))


def arcs_of_sentences(offsets: Ints, sentences: Ints) -> Ints:
    """Number the arcs of some sentences, given where those of each begin."""
    return ranges(offsets[sentences], offsets[sentences + 1] - offsets[sentences])


def in_threads(function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """Work on all cores of this machine."""
    listed = list(items)
    return map(function, listed) if len(listed) <= 1 else _pool().map(function, listed)


def one_after_another(function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """Work on one core."""
    return map(function, items)


def bundled(mapper: PartMapper) -> PartMapper:
    """Send small parts several at a time: a task takes longer to be sent than a part to be done."""

    def spread(function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        listed = list(items)
        size = _bundle_size([one for one in listed if isinstance(one, SentencePart)])
        bundles = [listed[first : first + size] for first in range(0, len(listed), size)]
        for found in mapper(partial(_each, function), bundles):
            yield from found

    return spread


def _bundle_size(parts: list[SentencePart]) -> int:
    """How many parts a bundle has: as many as pay, but so that some workers have their share."""
    costs = sum(float((part.lengths.astype(np.float64) ** 3).sum()) for part in parts)
    bundles = max(costs // _BUNDLE, _FEWEST_BUNDLES, 1)
    return max(1, int(len(parts) // bundles))


def _each(function: Callable[[T], R], bundle: list[T]) -> list[R]:
    return list(map(function, bundle))


@cache
def _pool() -> ThreadPoolExecutor:
    """Threads for all kernels, which hold no lock; started once, as EM needs them again soon."""
    return ThreadPoolExecutor(number_of_cores(), "dmv")


def number_of_cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


if hasattr(os, "register_at_fork"):  # threads do not survive one
    os.register_at_fork(after_in_child=_pool.cache_clear)
