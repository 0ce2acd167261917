"""Files cut into blocks: put together, the blocks are the file."""

import gzip
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import treeval
from blocks import blocks_of
from treeval.models.sentences import Sentences
from treeval.models.text import parse_text
from treeval.settings.models import SentenceSettings
from treeval.sources.cut import Input

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
    for given in ("a b\nc\n", [["a", "b"], ["c"]], tmp_path / "absent.txt"):
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
