"""Scoring text with a back-off model."""

import numpy as np
import pytest

from texts import text
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.model import Level
from treeval.models.ngram.vocabulary import BEGIN


def test_ngrams_are_found_or_not() -> None:
    """Two contexts: the first has the words 2 and 5, the second none, the third 0, 3, 5 and 9."""
    words = np.array([2, 5, 0, 3, 5, 9])
    level = Level.of(np.array([0, 0, 2, 2, 2, 2]), words, np.zeros(6), np.zeros(6), below=3)
    assert level.starts.tolist() == [0, 2, 2, 6]
    assert level.contexts.tolist() == [0, 0, 2, 2, 2, 2]
    for context, within in enumerate([{2: 0, 5: 1}, {}, {0: 2, 3: 3, 5: 4, 9: 5}]):
        found = level.find(np.full(11, context), np.arange(11))
        assert found.tolist() == [within.get(word, -1) for word in range(11)]
    none = np.zeros(0, dtype=np.int64)
    empty = Level.of(none, none, np.zeros(0), np.zeros(0), below=1)
    assert empty.find(np.array([0]), np.array([1])).tolist() == [-1]


def test_long_texts_are_scored_as_if_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    model = KneserNey(order=3).train(text("a b a", "b a", "a b"))
    sentences = text(*["a b", "", "x a b a a b b", "b"] * 5)
    whole = model.score(sentences).log10
    for block in (1, 3, 10):
        monkeypatch.setattr("treeval.models.ngram.model._BLOCK", block)
        np.testing.assert_array_equal(model.score(sentences).log10, whole)


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
