"""Families of tags, and the trainer that ties them."""

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import SettingError
from treeval.induction.dmv.cs09 import CS09, family_covariance, members
from treeval.induction.dmv.training import Stopping


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
