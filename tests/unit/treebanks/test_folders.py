"""Which inputs make up a treebank."""

from pathlib import Path

import pytest

from files import conllu, written
from strategies import treebank_of
from treeval.errors import SettingError
from treeval.treebanks.folders import are_folders, matched_folders, sections, treebanks_and_outputs

GOLD = treebank_of([2, 0, 2], deprel=["det", "root", "obj"])


def folders(root: Path, *names: str) -> None:
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def inputs_of(given: object) -> dict[str, list[object]]:
    inputs, outputs = treebanks_and_outputs(given)
    assert not outputs
    return inputs


def test_files_and_folders_are_treebanks(tmp_path: Path) -> None:
    folders(
        tmp_path,
        *("a/a-train.conllu", "a/a-dev.conllu.gz", "a/README.md", "b/b.conll", "c/stats.xml"),
    )
    one = tmp_path / "a" / "a-train.conllu"
    assert inputs_of([str(one), f"mine={one}", "-"]) == {
        "a-train": [str(one)],
        "mine": [str(one)],
        "stdin": ["-"],
    }
    files_of_a = [str(tmp_path / "a" / name) for name in ("a-dev.conllu.gz", "a-train.conllu")]
    assert inputs_of([str(tmp_path / "a")]) == {"a": files_of_a}
    assert inputs_of(tmp_path / "a") == {"a": files_of_a}
    assert inputs_of({"x": tmp_path / "a", "y": [one, GOLD]}) == {
        "x": files_of_a,
        "y": [one, GOLD],
    }
    assert inputs_of([str(tmp_path)]) == {
        "a": files_of_a,
        "b": [str(tmp_path / "b" / "b.conll")],
    }
    with pytest.raises(SettingError, match=r"no files that end in \.conllu"):
        inputs_of([str(tmp_path / "c")])


def test_files_of_one_name_are_called_after_their_folders(tmp_path: Path) -> None:
    folders(tmp_path, "en/gold.conllu", "fi/gold.conllu")
    given = [str(tmp_path / name / "gold.conllu") for name in ("en", "fi")]
    assert list(inputs_of(given)) == ["en/gold", "fi/gold"]
    with pytest.raises(SettingError, match="two treebanks are called 'en/gold'"):
        inputs_of([given[0], given[0]])


def test_outputs_beside_gold_files_are_no_treebanks(tmp_path: Path) -> None:
    for name in ("en/gold", "en/birch", "fi/gold"):
        written(tmp_path / f"{name}.conllu", conllu([0]))
    inputs, outputs = treebanks_and_outputs([str(tmp_path)])
    assert inputs == {
        "en": [str(tmp_path / "en" / "gold.conllu")],
        "fi": [str(tmp_path / "fi" / "gold.conllu")],
    }
    assert outputs == {"en": [str(tmp_path / "en" / "birch.conllu")]}


def test_folders_of_systems_are_matched_by_the_names_of_files(tmp_path: Path) -> None:
    for name in ("gold/en", "gold/fi", "birch/en", "birch/sv", "cedar/en"):
        written(tmp_path / f"{name}.conllu", conllu([0]))
    systems = [str(tmp_path / "birch"), str(tmp_path / "cedar")]
    assert are_folders(systems)
    assert not are_folders([f"en={systems[0]}"])
    inputs, _ = treebanks_and_outputs(str(tmp_path / "gold"))
    treebanks, outputs = matched_folders(inputs, systems)
    assert list(treebanks) == ["en", "fi"]
    assert outputs == {"en": [f"{folder}/en.conllu" for folder in systems]}
    with pytest.raises(SettingError, match="no file has the same name as a treebank"):
        matched_folders({"x": [str(tmp_path / "gold" / "fi.conllu")]}, systems)


FOLDER = ["x/el-ud-dev.conllu", "x/el-ud-test.conllu", "x/el-ud-train.conllu"]


def test_files_go_by_their_names_in_a_folder() -> None:
    assert sections({"el": FOLDER}) == {"el": (FOLDER[2], FOLDER[1])}


def test_training_files_may_be_given_for_one_or_for_all() -> None:
    found = sections({"el": FOLDER, "a": ["a.conllu"]}, ["b.conllu", "el=c.conllu"])
    assert found == {"el": ("c.conllu", FOLDER[1]), "a": ("b.conllu", "a.conllu")}


def test_sections_need_not_be_files() -> None:
    text = "1\ta\n"
    assert sections({"x": [text]}, {"x": FOLDER[0]}) == {"x": (FOLDER[0], text)}


def test_a_single_file_is_a_test_section_whatever_its_name() -> None:
    assert sections({"t": ["my-train.conllu"]}, ["b.conllu"])["t"].test == "my-train.conllu"


@pytest.mark.parametrize(
    ("treebanks", "given", "message"),
    [
        ({"a": ["a.conllu"]}, [], "the training section is unclear"),
        ({"a": ["a-train.conllu"]}, [], "the training section is unclear"),
        ({"el": [*FOLDER, "x/other-test.conllu"]}, [], "the test section is unclear"),
        ({"a": ["a.conllu"]}, ["b=c.conllu"], "`train=`: no treebank is called 'b'; name one of a"),
        (
            {"a": ["a.conllu"]},
            ["b.conllu", "c.conllu"],
            "2 training sections are given for all treebanks",
        ),
    ],
)
def test_what_is_unclear_is_an_error(
    treebanks: dict[str, list[str]], given: list[str], message: str
) -> None:
    with pytest.raises(SettingError, match=message):
        sections(treebanks, given)
