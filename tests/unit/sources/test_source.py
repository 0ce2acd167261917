"""The one gate for input: whatever is given becomes trees."""

import gzip
import hashlib
import io
import sys
from pathlib import Path

import pytest

from sample import SAMPLE
from strategies import treebank_of
from treeval.errors import FileError, MismatchError, ReadError, SettingError
from treeval.settings.reading import Reading
from treeval.sources.source import STREAM, TEXT, Source

GOLD = SAMPLE / "gold" / "en.conllu"
BRACKETS = SAMPLE / "brackets" / "en.mrg"
LINES = "1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n2\t!\t!\tPUNCT\t_\t_\t1\tpunct\t_\t_\n\n"


def test_a_path_is_read_and_hashed() -> None:
    for given in (str(GOLD), GOLD):
        source = Source.of(given)
        assert (len(source.trees), source.trees.words) == (25, 404)
        assert source.info.path == str(GOLD)
        assert source.sha256 == hashlib.sha256(GOLD.read_bytes()).hexdigest()


def test_the_hash_is_that_of_the_decompressed_content(tmp_path: Path) -> None:
    packed = tmp_path / "gold.conllu.gz"
    packed.write_bytes(gzip.compress(GOLD.read_bytes()))
    assert Source.of(packed).sha256 == Source.of(GOLD).sha256


def test_text_is_read_as_conllu_unless_a_format_is_named() -> None:
    source = Source.of(LINES)
    assert (source.path, source.trees.words) == (TEXT, 2)
    constituents = Source.of("(S (NP (DT the)\n (NN dog)))", Reading(format="brackets"))
    assert constituents.info.words == 2


def test_open_files_of_text_and_bytes() -> None:
    with GOLD.open(encoding="utf-8") as stream:
        assert Source.of(stream).path == str(GOLD)
    with GOLD.open("rb") as stream:
        assert Source.of(stream).sha256 == Source.of(GOLD).sha256
    assert Source.of(io.StringIO(LINES)).path == STREAM


def test_text_keeps_its_characters_whatever_the_encoding_of_files_is() -> None:
    text = LINES.replace("Go", "Où")
    for given in (text, io.StringIO(text)):
        forms = Source.of(given, Reading(encoding="latin-1")).treebank.columns["form"]
        assert forms[0] == "Où"


def test_an_open_file_without_a_name_that_says_more_is_conllu(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(LINES.encode())))
    monkeypatch.setattr("sys.stdin.buffer.name", "<stdin>", raising=False)
    assert Source.of(sys.stdin).trees.words == 2


def test_files_that_cannot_be_read_are_refused_in_one_line(tmp_path: Path) -> None:
    with GOLD.open(encoding="utf-8") as closed:
        pass
    with pytest.raises(ReadError, match=r"gold/en\.conllu: cannot read: .*closed file"):
        Source.of(closed)
    with (tmp_path / "a.conllu").open("w") as writing, pytest.raises(ReadError, match="readable"):
        Source.of(writing)
    (tmp_path / "b.conllu").write_bytes(b"\xff\n")
    with (
        (tmp_path / "b.conllu").open(encoding="utf-8") as stream,
        pytest.raises(ReadError, match=r"b\.conllu: cannot read: .*decode"),
    ):
        Source.of(stream)


def test_standard_input_can_be_hashed_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    content = io.TextIOWrapper(io.BytesIO(BRACKETS.read_bytes()))
    monkeypatch.setattr("sys.stdin", content)
    source = Source.of("-", Reading(format="brackets"))
    assert source.sha256 == hashlib.sha256(BRACKETS.read_bytes()).hexdigest()


def test_trees_are_taken_as_they_are() -> None:
    treebank = treebank_of([2, 0])
    assert Source.of(treebank).trees is treebank
    assert Source.of(treebank).sha256 is None
    source = Source.of(GOLD)
    assert Source.of(source) is source


def test_words_of_constituents_are_counted_without_traces() -> None:
    text = "(S (NP (-NONE- *)) (VP (VB Go)))\n"
    assert Source.of(text, Reading(format="brackets")).info.words == 1


def test_broken_lines_are_problems_until_somebody_insists() -> None:
    source = Source.of(LINES.replace("\t0\t", "\tx\t"))
    assert len(source.format_problems) == 1
    with pytest.raises(ReadError, match="<text>:1: HEAD is 'x', not a number"):
        _ = source.readable


@pytest.mark.parametrize(
    ("given", "kind", "message"),
    [
        ("absent.conllu", FileError, "absent.conllu: no such file; check the name"),
        ("", FileError, "is a directory"),
        ("\n", MismatchError, "the file has no words"),
        ("a\0b", FileError, r"'a\\x00b': no such file"),
        ("a=" + "b" * 5000, FileError, r"'a=bbbbb.*\.\.\..*': cannot read: File name too long"),
        ("1\t\ud800\n", ReadError, "<text>:1: .*UTF-8"),
        (42, SettingError, "42 is not a treebank, a path"),
        ({"gold": "gold.conllu"}, SettingError, "is not a treebank, a path"),
        ([{"name": "gold.conllu"}], SettingError, "is not a treebank, a path"),
        ([{"id": 1, "text": "Go", "head": 0}, {"text": "!"}], ReadError, "is not a token"),
        ([], SettingError, r"\[\] is not a treebank"),
    ],
)
def test_what_is_no_source_is_refused_in_one_line(
    given: object, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message) as refused:
        Source.of(given)
    assert "\n" not in str(refused.value)


def test_constituents_where_dependencies_are_needed() -> None:
    with pytest.raises(SettingError, match="holds constituents, but dependencies are needed"):
        _ = Source.of(BRACKETS).treebank
