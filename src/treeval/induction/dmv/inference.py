"""Sums over trees, best trees and drawn trees of all sentences of a text, on all cores by default.

The extended model (E-DMV) has choices that depend on any number of earlier dependents. There, arcs
of the text may have factors of their own, and the posteriors of arcs are computed as well. The arcs
of a sentence of n words are n² numbers: from the word i to k is the number i · n + k.
"""

from collections.abc import Callable
from functools import partial
from typing import Generic, NamedTuple, Protocol, TypeVar

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.induction.dmv import kernels
from treeval.induction.dmv.events import DMV, Events, combined, zeros
from treeval.induction.dmv.text import (
    FREE,
    CutText,
    PartMapper,
    SentencePart,
    SpanLimits,
    Tagged,
    arc_offsets,
    arcs_of_sentences,
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


_NO_FACTORS = frozen(np.zeros(0))


class ArcExpectation(NamedTuple):
    """Expected events, the log-likelihood of each sentence, and the posterior of each arc."""

    events: Events
    log_likelihoods: Floats
    posteriors: Floats


def with_valences(weights: Events, valences: tuple[int, int]) -> Events:
    """The model with these valences that does what the given one does.

    Further numbers of dependents are treated as the largest that the given model distinguishes.
    """
    wide = widened(weights)
    choices, attached = (
        np.minimum(np.arange(wanted), known - 1)
        for wanted, known in zip(valences, wide.valences, strict=True)
    )
    changed = Events(
        wide.root, wide.attach[..., attached], wide.stop[..., choices], wide.go[..., choices]
    ).map(np.asarray)
    return narrowed(changed)


def widened(weights: Events) -> Events:
    """Give attachment its axis of valences."""
    if weights.has_valences:
        return weights
    return weights._replace(attach=frozen(weights.attach[..., None]))


def narrowed(weights: Events) -> Events:
    """Take the axis away where the model is the usual one."""
    if weights.valences != DMV or not weights.has_valences:
        return weights
    return weights._replace(attach=frozen(weights.attach[..., 0]))


def expect_arcs(
    text: Tagged,
    weights: Events,
    log_factors: Floats = _NO_FACTORS,
    *,
    mapper: PartMapper = in_threads,
) -> ArcExpectation:
    """Events and arcs expected over all trees, whose weights are multiplied by factors of arcs."""

    def shared_out() -> tuple[Floats, Floats]:
        best = best_valence_trees(text, weights, log_factors=log_factors, mapper=mapper)
        return best.log_probabilities, valence_shares(text, weights, best.parents, log_factors)

    work = partial(_expected_arcs, widened(weights))
    factors = _if_any(np.exp(log_factors))
    found = summed(text, work, shared_out, of_arcs=factors, mapper=mapper)
    offsets = arc_offsets(text.lengths)
    posteriors = np.zeros(offsets[-1])
    chosen = (own for cut in found.cuts for own in cut.chosen)
    for own, (_, of_part) in zip(chosen, found.values, strict=True):
        posteriors[arcs_of_sentences(offsets, own)] = of_part
    nothing = widened(zeros(len(text.tags), weights.valences))
    events = combined([events for events, _ in found.values] or [nothing])
    return ArcExpectation(
        events if weights.has_valences else narrowed(events), found.log_sums, posteriors
    )


def _expected_arcs(wide: Events, part: SentencePart) -> FromPart[tuple[Events, Floats]]:

    offsets = arc_offsets(part.lengths)
    factors = kernels.ArcsOfText(offsets, _frozen_arcs(part))
    counts, posteriors = Events(*map(np.zeros_like, wide)), np.zeros(offsets[-1])
    log_sums = np.zeros(len(part.lengths))
    tables = wide.map(np.asarray)
    kernels.expect_valences(tables, part.for_kernels, factors, counts, posteriors, log_sums)
    return FromPart((counts, posteriors), log_sums)


def _frozen_arcs(part: SentencePart) -> Floats:
    return _NO_FACTORS if part.of_arcs is None else frozen(part.of_arcs)


def _if_any(of_arcs: Floats) -> Floats | None:
    return of_arcs if len(of_arcs) else None


def best_valence_trees(
    text: Tagged,
    weights: Events,
    limits: SpanLimits = FREE,
    *,
    log_factors: Floats = _NO_FACTORS,
    mapper: PartMapper = in_threads,
) -> DmvParses:
    """The most probable tree of each sentence; of equals the one with the first splits."""
    _require_no_limits(limits)
    cut = cut_up(text, of_arcs=_if_any(log_factors))
    work = partial(_best_with_valences, logarithms(widened(weights)))
    found = list(mapper(work, cut.parts))
    return DmvParses(joined_heads([cut], [one.value for one in found]), joined_logs(cut, found))


def _best_with_valences(logs: Events, part: SentencePart) -> FromPart[Ints]:

    factors = kernels.ArcsOfText(arc_offsets(part.lengths), _frozen_arcs(part))
    heads, log_weights = room_for_trees(part)
    tables = logs.map(np.asarray)
    kernels.parse_valences(tables, part.for_kernels, factors, heads, log_weights)
    return FromPart(heads, log_weights)


def careful_valence_trees(
    text: Tagged, weights: Events, limits: SpanLimits = FREE, *, mapper: PartMapper = in_threads
) -> DmvParses:
    """The tree of each sentence that has the most right arcs on average over all trees.

    The numbers are log-likelihoods of the sentences. Every sentence must have a tree.
    """
    _require_no_limits(limits)
    found = expect_arcs(text, weights, mapper=mapper)
    require_trees(found.log_likelihoods)
    _, dependents = arcs_of(text)
    roots = 1 - np.bincount(dependents, found.posteriors, text.words).astype(np.float64)
    cut = cut_up(text, of_words=roots, of_arcs=found.posteriors)
    heads = joined_heads([cut], list(mapper(_attached, cut.parts)))
    return DmvParses(heads, found.log_likelihoods)


def _attached(part: SentencePart) -> Ints:
    """The heads with the most right arcs, given posteriors of arcs and of being a root."""
    assert part.of_arcs is not None
    assert part.of_words is not None
    heads, _ = room_for_trees(part)
    arcs = kernels.ArcsOfText(arc_offsets(part.lengths), np.array(part.of_arcs))
    kernels.attach_carefully(part.for_kernels, arcs, np.array(part.of_words), heads)
    return heads


def arcs_of(text: Tagged) -> tuple[Ints, Ints]:
    """Head and dependent of each arc, as positions in the whole text; a word's own are equal."""
    lengths = text.lengths.astype(np.int64)
    sentences = np.repeat(np.arange(len(text)), lengths**2)
    place = np.arange(len(sentences)) - arc_offsets(text.lengths)[sentences]
    begin, words = text.offsets[sentences].astype(np.int64), lengths[sentences]
    return begin + place // words, begin + place % words


def valence_shares(
    text: Tagged, weights: Events, parents: Ints, log_factors: Floats = _NO_FACTORS
) -> Floats:
    """What each word adds to the log-probability of its tree: being taken, and taking no more."""
    logs = logarithms(widened(weights))
    choices, attached = weights.valences
    codes = text.codes
    dependents = np.flatnonzero(parents >= 0)
    heads = parents[dependents]
    sides = (dependents > heads).astype(np.int64)
    place = sides * text.words + heads

    valence = np.bincount(place, minlength=2 * text.words)
    last = np.minimum(valence, choices - 1).reshape(2, text.words)
    result: Floats = logs.stop[0, codes, last[0]] + logs.stop[1, codes, last[1]]
    result[parents < 0] += logs.root[codes[parents < 0]]
    # The outermost dependent is taken first.
    order = np.lexsort((-np.abs(dependents - heads), place))
    earlier = np.empty(len(order), dtype=np.int64)
    first = np.cumsum(valence) - valence
    earlier[order] = np.arange(len(order)) - first[place[order]]
    of_head = (sides, codes[heads])
    result[dependents] += logs.go[(*of_head, np.minimum(earlier, choices - 1))]
    taken = (*of_head, codes[dependents], np.minimum(earlier, attached - 1))
    result[dependents] += logs.attach[taken]
    if len(log_factors):
        sentences = np.repeat(np.arange(len(text)), text.lengths)[dependents]
        begin, words = text.offsets[sentences], text.lengths[sentences]
        arcs = (heads - begin) * words + dependents - begin
        result[dependents] += log_factors[arc_offsets(text.lengths)[sentences] + arcs]
    return result


def _require_no_limits(limits: SpanLimits) -> None:
    if limits is not FREE:
        problem = "it cannot be used with this model; train one with `valences=` 2,1"
        raise SettingError(problem, setting="brackets")
