"""Scores of samplers: means over seeds, and how much these differ."""

import math

import pytest

from strategies import treebank_of
from treeval.experiments.ned.learners import SampledScores, Sampling, measured, sampled
from treeval.experiments.ned.parsers import parser_findings
from treeval.induction.dmv.training import Stopping
from treeval.induction.tsg.bc10 import BC10
from treeval.progress import Advance
from treeval.tree.treebank import Treebank

GOLD = treebank_of([0, 1, 2], [0, 1])


def scores_of(*parses: Treebank) -> SampledScores:
    return SampledScores([measured(GOLD, parsed) for parsed in parses])


def test_scores_are_means_over_seeds() -> None:
    # 5 of 5 heads are right, then 2, then 3.
    found = scores_of(GOLD, treebank_of([2, 3, 0], [0, 1]), treebank_of([0, 1, 2], [2, 0]))
    assert found.mean["attachment"].score == pytest.approx((1 + 2 / 5 + 3 / 5) / 3)
    assert found.mean["attachment"].table.shape == measured(GOLD, GOLD)["attachment"].table.shape


def test_the_spread_over_seeds_is_said() -> None:
    found = scores_of(GOLD, treebank_of([2, 3, 0], [0, 1]))
    # 100 and 40 have the standard deviation 60 / sqrt(2).
    assert found.deviation("attachment", GOLD, "all") == pytest.approx(60 / math.sqrt(2))
    assert math.isnan(scores_of(GOLD).deviation("attachment", GOLD, "all"))


def test_samplers_are_rows_of_table_4() -> None:
    rows = {row.what: row for row in parser_findings([], GOLD, {}, {"bc10": scores_of(GOLD, GOLD)})}
    row = rows["bc10, up to 10 words: attachment"]
    assert (row.published, row.obtained) == (67.2, 100)  # table 4 of the paper
    assert row.note.startswith("the model without words")
    assert row.note.endswith("mean ± standard deviation of 2 seeds")
    assert row.position is not None
    assert row.position.marks == ("", " ± 0.0")


def test_each_seed_is_a_run_of_its_own(gold: Treebank) -> None:
    stages: list[Advance] = []
    sampling = Sampling({"bc10": BC10(stopping=Stopping(2))}, (1, 2, 3))
    found = sampled(gold, gold, sampling, stages.append)["bc10"]
    assert len(found.by_seed) == 3
    assert stages[-1] == Advance("bc10: seeds", 3, 3)
    again = sampled(gold, gold, sampling, stages.append)["bc10"]
    assert [one["NED"].score for one in again.by_seed] == [
        one["NED"].score for one in found.by_seed
    ]
