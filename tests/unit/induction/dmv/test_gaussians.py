"""Logistic normal priors around weights."""

import numpy as np

from dmv_enumeration import random_weights
from treeval.induction.dmv.cs09 import Prior


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
