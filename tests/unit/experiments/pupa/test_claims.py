"""How claims of the PUPA paper are judged; each rule on made-up resamples."""

import numpy as np
import pytest

from treeval.experiments.findings import Finding
from treeval.experiments.pupa.claims import above, at_every_length, no_better, same
from treeval.statistics.resampling import Resampled


def around(middle: float, width: float) -> Resampled:
    """A number whose interval is about as wide as twice ``width``."""
    return Resampled(middle, np.linspace(middle - width, middle + width, 201))


def answer(found: Finding) -> str:
    assert found.verdict is not None
    return found.verdict.answer


@pytest.mark.parametrize(("middle", "expected"), [(0.5, "yes"), (0.05, "open"), (-0.5, "no")])
def test_a_difference_is_judged_by_its_interval(middle: float, expected: str) -> None:
    found = above("here", "difference", around(middle, 0.1), "it is above 0")
    assert answer(found) == expected
    assert found.obtained == middle
    opposite = {"yes": "no", "no": "yes", "open": "open"}
    below = above("here", "difference", around(middle, 0.1), "it is below 0", sign=-1)
    assert answer(below) == opposite[expected]


def test_the_same_means_within_a_point() -> None:
    near, wide, far = around(0.004, 0.004), around(0.001, 0.02), around(0.03, 0.01)
    assert answer(same("here", "what", [near, around(0, 0.001)], "equal")) == "yes"
    assert answer(same("here", "what", [near, wide], "equal")) == "open"
    found = same("here", "what", [near, far, wide], "equal")
    assert answer(found) == "no"
    assert found.obtained == 0.03  # the largest


def test_any_significant_gain_is_an_improvement() -> None:
    assert answer(no_better("here", "what", around(0.004, 0.003), "no gain")) == "no"
    assert answer(no_better("here", "what", around(0.001, 0.003), "no gain")) == "yes"
    assert answer(no_better("here", "what", around(0.01, 0.03), "no gain")) == "open"


def test_every_length_must_be_won() -> None:
    sure, doubtful, lost = around(1, 0.1), around(0.05, 0.1), around(-1, 0.1)
    nothing = Resampled(0, np.zeros(201))
    assert answer(at_every_length("here", "what", {3: sure, 4: sure}, "all")) == "yes"
    found = at_every_length("here", "what", {2: nothing, 3: sure, 4: doubtful}, "all")
    assert answer(found) == "open"
    assert (found.published, found.obtained) == (2, 2)  # length 2 says nothing
    found = at_every_length("here", "what", {3: sure, 4: lost}, "all")
    assert answer(found) == "no"
    assert "significantly at 4 words" in found.note
    assert answer(at_every_length("here", "what", {2: nothing}, "all")) == "open"
