"""Probabilities from features."""

import numpy as np
import pytest

from dmv_enumeration import random_weights
from treeval.errors import SettingError
from treeval.induction.dmv.bbdk10 import Features, groups_of
from treeval.induction.dmv.events import uniform

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
