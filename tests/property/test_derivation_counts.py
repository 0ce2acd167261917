"""What the metrics of METRICS must fulfil holds of derivation perplexity, too."""

import pickle
from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from strategies import treebank_pairs, treebanks
from treeval.counts import evaluate
from treeval.scoring.training import trained_metric
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

Both = tuple[Treebank, Treebank]


@given(treebanks(), treebank_pairs(same_tokens=True), st.randoms(use_true_random=False))
def test_sentences_count_each_for_itself(train: Treebank, both: Both, random: Random) -> None:
    metric = trained_metric("DPPL", train)
    gold, predicted = both
    whole = evaluate(metric, pair(gold, predicted)).table
    order = np.arange(len(gold))
    random.shuffle(order)
    shuffled = evaluate(metric, pair(gold.select(order), predicted.select(order))).table
    np.testing.assert_allclose(shuffled, whole[order], rtol=1e-12)


@given(treebanks(), treebank_pairs())
def test_all_tokens_are_counted_once_and_scores_are_perplexities(
    train: Treebank, both: Both
) -> None:
    metric = trained_metric("DPPL", train)
    counts = evaluate(metric, pair(*both))
    _, predicted = both
    _, tokens, _, oov, skipped = counts.totals
    assert tokens + oov == predicted.words + len(predicted)
    assert skipped == 0
    assert counts.score >= 1
    assert metric.measures(counts.totals)["including_oov"] >= 1


@given(treebanks(), treebank_pairs())
def test_the_metric_counts_the_same_in_another_process(train: Treebank, both: Both) -> None:
    metric = trained_metric("DPPL", train)
    again = pickle.loads(pickle.dumps(metric))  # noqa: S301  made here
    tables = [evaluate(one, pair(*both)).table for one in (metric, again)]
    np.testing.assert_array_equal(*tables)
