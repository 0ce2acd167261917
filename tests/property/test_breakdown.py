"""Breakdowns: parts add up to the whole, on either side, for every metric and grouping."""

import numpy as np
import pytest
from hypothesis import given

from strategies import treebank_pairs, treebanks
from treeval.counts import evaluate
from treeval.metrics import METRICS
from treeval.metrics.f_score import WordScore
from treeval.scoring.breakdown import break_down
from treeval.scoring.groups import GROUPINGS, grouping
from treeval.tree.pair import Pair, pair
from treeval.tree.treebank import Treebank

OVER_WORDS = {name: metric for name, metric in METRICS.items() if isinstance(metric, WordScore)}
OVER_PAIRS = {name: metric for name, metric in METRICS.items() if metric.over is Pair}
OF_SENTENCES = [name for name, found in GROUPINGS.items() if found.of_sentences]
OF_WORDS = [name for name, found in GROUPINGS.items() if not found.of_sentences]

TwoTreebanks = tuple[Treebank, Treebank]


@pytest.mark.parametrize("metric", OVER_WORDS.values(), ids=OVER_WORDS)
@given(treebank_pairs())
def test_groups_of_words_add_up(metric: WordScore, two: TwoTreebanks) -> None:
    both = pair(*two)
    rows = np.arange(len(both.gold))
    totals = dict(zip(metric.counted, evaluate(metric, both).totals, strict=True))
    for by in OF_WORDS:
        parts = break_down(metric, both, GROUPINGS[by], rows, "system").parts
        for name in ("correct", "predicted", "gold", "aligned"):
            assert sum(part.counts[name] for part in parts) == pytest.approx(totals[name])
        hits = sum(part.counts["correct_predicted"] for part in parts)
        assert hits == pytest.approx(totals["correct"])
        assert all(0 <= part.score <= 1 + 1e-12 for part in parts)


@pytest.mark.parametrize("metric", OVER_PAIRS.values(), ids=OVER_PAIRS)
@given(treebank_pairs())
def test_groups_of_sentences_add_up(metric: WordScore, two: TwoTreebanks) -> None:
    both = pair(*two)
    rows = np.arange(len(both.gold))
    totals = evaluate(metric, both).totals
    for by in OF_SENTENCES:
        parts = break_down(metric, both, GROUPINGS[by], rows, "system").parts
        sums = [sum(part.counts[name] for part in parts) for name in metric.counted]
        np.testing.assert_allclose(sums, totals, rtol=1e-12)


@given(treebank_pairs(), treebanks())
def test_rows_that_are_left_out_are_in_no_part(two: TwoTreebanks, train: Treebank) -> None:
    both = pair(*two)
    first = np.array([0])
    for name in (*GROUPINGS, "frequency"):
        parts = break_down(METRICS["LAS"], both, grouping(name, train), first, "system").parts
        assert sum(part.counts["gold"] for part in parts) == both.gold.lengths[0]
