"""Breakdowns: groups add up to the whole, on either side, for every metric and grouping."""

import numpy as np
import pytest
from hypothesis import given

from strategies import treebank_pairs, treebanks
from treeval.arrays import Ints
from treeval.counts import Metric, evaluate
from treeval.metrics import METRICS
from treeval.metrics.f_score import WordScore
from treeval.scoring.breakdown import Group, group_counts
from treeval.scoring.groupings import GROUPINGS
from treeval.scoring.groups import Grouping, grouping
from treeval.tree.pair import Pair, pair
from treeval.tree.treebank import Treebank

OVER_WORDS = {name: metric for name, metric in METRICS.items() if isinstance(metric, WordScore)}
OVER_PAIRS = {name: metric for name, metric in METRICS.items() if metric.over is Pair}
OF_SENTENCES = [name for name, found in GROUPINGS.items() if found.of_sentences]
OF_WORDS = [name for name, found in GROUPINGS.items() if not found.of_sentences]

TwoTreebanks = tuple[Treebank, Treebank]


def groups_of(metric: Metric[Pair], both: Pair, by: Grouping, rows: Ints) -> tuple[Group, ...]:
    counts = group_counts(metric, both, by, rows)
    return counts.groups(metric, lambda: metric.count(both)[rows])


@pytest.mark.parametrize("metric", OVER_WORDS.values(), ids=OVER_WORDS)
@given(treebank_pairs())
def test_groups_of_words_add_up(metric: WordScore, two: TwoTreebanks) -> None:
    both = pair(*two)
    rows = np.arange(len(both.gold))
    totals = dict(zip(metric.counted, evaluate(metric, both).totals, strict=True))
    for by in OF_WORDS:
        groups = groups_of(metric, both, GROUPINGS[by], rows)
        for name in ("correct", "predicted", "gold", "aligned"):
            assert sum(group.counts[name] for group in groups) == pytest.approx(totals[name])
        hits = sum(group.counts["correct_predicted"] for group in groups)
        assert hits == pytest.approx(totals["correct"])
        assert all(0 <= group.score <= 1 + 1e-12 for group in groups)


@pytest.mark.parametrize("metric", OVER_PAIRS.values(), ids=OVER_PAIRS)
@given(treebank_pairs())
def test_groups_of_sentences_add_up(metric: WordScore, two: TwoTreebanks) -> None:
    both = pair(*two)
    rows = np.arange(len(both.gold))
    totals = evaluate(metric, both).totals
    for by in OF_SENTENCES:
        groups = groups_of(metric, both, GROUPINGS[by], rows)
        sums = [sum(group.counts[name] for group in groups) for name in metric.counted]
        np.testing.assert_allclose(sums, totals, rtol=1e-12)


@given(treebank_pairs(), treebanks())
def test_rows_that_are_left_out_are_in_no_group(two: TwoTreebanks, train: Treebank) -> None:
    both = pair(*two)
    first = np.array([0])
    for name in (*GROUPINGS, "frequency"):
        groups = groups_of(METRICS["LAS"], both, grouping(name, train), first)
        assert sum(group.counts["gold"] for group in groups) == both.gold.lengths[0]
