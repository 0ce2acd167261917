"""Errors in blocks: of real sentences, by processes, of compressed files, on pages."""

import gzip
from pathlib import Path
from typing import Any

import pytest

import treeval
from blocks import blocks_of
from commands import run
from files import conllu, written
from sample import BIRCH, CEDAR, GOLD, PTB
from treeval.errors import SettingError, TreevalWarning
from treeval.formats.registry import FORMATS
from treeval.report.tables.table import Style
from treeval.scoring.analysis import SHOWN

SYSTEMS = {"birch": BIRCH, "cedar": CEDAR}


def in_blocks(*given: Any, **chosen: Any) -> treeval.ErrorAnalysis:
    with blocks_of(3000):
        return treeval.errors_of(*given, **chosen)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    "asked",
    [{}, {"better": "cedar:birch", "show": 3}, {"sentence": "en-news-06"}, {"confusion": "obl:*"}],
)
def test_all_forms_are_those_of_whole_files(jobs: int, asked: dict[str, Any]) -> None:
    whole = treeval.errors_of(GOLD, SYSTEMS, **asked)
    found = in_blocks(GOLD, SYSTEMS, **asked, jobs=jobs)
    assert found.to_dict() == whole.to_dict()
    assert found.text() == whole.text()
    assert found.text(Style("csv")) == whole.text(Style("csv"))
    assert not found.mistakes
    number = whole.sentences()[0]
    assert found["birch"].judged(number) == whole["birch"].judged(number)


@pytest.mark.parametrize("sort", ["errors", "share", "length", "file"])
def test_the_best_sentences_of_all_blocks_are_kept(sort: str) -> None:
    whole = treeval.errors_of(GOLD, SYSTEMS, sort=sort, show=4)
    found = in_blocks(GOLD, SYSTEMS, sort=sort, show=4)
    assert found.to_dict() == whole.to_dict()
    assert found.ordered("errors") == whole.ordered("errors")
    lost = whole.ordered(sort)[4]
    with pytest.raises(SettingError, match=f"sentence {lost + 1} was not kept, because"):
        found.judged(lost)


def test_a_note_says_that_sentences_were_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHOWN, "html", 3)
    monkeypatch.setitem(SHOWN, "text", 2)
    found = in_blocks(GOLD, BIRCH)
    assert len(found.sentences()) == len(found.to_dict()["sentences"]) == 3
    assert found.left_out == len(found.ordered()) - 3
    note = "the files were read in blocks, and 3 sentences kept; set `show=` to keep more"
    assert found.notes()[-1] == note
    assert note not in found.text()
    assert note not in in_blocks(GOLD, BIRCH, show=5).notes()
    assert note not in treeval.errors_of(GOLD, BIRCH).notes()


def test_small_files_are_read_at_once() -> None:
    whole = treeval.errors_of(GOLD, BIRCH)
    with pytest.warns(TreevalWarning, match="`jobs=` has no effect here: small files"):
        found = treeval.errors_of(GOLD, BIRCH, jobs=2)
    assert found.to_dict() == whole.to_dict()


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("form", ["--json", "--csv", "--marked=-"])
def test_forms_for_programs_list_all_errors_of_large_files(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, jobs: str, form: str
) -> None:
    monkeypatch.setitem(SHOWN, "html", 3)
    asked = ["errors", GOLD, BIRCH, form]
    whole = run(capfd, *asked)
    with blocks_of(3000):
        assert run(capfd, *asked, "--jobs", jobs).out == whole.out


def test_marked_sentences_keep_their_comments(tmp_path: Path) -> None:
    paths = [str(tmp_path / name) for name in ("whole.conllu", "blocks.conllu")]
    for path, found in zip(paths, (treeval.errors_of, in_blocks), strict=True):
        FORMATS["conllu"].write(found(GOLD, BIRCH).marked(), path)
    whole, cut = (Path(path).read_text("utf-8") for path in paths)
    assert cut == whole
    assert whole.count("# text = ") > 10


def test_compressed_files(tmp_path: Path) -> None:
    packed = written(tmp_path / "birch.conllu.gz", gzip.compress(Path(BIRCH).read_bytes()))
    whole, found = treeval.errors_of(GOLD, packed), in_blocks(GOLD, packed)
    assert found.to_dict() == whole.to_dict()


def test_marks_in_files_with_other_line_ends_and_columns(tmp_path: Path) -> None:
    for name, change in (("a.conllu", "\r\n"), ("a.conllx", "\n")):
        gold, system = (
            written(tmp_path / side / name, (conllu(heads) * 9).replace("\n", change))
            for side, heads in (("gold", [0, 1]), ("system", [2, 0]))
        )
        with blocks_of(40):
            found = treeval.errors_of(gold, system).marked()
        whole = treeval.errors_of(gold, system).marked()
        for marked, path in ((found, "found.conllu"), (whole, "whole.conllu")):
            FORMATS["conllu"].write(marked, str(tmp_path / path))
        assert (tmp_path / "found.conllu").read_bytes() == (tmp_path / "whole.conllu").read_bytes()


def test_what_needs_whole_files() -> None:
    with pytest.warns(UserWarning, match="`jobs=` has no effect here: missing sentences"):
        found = in_blocks(GOLD, BIRCH, missing_sentences="skip", jobs=2)
    assert found.mistakes
    with pytest.raises(SettingError, match="holds constituents"):
        in_blocks(PTB, PTB, jobs=2)
    assert not in_blocks(GOLD, BIRCH).mistakes
    assert in_blocks(GOLD, BIRCH, keep_trees=True).mistakes


def test_a_page_holds_sentences(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    for options, holds in ((), True), (("--jobs", "2"), False):
        with blocks_of(3000):
            assert run(capfd, "errors", GOLD, BIRCH, "--html", str(page), *options).code == 0
        assert ('class="explorer' in page.read_text("utf-8")) == holds
        assert ("predicted_deprel" in page.read_text("utf-8")) != holds  # a table of wrong words
