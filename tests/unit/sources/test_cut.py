"""Files cut into blocks of whole sentences, with the lines and the hash of the file."""

import gzip
import hashlib
import io
import lzma
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import zstandard

import treeval
from blocks import blocks_of
from files import conllu, written
from sample import BIRCH, GOLD
from treeval.errors import FileError, ReadError
from treeval.formats.ends import sentence_texts
from treeval.formats.files import load
from treeval.formats.reading import read, read_constituents
from treeval.formats.registry import FORMATS
from treeval.models.sentences import Sentences
from treeval.models.text import parse_text
from treeval.scoring.groups import GROUPINGS
from treeval.settings.models import SentenceSettings
from treeval.settings.reading import FileSettings
from treeval.sources import cut
from treeval.sources.block import Block
from treeval.sources.cut import Input

BRACKETS = "(S (T a)\n  (NP (T b) (T c)))\n\n(S (T ä))(S (T e))\n"
CONLL = "# one\n1\ta\t_\tX\t_\t_\t0\troot\t_\t_\n\n# two\n1\tb\t_\tX\t_\t_\t0\troot\t_\t_\n\n"
CASES = {"brackets": (BRACKETS, 3), "conllu": (CONLL, 2)}


def blocks(path: str, name: str = "conllu", size: int = 1 << 21) -> list[Block]:
    return list(Input(path, FileSettings(format=name)).read_blocks(size))


def test_of_whole_inputs_there_is_one_block() -> None:
    whole = Input(GOLD, FileSettings()).whole
    assert whole.is_whole
    assert len(whole.source().trees) == 25


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("size", [1, 7, 30, 1000])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_blocks_hold_all_sentences(tmp_path: Path, name: str, size: int, newline: str) -> None:
    text, number = CASES[name]
    content = text.replace("\n", newline).encode()
    path = written(tmp_path / "trees.gz", gzip.compress(content))
    given = Input(path, FileSettings(format=name))
    found = list(given.read_blocks(size))
    assert b"".join(block.data or b"" for block in found) == content
    assert given.sha256 == hashlib.sha256(content).hexdigest()
    whole = (read_constituents if name == "brackets" else read)(path, name)
    parts = [block.source().trees for block in found]
    assert sum(map(len, parts)) == len(whole) == number
    forms = [form for part in parts for form in part.columns["form"]]
    assert forms == [*whole.columns["form"]]


@pytest.mark.parametrize("name", CASES)
def test_sentences_as_they_are_in_the_file(name: str) -> None:
    text, number = CASES[name]
    texts = sentence_texts(FORMATS[name], text.encode())
    assert len(texts) == number
    assert b"".join(b"".join(texts).split()) == b"".join(text.encode().split())
    if name == "brackets":
        assert texts[0] == b"(S (T a)\n  (NP (T b) (T c)))"


def test_errors_name_the_line_of_the_file(tmp_path: Path) -> None:
    path = written(tmp_path / "trees.conllu", CONLL + CONLL.replace("\t0\t", "\tzero\t"))
    with pytest.raises(ReadError, match=r"trees\.conllu:8: HEAD is 'zero'"):
        [block.source().readable for block in blocks(path, size=10)]
    written(Path(path), BRACKETS + "(S (T a b c))\n")
    with pytest.raises(ReadError, match=r"trees\.conllu:5: "):
        [block.source().readable for block in blocks(path, "brackets", 10)]


def test_lines_are_those_of_the_file_or_of_the_block(tmp_path: Path) -> None:
    path = written(tmp_path / "trees.conllu", CONLL + CONLL.replace("\t0\t", "\tzero\t"))
    last = blocks(path, size=10)[-1]
    for own, line in ((False, 11), (True, 2)):
        (problem,) = last.source(own_lines=own).format_problems
        assert problem.line == line


@pytest.mark.parametrize(
    ("given", "settings", "why"),
    [
        (StringIO(CONLL), {}, "only files can be read in blocks"),
        (CONLL, {}, "only files can be read in blocks"),
        ("-", {}, "only files can be read in blocks"),
        ("absent.conllu", {}, ""),  # reading it says that it is not there
        (GOLD, {"format": "export"}, "export cannot be read in blocks"),
        (GOLD, {"encoding": "utf-16"}, "utf-16 cannot be read in blocks"),
        (GOLD, {"encoding": "klingon"}, "klingon cannot be read in blocks"),
        (__file__, {}, "its format is not known"),
        (GOLD, {}, ""),
    ],
)
def test_what_cannot_be_cut(given: Any, settings: dict[str, Any], why: str) -> None:
    assert Input(given, FileSettings(**settings)).why_whole == why


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no such file"):
        blocks(str(tmp_path / "absent"))
    with pytest.raises(FileError, match="no such file"):
        list(Input(str(tmp_path / "absent"), FileSettings(format="conllu")).rough_blocks())
    broken = written(tmp_path / "broken.gz", gzip.compress(CONLL.encode())[:-9])
    with pytest.raises(FileError, match="is the file complete"):
        blocks(broken)
    *_, last = Input(broken, FileSettings(format="conllu")).blocks()
    with pytest.raises(FileError, match="is the file complete"):
        last.source()


@pytest.mark.parametrize("suffix", ["gz", "xz", "zst"])
def test_damaged_files(tmp_path: Path, suffix: str) -> None:
    compress = {"gz": gzip.compress, "xz": lzma.compress, "zst": zstandard.compress}[suffix]
    content = bytearray(compress("\n".join(map(str, range(10_000))).encode()))
    place = 0 if suffix == "zst" else 100  # its data have no checksum, but its head is known
    content[place : place + 50] = b"\xff" * 50
    path = written(tmp_path / f"trees.mrg.{suffix}", content)
    with pytest.raises(FileError, match=r"cannot decompress: .+; is the file complete"):
        blocks(path, "brackets")


def test_a_file_cut_off_anywhere_is_noticed(tmp_path: Path) -> None:
    """Two frames: only a cut between them leaves a complete file."""
    frames = [zstandard.compress(CONLL.encode() * times) for times in (1, 50)]
    content = b"".join(frames)
    for end in range(1, len(content)):
        path = written(tmp_path / "trees.conllu.zst", content[:end])
        if end == len(frames[0]):
            assert b"".join(block.data or b"" for block in blocks(path)) == CONLL.encode()
            continue
        with pytest.raises(FileError, match="is the file complete"):
            blocks(path)
        with pytest.raises(FileError, match="is the file complete"):
            load(path)


def test_files_that_are_meant_to_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("treeval.formats.files._SMALL", 1000)
    bomb = written(tmp_path / "bomb.conllu.gz", gzip.compress(b"\n" * 100_000))
    with pytest.raises(FileError, match="more than 200 times as large"):
        blocks(bomb, size=100)
    plain = written(tmp_path / "plain.conllu", b"\n" * 100_000 + CONLL.encode())
    assert sum(len(block.source().trees) for block in blocks(plain, size=1000)) == 2


def test_a_sentence_without_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("treeval.formats.ends.LONGEST", 1 << 20)
    path = written(tmp_path / "long.conllu", CONLL.encode() + b"a" * (1 << 22))
    with pytest.raises(
        FileError, match=r"long\.conllu:7: a sentence of more than 1 MB begins here"
    ):
        blocks(path, size=1 << 16)


def test_compressed_files_become_larger(tmp_path: Path) -> None:
    for name, size in (("a.conllu", 10), ("a.conllu.gz", 60)):
        path = written(tmp_path / name, b"x" * 10)
        assert Input(path, FileSettings()).size == size
    assert Input(CONLL, FileSettings()).size == 0


class Broken(io.BytesIO):
    """A file on a disk that fails."""

    def read(self, size: int | None = -1, /) -> bytes:
        raise OSError(5, f"Input/output error after {size} bytes")


@pytest.mark.parametrize("error", ["no such file", "cannot read: Input/output error"])
def test_a_file_that_fails_while_workers_read_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: str
) -> None:
    path = written(tmp_path / "a.conllu", conllu([0]) * 9)
    _, second, *_ = Input(path, FileSettings()).rough_blocks(40)
    if error == "no such file":
        Path(path).unlink()
    else:
        monkeypatch.setattr("treeval.formats.files.opened", lambda _: Broken(b"x" * 99))
    with pytest.raises(FileError, match=f"a.conllu: {error}"):
        second.loaded()


def test_a_file_that_has_become_shorter(tmp_path: Path) -> None:
    path = written(tmp_path / "a.conllu", conllu([0]) * 9)
    last = Block(path, format=FORMATS["conllu"], begin=50, end=9_999)
    with pytest.raises(FileError, match=r"a\.conllu: became shorter while it was read"):
        last.loaded()


def test_a_thread_hashes_what_workers_read(tmp_path: Path) -> None:
    content = bytes(range(256)) * 10_000  # several steps
    given = Input(written(tmp_path / "a.conllu", content), FileSettings())
    assert given.sha256 is None  # not cut yet
    for _ in given.rough_blocks(1 << 20):
        pass
    assert given.sha256 == hashlib.sha256(content).hexdigest()


def test_a_hash_of_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    absent = Input(str(tmp_path / "absent.conllu"), FileSettings())
    absent.begin_hash()
    with pytest.raises(FileError, match=r"absent\.conllu: cannot read: No such file"):
        absent.sha256  # noqa: B018


def test_a_hash_that_nobody_wants_any_more(tmp_path: Path) -> None:
    given = Input(written(tmp_path / "a.conllu", b"a" * (1 << 24)), FileSettings())
    given.close()
    given.begin_hash()
    assert given.sha256 == hashlib.sha256().hexdigest()  # of nothing


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"by": "frequency", "train": GOLD}, "frequencies of words"),
        ({"by": GROUPINGS["upos"]}, "your own groupings"),
        ({"by": "upos", "metrics": "LAS,wlas"}, "metrics with weights"),
        ({"missing_sentences": "skip"}, "missing sentences"),
        ({"weights": "self", "metrics": "WLAS"}, "self"),
    ],
)
def test_scores_that_need_whole_files(chosen: dict[str, Any], why: str) -> None:
    whole = treeval.score(GOLD, {"x": BIRCH}, **chosen)
    with blocks_of(3000), pytest.warns(UserWarning, match=f"`jobs=` has no effect here: .*{why}"):
        found = treeval.score(GOLD, {"x": BIRCH}, jobs=2, **chosen)
    assert found.to_dict() == whole.to_dict()


FILES = SentenceSettings()
TEXT = "a b\n\n\ufeffc d e\nf\n  \ng \u00e9\n" * 3
SIZES = [1, 2, 7, 20, 1000]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("content", [TEXT, TEXT + "no end", "", "\n", "\ufeffa\n"])
@pytest.mark.parametrize("name", ["text.txt", "text.txt.gz"])
def test_blocks_put_together_are_the_text(
    size: int, content: str, name: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    data = content.encode()
    path.write_bytes(gzip.compress(data) if name.endswith(".gz") else data)
    file = Input(path, FILES, is_text=True)
    found = [block.read(parse_text) for block in file.blocks(size)]
    whole = Sentences.of(path, FILES)
    assert [word for text in found for word in text.words] == list(whole.text.words)
    lengths = [length for text in found for length in np.diff(text.offsets).tolist()]
    assert lengths == np.diff(whole.text.offsets).tolist()
    assert file.sha256 == whole.info.sha256


@pytest.mark.parametrize("size", SIZES)
def test_an_error_names_the_line_of_the_file(size: int, tmp_path: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_bytes(b"a b\n" * 9 + b"\xff\n")
    with pytest.raises(treeval.TreevalError, match=r"text.txt:10: byte 0xff is not utf-8"):
        [block.read(parse_text) for block in Input(path, FILES, is_text=True).blocks(size)]


def test_only_files_whose_line_ends_can_be_seen_are_cut(tmp_path: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_bytes("a b\nc\n".encode("utf-16"))  # its line ends are not those of UTF-8
    assert not Input(path, FILES, is_text=True).why_whole
    assert Input(path, SentenceSettings(encoding="utf-16"), is_text=True).why_whole
    for given in ("a b\nc\n", [["a", "b"], ["c"]]):
        assert Input(given, FILES, is_text=True).why_whole


def test_perplexity_is_that_of_the_whole_text(tmp_path: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_text(TEXT, "utf-8")
    model = treeval.train("ngram", path, order=2)
    whole = model.perplexity(TEXT)
    with blocks_of(9):
        found = model.perplexity(path)
    assert (found.tokens, found.oov) == (whole.tokens, whole.oov)
    assert found.including_oov == pytest.approx(whole.including_oov, rel=1e-14)
    assert found.text_file == replace(whole.text_file, path=str(path))
    assert found.text_file.sentences == 18


def test_notices_are_no_sentences() -> None:
    data = b"*x*x*x* a notice (\n(S (T a))\n*x* another)\n(S (T b))\n"
    assert sentence_texts(FORMATS["brackets"], data) == [b"(S (T a))", b"(S (T b))"]


def test_a_hash_that_fails_is_no_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: str) -> None:
        raise RuntimeError(f"the connection of {path} is lost")

    given = Input("far.conllu", FileSettings())
    monkeypatch.setattr(cut, "place_of", fail)
    given.begin_hash()
    with pytest.raises(FileError, match=r"far\.conllu: cannot read: the connection of .* is lost"):
        given.sha256  # noqa: B018


@pytest.mark.parametrize("jobs", [1, 2])
def test_spaces_in_place_of_tabs_are_named_in_blocks(tmp_path: Path, jobs: int) -> None:
    rows = CONLL.splitlines()
    path = written(
        tmp_path / "a.conllu", "\n".join([*rows[:4], rows[4].replace("\t", " "), "", ""])
    )
    with blocks_of(30), pytest.raises(ReadError, match=r"a\.conllu:5: 1 columns, expected 10"):
        treeval.score(path, path, jobs=jobs)
