"""Label models beside the same gradient steps written with numpy."""

import numpy as np
import pytest

from treeval.arrays import Floats
from treeval.models.arcs.labels import LabelledWords, LabelTrainer, row_bits


def softmax(scores: Floats) -> Floats:
    grown = np.exp(scores - scores.max())
    return np.asarray(grown / grown.sum())


@pytest.fixture
def data() -> LabelledWords:
    rng = np.random.default_rng(5)
    labels = rng.integers(3, size=40).astype(np.int32)
    rows = np.stack([labels * 2, rng.integers(8, 16, size=40)], axis=1).astype(np.int32)
    return LabelledWords(rows, labels, np.arange(0, 41, 4), ("a", "b", "c"), bits=4)


def test_training_takes_the_steps_of_the_book(data: LabelledWords) -> None:
    model = LabelTrainer(epochs=2).train(data, np.random.default_rng(1))
    draws, weights, total = np.random.default_rng(1), np.zeros((16, 3)), 20
    seen = 0
    for _ in range(2):
        for sentence in draws.permutation(10):
            rate = 0.1 * (1 - seen / total) + 0.002
            seen += 1
            for word in range(data.offsets[sentence], data.offsets[sentence + 1]):
                shares = softmax(weights[data.rows[word]].sum(axis=0))
                if shares[data.labels[word]] > 0.99:
                    continue
                gradient = np.eye(3)[data.labels[word]] - shares
                gradient[np.abs(gradient) < 0.002] = 0
                for row in data.rows[word]:
                    weights[row] += rate * gradient
    assert np.allclose(model.weights, weights, atol=1e-4)


def test_scores_are_probabilities_of_the_label_and_of_the_best_other(data: LabelledWords) -> None:
    model = LabelTrainer().train(data, np.random.default_rng(1))
    found = model.scores(data.rows, data.labels)
    for word in range(40):
        shares = softmax(model.weights[data.rows[word]].sum(axis=0).astype(np.float64))
        others = np.where(np.arange(3) == data.labels[word], -1, shares)
        assert np.isclose(found.annotated[word], shares[data.labels[word]], atol=1e-5)
        assert found.best[word] == np.argmax(others)
        assert np.isclose(found.competing[word], others.max(), atol=1e-5)


def test_an_unknown_label_has_no_probability_and_any_other_may_be_best(
    data: LabelledWords,
) -> None:
    model = LabelTrainer().train(data, np.random.default_rng(1))
    found = model.scores(data.rows[:1], np.array([-1], dtype=np.int32))
    assert found.annotated[0] == 0
    assert found.best[0] == data.labels[0]


def test_very_many_labels_have_fewer_rows() -> None:
    assert row_bits(50) == row_bits(128) == 18
    assert row_bits(1000) == 15
    assert (1 << row_bits(1000)) * 1000 * 4 <= 1 << 27  # bytes
