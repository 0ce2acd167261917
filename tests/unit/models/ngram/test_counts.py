"""N-grams counted by several workers: the model of one, to the byte."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import treeval
from blocks import blocks_of
from clusters import local_cluster
from commands import run
from treeval.errors import ReadError, SettingError
from treeval.sources.block import Block
from treeval.sources.cut import Input

Capture = pytest.CaptureFixture[str]
TEXT = "a b c\nb c a a\n\n\ufeffc \u00e9 b\na c\n  \nd a\tb c\n" * 20


@pytest.fixture
def text(tmp_path: Path) -> Iterator[Path]:
    """A text of many blocks."""
    path = tmp_path / "text.txt"
    path.write_text(TEXT, "utf-8")
    with blocks_of(100):
        yield path


def saved(folder: Path, text: object, **chosen: object) -> bytes:
    model = treeval.train("ngram", text, order=3, **chosen)
    path = folder / "ngram.model"
    model.save(path)
    return path.read_bytes()


def test_workers_make_the_model_of_the_whole_text(tmp_path: Path, text: Path) -> None:
    whole = saved(tmp_path, TEXT)
    assert saved(tmp_path, text) == whole
    assert saved(tmp_path, text, jobs=2) == saved(tmp_path, text, jobs=3) == whole


def test_the_command_says_the_same(capfd: Capture, tmp_path: Path, text: Path) -> None:
    outputs = []
    for jobs in ("1", "2"):
        path = tmp_path / "model.arpa"
        said = run(capfd, "train", "ngram", str(text), "-o", str(path), "--jobs", jobs)
        outputs.append((path.read_bytes(), said))
    assert outputs[0] == outputs[1]
    # seven lines twenty times; the mark at the beginning of a line is part of a word
    assert "learnt from 140 sentences with 320 words" in outputs[0][1].err


def test_a_cluster_makes_the_same_model(tmp_path: Path, text: Path) -> None:
    with local_cluster(threads=2) as cluster:
        found = saved(tmp_path, text, cluster=cluster.scheduler_address)
    assert found == saved(tmp_path, TEXT)


def test_a_worker_that_is_killed_changes_no_count(
    tmp_path: Path, text: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_blocks = Input.read_blocks

    def lossy(self: Input, size: int) -> Iterator[Block]:
        """Cut a file in the middle of which a worker is killed."""
        for number, block in enumerate(read_blocks(self, size)):
            if number == 12:
                os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)
            yield block

    whole = saved(tmp_path, text)
    monkeypatch.setattr(Input, "read_blocks", lossy)
    assert saved(tmp_path, text, jobs=2) == whole


def test_errors_name_the_line_of_the_file(text: Path) -> None:
    text.write_bytes(TEXT.encode() + b"\xff\n")
    for jobs in (1, 2):
        with pytest.raises(ReadError, match=r"text\.txt:141: byte 0xff is not utf-8"):
            treeval.train("ngram", text, jobs=jobs)


@pytest.mark.parametrize("content", ["", "\n \n"])
def test_a_file_without_words(tmp_path: Path, content: str) -> None:
    path = tmp_path / "empty.txt"
    path.write_text(content)
    with pytest.raises(SettingError, match=r"empty\.txt: there are no words to learn from"):
        treeval.train("ngram", path)


def test_other_input_is_for_one_process() -> None:
    with pytest.warns(UserWarning, match=r"`jobs=` has no effect here: only files"):
        treeval.train("ngram", TEXT, jobs=2)
