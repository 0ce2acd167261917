"""Intervals and comparisons of results."""

from dataclasses import replace

import numpy as np
import pytest

import treeval
from sample import ALDER, BIRCH, CEDAR, GOLD
from treeval.errors import SettingError
from treeval.scoring.certainty import compare, with_certainty, with_intervals
from treeval.settings.certainty import Certainty
from treeval.statistics.resampling import Resamples, interval

SYSTEMS = {"alder": ALDER, "birch": BIRCH, "cedar": CEDAR}


@pytest.fixture(scope="module")
def results() -> treeval.Results:
    return treeval.score(GOLD, SYSTEMS, metrics=["UAS", "LAS"])


def test_intervals_are_those_of_each_system_alone(results: treeval.Results) -> None:
    certainty = Certainty(seed=3, resamples=50)
    sure = with_intervals(results, certainty)
    counts = results["birch"].scores["LAS"].counts
    draws = Resamples.drawn(np.random.default_rng(3), len(counts.table), 50)
    assert sure["birch"].scores["LAS"].interval == interval(counts, draws)
    assert results["birch"].scores["LAS"].interval is None
    assert str(sure.signature).endswith("|seed:3|resamples:50")


def test_each_is_compared_with_each_or_with_a_baseline(results: treeval.Results) -> None:
    certainty = Certainty(shuffles=99)
    every = compare(results, certainty, metrics="las")
    pairs = [(one.a, one.b) for one in every.comparisons["LAS"]]
    assert pairs == [("alder", "birch"), ("alder", "cedar"), ("birch", "cedar")]
    assert list(every.rankings) == ["LAS"]
    first = compare(results, certainty, baseline="birch")
    assert list(first.comparisons) == ["UAS", "LAS"]
    assert {one.a for one in first.comparisons["LAS"]} == {"birch"}
    assert not first.rankings


def test_nothing_is_drawn_unless_it_is_asked_for(results: treeval.Results) -> None:
    assert with_certainty(results, Certainty()) is results
    both = with_certainty(results, Certainty(ci=True, baseline=True, resamples=9, shuffles=9))
    assert both["alder"].scores["UAS"].interval is not None
    assert {one.a for one in both.comparisons["LAS"]} == {"alder"}


def test_one_system_has_nothing_to_be_compared_with(results: treeval.Results) -> None:
    alone = replace(results, systems=results.systems[:1])
    with pytest.raises(SettingError, match="needs two systems"):
        compare(alone)


def test_the_number_of_trials_follows_the_number_of_pairs() -> None:
    """Holm's correction multiplies the smallest p, 1 / (trials + 1), by the number of pairs."""
    assert Certainty().trials(1) == 10_000
    assert Certainty().trials(780) == 20 * 780 / 0.05
    assert Certainty(test="bootstrap").trials(45) == 20 * 45 / 0.05
    assert Certainty(shuffles=99).trials(780) == 99


def test_many_systems_can_still_be_told_apart() -> None:
    systems = {f"a{n}": SYSTEMS["alder"] for n in range(6)}
    systems |= {f"c{n}": SYSTEMS["cedar"] for n in range(6)}
    results = treeval.score(GOLD, systems, metrics="LAS", compare=True)
    assert results.comparisons["LAS"][0].trials == 20 * (12 * 11 / 2) / 0.05
    assert {one.name[0]: (one.best, one.worst) for one in results.rankings["LAS"].systems} == {
        "c": (1, 6),
        "a": (7, 12),
    }


def test_no_clusters_are_drawn_where_no_difference_could_be_found(
    results: treeval.Results,
) -> None:
    compared = compare(results, Certainty(shuffles=9), metrics="LAS")
    assert not compared.rankings
    assert any("at least 3 / 10" in note for note in compared.notes())
