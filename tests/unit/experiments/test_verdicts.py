"""Verdicts: what a p-value, an interval or missing data say about a claim."""

import math

import pytest

from treeval.experiments.findings import by_interval, by_p, untestable
from treeval.report.tables.findings import evidence


@pytest.mark.parametrize(
    ("p", "supports", "answer"),
    [
        *((0.049, True, "yes"), (0.049, False, "no"), (0.05, True, "open")),
        *((0.9, False, "open"), (math.nan, True, "open")),
    ],
)
def test_a_p_value_decides_below_5_percent(p: float, supports: bool, answer: str) -> None:
    verdict = by_p("A rises with B.", p, supports=supports, test="t test")
    assert verdict.answer == answer
    assert verdict.test == "t test"


@pytest.mark.parametrize(
    ("interval", "sign", "answer"),
    [
        *(((0.1, 0.2), 1, "yes"), ((-0.2, -0.1), 1, "no"), ((-0.1, 0.1), 1, "open")),
        *(((-0.2, -0.1), -1, "yes"), ((0.1, 0.2), -1, "no"), ((0.0, 0.1), 1, "open")),
        ((math.nan, math.nan), 1, "open"),
    ],
)
def test_an_interval_decides_if_0_is_outside(
    interval: tuple[float, float], sign: int, answer: str
) -> None:
    assert by_interval("A is above B.", interval, test="bootstrap", sign=sign).answer == answer


def test_a_claim_without_data_says_why() -> None:
    verdict = untestable("A is above B.", "no data")
    assert (verdict.answer, verdict.why) == ("untestable", "no data")
    assert evidence(verdict) == ""


def test_evidence_is_a_p_value_or_an_interval() -> None:
    shown = [evidence(by_p("", p, supports=True, test="")) for p in (0.25, 0.0004, 1e-9, math.nan)]
    assert shown == ["p = 0.250", "p = 0.0004", "p < 0.0001", "p undefined"]
    assert evidence(by_interval("", (-0.5, 0.25), test="")) == "[-0.5, +0.25]"


def test_undefined_numbers_are_none_in_records() -> None:
    assert by_p("", math.nan, supports=True, test="").to_dict()["p"] is None
    assert by_interval("", (math.nan, 1.0), test="").to_dict()["interval"] == [None, 1.0]
