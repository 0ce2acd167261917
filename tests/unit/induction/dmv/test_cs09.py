"""Logistic normal priors: a bound that rises, and stays below the likelihood."""

from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from dmv_enumeration import random_weights, text_of
from strategies import treebank_of
from treeval.errors import SettingError
from treeval.induction.dmv.cs09 import (
    CS09,
    Gaussians,
    Prior,
    family_covariance,
    infer,
    members,
    variational_em,
)
from treeval.induction.dmv.events import Events, harmonic
from treeval.induction.dmv.inference import expect
from treeval.induction.dmv.training import Stopping

TEXT = text_of([0, 1, 2], [1, 2, 0, 1], [2, 0], [0, 1], [1], tags=3)
GROUPS = [np.array([0, 2])]


def prior(*, tied: bool, correlation: float = 0.3) -> Prior:
    covariance = np.full((3, 3), correlation) + (1 - correlation) * np.eye(3)
    found = Prior.around(harmonic(TEXT), covariance)
    return found.tied(GROUPS) if tied else found


@pytest.mark.parametrize("tied", [False, True])
def test_the_bound_rises(tied: bool) -> None:
    steps = islice(variational_em(TEXT, prior(tied=tied)), 15)
    bounds = [step.log_likelihood for step in steps]
    # The first bound is low, as independent posteriors fit correlated priors badly.
    assert np.diff(bounds).min() > -1e-3
    assert bounds[-1] > bounds[1]


@pytest.mark.parametrize("tied", [False, True])
def test_the_bound_is_below_the_likelihood(tied: bool) -> None:
    given, draws = scaled(prior(tied=tied, correlation=0.0), 0.1), 300
    rng = np.random.default_rng(1)
    likelihoods = [expect(TEXT, drawn(given, rng)).log_likelihoods for _ in range(draws)]
    mean = np.log(np.exp(likelihoods).mean(axis=0)).sum()
    # Monte Carlo over the prior errs by less than 0.1. The bound of log Σ exp alone costs up to
    # half the variance for each of 43 choices.
    assert mean - 0.05 * 43 < infer(TEXT, given, tolerance=1e-9).bound < mean


@pytest.mark.parametrize("tied", [False, True])
def test_the_bound_is_the_likelihood_where_parameters_hardly_vary(tied: bool) -> None:
    narrow = scaled(prior(tied=tied, correlation=0.0), 1e-5)
    likelihood = expect(TEXT, narrow.weights).log_likelihoods.sum()
    assert infer(TEXT, narrow).bound == pytest.approx(likelihood, abs=1e-3)


def scaled(given: Prior, variance: float) -> Prior:
    parts = (given.attach, given.stop)
    return Prior(*(replace(part, covariances=variance * part.covariances) for part in parts))


def drawn(given: Prior, rng: np.random.Generator) -> Events:
    """Probabilities of one sentence, drawn from the prior."""
    both = []
    for gaussians in (given.attach, given.stop):
        pairs = zip(gaussians.means, gaussians.covariances, strict=True)
        means = np.stack([rng.multivariate_normal(mean, cov) for mean, cov in pairs])
        both.append(Gaussians(means, gaussians.covariances, gaussians.shared))
    return Prior(*both).weights


def test_a_fitted_prior_is_a_proper_one() -> None:
    found = infer(TEXT, prior(tied=False, correlation=0.0)).prior
    assert np.linalg.eigvalsh(found.attach.covariances).min() > 0
    assert not np.allclose(found.attach.means, prior(tied=False).attach.means)


def test_gaussians_of_absent_tags_stay() -> None:
    text = text_of([0, 1], tags=3)
    given = prior(tied=False)
    found = infer(text, given).prior
    np.testing.assert_array_equal(found.attach.means[[3, 6]], given.attach.means[[3, 6]])
    np.testing.assert_array_equal(found.stop.covariances[4:6], given.stop.covariances[4:6])


def test_a_prior_around_weights_has_them_as_its_probabilities() -> None:
    weights = random_weights(3, np.random.default_rng(0)).normalised()
    for ours, given in zip(Prior.around(weights, np.eye(3)).weights, weights, strict=True):
        np.testing.assert_allclose(ours, given, rtol=1e-12)


def test_tied_multinomials_share_a_gaussian_for_each_choice_and_side() -> None:
    weights = random_weights(3, np.random.default_rng(0)).normalised()
    found = Prior.around(weights, np.eye(3)).tied([np.array([0, 2])])
    # Root, then heads 0 1 2 to the left and to the right; the shared ones come after these 7.
    assert found.attach.shared.tolist() == [-1, 7, -1, 7, 8, -1, 8]
    # Heads by side, without and with a dependent; four shared ones come after these 12.
    assert found.stop.shared.tolist() == [12, 13, -1, -1, 12, 13, 14, 15, -1, -1, 14, 15]
    assert found.attach.means.shape == (9, 3)
    np.testing.assert_allclose(found.attach.means[7], found.attach.means[[1, 3]].mean(axis=0))


def test_families_of_tags() -> None:
    tags = ("DT", "NN", "NNP", "VB", "c17")
    assert members(tags, "nouns").tolist() == [1, 2]
    covariance = family_covariance(tags, 0.5)
    assert covariance[1, 2] == covariance[2, 1] == 0.5
    assert covariance.sum() == 5 + 1
    with pytest.raises(SettingError, match=r"`correlation=`: 1\.0; choose from 0"):
        CS09(correlation=1.0)


def test_the_trainer_learns_from_tags_of_no_family_too() -> None:
    trees = treebank_of([2, 0], [0], xpos=["c1", "c2", "c2"])
    model = CS09(stopping=Stopping(3)).train(trees, np.random.default_rng(0))
    assert model.tags == ("c1", "c2")
    assert model.parse(trees).words == 3
