"""Which inputs are read in blocks."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import treeval
from sample import BIRCH, GOLD
from treeval.errors import SettingError
from treeval.scoring.groupings import GROUPINGS
from treeval.settings.scale import ScaleSettings
from treeval.sources import large
from treeval.sources.large import goes_in_blocks


def decided(given: list[Any], why: str = "", **chosen: Any) -> bool:
    return goes_in_blocks(given, ScaleSettings(**chosen), lambda _: why)


def test_the_size_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not decided([GOLD, BIRCH])
    monkeypatch.setattr(large, "LARGE", 20_000)
    assert decided([GOLD, BIRCH])
    assert not decided([GOLD, BIRCH], "they are green")
    assert not decided([GOLD, StringIO("")])
    assert not decided([GOLD, BIRCH], stream=False)


def test_compressed_files_become_larger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large, "LARGE", 50)
    for name, is_large in (("a.conllu", False), ("a.conllu.gz", True)):
        (tmp_path / name).write_bytes(b"x" * 10)
        assert decided([str(tmp_path / name)]) is is_large


@pytest.mark.parametrize("chosen", [{"stream": True}, {"jobs": 2}, {"cluster": "tcp://a:1"}])
def test_it_can_be_asked_for(chosen: dict[str, Any]) -> None:
    assert decided([GOLD], **chosen)
    (name,) = chosen
    with pytest.raises(SettingError, match=f"`{name}=`: is not possible here: they are green;"):
        decided([GOLD], "they are green", **chosen)
    with pytest.raises(SettingError, match="only files"):
        decided([StringIO("")], **chosen)


def test_what_does_not_exist_is_left_to_those_who_read_it() -> None:
    assert not decided(["no/such.conllu"], stream=True)


def test_several_workers_need_blocks() -> None:
    with pytest.raises(SettingError, match="several workers read files in blocks"):
        decided([GOLD], stream=False, jobs=2)


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"by": "upos*frequency", "train": GOLD}, "frequencies of words"),
        ({"by": GROUPINGS["upos"]}, "your own groupings"),
        ({"by": "upos", "metrics": "LAS,wlas"}, "metrics with weights"),
        ({"missing_sentences": "skip"}, "missing sentences"),
        ({"weights": "self", "metrics": "WLAS"}, "self"),
    ],
)
def test_scores_that_need_whole_files(chosen: dict[str, Any], why: str) -> None:
    with pytest.raises(SettingError, match=why):
        treeval.score(GOLD, BIRCH, stream=True, **chosen)
