"""Where the trees of the NED experiments come from."""

from pathlib import Path

import pytest

from files import written
from treeval.errors import FileError
from treeval.experiments.layout import TreebankFiles, treebanks_of
from treeval.experiments.ned import reproduce
from treeval.experiments.ned.learners import LEARNERS, Sampling
from treeval.experiments.ned.reproduction import conventional, english_of


def test_folders_hold_trees_grammars_and_the_training_parts_of_languages(wsj: Path) -> None:
    written(wsj / "cs09.gra", "root VB : 0\n")
    written(wsj / "ud/UD_X-Y/x-ud-train.conllu", "short")
    written(wsj / "ud/UD_X-Y/x-ud-test.conllu", "longer than that")
    (wsj / "ud/UD_Empty-Z").mkdir()
    english, language = conventional(wsj)
    assert english.models == {"cs09": (wsj / "cs09.gra",)}
    assert [path.name for path in language.gold] == ["x-ud-train.conllu"]


def test_without_training_data_all_trees_are_used_twice(wsj: Path) -> None:
    trees = english_of(conventional(wsj))
    assert len(trees.train) == len(trees.gold) == 20
    assert trees.split == 18
    assert trees.lth.words == trees.collins.words == trees.gold.words == 90


@pytest.fixture
def layout(wsj: Path) -> Path:
    """Three files: two to learn from, one to test on; grammars save time."""
    text = (wsj / "wsj.mrg").read_text()
    for name, part in (("a", text), ("b", text), ("test", text[: len(text) // 5])):
        written(wsj / "parts" / f"{name}.mrg", part)
    grammars = ", ".join(f'"{name}" = "any.gra"' for name in LEARNERS)
    written(wsj / "any.gra", "root VB : 0\n")
    return Path(
        written(
            wsj / "data.toml",
            '[ned.WSJ]\ntrain = "parts/[ab].mrg"\ngold = "parts/test.mrg"\n'
            f"models = {{ {grammars} }}\n",
        )
    )


def test_a_layout_separates_training_data(layout: Path) -> None:
    trees = english_of(treebanks_of("ned", layout, conventional))
    assert (len(trees.train), len(trees.gold), trees.split) == (40, 4, 40)
    assert [*trees.gold.column("form")] == [*trees.collins.column("form")]
    found = reproduce(layout, sampling=Sampling({}))
    assert found.remarks[0].startswith("data: test.mrg, 4 sentences")
    assert found.remarks[1].endswith("learners are trained on 40 others")


def test_there_is_one_treebank_of_constituents() -> None:
    with pytest.raises(FileError, match="but there are: none"):
        english_of([])
    two = [TreebankFiles(name, gold=(Path(f"{name}.mrg"),)) for name in "ab"]
    with pytest.raises(FileError, match="but there are: a, b"):
        english_of(two)
