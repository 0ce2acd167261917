"""The extended model (E-DMV), whose choices depend on any number of earlier dependents.

Arcs of the text may have factors of their own, and the posteriors of arcs are computed as well.
The arcs of a sentence of n words are n² numbers: from the word i to k is the number i · n + k.
"""

from functools import partial
from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.induction.dmv import kernels
from treeval.induction.dmv.batches import (
    DmvParses,
    FromPart,
    joined_heads,
    joined_logs,
    logarithms,
    require_trees,
    room_for_trees,
    summed,
)
from treeval.induction.dmv.events import DMV, Events, combined, zeros
from treeval.induction.dmv.text import (
    FREE,
    PartMapper,
    SentencePart,
    SpanLimits,
    Tagged,
    arc_offsets,
    arcs_of_sentences,
    cut_up,
    in_threads,
)

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
        problem = "it is not for a model with valences; train one with `valences=` 2,1"
        raise SettingError(problem, setting="brackets")
