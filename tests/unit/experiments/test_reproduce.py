"""`treeval.reproduce`: findings of any paper, as record, tables, notes and page."""

import json
from pathlib import Path

import pytest

import treeval
from commands import run
from files import conllu, written
from treeval.errors import FileError, SettingError
from treeval.progress import Advance

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A treebank in two schemes, with the output of one parser."""
    for folder, heads in (("parsers/x_y", (2, 0)), ("cross/x_y_sud", (0, 1))):
        for name in ("gold", "malt"):
            written(tmp_path / folder / f"{name}.conllu", conllu(heads))
    return tmp_path


def test_the_record_is_the_document_of_the_command(capfd: Capture, data: Path) -> None:
    reported: list[Advance] = []
    found = treeval.reproduce("tedeval", data, progress=reported.append)
    outcome = run(capfd, "reproduce", "tedeval", "--data", str(data), "--json")
    assert json.loads(outcome.out) == found.to_dict()
    assert outcome.code == int(found.is_contradicted)
    assert reported == [Advance("crossing", 1, 1)]


def test_what_cannot_be_reproduced(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="`seed=`: the learners of this paper have fixed seeds"):
        treeval.reproduce("ned", tmp_path, seed=1)
    with pytest.raises(SettingError, match="the paper 'xyz' is unknown; choose from ned, pupa"):
        treeval.reproduce("xyz", tmp_path)  # type: ignore[arg-type]
    with pytest.raises(FileError, match="no such file or folder"):
        treeval.reproduce("ned", tmp_path / "none")
    with pytest.raises(SettingError, match="`output=`: there is no such setting"):
        treeval.reproduce("content", tmp_path, output=tmp_path)
