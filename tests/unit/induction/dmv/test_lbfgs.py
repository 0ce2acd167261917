"""The climb of a function whose top is known."""

from itertools import islice

import numpy as np
import pytest
from scipy.optimize import minimize, rosen, rosen_der

from treeval.arrays import Floats
from treeval.induction.dmv.bbdk10 import climb


def hill(place: Floats) -> tuple[float, Floats]:
    """Fall off with squares of very different widths from the top at 1, 2, 3."""
    widths, top = np.array([1.0, 100.0, 0.01]), np.array([1.0, 2.0, 3.0])
    return float(-(widths * (place - top) ** 2).sum()), -2 * widths * (place - top)


def valley(place: Floats) -> tuple[float, Floats]:
    """Rosenbrock's curved valley, upside down; its top is 0, where all coordinates are 1."""
    return -float(rosen(place)), -np.asarray(rosen_der(place))


def test_the_top_of_a_hill_is_found() -> None:
    *_, last = islice(climb(hill, np.zeros(3), gain=0.0), 100)
    assert last.place == pytest.approx([1, 2, 3], abs=1e-6)
    assert last.value == pytest.approx(0, abs=1e-9)


def test_the_value_never_falls_and_the_end_is_that_of_another_program() -> None:
    start = np.array([-1.2, 1.0, 0.5, 2.0])
    points = list(islice(climb(valley, start, gain=0.0), 200))
    values = [point.value for point in points]
    assert values == sorted(values)
    other = minimize(rosen, start, jac=rosen_der, method="L-BFGS-B")
    assert points[-1].place == pytest.approx(other.x, abs=1e-3)


def test_the_climb_ends_where_it_gains_little_or_nothing() -> None:
    assert len(list(climb(hill, np.array([1.0, 2.0, 3.0])))) == 1  # at the top already
    few, many = (list(climb(valley, np.zeros(2), gain=gain)) for gain in (1e-1, 1e-9))
    assert len(few) < len(many)


def test_a_function_that_promises_more_than_it_keeps_ends_the_climb() -> None:
    flat = list(climb(lambda place: (0.0, np.ones_like(place)), np.zeros(2)))
    assert len(flat) == 1
