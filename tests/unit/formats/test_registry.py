"""Formats by name and suffix, and how a new one is added."""

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import treeval
from treeval.arrays import frozen
from treeval.errors import FileError, MismatchError, ReadError, SettingError
from treeval.formats.draft import ListedOrigin
from treeval.formats.files import writing
from treeval.formats.registry import (
    FORMATS,
    Format,
    Place,
    files_of,
    format_by_suffix,
    format_of,
    suffixes,
)
from treeval.formats.text import encoded, recoded
from treeval.settings.reading import FileSettings
from treeval.sources.cut import Input
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank


def parse_slashes(path: str, data: bytes, *, encoding: str = "utf-8") -> Treebank:
    """Read lines such as ``Kim/2 sleeps/0``: words with their heads."""
    forms, heads, lines, offsets = [], [], [], [0]
    for number, line in enumerate(recoded(path, data, encoding).decode().split("\n"), start=1):
        words = line.split()
        for word in words:
            form, _, head = word.rpartition("/")
            if not (form and head.isdecimal() and int(head) <= len(words)):
                raise ReadError(f"{path}:{number}: {word!r} has no head; write it as word/2")
            forms.append(form)
            heads.append(int(head))
            lines.append(number)
        if words:
            offsets.append(len(forms))
    names = Column.of("" for _ in offsets[1:])  # sentences have none
    return Treebank(
        frozen(np.array(offsets, dtype=np.int64)),
        frozen(np.array(heads, dtype=np.int32)),
        {"form": Column.of(forms), "deprel": Column.of("_" for _ in forms)},
        origin=ListedOrigin(path, frozen(np.array(lines, dtype=np.int64)), names),
    )


def write_slashes(treebank: Treebank, path: str, *, encoding: str = "utf-8") -> None:
    forms, heads = treebank.column("form"), treebank.heads
    words = [f"{form}/{head}" for form, head in zip(forms, heads, strict=True)]
    bounds = pairwise(treebank.offsets.tolist())
    text = "".join(" ".join(words[begin:end]) + "\n" for begin, end in bounds)
    with writing(path) as stream:
        stream.write(encoded(text, path, encoding))


@pytest.fixture
def slashes(monkeypatch: pytest.MonkeyPatch) -> Format:
    """A format of dependencies that is not CoNLL: one function or two, and one entry."""
    added = Format("slashes", "dependencies", (".slashes",), parse_slashes, write_slashes)
    monkeypatch.setitem(FORMATS, added.name, added)  # type: ignore[arg-type]
    return added


def test_a_new_format_is_read_everywhere(slashes: Format, tmp_path: Path) -> None:
    gold, parsed = tmp_path / "gold.slashes", tmp_path / "parsed.slashes"
    gold.write_text("Kim/2 sleeps/0\nGo/0\n")
    parsed.write_text("Kim/0 sleeps/1\nGo/0\n")
    treebank = treeval.read(str(gold))
    assert treebank.heads.tolist() == [2, 0, 0]
    assert format_of("a.slashes.gz") is slashes
    assert files_of("dependencies", tmp_path) == [str(gold), str(parsed)]
    # One of three heads is the same.
    results = treeval.score(str(gold), {"mine": str(parsed)}, metrics=["UAS"])
    assert results["mine"].scores["UAS"].score == pytest.approx(1 / 3)


def test_a_new_format_is_converted(slashes: Format, tmp_path: Path) -> None:
    source, between, target = (tmp_path / f"a.{end}" for end in ("slashes", "conllu", "b.slashes"))
    source.write_text("Kim/2 sleeps/0\nGo/0\n")
    format_of(str(between)).write(treeval.read(str(source)), str(between))
    format_of(str(target)).write(treeval.read(str(between)), str(target))
    assert target.read_text() == source.read_text()
    assert (
        Input(source, FileSettings(format=slashes.name)).why_whole
        == "slashes cannot be read in blocks"
    )


def test_mistakes_in_a_new_format_say_where(slashes: Format, tmp_path: Path) -> None:
    path = tmp_path / "a.slashes"
    path.write_text("Kim/2 sleeps/0\nGo\n")
    with pytest.raises(ReadError, match=r"a\.slashes:2: 'Go' has no head; write it as word/2"):
        treeval.read(str(path), slashes.name)
    path.write_text("Kim/2 sleeps/0\nGo/2\n")
    with pytest.raises(ReadError, match=r"a\.slashes:2: 'Go/2' has no head"):
        treeval.read(str(path), slashes.name)
    path.write_text("Kim/2 sleeps/0\nGo/1\n")
    (problem,) = treeval.check(path).problems
    assert str(problem).startswith(f"{path}:2: word 1 is its own head")


def test_the_registry_costs_nothing_to_import() -> None:
    code = "import sys, treeval.formats.registry; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = run.stdout.split()
    assert "numpy" not in modules
    assert "treeval.formats.conll" not in modules


@pytest.mark.parametrize("form", [pytest.param(form, id=form.name) for form in FORMATS.values()])
def test_places_of_parsers_and_writers_are_right(form: Format) -> None:
    def exists(place: Place) -> bool:
        module, _, name = str(place).partition(":")
        return callable(getattr(__import__(module, fromlist=[name]), name))

    assert exists(form.parser)
    assert form.writer is None or exists(form.writer)


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_is_documented(name: str) -> None:
    pages = Path(__file__).resolve().parents[3] / "docs" / "formats"
    assert any(f"| `{name}` |" in page.read_text("utf-8") for page in pages.glob("*.md"))


def test_files_without_a_format_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    with pytest.raises(SettingError, match=r"there is no such file, and the suffix '\.txt'"):
        format_of(str(path))
    path.write_text("")
    with pytest.raises(SettingError, match=r"'\.txt' belongs to no format; .*with `format=`"):
        format_of(str(path))
    with pytest.raises(SettingError, match=r"a: the name has no suffix; .*with `to=`"):
        format_of(str(tmp_path / "a"), to_write=True, setting="to")
    with pytest.raises(FileError, match="is a directory; name the file in it"):
        format_of(str(tmp_path))
    with pytest.raises(SettingError, match="`format=`: 'conll' is unknown; choose from conllu, "):
        format_of(str(path), "conll")
    assert format_by_suffix(str(path)) is None


def test_a_format_holds_the_wanted_trees() -> None:
    assert format_of("-").name == "conllu"
    assert format_of("a.xml", "conllx", holds="dependencies").name == "conllx"
    with pytest.raises(
        SettingError, match=r"a\.mrg: brackets holds constituents, not dependencies; .* conllu"
    ):
        format_of("a.mrg", holds="dependencies")


def test_suffixes_by_what_they_hold() -> None:
    assert ".xml" in suffixes("constituents")
    assert ".xml" not in suffixes("constituents", to_write=True)
    assert ".mrg" not in suffixes("dependencies")
    assert {*suffixes("dependencies")} | {*suffixes("constituents")} == {*suffixes()}


def test_files_of_a_folder(tmp_path: Path) -> None:
    for name in ("b.conllu.gz", "a.conllx", "c.mrg", "d.txt"):
        (tmp_path / name).write_bytes(b"")
    (tmp_path / "e.conllu").mkdir()
    found = [Path(path).name for path in files_of("dependencies", tmp_path)]
    assert found == ["a.conllx", "b.conllu.gz"]
    assert files_of("constituents", tmp_path / "absent") == []


def test_a_file_beside_a_compressed_one_of_the_same_name_is_refused(tmp_path: Path) -> None:
    for name in ("en.conllu", "en.conllu.gz", "en.conllu.txt", "de.conllu.xz", "de.mrg"):
        (tmp_path / name).write_bytes(b"")
    with pytest.raises(MismatchError, match=r"en\.conllu\.gz: en\.conllu in the same folder"):
        files_of("dependencies", tmp_path)
    (tmp_path / "en.conllu").unlink()
    assert [Path(path).name for path in files_of("dependencies", tmp_path)] == [
        "de.conllu.xz",
        "en.conllu.gz",
    ]


def test_devices_and_pipes_are_written_as_standard_output_is(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no named pipes")
    os.mkfifo(tmp_path / "pipe")
    os.mkfifo(tmp_path / "pipe.mrg")
    assert format_of(str(tmp_path / "pipe"), to_write=True).name == "conllu"
    assert format_of(str(tmp_path / "pipe.mrg"), to_write=True).name == "brackets"
    assert format_of(os.devnull, "export", to_write=True).name == "export"
    with pytest.raises(SettingError, match="the name has no suffix"):
        format_of(str(tmp_path / "pipe"))
