"""Differences between systems, and whether they are due to chance."""

import numpy as np

from sample import BIRCH, CEDAR, GOLD, SUD
from treeval import cross
from treeval.settings.certainty import ALPHA
from treeval.statistics.comparison import holm
from treeval.statistics.resampling import Resamples, paired_bootstrap

PARSES = {"cedar:UD": CEDAR, "birch:UD": BIRCH, "alder:UD": CEDAR}


def test_systems_may_be_compared_with_the_first_one_only() -> None:
    crossing = cross({"UD": GOLD, "SUD": SUD}, PARSES, baseline=True, shuffles=9)
    pairs = [("cedar", "birch"), ("cedar", "alder")]
    assert [one.systems for one in crossing.differences] == pairs * 3
    assert cross({"UD": GOLD}, PARSES, compare=False).differences == ()


def test_marks_and_printed_p_are_adjusted_for_the_number_of_pairs() -> None:
    crossing = cross({"UD": GOLD}, PARSES, shuffles=99)
    found = crossing.to_dict()["comparisons"]
    ted = [one for one in found if one["metric"] == "TED"]
    adjusted = holm(np.array([one["p"] for one in ted]))
    assert [one["p_adjusted"] for one in ted] == adjusted.tolist()
    assert ted[0]["p_adjusted"] > ted[0]["p"]
    rows = crossing.tables()[-1].rows
    assert [row[3] for row in rows] == [f"{p:.4f}" for p in adjusted]
    assert ["†" in row[2] for row in rows] == (adjusted > ALPHA).tolist()


def test_systems_may_be_compared_by_bootstrap() -> None:
    crossing = cross({"UD": GOLD}, PARSES, test="bootstrap", resamples=99, seed=3)
    a, b, _ = crossing.experiments
    draws = Resamples.drawn(np.random.default_rng(3), len(a.labelled.table), 99)
    expected = paired_bootstrap(a.labelled, b.labelled, draws)
    found = crossing.differences[0].labelled
    assert (found.p, found.difference) == (expected.p, expected.difference)
    assert crossing.signature.only({"seed", "test", "trials", "resamples"}) == {
        "seed": "3",
        "test": "paired bootstrap",
        "trials": "99",
    }
