"""The model with valences against its definition: every tree of sentences up to five words."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dmv_enumeration import projective_trees, text_of, weight_of
from treeval.arrays import Floats
from treeval.induction.dmv.events import Events, combined, zeros
from treeval.induction.dmv.gggtp10 import DualEffort, TagPairs, projected, slope
from treeval.induction.dmv.inference import (
    best_trees,
    best_valence_trees,
    careful_trees,
    careful_valence_trees,
    expect,
    expect_arcs,
    valence_shares,
    with_valences,
)
from treeval.induction.dmv.settings import PairInstances

TAGS = 3
TREES = {words: list(projective_trees(words)) for words in range(1, 6)}
SENTENCES = st.lists(st.integers(0, TAGS - 1), min_size=1, max_size=5)
VALENCES = st.tuples(st.integers(1, 4), st.integers(1, 4)).filter(lambda pair: pair != (2, 1))
SEEDS = st.integers(0, 2**32 - 1)
Tree = tuple[int, ...]


def random_weights(valences: tuple[int, int], rng: np.random.Generator) -> Events:
    return zeros(TAGS, valences).map(lambda array: rng.uniform(0.1, 1, array.shape))


def events_in(heads: Tree, tags: list[int], valences: tuple[int, int]) -> Events:
    """Generate the tree, the outermost dependents first, and note every choice."""
    events = zeros(TAGS, valences)
    events.root[tags[heads.index(-1)]] += 1
    for head, tag in enumerate(tags):
        left = [word for word in range(head) if heads[word] == head]
        right = [word for word in range(len(tags) - 1, head, -1) if heads[word] == head]
        for side, dependents in enumerate((left, right)):
            for number, dependent in enumerate(dependents):
                events.go[side, tag, min(number, valences[0] - 1)] += 1
                events.attach[side, tag, tags[dependent], min(number, valences[1] - 1)] += 1
            events.stop[side, tag, min(len(dependents), valences[0] - 1)] += 1
    return events


def arcs_in(heads: Tree) -> list[int]:
    return [head * len(heads) + word for word, head in enumerate(heads) if head >= 0]


def weighed(
    sentence: list[int], weights: Events, factors: Floats
) -> Iterator[tuple[Tree, Events, float]]:
    for heads in TREES[len(sentence)]:
        events = events_in(heads, sentence, weights.valences)
        yield heads, events, weight_of(events, weights) * float(np.prod(factors[arcs_in(heads)]))


@given(SENTENCES, VALENCES, SEEDS)
def test_sums_events_and_posteriors_are_those_of_all_trees(
    sentence: list[int], valences: tuple[int, int], seed: int
) -> None:
    rng = np.random.default_rng(seed)
    weights, factors = random_weights(valences, rng), rng.uniform(0.1, 1, len(sentence) ** 2)
    trees = list(weighed(sentence, weights, factors))
    total = sum(weight for _, _, weight in trees)
    mean = combined([events.map(lambda array, w=w: array * w / total) for _, events, w in trees])
    posteriors = np.zeros(len(factors))
    for heads, _, weight in trees:
        posteriors[arcs_in(heads)] += weight / total

    found = expect_arcs(text_of(sentence, tags=TAGS), weights, np.log(factors))

    assert found.log_likelihoods[0] == pytest.approx(np.log(total), rel=1e-12)
    np.testing.assert_allclose(found.posteriors, posteriors, rtol=1e-11, atol=1e-14)
    for obtained, true in zip(found.events, mean, strict=True):
        np.testing.assert_allclose(obtained, true, rtol=1e-11, atol=1e-14)


@given(SENTENCES, VALENCES, SEEDS)
def test_no_tree_is_better_than_the_best(
    sentence: list[int], valences: tuple[int, int], seed: int
) -> None:
    rng = np.random.default_rng(seed)
    weights, factors = random_weights(valences, rng), rng.uniform(0.1, 1, len(sentence) ** 2)
    trees = list(weighed(sentence, weights, factors))
    text, logs = text_of(sentence, tags=TAGS), np.log(factors)

    parses = best_valence_trees(text, weights, log_factors=logs)

    found = next(w for heads, _, w in trees if heads == tuple(parses.parents.tolist()))
    assert found == pytest.approx(max(weight for _, _, weight in trees), rel=1e-12)
    assert parses.log_probabilities[0] == pytest.approx(np.log(found), rel=1e-12)
    shares = valence_shares(text, weights, parses.parents, logs)
    assert shares.sum() == pytest.approx(np.log(found), rel=1e-12)


@given(SENTENCES, VALENCES, SEEDS)
def test_the_careful_tree_has_the_most_right_arcs_on_average(
    sentence: list[int], valences: tuple[int, int], seed: int
) -> None:
    weights = random_weights(valences, np.random.default_rng(seed))
    trees = list(weighed(sentence, weights, np.ones(len(sentence) ** 2)))

    def mean_right(guess: Tree) -> float:
        return sum(w * sum(map(int.__eq__, guess, heads)) for heads, _, w in trees)

    parses = careful_valence_trees(text_of(sentence, tags=TAGS), weights)

    best = max(mean_right(heads) for heads, _, _ in trees)
    assert mean_right(tuple(parses.parents.tolist())) == pytest.approx(best, rel=1e-12)


@given(st.lists(SENTENCES, min_size=1, max_size=4), SEEDS)
def test_more_valences_that_are_not_used_change_nothing(
    sentences: list[list[int]], seed: int
) -> None:
    text, plain = (
        text_of(*sentences, tags=TAGS),
        random_weights((2, 1), np.random.default_rng(seed)),
    )
    expected = expect(text, plain)
    for valences in ((2, 1), (2, 2), (4, 3)):
        weights = with_valences(plain, valences)
        assert weights.valences == valences
        found = expect_arcs(text, weights)
        np.testing.assert_allclose(found.log_likelihoods, expected.log_likelihoods, rtol=1e-12)
        if valences == (2, 1):
            for ours, other in zip(found.events, expected.events, strict=True):
                np.testing.assert_allclose(ours, other, rtol=1e-11, atol=1e-14)
        for one, other in (
            (best_valence_trees, best_trees),
            (careful_valence_trees, careful_trees),
        ):
            np.testing.assert_allclose(
                one(text, weights).log_probabilities, other(text, plain).log_probabilities
            )


@given(
    st.lists(st.lists(st.floats(-3, 3), min_size=1, max_size=6), min_size=1, max_size=5),
    st.floats(0.01, 5),
)
def test_projected_values_are_the_nearest(groups: list[list[float]], limit: float) -> None:
    starts = np.cumsum([0, *map(len, groups)])
    pairs = TagPairs(starts, np.zeros(0, np.int64), np.zeros(0, np.int64), 0)
    found = pairs.projected(np.concatenate(groups), limit)
    for number, group in enumerate(groups):
        values, own = np.array(group), found[starts[number] : starts[number + 1]]
        low, high = 0.0, 3.0  # what is subtracted, by bisection
        for _ in range(80):
            middle = (low + high) / 2
            enough = np.maximum(values - middle, 0).sum() <= limit
            low, high = (low, middle) if enough else (middle, high)
        np.testing.assert_allclose(own, np.maximum(values - high, 0), atol=1e-9)


@given(
    st.lists(SENTENCES, min_size=1, max_size=3),
    st.floats(0.1, 3),
    st.sampled_from(["words", "arcs"]),
    st.booleans(),
    SEEDS,
)
def test_the_dual_is_the_penalised_divergence_of_all_trees(
    sentences: list[list[int]], limit: float, kind: PairInstances, by_side: bool, seed: int
) -> None:
    text, rng = text_of(*sentences, tags=TAGS), np.random.default_rng(seed)
    weights = random_weights((3, 2), rng)
    pairs = TagPairs.of(text, kind, by_side=by_side)
    start = rng.uniform(0, 1, pairs.size)
    best = projected(text, weights, pairs, limit, start=start, effort=DualEffort(1e-7, 3_000))
    assert slope(best, pairs, limit) <= 1e-4

    factors = np.exp(pairs.log_factors(best.multipliers))
    divergence, likelihood, begin = 0.0, 0.0, 0
    for sentence in sentences:
        end = begin + len(sentence) ** 2
        trees = list(weighed(sentence, weights, np.ones(end - begin)))
        p = np.array([weight for _, _, weight in trees])
        q = p * [np.prod(factors[begin:end][arcs_in(heads)]) for heads, _, _ in trees]
        likelihood += np.log(p.sum())
        p, q, begin = p / p.sum(), q / q.sum(), end
        divergence += float(q @ np.log(q / p))
    # Strong duality: no other distribution has a smaller divergence plus penalty.
    penalty = limit * pairs.sum_of_largest(best.posteriors)
    assert divergence + penalty == pytest.approx(likelihood - best.value, abs=1e-3)
