"""Which files of treebanks are trained on and which are tested on."""

import pytest

from treeval.errors import SettingError
from treeval.treebanks.sections import sections

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
