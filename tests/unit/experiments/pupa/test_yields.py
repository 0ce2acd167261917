"""What selection by score yields of several systems."""

from pathlib import Path

import pytest

from files import conllu, written
from treeval.experiments.pupa.data import conventional
from treeval.experiments.pupa.experiment import outcomes


def test_dependencies_of_several_systems(tmp_path: Path) -> None:
    folder = tmp_path / "parsers" / "xx"
    right, wrong = conllu([2, 0], upos="X Y"), conllu([0, 1], upos="X Y")
    for name, text in {
        "gold": right * 10,
        "train": right,
        "one": right * 10,
        "two": right * 8 + wrong * 2,
        "three": right * 8 + wrong * 2,
    }.items():
        written(folder / f"{name}.conllu", text)
    (found,) = outcomes(conventional(tmp_path))
    assert found.treebank == "parsers/xx"
    assert found.systems == 3
    assert found.everything == pytest.approx((1 + 0.8 + 0.8) / 3)
    assert found.best["pupa"] == 1  # the frequent patterns are the right ones
