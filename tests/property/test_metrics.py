"""What every metric over dependency trees must satisfy; new ones in METRICS are tested unasked."""

import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import treebank_pairs, treebanks
from treeval.counts import Metric, evaluate
from treeval.metrics import METRICS
from treeval.tree.pair import Pair, pair
from treeval.tree.treebank import Treebank

OVER_PAIRS = {name: metric for name, metric in METRICS.items() if metric.over is Pair}
every_metric = pytest.mark.parametrize("metric", OVER_PAIRS.values(), ids=OVER_PAIRS)

TwoTreebanks = tuple[Treebank, Treebank]


@every_metric
@given(treebank_pairs(same_tokens=True), st.randoms(use_true_random=False))
def test_order_of_sentences_does_not_matter(
    metric: Metric[Any], two: TwoTreebanks, random: Any
) -> None:
    order = list(range(len(two[0])))
    random.shuffle(order)
    shuffled = [side.select(np.array(order)) for side in two]
    table, reordered = (evaluate(metric, pair(*both)).table for both in (two, shuffled))
    np.testing.assert_allclose(reordered, table[order], rtol=1e-12)


@every_metric
@given(treebank_pairs(same_tokens=True))
def test_parts_add_up_to_the_whole(metric: Metric[Any], two: TwoTreebanks) -> None:
    whole = evaluate(metric, pair(*two))
    parts = [
        evaluate(metric, pair(*(side.select(np.array([sentence])) for side in two)))
        for sentence in range(len(two[0]))
    ]
    together = parts[0]
    for part in parts[1:]:
        together += part
    np.testing.assert_allclose(together.table, whole.table, rtol=1e-12)


@every_metric
@given(treebanks())
def test_a_perfect_prediction_scores_best(metric: Metric[Any], gold: Treebank) -> None:
    counts = evaluate(metric, pair(gold, gold))
    assert counts.score == pytest.approx(1) or np.isnan(counts.score)


@every_metric
@given(treebank_pairs())
def test_scores_and_counts_are_in_bounds(metric: Metric[Any], two: TwoTreebanks) -> None:
    counts = evaluate(metric, pair(*two))
    assert counts.table.shape == (len(two[0]), len(metric.counted))
    assert counts.table.dtype == np.float64
    assert (counts.table >= 0).all()
    for value in (counts.score, *metric.measures(counts.totals).values()):
        assert np.isnan(value) or -1e-12 <= value <= 1 + 1e-12


@every_metric
@given(treebank_pairs())
def test_scores_are_vectorised(metric: Metric[Any], two: TwoTreebanks) -> None:
    table = evaluate(metric, pair(*two)).table
    stacked = metric.score(np.stack([table, 2 * table]))
    assert stacked.shape == (2, len(table))
    one_by_one = [metric.score(row) for row in table]
    np.testing.assert_array_equal(stacked[0], one_by_one)


@every_metric
def test_metrics_travel_between_processes(metric: Metric[Any]) -> None:
    assert pickle.loads(pickle.dumps(metric)) == metric  # noqa: S301


@given(treebank_pairs())
def test_labelled_is_never_above_unlabelled(two: TwoTreebanks) -> None:
    both = pair(*two)
    correct = {name: evaluate(METRICS[name], both).totals[0] for name in ("UAS", "LAS", "LA")}
    assert correct["LAS"] <= min(correct["UAS"], correct["LA"])
    mlas, blex, clas = (evaluate(METRICS[name], both).totals for name in ("MLAS", "BLEX", "CLAS"))
    assert mlas[0] <= clas[0]
    assert blex[0] <= clas[0]
    np.testing.assert_array_equal(mlas[1:], clas[1:])
