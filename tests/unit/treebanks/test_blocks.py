"""Treebanks counted in blocks: by processes, many at once, and what needs whole files."""

import gzip
from pathlib import Path
from typing import Any

import pytest

import treeval
from blocks import blocks_of
from commands import run
from files import conllu, written
from sample import PTB, SAMPLE
from treeval.errors import InvalidTreeError, MismatchError, ReadError

GOLD = Path(SAMPLE, "gold")
EN, FR = str(GOLD / "en.conllu"), str(GOLD / "fr.conllu")


@pytest.mark.parametrize("jobs", [1, 2])
def test_treebanks_of_the_sample(jobs: int) -> None:
    given = {"en": [EN, PTB], "fr": FR, "all": GOLD}
    whole = treeval.describe(given)
    with blocks_of(3000):
        found = treeval.describe(given, jobs=jobs)
    assert found.to_dict() == whole.to_dict()
    assert found.text() == whole.text()
    assert not found.trees


def test_compressed_and_recoded_files(tmp_path: Path) -> None:
    packed = written(tmp_path / "en.conllu.gz", gzip.compress(Path(EN).read_bytes()))
    latin = written(tmp_path / "de.conllu", conllu([0], forms="schön").encode("latin-1"))
    for path, encoding in ((packed, "utf-8"), (latin, "latin-1")):
        whole = treeval.describe(path, encoding=encoding)
        for jobs in 1, 2:
            with blocks_of(3000):
                found = treeval.describe(path, encoding=encoding, jobs=jobs)
            assert found.to_dict() == whole.to_dict()


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"perplexity": True, "train": FR}, "perplexities"),
        ({"systems": {"en": EN}}, "scores"),
    ],
)
def test_what_needs_whole_files(chosen: dict[str, Any], why: str) -> None:
    with blocks_of(3000):
        for given in {"en": EN}, {"en": EN, "fr": FR}:
            with pytest.warns(UserWarning, match=f"`jobs=` has no effect here: {why}"):
                treeval.describe(given, jobs=2, **chosen)
        assert treeval.describe({"en": EN}, **chosen).trees


def test_outputs_beside_gold_files_need_whole_files(tmp_path: Path) -> None:
    for name in "gold", "parser":
        written(tmp_path / "en" / f"{name}.conllu", Path(EN).read_text("utf-8"))
    whole = treeval.describe(tmp_path)
    with blocks_of(3000):
        assert treeval.describe(tmp_path).to_dict() == whole.to_dict()


def test_files_that_cannot_be_cut(tmp_path: Path) -> None:
    wide = written(tmp_path / "a.conllu", Path(EN).read_text("utf-8").encode("utf-16"))
    whole = treeval.describe(wide, encoding="utf-16")
    with blocks_of(3000), pytest.warns(UserWarning, match="utf-16 cannot be read in blocks"):
        found = treeval.describe(wide, encoding="utf-16", jobs=2)
    assert found.to_dict() == whole.to_dict()


def test_trees_are_kept_for_a_page_unless_they_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [name for name, _ in treeval.describe([EN, FR]).trees] == ["en", "fr"]
    with blocks_of(3000):
        assert not treeval.describe([EN, FR]).trees
        assert len(treeval.describe([EN, FR], keep_trees=True).trees) == 2
    monkeypatch.setattr("treeval.treebanks.describe._MOST_WORDS", 450)
    assert not treeval.describe([EN, FR]).trees
    assert treeval.describe(EN).trees


def in_blocks(given: Any, **chosen: Any) -> treeval.Description:
    with blocks_of(40):
        return treeval.describe(given, **chosen)


def test_errors_are_those_of_whole_files(tmp_path: Path) -> None:
    good = conllu([0, 1], name="a")
    cycle = written(tmp_path / "cycle.conllu", good * 3 + conllu([2, 1], name="b"))
    with pytest.raises(InvalidTreeError, match=r"cycle\.conllu:14: no root: .* \(sentence b\)"):
        in_blocks(cycle)
    bad = written(tmp_path / "bad.conllu", good * 3 + "x\n\n")
    with pytest.raises(ReadError, match=r"bad\.conllu:13: 1 columns"):
        in_blocks([EN, bad], jobs=2)
    empty = written(tmp_path / "empty.conllu", "\n\n")
    with pytest.raises(MismatchError, match=r"empty\.conllu: the file has no words"):
        in_blocks(empty)


def test_a_page_holds_sentences(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    for options, holds in ((), True), (("--jobs", "2"), False):
        with blocks_of(3000):
            assert run(capfd, "treebank", EN, "--html", str(page), *options).code == 0
        assert ('class="explorer' in page.read_text("utf-8")) == holds
