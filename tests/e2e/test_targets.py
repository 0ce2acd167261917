"""Every place that a command writes to is tried before the input is read."""

from pathlib import Path

import pytest

from commands import run
from files import written
from sample import SAMPLE

FOLDERS = tuple(str(SAMPLE / "systems" / name) for name in ("alder", "birch", "cedar"))
# There are no such inputs: a command that read them first would name them instead of the target.
IN, OTHER = "absent.conllu", "missing.conllu"
FILES = [
    ("assess", IN, "-o"),
    ("audit", IN, "--mark"),
    ("convert", IN),
    ("cross", "--gold", f"UD={IN}", "--system", f"UD={OTHER}", "--html"),
    ("demo", "--html"),
    ("diff", IN, OTHER, "--write-checked"),
    ("errors", IN, OTHER, "--marked"),
    ("filter", IN, "--min-length", "3", "-o"),
    ("parse", "absent.dmv", IN, "-o"),
    ("rank", IN, OTHER, "third.conllu", "--consensus"),
    ("sample", IN, "5", "-o"),
    ("sample", IN, "5", "--rest"),
    ("score", IN, OTHER, "--html"),
    ("tag", "absent.tags", IN, "-o"),
    ("train", "ccl", IN, "-o"),
    ("train", "dmv", IN, "-o"),
    ("train", "ngram", IN, "-o"),
    ("train", "tags", IN, "-k", "5", "-o"),
    ("treebank", IN, "--wde-out"),
]
FOLDERS_OF_FILES = [
    ("audit", IN, OTHER, "--mark"),
    ("rank", IN, OTHER, "third.conllu", "--confidence"),
    ("rank", *FOLDERS, "--consensus"),
    ("score", IN, OTHER, "--tables"),
    ("treebank", IN, "--figures"),
]


@pytest.mark.parametrize("arguments", FILES, ids=" ".join)
def test_files_are_tried_first(
    arguments: tuple[str, ...], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "no" / "file.conllu"
    outcome = run(capfd, *arguments, str(target))
    problem = f"{target}: cannot write: there is no folder {target.parent}; name another file\n"
    assert (outcome.code, outcome.out, outcome.err) == (2, "", problem)


@pytest.mark.parametrize("arguments", FOLDERS_OF_FILES, ids=lambda one: f"{one[0]} {one[-1]}")
def test_folders_are_tried_first(
    arguments: tuple[str, ...], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    target = written(tmp_path / "file", "")
    outcome = run(capfd, *arguments, target)
    problem = f"{target}: cannot write: {target} is not a folder; name another folder\n"
    assert (outcome.code, outcome.out, outcome.err) == (2, "", problem)


def test_the_files_of_parts_are_tried_first(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    parts = (str(tmp_path / "train.conllu"), str(tmp_path / "no" / "test.conllu"))
    outcome = run(capfd, "split", IN, f"{parts[0]}=80%", f"{parts[1]}=rest")
    assert outcome.code == 2
    assert outcome.err.startswith(f"{parts[1]}: cannot write: there is no folder")
    assert not list(tmp_path.iterdir())
