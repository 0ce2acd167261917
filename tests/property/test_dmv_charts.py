"""The charts against the model's definition: every tree of sentences up to five words."""

from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dmv_enumeration import events_in, projective_trees, random_weights, text_of, weight_of
from treeval.induction.dmv.events import Events, combined, events_of, harmonic, random, uniform
from treeval.induction.dmv.inference import best_trees, careful_trees, drawn_trees, expect, shares
from treeval.induction.dmv.training import em

TAGS = 3
TREES = {words: list(projective_trees(words)) for words in range(1, 6)}
SENTENCES = st.lists(st.integers(0, TAGS - 1), min_size=1, max_size=5)
SEEDS = st.integers(0, 2**32 - 1)


def test_there_are_as_many_projective_trees_as_known() -> None:
    # Number of projective trees with one root over n words: C(3n-2, n-1) / n.
    assert [len(TREES[words]) for words in range(1, 6)] == [1, 2, 7, 30, 143]


def weighed(sentence: list[int], weights: Events) -> list[tuple[tuple[int, ...], Events, float]]:
    trees = TREES[len(sentence)]
    counted = [(heads, events_in(heads, sentence, TAGS)) for heads in trees]
    return [(heads, events, weight_of(events, weights)) for heads, events in counted]


@given(SENTENCES, SEEDS)
def test_the_inside_sum_and_expected_events_are_those_of_all_trees(
    sentence: list[int], seed: int
) -> None:
    weights = random_weights(TAGS, np.random.default_rng(seed))
    trees = weighed(sentence, weights)
    total = sum(weight for _, _, weight in trees)
    mean = combined([events.map(lambda array, w=w: array * w / total) for _, events, w in trees])

    expectation = expect(text_of(sentence, tags=TAGS), weights)

    assert expectation.log_likelihoods[0] == pytest.approx(np.log(total), rel=1e-12)
    for obtained, true in zip(expectation.events, mean, strict=True):
        np.testing.assert_allclose(obtained, true, rtol=1e-12, atol=1e-14)


@given(SENTENCES, SEEDS)
def test_no_tree_is_better_than_the_best(sentence: list[int], seed: int) -> None:
    weights = random_weights(TAGS, np.random.default_rng(seed))
    trees = weighed(sentence, weights)
    text = text_of(sentence, tags=TAGS)

    parses = best_trees(text, weights)

    found = next(w for heads, _, w in trees if heads == tuple(parses.parents.tolist()))
    assert found == pytest.approx(max(weight for _, _, weight in trees), rel=1e-12)
    assert parses.log_probabilities[0] == pytest.approx(np.log(found), rel=1e-12)
    assert shares(text, weights, parses.parents).sum() == pytest.approx(np.log(found), rel=1e-12)


@given(SENTENCES, SEEDS)
def test_the_careful_tree_has_the_most_right_arcs_on_average(
    sentence: list[int], seed: int
) -> None:
    weights = random_weights(TAGS, np.random.default_rng(seed))
    trees = weighed(sentence, weights)

    def mean_right(guess: tuple[int, ...]) -> float:
        return sum(w * sum(map(int.__eq__, guess, heads)) for heads, _, w in trees)

    parses = careful_trees(text_of(sentence, tags=TAGS), weights)

    best = max(mean_right(heads) for heads, _, _ in trees)
    assert mean_right(tuple(parses.parents.tolist())) == pytest.approx(best, rel=1e-12)


@given(SENTENCES, SEEDS)
def test_counting_events_of_trees_is_generating_them(sentence: list[int], seed: int) -> None:
    rng = np.random.default_rng(seed)
    heads = TREES[len(sentence)][rng.integers(len(TREES[len(sentence)]))]
    counted = events_of(text_of(sentence, tags=TAGS), np.array(heads))
    for obtained, true in zip(counted, events_in(heads, sentence, TAGS), strict=True):
        np.testing.assert_array_equal(obtained, true)


@given(st.lists(SENTENCES, min_size=1, max_size=4), SEEDS)
def test_expected_events_are_derivatives_of_the_log_likelihood(
    sentences: list[list[int]], seed: int
) -> None:
    rng = np.random.default_rng(seed)
    text, weights = text_of(*sentences, tags=TAGS), random_weights(TAGS, rng)
    events, step = expect(text, weights).events, 1e-5
    for name, array in weights._asdict().items():
        place = np.unravel_index(rng.integers(array.size), array.shape)
        both = []
        for factor in (np.exp(step), np.exp(-step)):
            changed = array.copy()
            changed[place] *= factor
            changed.flags.writeable = False
            expectation = expect(text, weights._replace(**{name: changed}))
            both.append(expectation.log_likelihoods.sum())
        # d log L / d log w = w · d log L / d w, the expected number of times w is used.
        slope = (both[0] - both[1]) / (2 * step)
        assert getattr(events, name)[place] == pytest.approx(slope, abs=1e-7)


@given(st.lists(SENTENCES, min_size=1, max_size=4), SEEDS)
def test_the_log_likelihood_never_falls_in_em(sentences: list[list[int]], seed: int) -> None:
    text = text_of(*sentences, tags=TAGS)
    for start in (harmonic(text), random(text, np.random.default_rng(seed))):
        values = [step.log_likelihood for step in islice(em(text, start), 12)]
        assert np.diff(values).min() > -1e-9


@given(SENTENCES)
def test_probabilities_of_a_harmonic_start_add_up(sentence: list[int]) -> None:
    weights = harmonic(text_of(sentence, tags=TAGS))
    assert weights.root.sum() == pytest.approx(1)
    np.testing.assert_allclose(weights.attach.sum(axis=-1), 1)
    np.testing.assert_allclose(weights.stop + weights.go, 1)
    assert min(array.min() for array in weights) > 0


def test_trees_are_drawn_in_proportion_to_their_weight() -> None:
    sentence = [0, 1, 2, 0]
    weights = random_weights(TAGS, np.random.default_rng(1))
    trees = weighed(sentence, weights)
    draws = 20_000
    text = text_of(*[sentence] * draws, tags=TAGS)
    parents = drawn_trees(text, weights, np.random.default_rng(2)).parents.reshape(draws, 4)
    drawn = np.where(parents < 0, -1, parents - 4 * np.arange(draws)[:, None])
    total = sum(weight for _, _, weight in trees)
    for heads, _, weight in trees:
        share, true = (drawn == heads).all(axis=1).mean(), weight / total
        # Five standard deviations; with 30 trees one in 60,000 seeds would fail.
        assert abs(share - true) < 5 * np.sqrt(true * (1 - true) / draws)


@given(st.integers(1, 40), SEEDS)
def test_drawn_trees_of_long_sentences_are_projective(words: int, seed: int) -> None:
    text = text_of([0] * words, tags=1)
    parents = drawn_trees(text, uniform(1), np.random.default_rng(seed)).parents
    shares_of_tree = shares(text, uniform(1), parents)
    # With uniform weights all trees have 2n stops and n-1 goings on, of 1/2 each.
    assert shares_of_tree.sum() == pytest.approx((3 * words - 1) * np.log(0.5))
    arcs = [(min(w, h), max(w, h)) for w, h in enumerate(parents.tolist()) if h >= 0]
    assert not any(a < c < b < d for a, b in arcs for c, d in arcs)
