"""Resampling works for every metric, knowing none."""

from typing import Any

import numpy as np
import pytest

from treeval.counts import Counts, Metric, evaluate
from treeval.metrics import METRICS
from treeval.statistics.comparison import compare_all, ranking
from treeval.statistics.means import macro
from treeval.statistics.resampling import (
    Draws,
    Resamples,
    Swaps,
    interval,
    paired_bootstrap,
    paired_shuffling,
)
from treeval.tree.column import Column
from treeval.tree.pair import Pair, pair
from treeval.tree.treebank import Treebank

SENTENCES, WORDS = 30, 5

over_pairs = pytest.mark.parametrize(
    "metric",
    [metric for metric in METRICS.values() if metric.over is Pair],
    ids=[name for name, metric in METRICS.items() if metric.over is Pair],
)


def treebank(rng: np.random.Generator) -> Treebank:
    """Chains of random direction: short sentences, every column filled."""
    size = SENTENCES * WORDS
    rising = np.tile(rng.integers(2, size=SENTENCES)[:, None], (1, WORDS)).ravel()
    word = np.tile(np.arange(1, WORDS + 1), SENTENCES)
    heads = np.where(rising, word - 1, (word + 1) % (WORDS + 1)).astype(np.int32)
    labels = rng.choice(["nsubj", "obj", "det", "obl", "punct"], size).astype(object)
    labels[heads == 0] = "root"
    columns = {
        "form": Column.of(f"w{number}" for number in rng.integers(50, size=size)),
        "lemma": Column.of(f"l{number}" for number in rng.integers(30, size=size)),
        "upos": Column.of(rng.choice(["NOUN", "VERB", "DET"], size).tolist()),
        "xpos": Column.of(rng.choice(["N", "V", "D"], size).tolist()),
        "feats": Column.of(rng.choice(["_", "Number=Sing", "Number=Plur"], size).tolist()),
        "deprel": Column.of(labels.tolist()),
        "deps": Column.of(f"{head}:{label}" for head, label in zip(heads, labels, strict=True)),
        "misc": Column.of(["_"] * size),
    }
    return Treebank(np.arange(SENTENCES + 1) * WORDS, heads, columns)


def system(gold: Treebank, rng: np.random.Generator, wrong: float) -> Treebank:
    """Give some sentences the annotation of another treebank's."""
    other = treebank(rng)
    taken = np.repeat(rng.random(SENTENCES) < wrong, WORDS)
    heads = np.where(taken, other.heads, gold.heads)
    columns = {
        name: Column.of(
            theirs if take and name != "form" else ours
            for ours, theirs, take in zip(
                gold.columns[name], other.columns[name], taken, strict=True
            )
        )
        for name in gold.columns
    }
    return Treebank(gold.offsets, heads, columns)


@pytest.fixture(scope="module")
def pairs() -> tuple[Pair, Pair]:
    rng = np.random.default_rng(0)
    gold = treebank(rng)
    return pair(gold, system(gold, rng, 0.2)), pair(gold, system(gold, rng, 0.6))


def both(metric: Metric[Any], pairs: tuple[Pair, Pair]) -> tuple[Counts, Counts]:
    return evaluate(metric, pairs[0]), evaluate(metric, pairs[1])


@over_pairs
@pytest.mark.parametrize("average", [lambda counts: counts, macro], ids=["micro", "macro"])
def test_every_metric_is_resampled(metric: Metric[Any], average: Any, pairs: Any) -> None:
    a, b = map(average, both(metric, pairs))
    swaps, resamples = Swaps(SENTENCES, 0, 500), Resamples(SENTENCES, 0, 500)
    assert not np.isnan([a.score, b.score]).any()
    for counts in (a, b):
        found = interval(counts, resamples)
        assert found.low <= counts.score <= found.high
        for draws, test in ((swaps, paired_shuffling), (resamples, paired_bootstrap)):
            assert test(counts, counts, draws).p == 1
    for draws, test in ((swaps, paired_shuffling), (resamples, paired_bootstrap)):
        found = test(a, b, draws)
        assert found.difference == b.score - a.score
        assert 1 / 501 <= found.p <= 1


@over_pairs
@pytest.mark.parametrize("kind", [Swaps, Resamples])
def test_every_metric_is_compared(metric: Metric[Any], kind: type[Draws], pairs: Any) -> None:
    a, b = both(metric, pairs)
    systems = {"a": a, "b": b, "again": a}
    comparisons = compare_all(systems, kind(SENTENCES, 0, 500))
    by_pair = {(one.a, one.b): one for one in comparisons}
    assert by_pair["a", "again"].p == 1
    assert by_pair["a", "b"].p == by_pair["b", "again"].p
    assert len(ranking(systems, comparisons).systems) == 3


@over_pairs
def test_order_of_sentences_does_not_matter(metric: Metric[Any], pairs: Any) -> None:
    a, b = both(metric, pairs)
    order = np.random.default_rng(1).permutation(SENTENCES)
    swaps = Swaps(SENTENCES, 0, 2000)
    straight = paired_shuffling(a, b, swaps)
    mixed = paired_shuffling(a.rows(order), b.rows(order), swaps)
    assert straight.difference == pytest.approx(mixed.difference, rel=1e-12)
    # The draws meet other sentences: the same p but for chance.
    assert straight.p == pytest.approx(mixed.p, abs=0.08)
