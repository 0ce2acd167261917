"""Which inputs make up a treebank."""

from pathlib import Path

import pytest

from strategies import treebank_of
from treeval.errors import SettingError
from treeval.treebanks.folders import treebank_inputs

GOLD = treebank_of([2, 0, 2], deprel=["det", "root", "obj"])


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
    assert treebank_inputs([str(one), f"mine={one}", "-"]) == {
        "a-train": [str(one)],
        "mine": [str(one)],
        "stdin": ["-"],
    }
    files_of_a = [str(tmp_path / "a" / name) for name in ("a-dev.conllu.gz", "a-train.conllu")]
    assert treebank_inputs([str(tmp_path / "a")]) == {"a": files_of_a}
    assert treebank_inputs(tmp_path / "a") == {"a": files_of_a}
    assert treebank_inputs({"x": tmp_path / "a", "y": [one, GOLD]}) == {
        "x": files_of_a,
        "y": [one, GOLD],
    }
    assert treebank_inputs([str(tmp_path)]) == {
        "a": files_of_a,
        "b": [str(tmp_path / "b" / "b.conll")],
    }
    with pytest.raises(SettingError, match=r"no files that end in \.conllu"):
        treebank_inputs([str(tmp_path / "c")])


def test_files_of_one_name_are_called_after_their_folders(tmp_path: Path) -> None:
    folders(tmp_path, "en/gold.conllu", "fi/gold.conllu")
    given = [str(tmp_path / name / "gold.conllu") for name in ("en", "fi")]
    assert list(treebank_inputs(given)) == ["en/gold", "fi/gold"]
    with pytest.raises(SettingError, match="two treebanks are called 'en/gold'"):
        treebank_inputs([given[0], given[0]])
