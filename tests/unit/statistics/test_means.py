from itertools import product

import numpy as np
import pytest

from shares import shares
from treeval.counts import Counts
from treeval.statistics.comparison import compare_all
from treeval.statistics.means import over_treebanks
from treeval.statistics.resampling import Resamples, Swaps, WithinTreebanks, intervals

# Two treebanks of three and two sentences; rows are (right, all).
FIRST = {"a": shares([3, 5, 2], [5, 8, 4]), "b": shares([4, 7, 2], [5, 8, 4])}
SECOND = {"a": shares([9, 1], [10, 4]), "b": shares([8, 4], [10, 4])}


def both(system: str) -> Counts:
    return over_treebanks([FIRST[system], SECOND[system]])


def test_the_mean_is_over_treebanks_not_words() -> None:
    assert both("a").score == pytest.approx((10 / 17 + 10 / 14) / 2, rel=1e-15)


def test_treebanks_without_a_score_are_left_out() -> None:
    together = over_treebanks([FIRST["a"], shares([0], [0])])
    assert together.score == pytest.approx(10 / 17, rel=1e-15)
    assert np.isnan(over_treebanks([shares([0], [0])]).score)


def test_shuffling_agrees_with_all_exchanges() -> None:
    a, b = both("a"), both("b")
    observed = abs(b.score - a.score)
    as_extreme = 0
    for exchanged in product([False, True], repeat=5):
        rows = np.array(exchanged)[:, None]
        parts = [
            np.split(np.where(rows, one.table, other.table), [3]) for one, other in ((a, b), (b, a))
        ]
        scores = [
            np.mean([part[:, 0].sum() / part[:, 1].sum() for part in system]) for system in parts
        ]
        as_extreme += abs(scores[0] - scores[1]) >= observed - 1e-12
    swaps = WithinTreebanks((Swaps(3, 1, 20_000), Swaps(2, 2, 20_000)))
    (found,) = compare_all({"a": a, "b": b}, swaps)
    # Standard error of a share over 20,000 trials: at most 0.0036.
    assert found.p == pytest.approx(as_extreme / 32, abs=0.015)
    assert found.test == "paired shuffling"


def test_a_system_does_not_differ_from_itself() -> None:
    swaps = WithinTreebanks((Swaps(3, 1, 500), Swaps(2, 2, 500)))
    (found,) = compare_all({"a": both("a"), "again": both("a")}, swaps)
    assert (found.difference, found.p) == (0, 1)


def test_resamples_keep_the_sizes_of_treebanks() -> None:
    resamples = WithinTreebanks((Resamples(3, 1, 300), Resamples(2, 2, 300)))
    alone = [
        resamples.parts[0].sums(FIRST["a"].table),
        resamples.parts[1].sums(SECOND["a"].table),
    ]
    (together,) = resamples.sums_of([both("a").table])
    np.testing.assert_array_equal(together, np.concatenate(alone, axis=1))
    found = intervals({"a": both("a"), "b": both("b")}, resamples)
    for system in ("a", "b"):
        assert found[system].low <= both(system).score <= found[system].high
    (bootstrap,) = compare_all({"a": both("a"), "b": both("b")}, resamples)
    assert bootstrap.test == "paired bootstrap"
