"""The extended model (E-DMV), whose choices depend on any number of earlier dependents.

Arcs of the text may have factors of their own, and the posteriors of arcs are computed as well.
The arcs of a sentence of n words are n² numbers: from the word i to k is the number i · n + k.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.models.dmv.batches import (
    FREE,
    DmvParses,
    SpanLimits,
    absolute,
    insist_on_trees,
    logarithms,
    spread,
    summed,
    whole_of,
)
from treeval.models.dmv.events import DMV, Events, combined, zeros
from treeval.models.dmv.text import Tagged

if TYPE_CHECKING:
    from treeval.kernels.dmv.texts import ChosenSentences

_NO_FACTORS = frozen(np.zeros(0))


class ArcExpectation(NamedTuple):
    """Expected events, the log-likelihood of each sentence, and the posterior of each arc."""

    events: Events
    log_likelihoods: Floats
    posteriors: Floats


def arc_offsets(text: Tagged) -> Ints:
    """Where the arcs of each sentence begin."""
    return frozen(np.concatenate([[0], np.cumsum(text.lengths.astype(np.int64) ** 2)]))


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


def expect_arcs(text: Tagged, weights: Events, log_factors: Floats = _NO_FACTORS) -> ArcExpectation:
    """Events and arcs expected over all trees, whose weights are multiplied by factors of arcs."""
    from treeval.kernels.dmv import valence_texts as kernels  # noqa: PLC0415

    wide, offsets = widened(weights), arc_offsets(text)
    factors = kernels.ArcsOfText(offsets, frozen(np.exp(log_factors)))
    posteriors = np.zeros(offsets[-1])

    def work(part: "ChosenSentences", log_sums: Floats) -> Events:
        counts = Events(*map(np.zeros_like, wide))
        kernels.expect_valences(wide, part, factors, counts, posteriors, log_sums)
        return counts

    def shared_out() -> tuple[Floats, Floats]:
        best = best_valence_trees(text, weights, log_factors=log_factors)
        return best.log_probabilities, valence_shares(text, weights, best.parents, log_factors)

    parts, log_sums = summed(text, work, shared_out)
    events = combined(parts or [widened(zeros(len(text.tags), weights.valences))])
    return ArcExpectation(
        events if weights.has_valences else narrowed(events), log_sums, posteriors
    )


def best_valence_trees(
    text: Tagged, weights: Events, limits: SpanLimits = FREE, log_factors: Floats = _NO_FACTORS
) -> DmvParses:
    """The most probable tree of each sentence; of equals the one with the first splits."""
    from treeval.kernels.dmv import valence_texts as kernels  # noqa: PLC0415

    _insist_on_no_limits(limits)
    logs = logarithms(widened(weights))
    factors = kernels.ArcsOfText(arc_offsets(text), frozen(log_factors))
    heads, log_weights = np.zeros(text.words, dtype=np.int32), np.zeros(len(text))

    def work(part: "ChosenSentences") -> None:
        kernels.parse_valences(logs, part, factors, heads, log_weights)

    spread(whole_of(text), text.lengths, work)
    return DmvParses(absolute(text, heads), log_weights)


def careful_valence_trees(text: Tagged, weights: Events, limits: SpanLimits = FREE) -> DmvParses:
    """The tree of each sentence that has the most right arcs on average over all trees.

    The numbers are log-likelihoods of the sentences. Every sentence must have a tree.
    """
    from treeval.kernels.dmv import valence_texts as kernels  # noqa: PLC0415

    _insist_on_no_limits(limits)
    found = expect_arcs(text, weights)
    insist_on_trees(found.log_likelihoods)
    offsets = arc_offsets(text)
    _, dependents = arcs_of(text)
    roots = 1 - np.bincount(dependents, found.posteriors, text.words).astype(np.float64)
    arcs = kernels.ArcsOfText(offsets, found.posteriors)
    heads = np.zeros(text.words, dtype=np.int32)
    spread(
        whole_of(text),
        text.lengths,
        lambda part: kernels.attach_carefully(part, arcs, roots, heads),
    )
    return DmvParses(absolute(text, heads), found.log_likelihoods)


def arcs_of(text: Tagged) -> tuple[Ints, Ints]:
    """Head and dependent of each arc, as positions in the whole text; a word's own are equal."""
    lengths = text.lengths.astype(np.int64)
    sentences = np.repeat(np.arange(len(text)), lengths**2)
    place = np.arange(len(sentences)) - arc_offsets(text)[sentences]
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
        result[dependents] += log_factors[arc_offsets(text)[sentences] + arcs]
    return result


def _insist_on_no_limits(limits: SpanLimits) -> None:
    if limits is not FREE:
        problem = "is not for a model with valences; train one with `valences=` 2,1"
        raise SettingError(problem, setting="brackets")
