"""Trees within spans, against all trees that respect them, one by one."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dmv_enumeration import events_in, projective_trees, random_weights, text_of, weight_of
from treeval.induction.dmv.events import combined
from treeval.induction.dmv.inference import best_trees, careful_trees, expect
from treeval.induction.dmv.spans import CONSTRAINTS, WordSpans, respected
from treeval.induction.dmv.text import SpanLimits
from treeval.settings.choices import SpanConstraint

TAGS = 3
TREES = {words: list(projective_trees(words)) for words in range(1, 6)}
SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def sentences_with_spans(draw: st.DrawFn) -> tuple[list[int], list[tuple[int, int]]]:
    """A sentence of tags and a few spans, which may cross."""
    sentence = draw(st.lists(st.integers(0, TAGS - 1), min_size=1, max_size=5))
    place = st.integers(0, len(sentence) - 1)
    pairs = draw(st.lists(st.tuples(place, place), max_size=3))
    return sentence, [(min(pair), max(pair)) for pair in pairs]


def admitted(
    sentence: list[int], spans: WordSpans, constraint: SpanConstraint
) -> list[tuple[int, ...]]:
    """The trees that respect all spans, by their definition."""
    offsets = np.array([0, len(sentence)])
    return [
        heads
        for heads in TREES[len(sentence)]
        if respected(np.array(heads), offsets, spans)[constraint].all()
    ]


@pytest.mark.parametrize("constraint", CONSTRAINTS)
@given(sentences_with_spans(), SEEDS)
def test_best_trees_and_sums_are_those_of_the_trees_that_respect_all_spans(
    constraint: SpanConstraint, given: tuple[list[int], list[tuple[int, int]]], seed: int
) -> None:
    sentence, listed = given
    spans = WordSpans.of([listed])
    weights = random_weights(TAGS, np.random.default_rng(seed))
    text, limits = text_of(sentence, tags=TAGS), SpanLimits(spans, constraint)
    trees = admitted(sentence, spans, constraint)
    events = [events_in(heads, sentence, TAGS) for heads in trees]
    products = [weight_of(one, weights) for one in events]

    best, expectation = best_trees(text, weights, limits), expect(text, weights, limits)
    if not trees:
        assert best.log_probabilities[0] == -np.inf
        assert expectation.log_likelihoods[0] == -np.inf
        assert not expectation.events.root.any()
        return
    assert best.log_probabilities[0] == pytest.approx(np.log(max(products)), rel=1e-12)
    assert tuple(best.parents.tolist()) in trees
    total = sum(products)
    assert expectation.log_likelihoods[0] == pytest.approx(np.log(total), rel=1e-12)
    mean = combined(
        [
            one.map(lambda array, p=p: array * p / total)
            for one, p in zip(events, products, strict=True)
        ]
    )
    for obtained, true in zip(expectation.events, mean, strict=True):
        np.testing.assert_allclose(obtained, true, rtol=1e-12, atol=1e-14)
    assert tuple(careful_trees(text, weights, limits).parents.tolist()) in trees


@given(sentences_with_spans())
def test_constraints_are_nested(given: tuple[list[int], list[tuple[int, int]]]) -> None:
    sentence, listed = given
    spans, offsets = WordSpans.of([listed]), np.array([0, len(sentence)])
    for heads in TREES[len(sentence)]:
        found = respected(np.array(heads), offsets, spans)
        assert (found["strict"] <= found["loose"]).all()
        assert (found["loose"] <= found["sprawl"]).all()
        assert (found["sprawl"] <= found["tear"]).all()
