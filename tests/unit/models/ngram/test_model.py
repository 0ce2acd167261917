"""Scoring text with a back-off model."""

import numpy as np
import pytest

from texts import text
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.model import Level
from treeval.models.ngram.vocabulary import BEGIN


def test_keys_are_found_or_not() -> None:
    level = Level(np.array([2, 5]), np.zeros(2), np.zeros(2))
    assert level.find(np.array([5, 3, 2, 9])).tolist() == [1, -1, 0, -1]
    empty = Level(np.array([], dtype=np.int64), np.zeros(0), np.zeros(0))
    assert empty.find(np.array([1])).tolist() == [-1]


def test_sentences_are_scored_as_if_alone() -> None:
    model = KneserNey(order=3).train(text("a b a", "b a", "a b"))
    together = model.score(text("a b", "x a")).log10
    alone = [model.score(text(one)).log10 for one in ("a b", "x a")]
    np.testing.assert_array_equal(together, np.concatenate(alone))


@pytest.mark.parametrize("order", [1, 2, 3])
def test_probabilities_after_a_context_add_up_to_one(order: int) -> None:
    model = KneserNey(order=order).train(text("a b a", "b a", "a b"))
    size = len(model.vocabulary)
    assert model.order == order
    after_a = [model.score_stream(np.array([BEGIN, 3, word])) for word in range(size)]
    total = sum(10 ** scores[2] for word, scores in enumerate(after_a) if word != BEGIN)
    assert total == pytest.approx(1)


def test_the_signature_names_what_could_not_be_estimated() -> None:
    model = KneserNey(order=2).train(text("a b"))
    assert model.fallbacks == (1, 2)
    assert model.signature.endswith(",fallback:1+2")
