"""Scores across treebanks."""

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import MismatchError
from treeval.treebanks.across import MEASURES, Across
from treeval.treebanks.describe import describe

GOLD = treebank_of([2, 0, 2], deprel=["det", "root", "obj"])
WRONG = treebank_of([2, 0, 1], deprel=["det", "root", "obj"])


def test_scores_are_means_over_systems() -> None:
    found = describe({"x": GOLD}, systems={"x": [GOLD, WRONG]})
    assert found.across is not None
    row = dict(zip(MEASURES, found.across.table[0].tolist(), strict=True))
    # Of the second system's words one is wrong, of two content words; LAS 1 and 2/3.
    assert row["LAS"] == pytest.approx(5 / 6)
    assert (row["C-prec"], row["C-rec"], row["F-prec"], row["F-rec"]) == (0.75, 0.75, 1, 1)
    assert (row["F-freq"], row["C-freq"]) == pytest.approx((1 / 3, 2 / 3))
    # Each relation has one form of three: all WDE are 0, and so are all weights.
    assert np.isnan(row["WLAS"])
    assert found.to_dict()["across"]["treebanks"][0]["WLAS"] is None


def test_systems_belong_to_one_file() -> None:
    with pytest.raises(MismatchError, match="'x' has 2 files"):
        describe({"x": [GOLD, GOLD]}, systems={"x": [GOLD]})


def test_correlations_and_cumulative_variance() -> None:
    falling = np.linspace(0.9, 0.6, 4)
    rows = {
        name: dict.fromkeys(MEASURES, value) | {"F-freq": 1 - value}
        for name, value in zip("dbca", falling.tolist(), strict=True)
    }
    across = Across.of(rows)
    found = across.correlations()
    assert len(found) == 28
    assert found["WLAS", "LAS"].coefficient == pytest.approx(1)
    assert found["F-freq", "LAS"].coefficient == pytest.approx(-1)
    assert across.ranked("LAS") == list("dbca")
    assert across.ranked("F-freq") == list("acbd")
    # The population variance of 0.9; 0.9, 0.8; 0.9, 0.8, 0.7; and all four.
    expected = [0, 0.05**2, 2 * 0.1**2 / 3, (2 * 0.15**2 + 2 * 0.05**2) / 4]
    assert across.cumulative_variance("LAS") == pytest.approx(expected)
