"""Comparisons by the spread of resampled differences."""

import numpy as np
import pytest

from shares import shares
from treeval.counts import Counts
from treeval.statistics.comparison import compare_all, compare_by_spread, ranking
from treeval.statistics.resampling import Resamples


def some_systems(number: int, step: float, sentences: int = 400) -> dict[str, Counts]:
    """Systems of which each is better than the one before."""
    rng = np.random.default_rng(0)
    total = rng.integers(5, 30, sentences)
    levels = 0.5 + step * np.arange(number)
    return {f"s{at}": shares(rng.binomial(total, one), total) for at, one in enumerate(levels)}


def test_p_values_are_those_of_the_bootstrap_where_it_can_count() -> None:
    systems = some_systems(4, 0.005)
    resamples = Resamples(400, 1, 20_000)
    counted, spread = compare_all(systems, resamples), compare_by_spread(systems, resamples)
    assert any(0.01 < one.p < 0.9 for one in counted)
    for one, other in zip(counted, spread, strict=True):
        assert (one.a, one.b, one.difference) == (other.a, other.b, other.difference)
        assert other.p == pytest.approx(one.p, abs=0.015)


def test_many_systems_are_told_apart_with_few_resamples() -> None:
    """Of 20 systems there are 190 pairs: after Holm's correction, counts cannot be below 0.19."""
    systems = some_systems(20, 0.02)
    resamples = Resamples(400, 1, 1000)
    by_count = ranking(systems, compare_all(systems, resamples)).systems
    assert {(one.best, one.worst) for one in by_count} == {(1, 20)}
    by_spread = ranking(systems, compare_by_spread(systems, resamples)).systems
    assert max(one.worst - one.best for one in by_spread) < 4


def test_equal_systems_and_single_sentences_prove_nothing() -> None:
    ten = np.full(30, 10)
    systems = {"a": shares(ten - 2, ten), "b": shares(ten - 2, ten)}
    assert compare_by_spread(systems, Resamples(30, 1, 100))[0].p == 1
    alone = {"a": shares(ten[:1] - 2, ten[:1]), "b": shares(ten[:1] - 7, ten[:1])}
    assert compare_by_spread(alone, Resamples(1, 1, 100))[0].p == 1
