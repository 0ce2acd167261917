"""Scales, ticks, limits and labels of charts."""

import math

import pytest

from treeval.report.charts.canvas import Scale, around, label, powers, ticks


def test_ticks_are_round_numbers_within() -> None:
    assert ticks(0, 100) == [0, 20, 40, 60, 80, 100]
    assert ticks(77.56, 84.57) == [78, 80, 82, 84]
    assert ticks(0.1, 0.35) == pytest.approx([0.1, 0.15, 0.2, 0.25, 0.3, 0.35])
    assert ticks(5, 5) == [5]
    assert ticks(0, 5e-324) == [0]  # a sixth of the smallest number is nothing
    assert powers(1, 5000) == [1, 10, 100, 1000]


def test_scales() -> None:
    assert Scale(0, 10, 100, 200)(5) == 150
    assert Scale(1, 100, 0, 200, in_powers=True)(10) == pytest.approx(100)
    assert Scale(3, 3, 0, 200)(3) == 0


def test_limits_leave_room_around() -> None:
    assert around([math.nan]) == (0.0, 1.0)
    low, high = around([80.0, 81.0], at_least=3.0)
    assert (low, high) == pytest.approx((78.94, 82.06))  # 0.06 and half of what lacks
    low, high = around([5.0])
    assert low < 5 < high


def test_long_names_are_cut() -> None:
    assert label("a" * 30) == "a" * 25 + "…"
