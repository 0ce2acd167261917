"""Runs over constituents: what they can be divided by."""

import numpy as np
import pytest

import treeval
from sample import SAMPLE
from treeval.errors import SettingError
from treeval.tree.column import Column

GOLD, PARSED = SAMPLE / "brackets" / "en.mrg", SAMPLE / "brackets" / "parsed.mrg"


def test_a_grouping_of_ones_own() -> None:
    halves = treeval.Grouping(
        "half",
        lambda trees: Column(np.arange(len(trees)) * 2 // len(trees), ("first", "second")),
        of_sentences=True,
    )
    results = treeval.score(GOLD, PARSED, metrics="LF1", by=halves)
    (breakdown,) = results.breakdowns
    assert [group.name for group in breakdown.groups] == ["first", "second"]
    whole = results.systems[0].scores["LF1"].totals
    assert sum(group.counts["gold"] for group in breakdown.groups) == whole["gold"]


@pytest.mark.parametrize("by", ["relation", 42])
def test_other_groupings_are_refused(by: object) -> None:
    with pytest.raises(SettingError, match=f"cannot be broken down by {by}; choose label or"):
        treeval.score(GOLD, PARSED, by=by)
