"""Runs over constituents: what they can be divided by."""

import numpy as np
import pytest

import treeval
from files import constituents
from sample import SAMPLE
from treeval.errors import SettingError, TextMismatchError
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


def test_parses_that_lack_sentences_can_be_compared() -> None:
    right = [f"(S (NP (D {form}) (N {form})) (V {form}))\n" for form in "abcx"]
    wrong = "(S (D b) (XP (N b) (V b)))\n"
    gold, fewer = "".join(right[:3]), right[0] + right[2]
    more = right[3] + right[0] + wrong + right[2]
    systems = {"fewer": constituents(fewer), "more": constituents(more)}
    found = treeval.score(constituents(gold), systems, metrics="LF1,UF1", missing_sentences="skip")
    # The second sentence is left out for both, and so is the wrong bracket XP.
    assert [found[name].scores["LF1"].score for name in systems] == [1, 1]
    assert (found["fewer"].missing_sentences, found["more"].extra_sentences) == (1, 1)
    assert found["more"].scores["LF1"].signature["missing"] == "skip(1)"
    with pytest.raises(SettingError, match="zero is for dependencies; choose skip"):
        treeval.score(constituents(gold), systems, missing_sentences="zero")
    with pytest.raises(TextMismatchError, match="no sentence is in all files"):
        treeval.score(constituents(gold), constituents(right[3]), missing_sentences="skip")
