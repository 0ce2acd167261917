"""Discounts by hand."""

import numpy as np
import pytest

from treeval.models.ngram.kneser_ney import FALLBACK, estimate_discounts


def test_discounts_follow_from_counts_of_counts() -> None:
    # n1..n4 = 4, 3, 2, 1: Y = 4 / (4 + 2 * 3) = 0.4
    counts = np.array([1] * 4 + [2] * 3 + [3] * 2 + [4] + [9] * 5)
    expected = (1 - 2 * 0.4 * 3 / 4, 2 - 3 * 0.4 * 2 / 3, 3 - 4 * 0.4 * 1 / 2)
    assert estimate_discounts(counts, needed=4).amounts == pytest.approx(expected)
    assert not estimate_discounts(counts, needed=4).is_fallback


@pytest.mark.parametrize(
    ("counts", "needed", "problem"),
    [
        ([2, 2, 3], 3, "no n-gram has the count 1"),
        ([], 3, "no n-gram has the count 1"),
        ([1, 1, 2, 3], 4, "no n-gram has the count 4"),  # all four are needed
        # n1..n3 = 1, 1, 9: Y = 1/3, D2 = 2 - 3 * 1/3 * 9/1 = -7
        ([1, 2] + [3] * 9, 3, "that of the count 2 would be -7: more n-grams have the count 3"),
        # n1..n4 = 4, 2, 1, 5: Y = 4/8, D3 = 3 - 4 * 1/2 * 5/1 = -7
        ([1] * 4 + [2] * 2 + [3] + [4] * 5, 3, "that of the count 3 would be -7: more n-grams"),
    ],
)
def test_discounts_that_cannot_be_estimated_are_the_fixed_ones(
    counts: list[int], needed: int, problem: str
) -> None:
    discounts = estimate_discounts(np.array(counts, dtype=np.int64), needed)
    assert discounts.is_fallback
    assert discounts.amounts == FALLBACK
    assert discounts.problem.startswith(problem)


def test_three_counts_are_enough_where_only_three_are_needed() -> None:
    # n1..n4 = 2, 1, 1, 0: Y = 2 / 4, D3 = 3 - 4 * 1/2 * 0 = 3
    assert estimate_discounts(np.array([1, 1, 2, 3]), needed=3).amounts == pytest.approx(
        (1 - 2 * 0.5 * 1 / 2, 2 - 3 * 0.5 * 1 / 1, 3.0)
    )
