"""Choosing sentences by score, and the quality of the chosen."""

import numpy as np
import pytest

from treeval.assessment.selection import Selection, ranking, share_of
from treeval.errors import SettingError

SCORES = np.array([0.2, np.nan, 0.9, 0.2, 0.5])


def test_ranking_keeps_the_order_of_equals() -> None:
    assert ranking(SCORES).tolist() == [2, 4, 0, 3, 1]


@pytest.mark.parametrize(
    ("given", "chosen"),
    [
        ("40%", [2, 4]),  # 2 of 5
        ("50%", [0, 2, 4]),  # 2.5, rounded up
        ("1%", [2]),  # at least one
        ("0%", []),
        ("3", [0, 2, 4]),
        ("5", [0, 2, 3, 4]),  # one has no score
        ("1000", [0, 2, 3, 4]),
        (">=0.5", [2, 4]),
        (">=0", [0, 2, 3, 4]),
    ],
)
def test_chosen_sentences(given: str, chosen: list[int]) -> None:
    assert Selection.of(given).choose(SCORES).tolist() == chosen


@pytest.mark.parametrize("given", ["", "%", "101%", "-1", "2.5", ">=", "many", "nan", ">=nan"])
def test_a_text_that_selects_nothing_is_refused(given: str) -> None:
    with pytest.raises(SettingError, match="does not say which sentences to select"):
        Selection.of(given)


def test_share_of_sentences() -> None:
    assert [share_of(n, 20) for n in (0, 1, 7, 8, 2023)] == [0, 1, 1, 2, 405]
