"""What selection by score yields of several systems."""

from pathlib import Path

import pytest

from treeval.experiments.pupa_yields import outcomes

SENTENCE = "1\ta\t_\tX\t_\t_\t{0}\tdep\t_\t_\n2\tb\t_\tY\t_\t_\t{1}\tdep\t_\t_\n\n"


def test_dependencies_of_several_systems(tmp_path: Path) -> None:
    folder = tmp_path / "parsers" / "xx"
    folder.mkdir(parents=True)
    right, wrong = SENTENCE.format(2, 0), SENTENCE.format(0, 1)
    for name, text in {
        "gold": right * 10,
        "train": right,
        "one": right * 10,
        "two": right * 8 + wrong * 2,
        "three": right * 8 + wrong * 2,
    }.items():
        (folder / f"{name}.conllu").write_text(text, encoding="utf-8")
    (found,) = outcomes(tmp_path)
    assert found.treebank == "parsers/xx"
    assert found.systems == 3
    assert found.everything == pytest.approx((1 + 0.8 + 0.8) / 3)
    assert found.best["pupa"] == 1  # the frequent patterns are the right ones
