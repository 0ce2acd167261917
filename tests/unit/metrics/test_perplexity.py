"""Derivation perplexity over what a model counts."""

import math
import pickle
from dataclasses import dataclass

import numpy as np
import pytest

from strategies import treebank_of
from treeval.arrays import Floats
from treeval.counts import evaluate
from treeval.metrics.perplexity import DPPL, DerivationPerplexity
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank


@dataclass(frozen=True)
class TenthPerWord:
    """Gives every word 1/10 and every end of a sentence 1; words on the root are unknown."""

    signature: str = "tenths"

    def derivation_counts(self, treebank: Treebank) -> Floats:
        unknown = treebank.sum_by_sentence((treebank.heads == 0).astype(float)[:, None])[:, 0]
        known = treebank.lengths - unknown
        zeros = np.zeros(len(treebank))
        return np.stack([-known, known + 1, -2 * unknown, unknown, zeros], axis=1)


METRIC = DPPL(TenthPerWord())


def test_scores_are_perplexities() -> None:
    gold = treebank_of([0, 1, 1], [0, 1])
    counts = evaluate(METRIC, pair(gold, gold))
    # sentence 1: two known words and the end, 10^(2/3); sentence 2: 10^(1/2); both: 10^(3/5)
    np.testing.assert_allclose(counts.sentence_scores, [10 ** (2 / 3), 10 ** (1 / 2)])
    assert counts.score == pytest.approx(10 ** (3 / 5))
    measures = METRIC.measures(counts.totals)
    assert measures["excluding_oov"] == counts.score
    # two unknown words of probability 1/100
    assert measures["including_oov"] == pytest.approx(10 ** ((3 + 4) / 7))
    assert measures["oov_share"] == pytest.approx(2 / 7)


def test_lower_is_better_and_nothing_is_undefined() -> None:
    assert not METRIC.higher_is_better
    assert math.isnan(METRIC.score(np.zeros(5)))
    assert all(math.isnan(value) for value in METRIC.measures(np.zeros(5)).values())


def test_predicted_sentences_count_where_they_begin() -> None:
    words = ["a", "b", "c", "d"]
    gold = treebank_of([0, 1, 1, 1], form=words)
    predicted = treebank_of([0, 1], [0, 1], form=words)
    counts = evaluate(METRIC, pair(gold, predicted))
    assert counts.table.tolist() == [[-2, 4, -4, 2, 0]]
    back = evaluate(METRIC, pair(predicted, gold))
    assert back.table.tolist() == [[-3, 4, -2, 1, 0], [0, 0, 0, 0, 0]]
    assert math.isnan(back.sentence_scores[1])


def test_the_metric_travels() -> None:
    again = pickle.loads(pickle.dumps(METRIC))  # noqa: S301  made here
    assert isinstance(again, DerivationPerplexity)
    assert (again.name, again.model.signature) == ("DPPL", "tenths")
