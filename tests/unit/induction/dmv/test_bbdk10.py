"""Probabilities from features, and the climb of a function whose top is known."""

from itertools import islice, pairwise

import numpy as np
import pytest

from dmv_enumeration import random_weights
from treeval.arrays import Floats
from treeval.errors import SettingError
from treeval.induction.dmv.bbdk10 import (
    BBDK10,
    Features,
    Objective,
    climb,
    em_steps,
    groups_of,
    lbfgs_steps,
    started,
)
from treeval.induction.dmv.events import uniform
from treeval.induction.dmv.inference import expect
from treeval.induction.dmv.text import tagged
from treeval.tree.treebank import Treebank

TAGS = ("DT", "NN", "VBD")
CLASSES = groups_of(("nouns", "verbs", "nouns+verbs"), TAGS)


def names_of(features: Features, outcome: int) -> set[str]:
    return {features.names[code] for code in features.features[features.outcomes == outcome]}


def test_the_features_of_an_outcome() -> None:
    features = Features.of(TAGS, CLASSES)
    # VBD takes an NN on its right: basic, noun, verb, three of both, and six without the side.
    attach = 3 + np.ravel_multi_index((1, 2, 1), (2, 3, 3))
    pairs = ["VBD/NN", "VBD/<nouns>", "<verbs>/NN", "VBD/<nouns+verbs>", "<nouns+verbs>/NN"]
    pairs += ["<nouns+verbs>/<nouns+verbs>"]
    assert names_of(features, attach) == {f"A/{side}/{pair}" for side in "1*" for pair in pairs}
    # DT stops on its left without a dependent: no class; copies without side and without has.
    assert names_of(features, 3 + 18) == {"S/0/0/DT/0", "S/*/0/DT/0", "S/0/*/DT/0"}
    assert names_of(features, 1) == {"R/NN", "R/<nouns>", "R/<nouns+verbs>"}


def test_weights_of_zero_are_equal_probabilities() -> None:
    features = Features.of(TAGS, CLASSES)
    found = features.probabilities(np.zeros(len(features.names)))
    for ours, expected in zip(found, uniform(3), strict=True):
        np.testing.assert_allclose(ours, expected)


def test_probabilities_add_up_and_huge_weights_do_no_harm() -> None:
    features = Features.of(TAGS, CLASSES)
    weights = np.random.default_rng(0).normal(0, 300, len(features.names))
    found = features.probabilities(weights)
    assert found.root.sum() == pytest.approx(1)
    np.testing.assert_allclose(found.attach.sum(axis=-1), 1)
    np.testing.assert_allclose(found.stop + found.go, 1)


def test_slopes_are_differences_of_log_probabilities() -> None:
    rng = np.random.default_rng(0)
    features, counts = Features.of(TAGS, CLASSES), random_weights(3, rng)
    weights = rng.normal(0, 1, len(features.names))
    flat = np.concatenate([array.ravel() for array in counts])
    slopes = features.slopes(counts, features.probabilities(weights))
    for code in range(0, len(weights), 7):
        step = np.zeros(len(weights))
        step[code] = 1e-6
        up, down = (features.log_probabilities(weights + sign * step) for sign in (1, -1))
        assert slopes[code] == pytest.approx(flat @ (up - down) / 2e-6, abs=1e-6)


def test_classes_are_families_and_tags() -> None:
    found = groups_of(("nouns", "DT+verbs"), TAGS)
    assert "NNP" in found["nouns"]
    assert {"DT", "VBD"} < found["DT+verbs"]
    assert groups_of((), TAGS) == {}
    with pytest.raises(SettingError, match=r"`groups=`: 'XY' is not made of families \(nouns"):
        groups_of(("XY",), TAGS)


def test_tags_without_a_class_have_basic_features_only() -> None:
    features = Features.of(("C1", "C2"), groups_of(("nouns",), ("C1", "C2")))
    assert not any("<" in name for name in features.names)


def hill(place: Floats) -> tuple[float, Floats]:
    """Fall off with squares of very different widths from the top at 1, 2, 3."""
    widths, top = np.array([1.0, 100.0, 0.01]), np.array([1.0, 2.0, 3.0])
    return float(-(widths * (place - top) ** 2).sum()), -2 * widths * (place - top)


def valley(place: Floats) -> tuple[float, Floats]:
    """Rosenbrock's curved valley, upside down; its top is 0, where all coordinates are 1."""
    optimize = pytest.importorskip("scipy.optimize", reason="scipy is not installed")
    return -float(optimize.rosen(place)), -np.asarray(optimize.rosen_der(place))


def test_the_top_of_a_hill_is_found() -> None:
    *_, last = islice(climb(hill, np.zeros(3), gain=0.0), 100)
    assert last.place == pytest.approx([1, 2, 3], abs=1e-6)
    assert last.value == pytest.approx(0, abs=1e-9)


def test_the_value_never_falls_and_the_end_is_that_of_another_program() -> None:
    start = np.array([-1.2, 1.0, 0.5, 2.0])
    points = list(islice(climb(valley, start, gain=0.0), 200))
    values = [point.value for point in points]
    assert values == sorted(values)
    optimize = pytest.importorskip("scipy.optimize", reason="scipy is not installed")
    other = optimize.minimize(optimize.rosen, start, jac=optimize.rosen_der, method="L-BFGS-B")
    assert points[-1].place == pytest.approx(other.x, abs=1e-3)


def test_the_climb_ends_where_it_gains_little_or_nothing() -> None:
    assert len(list(climb(hill, np.array([1.0, 2.0, 3.0])))) == 1  # at the top already
    few, many = (list(climb(valley, np.zeros(2), gain=gain)) for gain in (1e-1, 1e-9))
    assert len(few) < len(many)


def test_a_function_that_promises_more_than_it_keeps_ends_the_climb() -> None:
    flat = list(climb(lambda place: (0.0, np.ones_like(place)), np.zeros(2)))
    assert len(flat) == 1


@pytest.fixture
def objective(chains: Treebank) -> Objective:
    text = tagged(chains, "xpos")
    features = Features.of(text.tags, groups_of(("nouns", "verbs", "nouns+verbs"), text.tags))
    return Objective(text, features, penalty=0.3)


def test_the_gradient_is_that_of_finite_differences(objective: Objective) -> None:
    rng = np.random.default_rng(0)
    weights = rng.normal(0, 0.5, len(objective.features.names))
    _, gradient = objective(weights)
    for code in rng.choice(len(weights), 25, replace=False):
        step = np.zeros(len(weights))
        step[code] = 1e-5
        slope = (objective(weights + step)[0] - objective(weights - step)[0]) / 2e-5
        assert gradient[code] == pytest.approx(slope, abs=1e-5)


def test_an_m_step_has_the_gradient_of_the_objective(objective: Objective) -> None:
    weights = np.random.default_rng(1).normal(0, 0.5, len(objective.features.names))
    counts = expect(objective.text, objective.features.probabilities(weights)).events
    _, of_counts = objective.given(counts)(weights)
    np.testing.assert_allclose(of_counts, objective(weights)[1], atol=1e-9)


@pytest.mark.parametrize("steps", [lbfgs_steps, em_steps])
def test_the_objective_never_falls(objective: Objective, steps: object) -> None:
    assert callable(steps)
    found = [
        step.log_likelihood for step in islice(steps(objective, started(objective, "harmonic")), 15)
    ]
    assert all(after >= before - 1e-9 for before, after in pairwise(found))
    assert found[-1] > found[0]


def test_both_optimisers_reach_the_same_top(objective: Objective) -> None:
    start = started(objective, "harmonic")
    *_, direct = islice(lbfgs_steps(objective, start), 200)
    *_, by_em = islice(em_steps(objective, start), 200)
    assert direct.log_likelihood == pytest.approx(by_em.log_likelihood, abs=0.05)


def test_a_larger_penalty_makes_smaller_weights(chains: Treebank) -> None:
    weak, strong = (BBDK10(penalty=penalty).train(chains) for penalty in (0.1, 100))
    spread = [model.weights.attach.std() for model in (weak, strong)]
    assert spread[0] > spread[1]


def test_starts_differ_and_random_ones_need_draws(objective: Objective) -> None:
    assert not started(objective, "uniform").any()
    assert started(objective, "random", np.random.default_rng(0)).std() == pytest.approx(
        0.01, rel=0.2
    )
    assert started(objective, "harmonic").any()
