"""Learning with features, on a few sentences."""

from itertools import islice, pairwise

import numpy as np
import pytest

from treeval.induction.dmv.batches import expect
from treeval.induction.dmv.bbdk10 import (
    BBDK10,
    Features,
    Objective,
    em_steps,
    groups_of,
    lbfgs_steps,
    started,
)
from treeval.induction.dmv.text import tagged
from treeval.tree.treebank import Treebank


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
