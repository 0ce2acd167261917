"""Treebanks counted in blocks: by processes, many at once, and what needs whole files."""

import gzip
from pathlib import Path
from typing import Any

import pytest

import treeval
from commands import run
from files import conllu, written
from sample import PTB, SAMPLE
from treeval.errors import InvalidTreeError, MismatchError, ReadError, SettingError

GOLD = Path(SAMPLE, "gold")
EN, FR = str(GOLD / "en.conllu"), str(GOLD / "fr.conllu")


@pytest.mark.parametrize("chosen", [{"stream": True}, {"jobs": 2}])
def test_treebanks_of_the_sample(chosen: dict[str, Any]) -> None:
    given = {"en": [EN, PTB], "fr": FR, "all": GOLD}
    whole, found = treeval.describe(given), treeval.describe(given, **chosen)
    assert found.to_dict() == whole.to_dict()
    assert found.text() == whole.text()
    assert not found.trees


def test_compressed_and_recoded_files(tmp_path: Path) -> None:
    packed = written(tmp_path / "en.conllu.gz", gzip.compress(Path(EN).read_bytes()))
    latin = written(tmp_path / "de.conllu", conllu([0], forms="schön").encode("latin-1"))
    for path, encoding in ((packed, "utf-8"), (latin, "latin-1")):
        whole = treeval.describe(path, encoding=encoding)
        for chosen in {"stream": True}, {"jobs": 2}:
            found = treeval.describe(path, encoding=encoding, **chosen)
            assert found.to_dict() == whole.to_dict()


def test_large_treebanks_are_counted_in_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    stages = set()
    for size, stage in ((1 << 26, "reading"), (1, "counting blocks")):
        monkeypatch.setattr("treeval.sources.large.LARGE", size)
        stages.clear()
        treeval.describe([EN, FR], progress=lambda advance: stages.add(advance.stage))
        assert stages == {stage}


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"perplexity": True, "train": FR}, "perplexities"),
        ({"systems": {"en": EN}}, "scores"),
    ],
)
def test_what_needs_whole_files(
    chosen: dict[str, Any], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SettingError, match=f"`stream=`: is not possible here: {why}"):
        treeval.describe({"en": EN}, stream=True, **chosen)
    monkeypatch.setattr("treeval.sources.large.LARGE", 1)
    assert treeval.describe({"en": EN}, **chosen).trees


def test_formats_that_cannot_be_cut(tmp_path: Path) -> None:
    path = written(tmp_path / "a.xml", "<corpus/>")
    with pytest.raises(SettingError, match=r"tigerxml cannot be read in blocks"):
        treeval.describe(path, stream=True)


def test_errors_are_those_of_whole_files(tmp_path: Path) -> None:
    good = conllu([0, 1], name="a")
    cycle = written(tmp_path / "cycle.conllu", good * 3 + conllu([2, 1], name="b"))
    with pytest.raises(InvalidTreeError, match=r"cycle\.conllu:14: no root: .* \(sentence b\)"):
        treeval.describe(cycle, stream=True)
    bad = written(tmp_path / "bad.conllu", good * 3 + "x\n\n")
    with pytest.raises(ReadError, match=r"bad\.conllu:13: 1 columns"):
        treeval.describe([EN, bad], jobs=2)
    empty = written(tmp_path / "empty.conllu", "\n\n")
    with pytest.raises(MismatchError, match=r"empty\.conllu: the file has no words"):
        treeval.describe(empty, stream=True)


def test_a_page_holds_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("treeval.sources.large.LARGE", 1)
    page = tmp_path / "report.html"
    for options, holds in ((), True), (("--stream",), False):
        assert run(capfd, "treebank", EN, "--html", str(page), *options).code == 0
        assert ('class="explorer' in page.read_text("utf-8")) == holds
