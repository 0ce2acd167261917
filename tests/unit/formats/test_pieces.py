"""Files in pieces: whole sentences, whatever the size, and errors with the file's lines."""

import gzip
import lzma
from pathlib import Path

import pytest
import zstandard

from files import written
from treeval.errors import FileError, ReadError, SettingError
from treeval.formats.files import load
from treeval.formats.pieces import Piece, pieces
from treeval.formats.reading import read, read_constituents
from treeval.formats.registry import FORMATS

BRACKETS = "(S (T a)\n  (NP (T b) (T c)))\n\n(S (T ä))(S (T e))\n"
CONLL = "# one\n1\ta\t_\tX\t_\t_\t0\troot\t_\t_\n\n# two\n1\tb\t_\tX\t_\t_\t0\troot\t_\t_\n\n"
CASES = {"brackets": (BRACKETS, 3), "conllu": (CONLL, 2)}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("size", [1, 7, 30, 1000])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_pieces_hold_all_sentences(tmp_path: Path, name: str, size: int, newline: str) -> None:
    text, number = CASES[name]
    content = text.replace("\n", newline).encode()
    path = written(tmp_path / "trees.gz", gzip.compress(content))
    found = list(pieces(path, FORMATS[name], size))
    assert b"".join(piece.data for piece in found).strip() == content.strip()
    whole = (read_constituents if name == "brackets" else read)(path, name)
    parts = [piece.trees() for piece in found]
    assert sum(map(len, parts)) == len(whole) == number
    forms = [form for part in parts for form in part.columns["form"]]
    assert forms == [*whole.columns["form"]]


@pytest.mark.parametrize("name", CASES)
def test_sentences_as_they_stand_in_the_file(name: str) -> None:
    text, number = CASES[name]
    texts = Piece("trees", FORMATS[name], 0, text.encode()).texts()
    assert len(texts) == number
    assert b"".join(b"".join(texts).split()) == b"".join(text.encode().split())
    if name == "brackets":
        assert texts[0] == b"(S (T a)\n  (NP (T b) (T c)))"


def test_errors_name_the_line_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "trees.conllu"
    path.write_text(CONLL + CONLL.replace("\t0\t", "\tzero\t"), encoding="utf-8")
    with pytest.raises(ReadError, match=r"trees\.conllu:8: HEAD is 'zero'"):
        [piece.trees() for piece in pieces(str(path), FORMATS["conllu"], 10)]
    path.write_text(BRACKETS + "(S (T a b c))\n", encoding="utf-8")
    with pytest.raises(ReadError, match=r"trees\.conllu:5: "):
        [piece.trees() for piece in pieces(str(path), FORMATS["brackets"], 10)]


def test_what_cannot_be_cut(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="export cannot be read in pieces"):
        list(pieces("a.export", FORMATS["export"]))
    for encoding in ("utf-16", "klingon"):
        with pytest.raises(SettingError, match=encoding):
            list(pieces("a.conllu", FORMATS["conllu"], encoding=encoding))
    with pytest.raises(SettingError, match="standard input cannot be read twice"):
        list(pieces("-", FORMATS["conllu"]))
    with pytest.raises(FileError, match="no such file"):
        list(pieces(str(tmp_path / "absent"), FORMATS["conllu"]))
    (tmp_path / "broken.gz").write_bytes(gzip.compress(CONLL.encode())[:-9])
    with pytest.raises(FileError, match="is the file complete"):
        list(pieces(str(tmp_path / "broken.gz"), FORMATS["conllu"]))


@pytest.mark.parametrize("suffix", ["gz", "xz", "zst"])
def test_damaged_files(tmp_path: Path, suffix: str) -> None:
    compress = {"gz": gzip.compress, "xz": lzma.compress, "zst": zstandard.compress}[suffix]
    content = bytearray(compress("\n".join(map(str, range(10_000))).encode()))
    place = 0 if suffix == "zst" else 100  # its data have no checksum, but its head is known
    content[place : place + 50] = b"\xff" * 50
    path = written(tmp_path / f"trees.mrg.{suffix}", content)
    with pytest.raises(FileError, match=r"cannot decompress: .+; is the file complete"):
        list(pieces(path, FORMATS["brackets"]))


def test_a_file_cut_off_anywhere_is_noticed(tmp_path: Path) -> None:
    """Two frames: only a cut between them leaves a complete file."""
    frames = [zstandard.compress(CONLL.encode() * times) for times in (1, 50)]
    content = b"".join(frames)
    for end in range(1, len(content)):
        path = written(tmp_path / "trees.conllu.zst", content[:end])
        if end == len(frames[0]):
            assert b"".join(one.data for one in pieces(path, FORMATS["conllu"])) == CONLL.encode()
            continue
        with pytest.raises(FileError, match="is the file complete"):
            list(pieces(path, FORMATS["conllu"]))
        with pytest.raises(FileError, match="is the file complete"):
            load(path)


def test_files_that_are_meant_to_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("treeval.formats.files._SMALL", 1000)
    bomb = written(tmp_path / "bomb.conllu.gz", gzip.compress(b"\n" * 100_000))
    with pytest.raises(FileError, match="more than 200 times as large"):
        list(pieces(bomb, FORMATS["conllu"], 100))
    plain = written(tmp_path / "plain.conllu", b"\n" * 100_000 + CONLL.encode())
    assert sum(len(piece.trees()) for piece in pieces(plain, FORMATS["conllu"], 1000)) == 2


def test_a_sentence_without_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("treeval.formats.pieces.LONGEST", 1 << 20)
    path = written(tmp_path / "long.conllu", CONLL.encode() + b"a" * (1 << 22))
    with pytest.raises(
        FileError, match=r"long\.conllu:7: a sentence of more than 1 MB begins here"
    ):
        list(pieces(path, FORMATS["conllu"], 1 << 16))
