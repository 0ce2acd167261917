"""Layouts: which files are the data of an experiment."""

import re
from pathlib import Path

import pytest

from files import written
from treeval.errors import FileError, ReadError, TreevalError
from treeval.experiments.layout import TreebankFiles, only, treebanks_of
from treeval.settings.choices import PAPERS

LAYOUT = """
[perplexity.Danish]
gold = "test/da.conll"
train = ["train/da-*.conll"]
outputs = { "arc-eager" = "out/a.conll", other = ["out/a.conll", "train/da-1.conll"] }
groups = "CoNLL-X"
accuracy = { best = 0.847, average = 0.78 }

[tedeval.wsj.schemes.old]
gold = "test/da.conll"
[tedeval.wsj.schemes.new]
gold = "test/da.conll"
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    for name in ("test/da.conll", "train/da-2.conll", "train/da-1.conll", "out/a.conll"):
        written(tmp_path / name, "")
    written(tmp_path / "data.toml", LAYOUT)
    return tmp_path


def nothing(data: Path) -> list[TreebankFiles]:
    raise AssertionError(f"{data} has a layout")


def test_a_layout_names_all_files(data: Path) -> None:
    (danish,) = treebanks_of("perplexity", data, nothing)
    assert danish == TreebankFiles(
        "Danish",
        gold=(data / "test/da.conll",),
        train=(data / "train/da-1.conll", data / "train/da-2.conll"),
        outputs={
            "arc-eager": (data / "out/a.conll",),
            "other": (data / "out/a.conll", data / "train/da-1.conll"),
        },
        groups=("CoNLL-X",),
        accuracy={"best": 0.847, "average": 0.78},
    )
    (wsj,) = treebanks_of("tedeval", data / "data.toml", nothing)
    assert {name: own.gold for name, own in wsj.schemes.items()} == {
        "old": (data / "test/da.conll",),
        "new": (data / "test/da.conll",),
    }


def test_without_a_layout_folders_are_searched(tmp_path: Path) -> None:
    found = treebanks_of("ned", tmp_path, lambda folder: [TreebankFiles(folder.name)])
    assert found == (TreebankFiles(tmp_path.name),)


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        ("[ned", ReadError, r"data\.toml: .*; write it as TOML"),
        ("[pupa.x]", ReadError, r"data\.toml: no treebank of ned; write a table such as \[ned"),
        ("[ned]\nx = 1", ReadError, r"\[ned\.x\]: it is not a table"),
        ("[ned.x]\ngod = 'a'", ReadError, r"\[ned\.x\]: 'god' is unknown; choose from gold, tr"),
        ("[ned.x]\ngold = 1", ReadError, r"\[ned\.x\]: gold is neither text nor a list of texts"),
        ("[ned.x]\ngold = 'none.mrg'", FileError, r"gold: no file .*none\.mrg; correct the path"),
        ("[ned.x]\ngold = '*.mrg'", FileError, r"gold: no file \*\.mrg; correct the path"),
        ("[ned.x]\noutputs = 'a'", ReadError, r"outputs is not a table"),
        ("[ned.x]\naccuracy = { best = 'a' }", ReadError, r"accuracy\.best is not a number"),
    ],
)
def test_a_wrong_layout(tmp_path: Path, text: str, kind: type[TreevalError], message: str) -> None:
    written(tmp_path / "data.toml", text)
    with pytest.raises(kind, match=message):
        treebanks_of("ned", tmp_path, nothing)


def test_the_layouts_in_the_documentation_are_understood(tmp_path: Path) -> None:
    page = Path(__file__).parents[3] / "docs" / "reproduce-your-own.md"
    blocks = re.findall(r"```toml\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == len(PAPERS)
    for paper, block in zip(PAPERS, blocks, strict=True):
        for name in (one for one in re.findall(r'"([^"]*)"', block) if "." in one):
            written(tmp_path / name.replace("[2-9]", "2").replace("[0-9]", "0"), "")
        for name in ("wsj/20/a.mrg", "wsj/23/a.mrg", "wsj/02/a.mrg", "wsj/10/a.mrg"):
            written(tmp_path / name, "")
        written(tmp_path / "data.toml", block)
        assert treebanks_of(paper, tmp_path, nothing)


def test_paths_may_be_absolute(data: Path, tmp_path: Path) -> None:
    layout = written(tmp_path / "other" / "l.toml", f"[ned.x]\ngold = '{data}/train/*.conll'\n")
    (found,) = treebanks_of("ned", Path(layout), nothing)
    assert [path.name for path in found.gold] == ["da-1.conll", "da-2.conll"]


def test_data_that_must_be_one_file(data: Path) -> None:
    assert only([data], "x") == data
    with pytest.raises(FileError, match="x: 0 files where one is needed"):
        only([], "x")
