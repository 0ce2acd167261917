"""Bold scores and asterisks."""

import math

import treeval
from sample import ALDER, BIRCH, CEDAR, GOLD
from treeval.report.tables.scores import best_places
from treeval.report.tables.table import Table

SYSTEMS = {"alder": ALDER, "birch": BIRCH, "cedar": CEDAR}


def test_the_best_of_some_scores() -> None:
    assert best_places([0.1, 0.3, 0.3, math.nan]) == [1, 2]
    assert best_places([0.1, 0.3], higher_is_better=False) == [0]
    assert best_places([0.1, math.nan]) == []  # there is nothing to be better than


def side_by_side(**settings: object) -> Table:
    return treeval.score(GOLD, SYSTEMS, metrics="UAS,LAS", **settings).tables()[0]


def test_the_best_scores_are_bold_and_nothing_is_claimed_without_a_test() -> None:
    table = side_by_side()
    assert table.best == {(0, 3), (1, 3)}
    assert table.marked == frozenset()
    assert table.explained == "Bold: best score."


def test_asterisks_mark_significant_differences_from_the_best() -> None:
    # p of UAS of birch and cedar is above 0.05, as the table of differences says.
    table = side_by_side(compare=True)
    assert table.marked == {(0, 1), (1, 1), (1, 2)}
    assert "differs significantly from the best system (p ≤ 0.05" in table.explained


def test_asterisks_mark_significant_differences_from_the_baseline() -> None:
    table = side_by_side(baseline=True)
    assert table.marked == {(row, place) for row in (0, 1) for place in (2, 3)}
    assert "differs significantly from alder (p ≤ 0.05" in table.explained


def test_lower_perplexities_are_better() -> None:
    found = treeval.score(GOLD, SYSTEMS, metrics="DPPL", train=GOLD)
    scores = [one.scores["DPPL"].score for one in found.systems]
    assert found.tables()[0].best == {(0, 1 + scores.index(min(scores)))}
