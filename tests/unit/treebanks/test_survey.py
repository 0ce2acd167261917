"""Many treebanks: names and files, averages, and scores across languages."""

from pathlib import Path

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import MismatchError, SettingError
from treeval.treebanks.across import MEASURES, Across
from treeval.treebanks.folders import treebank_files
from treeval.treebanks.survey import survey

GOLD = treebank_of([2, 0, 2], deprel=["det", "root", "obj"])
WRONG = treebank_of([2, 0, 1], deprel=["det", "root", "obj"])


def folders(root: Path, *names: str) -> None:
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def test_files_and_folders_are_treebanks(tmp_path: Path) -> None:
    folders(
        tmp_path,
        *("a/a-train.conllu", "a/a-dev.conllu.gz", "a/README.md", "b/b.conll", "c/stats.xml"),
    )
    one = tmp_path / "a" / "a-train.conllu"
    assert treebank_files([str(one), f"mine={one}", "-"]) == {
        "a-train": [str(one)],
        "mine": [str(one)],
        "stdin": ["-"],
    }
    files_of_a = [str(tmp_path / "a" / name) for name in ("a-dev.conllu.gz", "a-train.conllu")]
    assert treebank_files([str(tmp_path / "a")]) == {"a": files_of_a}
    assert treebank_files([str(tmp_path)]) == {
        "a": files_of_a,
        "b": [str(tmp_path / "b" / "b.conll")],
    }
    with pytest.raises(SettingError, match=r"no files that end in \.conllu"):
        treebank_files([str(tmp_path / "c")])


def test_files_of_one_name_are_called_after_their_folders(tmp_path: Path) -> None:
    folders(tmp_path, "en/gold.conllu", "fi/gold.conllu")
    given = [str(tmp_path / name / "gold.conllu") for name in ("en", "fi")]
    assert list(treebank_files(given)) == ["en/gold", "fi/gold"]
    with pytest.raises(SettingError, match="two treebanks are called 'en/gold'"):
        treebank_files([given[0], given[0]])


def test_scores_are_means_over_systems() -> None:
    found = survey({"x": GOLD}, {"x": [GOLD, WRONG]})
    assert found.across is not None
    row = dict(zip(MEASURES, found.across.table[0].tolist(), strict=True))
    # Of the second system's words one is wrong, of two content words; LAS 1 and 2/3.
    assert row["LAS"] == pytest.approx(5 / 6)
    assert (row["C-prec"], row["C-rec"], row["F-prec"], row["F-rec"]) == (0.75, 0.75, 1, 1)
    assert (row["F-freq"], row["C-freq"]) == pytest.approx((1 / 3, 2 / 3))
    # Each relation has one form of three: all WDE are 0, and so are all weights.
    assert np.isnan(row["WLAS"])
    assert found.to_dict()["across"]["treebanks"][0]["WLAS"] is None


def test_systems_belong_to_one_file() -> None:
    with pytest.raises(SettingError, match="no treebank is called 'y'; name one of x"):
        survey({"x": GOLD}, {"y": [GOLD]})
    with pytest.raises(MismatchError, match="'x' has 2 files"):
        survey({"x": [GOLD, GOLD]}, {"x": [GOLD]})
    with pytest.raises(SettingError, match="need classes of relations"):
        survey({"x": GOLD}, {"x": [GOLD]}, classes=None)


def test_correlations_and_cumulative_variance() -> None:
    falling = np.linspace(0.9, 0.6, 4)
    rows = {
        name: dict.fromkeys(MEASURES, value) | {"F-freq": 1 - value}
        for name, value in zip("dbca", falling.tolist(), strict=True)
    }
    across = Across.of(rows)
    found = across.correlations()
    assert len(found) == 28
    assert found["WLAS", "LAS"].coefficient == pytest.approx(1)
    assert found["F-freq", "LAS"].coefficient == pytest.approx(-1)
    assert across.ranked("LAS") == list("dbca")
    assert across.ranked("F-freq") == list("acbd")
    # The population variance of 0.9; 0.9, 0.8; 0.9, 0.8, 0.7; and all four.
    expected = [0, 0.05**2, 2 * 0.1**2 / 3, (2 * 0.15**2 + 2 * 0.05**2) / 4]
    assert across.cumulative_variance("LAS") == pytest.approx(expected)
