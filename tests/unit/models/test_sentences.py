"""Sentences from files, streams, lists and trees: what is plain text, and what is not."""

import io
from itertools import pairwise
from pathlib import Path

import pytest

import treeval
from sample import SAMPLE
from treeval.errors import FileError, ReadError, SettingError
from treeval.models.sentences import Sentences
from treeval.settings.models import SentenceSettings
from treeval.settings.reading import FileSettings

GOLD = SAMPLE / "gold" / "en.conllu"
LATIN = SentenceSettings(encoding="latin-1")


def words(sentences: Sentences) -> list[list[str]]:
    listed, bounds = [*sentences.text.words], sentences.text.offsets.tolist()
    return [listed[begin:end] for begin, end in pairwise(bounds)]


def test_lines_are_sentences(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_text("a b\n\nc\n", "utf-8")
    found = Sentences.of(path)
    assert words(found) == [["a", "b"], [], ["c"]]
    assert (found.path, found.trees, found.text.tags) == (str(path), None, None)
    assert (found.info.sentences, found.info.words) == (3, 3)
    # sha256sum of the three lines
    assert found.info.sha256 is not None
    assert found.info.sha256.startswith("7eb715")


def test_trees_bring_their_tags() -> None:
    gold = treeval.read(str(GOLD))
    found = Sentences.of(GOLD)
    assert found.treebank is not None
    assert found.text.tags is not None
    assert [*found.text.tags] == [*gold.columns["xpos"]]
    untagged = gold.replaced(xpos=gold.columns["xpos"].map(lambda _: "_"))
    tags = Sentences.of(untagged).text.tags
    assert tags is not None
    assert [*tags] == [*gold.columns["upos"]]
    brackets = Sentences.of(SAMPLE / "brackets" / "en.mrg")
    assert brackets.treebank is None
    assert brackets.text.tags is not None
    assert [*brackets.column("form").words] == [*brackets.text.words]


def test_a_named_format_decides() -> None:
    as_text = Sentences.of(GOLD, SentenceSettings(format="text"))
    assert as_text.trees is None
    assert words(as_text)[0][0] == "#"
    text = GOLD.read_text("utf-8")
    assert Sentences.of(text).trees is None
    assert (
        Sentences.of(text, FileSettings(format="conllu"))
        .text.words.equals(Sentences.of(GOLD).text.words)
        .all()
    )


def test_encodings_are_those_of_bytes(tmp_path: Path) -> None:
    data = "der Käse\n".encode("latin-1")
    path = tmp_path / "text.txt"
    path.write_bytes(data)
    for given in (path, io.BytesIO(data), "der Käse\n", io.StringIO("der Käse\n")):
        assert words(Sentences.of(given, LATIN)) == [["der", "Käse"]]
    with pytest.raises(ReadError, match=r"text\.txt:1: byte 0xe4 is not utf-8"):
        Sentences.of(path)


def test_an_open_file_has_the_format_of_its_name(tmp_path: Path) -> None:
    with GOLD.open("rb") as stream:
        assert Sentences.of(stream).treebank is not None
    path = tmp_path / "text.txt"
    path.write_text("a b\n", "utf-8")
    with path.open(encoding="utf-8") as stream:
        found = Sentences.of(stream)
    assert (words(found), found.path) == ([["a", "b"]], str(path))


def test_standard_input_is_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"a b\n")))
    assert words(Sentences.of("-")) == [["a", "b"]]


def test_lists_hold_sentences_not_paths() -> None:
    assert words(Sentences.of(["a b", ["c d", "e"], ("f",)])) == [["a", "b"], ["c d", "e"], ["f"]]
    with pytest.raises(SettingError, match="is a file, but a list holds sentences"):
        Sentences.of([str(GOLD)])
    with pytest.raises(SettingError):
        Sentences.of([["a", 1]])
    with pytest.raises(FileError, match="no such file"):
        Sentences.of("a b")
