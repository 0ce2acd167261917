"""Errors in blocks: of real sentences, by processes, of compressed files, on pages."""

import gzip
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import treeval
from commands import run
from files import written
from sample import BIRCH, CEDAR, GOLD, PTB
from treeval.errors import SettingError
from treeval.formats.registry import FORMATS
from treeval.report.tables.table import Style
from treeval.scoring import errors_in_blocks

SYSTEMS = {"birch": BIRCH, "cedar": CEDAR}


@pytest.fixture(autouse=True)
def _small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    small = partial(errors_in_blocks.errors_in_blocks, size=3000)
    monkeypatch.setattr(errors_in_blocks, "errors_in_blocks", small)


@pytest.mark.parametrize("chosen", [{"stream": True}, {"jobs": 2}])
@pytest.mark.parametrize(
    "asked",
    [{}, {"better": "cedar:birch", "show": 3}, {"sentence": "en-news-06"}, {"confusion": "obl:*"}],
)
def test_all_forms_are_those_of_whole_files(chosen: dict[str, Any], asked: dict[str, Any]) -> None:
    whole = treeval.errors_of(GOLD, SYSTEMS, **asked)
    found = treeval.errors_of(GOLD, SYSTEMS, **asked, **chosen)
    assert found.to_dict() == whole.to_dict()
    assert found.text() == whole.text()
    assert found.text(Style("csv")) == whole.text(Style("csv"))
    assert not found.mistakes
    number = whole.sentences()[0]
    assert found["birch"].judged(number) == whole["birch"].judged(number)


def test_marked_sentences_keep_their_comments(tmp_path: Path) -> None:
    paths = [str(tmp_path / name) for name in ("whole.conllu", "blocks.conllu")]
    for path, stream in zip(paths, (False, True), strict=True):
        FORMATS["conllu"].write(treeval.errors_of(GOLD, BIRCH, stream=stream).marked(), path)
    whole, in_blocks = (Path(path).read_text("utf-8") for path in paths)
    assert in_blocks == whole
    assert whole.count("# text = ") > 10


def test_compressed_files_are_read_again(tmp_path: Path) -> None:
    packed = written(tmp_path / "birch.conllu.gz", gzip.compress(Path(BIRCH).read_bytes()))
    whole, found = (treeval.errors_of(GOLD, packed, stream=stream) for stream in (False, True))
    assert found.to_dict() == whole.to_dict()


def test_what_needs_whole_files(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SettingError, match=r"`stream=`: .* missing sentences"):
        treeval.errors_of(GOLD, BIRCH, stream=True, missing_sentences="skip")
    with pytest.raises(SettingError, match=r"`jobs=`: .* only CoNLL files"):
        treeval.errors_of(PTB, PTB, jobs=2)
    monkeypatch.setattr("treeval.sources.large.LARGE", 1)
    assert not treeval.errors_of(GOLD, BIRCH).mistakes
    assert treeval.errors_of(GOLD, BIRCH, missing_sentences="skip").mistakes


def test_a_page_holds_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("treeval.sources.large.LARGE", 1)
    page = tmp_path / "report.html"
    for options, holds in ((), True), (("--stream",), False):
        assert run(capfd, "errors", GOLD, BIRCH, "--html", str(page), *options).code == 0
        assert ('class="explorer' in page.read_text("utf-8")) == holds
