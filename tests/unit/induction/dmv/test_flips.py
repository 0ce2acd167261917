import numpy as np
import pytest

from dmv_enumeration import random_weights
from strategies import treebank_of
from treeval.induction.dmv.model import DMVModel, ParameterFlip, flipped
from treeval.induction.dmv.training import estimate
from treeval.schemes.flips import Pattern


@pytest.fixture
def model() -> DMVModel:
    return DMVModel(("DT", "IN", "NN"), random_weights(3, np.random.default_rng(0)))


def changes(before: DMVModel, after: DMVModel) -> dict[str, dict[tuple[int, ...], float]]:
    names = before.weights._fields
    pairs = zip(names, before.weights, after.weights, strict=True)
    return {
        name: {tuple(place.tolist()): new[tuple(place)] for place in np.argwhere(old != new)}
        for name, old, new in pairs
        if (old != new).any()
    }


def test_an_arc_to_the_right_turns_round(model: DMVModel) -> None:
    after = flipped(model, [ParameterFlip(Pattern.of("DT>NN"))])
    # attach(NN | DT, right) low, attach(DT | NN, left) high; nothing else.
    assert changes(model, after) == {"attach": {(1, 0, 2): 1e-8, (0, 2, 0): 1.0}}
    assert after.about["flipped"] == "DT>NN"


def test_an_arc_to_the_left_turns_round(model: DMVModel) -> None:
    after = flipped(model, [ParameterFlip(Pattern.of("IN<NN"))], low=1e-5, high=0.9)
    assert changes(model, after) == {"attach": {(0, 2, 1): 1e-5, (1, 1, 2): 0.9}}


def test_an_arc_is_only_lowered_and_stops_are_changed_where_asked(model: DMVModel) -> None:
    lowered = flipped(model, [ParameterFlip(Pattern.of("IN>DT"), only_lowered=True)])
    assert changes(model, lowered) == {"attach": {(1, 1, 0): 1e-8}}
    stopped = flipped(model, [ParameterFlip(Pattern.of("DT>NN"), stops=True)])
    # NN is to take DT on its left, DT nothing on its right.
    assert changes(model, stopped)["stop"] == {(0, 2, 0): 1e-8, (1, 0, 0): 1.0}


def test_unknown_tags_have_nothing_to_flip(model: DMVModel) -> None:
    assert changes(model, flipped(model, [ParameterFlip(Pattern.of("MD<VB"))])) == {}


def test_the_trees_turn_round() -> None:
    trees = treebank_of([0, 1], [0], [0], xpos=["DT", "NN", "NN", "DT"])
    model = estimate(trees, added=0.1)
    assert model.parse(trees).heads.tolist() == [0, 1, 0, 0]
    after = flipped(model, [ParameterFlip(Pattern.of("DT>NN"))])
    assert after.parse(trees).heads.tolist() == [2, 0, 0, 0]
