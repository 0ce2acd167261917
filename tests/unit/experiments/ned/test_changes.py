"""Tests of changes."""

import pytest

from strategies import treebank_of
from treeval.experiments.ned.flips import Changes, change, difference_between, rises
from treeval.experiments.ned.learners import ByMeasure, measured

N = 60
GOLD = treebank_of(*[[2, 0]] * N)


def scored(right: int) -> ByMeasure:
    """Trees of which some have the gold heads, and the others the opposite arc."""
    return measured(GOLD, treebank_of(*[[2, 0]] * right, *[[0, 1]] * (N - right)))


def test_a_change_is_in_points() -> None:
    # Attachment from 0 to a half; undirected from 50 to 75; NED stays at 100.
    before, after = scored(0), scored(N // 2)
    found = [change(before[name], after[name]) for name in ("attachment", "undirected", "NED")]
    assert found == pytest.approx([50, 25, 0])


def test_a_rise_is_judged_by_shuffling() -> None:
    before, after = scored(0)["attachment"], scored(N // 2)["attachment"]
    assert difference_between(before, after).p < 0.001
    assert rises("it rises", before, after).answer == "yes"
    assert rises("it falls", before, after, sign=-1).answer == "no"
    assert rises("it rises", before, scored(1)["attachment"]).answer == "open"


def test_attachment_changes_more_than_ned() -> None:
    changes = Changes(scored(0), scored(N // 2))
    found = changes.more_than("attachment", "NED", sized=True)
    assert found.value == pytest.approx(50)
    assert 30 < found.low < 50 < found.high < 70
    assert changes.judged("it does", "attachment", "NED", sized=True).answer == "yes"
    falling = Changes(scored(N // 2), scored(0))
    assert falling.more_than("attachment", "NED", sized=True).value == pytest.approx(50)
    assert falling.more_than("attachment", "NED", sized=False).value == pytest.approx(-50)
    assert falling.judged("it does", "attachment", "NED", sized=False).answer == "no"
