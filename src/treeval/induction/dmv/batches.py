"""Kernels over all sentences of a text, by whoever does the work: by default, all cores."""

from collections.abc import Callable
from functools import partial
from typing import Generic, NamedTuple, Protocol, TypeVar

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.induction.dmv import kernels
from treeval.induction.dmv.events import Events, combined, zeros
from treeval.induction.dmv.text import (
    FREE,
    CutText,
    PartMapper,
    SentencePart,
    SpanLimits,
    Tagged,
    cut_up,
    in_threads,
)

R = TypeVar("R")

# A sentence of n words has fewer than 6.75ⁿ projective trees. Scaled by half of that, the sum over
# trees lies as far below the largest double as the best tree lies above the smallest.
_HALF_OF_TREES = 0.5 * np.log(6.75)


class Expectation(NamedTuple):
    """Expected events of a text, and the log-likelihood of each sentence."""

    events: Events
    log_likelihoods: Floats


class DmvParses(NamedTuple):
    """Positions of heads in the whole text, -1 for roots, and log-probabilities by sentence."""

    parents: Ints
    log_probabilities: Floats


class FromPart(NamedTuple, Generic[R]):
    """What was found in a part of a text, and a logarithm for each of its sentences."""

    value: R
    logs: Floats


def expect(
    text: Tagged, weights: Events, limits: SpanLimits = FREE, *, mapper: PartMapper = in_threads
) -> Expectation:
    """Events expected over all trees within limits; of a sentence that has no tree, none."""

    def shared_out() -> tuple[Floats, Floats]:
        return _shared_out(text, weights, limits, mapper)

    found = summed(text, partial(expect_part, weights), shared_out, limits, mapper=mapper)
    return Expectation(combined(found.values or [zeros(len(text.tags))]), found.log_sums)


def expect_part(weights: Events, part: SentencePart) -> FromPart[Events]:

    counts, log_sums = zeros(len(weights.root)), np.zeros(len(part.lengths))
    kernels.expect(weights.map(np.asarray), part.for_kernels, counts, log_sums)
    return FromPart(counts, log_sums)


def best_trees(
    text: Tagged, weights: Events, limits: SpanLimits = FREE, *, mapper: PartMapper = in_threads
) -> DmvParses:
    """The most probable tree of each sentence; of equals the one with the first splits.

    The logarithm is -inf where no tree is within the limits, and then the tree means nothing.
    """
    cut = cut_up(text, limits)
    found = list(mapper(partial(_best, logarithms(weights)), cut.parts))
    return DmvParses(joined_heads([cut], [one.value for one in found]), joined_logs(cut, found))


def _best(logs: Events, part: SentencePart) -> FromPart[Ints]:

    heads, log_weights = room_for_trees(part)
    kernels.parse(logs.map(np.asarray), part.for_kernels, heads, log_weights)
    return FromPart(heads, log_weights)


class TreeFinder(Protocol):
    """Finds a tree for each sentence, as `best_trees` does."""

    def __call__(
        self, text: Tagged, weights: Events, limits: SpanLimits = ..., *, mapper: PartMapper = ...
    ) -> DmvParses: ...


def trees_within(
    trees: TreeFinder,
    text: Tagged,
    weights: Events,
    limits: SpanLimits,
    *,
    mapper: PartMapper = in_threads,
) -> tuple[DmvParses, int]:
    """Find trees within limits, and where there is none, without; count the latter sentences."""
    within = trees(text, weights, limits, mapper=mapper)
    if limits is FREE:
        return within, 0
    without = np.isneginf(within.log_probabilities) & (text.lengths > 0)
    if not without.any():
        return within, 0
    free = trees(text, weights, FREE, mapper=mapper)
    parents = np.where(np.repeat(without, text.lengths), free.parents, within.parents)
    logs = np.where(without, free.log_probabilities, within.log_probabilities)
    return DmvParses(parents, logs), int(without.sum())


def careful_trees(
    text: Tagged, weights: Events, limits: SpanLimits = FREE, *, mapper: PartMapper = in_threads
) -> DmvParses:
    """The tree of each sentence that has the most right arcs on average over all trees.

    The numbers are log-likelihoods of the sentences, as far as trees are within the limits. Without
    limits, every sentence must have a tree.
    """

    def shared_out() -> tuple[Floats, Floats]:
        return _shared_out(text, weights, limits, mapper)

    found = summed(text, partial(_careful, weights), shared_out, limits, mapper=mapper)
    if limits is FREE:
        require_trees(found.log_sums)
    return DmvParses(joined_heads(found.cuts, found.values), found.log_sums)


def _careful(weights: Events, part: SentencePart) -> FromPart[Ints]:

    heads, log_sums = room_for_trees(part)
    kernels.parse_carefully(weights.map(np.asarray), part.for_kernels, heads, log_sums)
    return FromPart(heads, log_sums)


def drawn_trees(text: Tagged, weights: Events, rng: np.random.Generator) -> DmvParses:
    """A tree for each sentence, drawn in proportion to its probability.

    The numbers are log-likelihoods of the sentences. Every sentence must have a tree. Word w has
    the draws 2w and 2w + 1.
    """
    draws = rng.random(2 * text.words).reshape(-1, 2)

    def shared_out() -> tuple[Floats, Floats]:
        return _shared_out(text, weights, FREE, in_threads)

    found = summed(text, partial(_drawn, weights), shared_out, of_words=draws)
    require_trees(found.log_sums)
    return DmvParses(joined_heads(found.cuts, found.values), found.log_sums)


def skip_draws(rng: np.random.Generator, words: int) -> None:
    """Pass over the draws of words that come before."""
    assert isinstance(rng.bit_generator, np.random.PCG64)  # one step for each draw
    rng.bit_generator.advance(2 * words)


def _drawn(weights: Events, part: SentencePart) -> FromPart[Ints]:

    assert part.of_words is not None
    heads, log_sums = room_for_trees(part)
    draws = np.ascontiguousarray(part.of_words).reshape(-1)
    kernels.draw(weights.map(np.asarray), part.for_kernels, draws, heads, log_sums)
    return FromPart(heads, log_sums)


def logarithms(weights: Events) -> Events:
    with np.errstate(divide="ignore"):
        return weights.map(np.log)


class Summed(NamedTuple, Generic[R]):
    """What was found in all parts, first those of one cut, then those of the other."""

    cuts: list[CutText]
    values: list[R]
    log_sums: Floats


def summed(
    text: Tagged,
    work: Callable[[SentencePart], FromPart[R]],
    shared_out: Callable[[], tuple[Floats, Floats]],
    limits: SpanLimits = FREE,
    *,
    of_words: Floats | None = None,
    of_arcs: Floats | None = None,
    mapper: PartMapper = in_threads,
) -> Summed[R]:
    """Work that sums over trees, done again with other scales where a double was too small.

    ``shared_out`` gives the log-probability of the best tree of each sentence, and what each word
    adds to it. ``of_words`` and ``of_arcs`` are further numbers that the work needs.
    """
    cut = cut_up(text, limits, of_words=of_words, of_arcs=of_arcs)
    found = list(mapper(work, cut.parts))
    cuts, log_sums = [cut], joined_logs(cut, found)
    again = np.flatnonzero(np.isnan(log_sums))
    if len(again):
        best, by_word = shared_out()
        log_sums[again] = np.where(np.isneginf(best[again]), -np.inf, np.nan)
        again = np.flatnonzero(np.isnan(log_sums))
        scales = frozen(-by_word - _HALF_OF_TREES)
        rest = cut_up(
            text, limits, chosen=again, log_scales=scales, of_words=of_words, of_arcs=of_arcs
        )
        more = list(mapper(work, rest.parts))
        log_sums[again] = joined_logs(rest, more)[again]
        cuts, found = [cut, rest], found + more
    if np.isnan(log_sums).any():
        longest = int(text.lengths[np.isnan(log_sums)].max())
        raise SettingError(f"a sentence of {longest} words is too long to sum over its trees")
    return Summed(cuts, [one.value for one in found], log_sums)


def _shared_out(
    text: Tagged, weights: Events, limits: SpanLimits, mapper: PartMapper
) -> tuple[Floats, Floats]:
    best = best_trees(text, weights, limits, mapper=mapper)
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


def room_for_trees(part: SentencePart) -> tuple[Ints, Floats]:
    """Heads of all words of a part, and a logarithm for each sentence, to be written."""
    return np.zeros(len(part.codes), dtype=np.int32), np.zeros(len(part.lengths))


def joined_logs(cut: CutText, found: list[FromPart[R]]) -> Floats:
    """The logarithms of all sentences; 0 for those without words."""
    logs = np.zeros(len(cut.text))
    for chosen, one in zip(cut.chosen, found, strict=True):
        logs[chosen] = one.logs
    return logs


def joined_heads(cuts: list[CutText], found: list[Ints]) -> Ints:
    """The heads of all words as positions in the whole text; of a later cut, they count."""
    text = cuts[0].text
    heads = np.zeros(text.words, dtype=np.int64)
    words = (words for cut in cuts for words in cut.words)
    for own, one in zip(words, found, strict=True):
        heads[own] = one
    begin = np.repeat(text.offsets[:-1], text.lengths)
    return np.where(heads < 0, -1, heads + begin)


def require_trees(log_sums: Floats) -> None:
    if np.isneginf(log_sums).any():
        sentence = int(np.argmin(log_sums)) + 1
        raise SettingError(f"sentence {sentence} has no tree; give the weights a floor above 0")
