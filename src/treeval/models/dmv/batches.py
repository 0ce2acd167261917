"""Kernels over all sentences of a text, on all cores.

Work is cut into parts by its size alone, and parts are added up in order, so that results are the
same whatever the number of cores.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.models.dmv.events import Events, combined, zeros
from treeval.models.dmv.spans import WordSpans
from treeval.models.dmv.text import Tagged
from treeval.settings.choices import SpanConstraint

if TYPE_CHECKING:
    from treeval.kernels.dmv.texts import ChosenSentences

R = TypeVar("R")

_PART = 100_000  # cubed words: about a millisecond of summing over trees
_MOST_PARTS = 64

# A sentence of n words has fewer than 6.75ⁿ projective trees. Scaled by half of that, the sum over
# trees lies as far below the largest double as the best tree lies above the smallest.
_HALF_OF_TREES = 0.5 * np.log(6.75)


class SpanLimits(NamedTuple):
    """WordSpans of a text, and how trees must respect them."""

    spans: WordSpans
    constraint: SpanConstraint


FREE = SpanLimits(WordSpans.of([]), "sprawl")  # no limits; it is recognised by identity
_NONE = frozen(np.zeros(0, dtype=np.int64))


class Expectation(NamedTuple):
    """Expected events of a text, and the log-likelihood of each sentence."""

    events: Events
    log_likelihoods: Floats


class DmvParses(NamedTuple):
    """Positions of heads in the whole text, -1 for roots, and log-probabilities by sentence."""

    parents: Ints
    log_probabilities: Floats


def expect(text: Tagged, weights: Events, limits: SpanLimits = FREE) -> Expectation:
    """Events expected over all trees within limits; of a sentence that has no tree, none."""
    from treeval.kernels.dmv import texts as dmv  # noqa: PLC0415

    def work(part: "ChosenSentences", log_sums: Floats) -> Events:
        counts = zeros(len(text.tags))
        dmv.expect(weights, part, counts, log_sums)
        return counts

    parts, log_sums = summed(text, work, lambda: _shared_out(text, weights, limits), limits)
    return Expectation(combined(parts or [zeros(len(text.tags))]), log_sums)


def best_trees(text: Tagged, weights: Events, limits: SpanLimits = FREE) -> DmvParses:
    """The most probable tree of each sentence; of equals the one with the first splits.

    The logarithm is -inf where no tree is within the limits, and then the tree means nothing.
    """
    from treeval.kernels.dmv import texts as dmv  # noqa: PLC0415

    logs = logarithms(weights)
    heads, log_weights = np.zeros(text.words, dtype=np.int32), np.zeros(len(text))
    whole = whole_of(text, limits)
    spread(whole, text.lengths, lambda part: dmv.parse(logs, part, heads, log_weights))
    return DmvParses(absolute(text, heads), log_weights)


def trees_within(
    trees: "Callable[[Tagged, Events, SpanLimits], DmvParses]",
    text: Tagged,
    weights: Events,
    limits: SpanLimits,
) -> tuple[DmvParses, int]:
    """Find trees within limits, and where there is none, without; count the latter sentences."""
    within = trees(text, weights, limits)
    if limits is FREE:
        return within, 0
    without = np.isneginf(within.log_probabilities) & (text.lengths > 0)
    if not without.any():
        return within, 0
    free = trees(text, weights, FREE)
    parents = np.where(np.repeat(without, text.lengths), free.parents, within.parents)
    logs = np.where(without, free.log_probabilities, within.log_probabilities)
    return DmvParses(parents, logs), int(without.sum())


def careful_trees(text: Tagged, weights: Events, limits: SpanLimits = FREE) -> DmvParses:
    """The tree of each sentence that has the most right arcs on average over all trees.

    The numbers are log-likelihoods of the sentences, as far as trees are within the limits. Without
    limits, every sentence must have a tree.
    """
    from treeval.kernels.dmv import texts as dmv  # noqa: PLC0415

    heads = np.zeros(text.words, dtype=np.int32)

    def work(part: "ChosenSentences", log_sums: Floats) -> None:
        dmv.parse_carefully(weights, part, heads, log_sums)

    _, log_sums = summed(text, work, lambda: _shared_out(text, weights, limits), limits)
    if limits is FREE:
        insist_on_trees(log_sums)
    return DmvParses(absolute(text, heads), log_sums)


def drawn_trees(text: Tagged, weights: Events, rng: np.random.Generator) -> DmvParses:
    """A tree for each sentence, drawn in proportion to its probability.

    The numbers are log-likelihoods of the sentences. Every sentence must have a tree.
    """
    from treeval.kernels.dmv import texts as dmv  # noqa: PLC0415

    heads = np.zeros(text.words, dtype=np.int32)
    draws = rng.random(2 * text.words)

    def work(part: "ChosenSentences", log_sums: Floats) -> None:
        dmv.draw(weights, part, draws, heads, log_sums)

    _, log_sums = summed(text, work, lambda: _shared_out(text, weights, FREE))
    insist_on_trees(log_sums)
    return DmvParses(absolute(text, heads), log_sums)


def logarithms(weights: Events) -> Events:
    with np.errstate(divide="ignore"):
        return weights.map(np.log)


def spread(
    whole: "ChosenSentences",
    lengths: Ints,
    work: Callable[["ChosenSentences"], R],
    parts: int | None = None,
) -> list[R]:
    """Do the work on parts of the chosen sentences, those of equal length together.

    Unless their number is given, there are as many parts as pay.
    """
    ordered = whole.chosen[np.argsort(lengths[whole.chosen], kind="stable")]
    costs = np.cumsum(lengths[ordered].astype(np.float64) ** 3)
    if not len(costs):
        return []
    if parts is None:
        parts = int(np.clip(costs[-1] // _PART, 1, _MOST_PARTS))
    cuts = np.searchsorted(costs, costs[-1] * np.arange(1, parts) / parts)
    cut = [whole._replace(chosen=frozen(part)) for part in np.split(ordered, cuts) if len(part)]
    if len(cut) == 1:
        return [work(cut[0])]
    return list(_pool().map(work, cut))


@cache
def _pool() -> ThreadPoolExecutor:
    """Threads for all kernels, which hold no lock; started once, as EM needs them again soon."""
    return ThreadPoolExecutor(number_of_cores(), "dmv")


def number_of_cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


if hasattr(os, "register_at_fork"):  # threads do not survive one
    os.register_at_fork(after_in_child=_pool.cache_clear)


def whole_of(text: Tagged, limits: SpanLimits = FREE) -> "ChosenSentences":
    """All sentences that have words; its arrays are of the types that kernels are compiled for."""
    from treeval.kernels.dmv.limits import SpansOfText  # noqa: PLC0415
    from treeval.kernels.dmv.texts import ChosenSentences  # noqa: PLC0415

    spans = SpansOfText(_NONE, _NONE, _NONE, 0)
    if limits is not FREE:
        spans = limits.spans.for_kernels(limits.constraint)
    return ChosenSentences(
        frozen(text.codes.astype(np.int32)),
        frozen(text.offsets.astype(np.int64)),
        frozen(np.flatnonzero(text.lengths)),
        frozen(np.zeros(text.words)),
        spans,
    )


def summed(
    text: Tagged,
    work: Callable[["ChosenSentences", Floats], R],
    shared_out: "Callable[[], tuple[Floats, Floats]]",
    limits: SpanLimits = FREE,
) -> tuple[list[R], Floats]:
    """Work that sums over trees, done again with other scales where a double was too small.

    ``shared_out`` gives the log-probability of the best tree of each sentence, and what each word
    adds to it.
    """
    log_sums = np.zeros(len(text))
    whole = whole_of(text, limits)
    parts = spread(whole, text.lengths, lambda part: work(part, log_sums))
    again = np.flatnonzero(np.isnan(log_sums))
    if not len(again):
        return parts, log_sums
    best, by_word = shared_out()
    log_sums[again] = np.where(np.isneginf(best[again]), -np.inf, np.nan)
    again = np.flatnonzero(np.isnan(log_sums))
    log_scales = frozen(-by_word - _HALF_OF_TREES)
    rest = whole._replace(chosen=again, log_scales=log_scales)
    parts += spread(rest, text.lengths, lambda part: work(part, log_sums))
    if np.isnan(log_sums).any():
        longest = int(text.lengths[np.isnan(log_sums)].max())
        raise SettingError(f"a sentence of {longest} words is too long to sum over its trees")
    return parts, log_sums


def _shared_out(text: Tagged, weights: Events, limits: SpanLimits) -> tuple[Floats, Floats]:
    best = best_trees(text, weights, limits)
    return best.log_probabilities, shares(text, weights, best.parents)


def shares(text: Tagged, weights: Events, parents: Ints) -> Floats:
    """What each word adds to the log-probability of its tree: being taken, and taking no more."""
    logs = logarithms(weights)
    words = np.arange(text.words)
    dependents = words[parents >= 0]
    heads = parents[dependents]
    sides = (dependents > heads).astype(np.int64)
    codes = text.codes

    place = sides * text.words + heads
    valence = np.bincount(place, minlength=2 * text.words).reshape(2, text.words)
    has = np.minimum(valence, 1)
    result: Floats = logs.stop[0, codes, has[0]] + logs.stop[1, codes, has[1]]
    result[parents < 0] += logs.root[codes[parents < 0]]
    # The dependent next to its head is taken first: it finds the head without any.
    nearest = np.full(2 * text.words, text.words)
    np.minimum.at(nearest, place, np.abs(dependents - heads))
    later = (np.abs(dependents - heads) > nearest[place]).astype(np.int64)
    result[dependents] += logs.go[sides, codes[heads], later]
    result[dependents] += logs.attach[sides, codes[heads], codes[dependents]]
    return result


def absolute(text: Tagged, heads: Ints) -> Ints:
    begin = np.repeat(text.offsets[:-1], text.lengths)
    return np.where(heads < 0, -1, heads + begin)


def insist_on_trees(log_sums: Floats) -> None:
    if np.isneginf(log_sums).any():
        sentence = int(np.argmin(log_sums)) + 1
        raise SettingError(f"sentence {sentence} has no tree; give the weights a floor above 0")
