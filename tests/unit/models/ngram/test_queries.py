"""Perplexities by several workers: the digits of one, and clear errors."""

import json
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path

import pytest

import treeval
from blocks import blocks_of
from clusters import local_cluster
from commands import run
from treeval.errors import ReadError, SettingError
from treeval.models.ngram.perplexity import PerplexityTotals

Capture = pytest.CaptureFixture[str]
TRAINING = "a b c\nb c a a\nc b\na c\n" * 3
TEXT = "a b\n\nb c d\na\n  \nc \u00e9 a\n" * 20


@pytest.fixture
def text(tmp_path: Path) -> Iterator[Path]:
    """A text of many blocks."""
    path = tmp_path / "text.txt"
    path.write_text(TEXT, "utf-8")
    with blocks_of(40):
        yield path


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "ngram.model"
    treeval.train("ngram", TRAINING, order=2).save(path)
    return path


def totals(text: Path, model: Path | None, **chosen: object) -> PerplexityTotals:
    """Score the text by a model from a file, or by one that was never saved."""
    used = treeval.load(model) if model else treeval.train("ngram", TRAINING, order=2)
    return used.perplexity(text, **chosen).totals


@pytest.mark.parametrize("saved", [True, False])
def test_processes_give_the_same_digits(text: Path, model: Path, *, saved: bool) -> None:
    given = model if saved else None
    alone = totals(text, given)
    assert alone.sentences == 120  # 20 times six lines
    assert alone.oov == 40  # d and é are not in the training text
    assert totals(text, given, jobs=2) == totals(text, given, jobs=3) == alone


def test_the_command_gives_the_same_bytes(capfd: Capture, text: Path, model: Path) -> None:
    arguments = ("perplexity", str(model), str(text), "--json")
    alone = run(capfd, *arguments)
    assert json.loads(alone.out)["tokens"] == 300  # 20 times nine words and six ends
    assert run(capfd, *arguments, "--jobs", "2") == alone


def test_a_file_without_words(tmp_path: Path, model: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text("")
    assert totals(empty, model, jobs=2) == PerplexityTotals(0.0, 0.0, 0, 0, 0)


def test_errors_name_the_line_of_the_file(text: Path, model: Path) -> None:
    text.write_bytes(TEXT.encode() + b"\xff\n")
    for jobs in (1, 2):
        with pytest.raises(ReadError, match=r"text\.txt:121: byte 0xff is not utf-8"):
            totals(text, model, jobs=jobs)


def test_other_input_is_for_one_process(model: Path) -> None:
    loaded = treeval.load(model)
    with pytest.warns(UserWarning, match=r"`jobs=` has no effect here: only files"):
        loaded.perplexity(TEXT, jobs=2)


def test_a_cluster_needs_the_file_of_the_model(text: Path) -> None:
    with pytest.raises(SettingError, match=r"`cluster=`: .*save it and load it first"):
        totals(text, None, cluster="tcp://127.0.0.1:8786")


def test_a_cluster_gives_the_same_digits_of_the_file_as_it_is_now(text: Path, model: Path) -> None:
    with (
        local_cluster(threads=2) as cluster,
        chdir(model.parent),
    ):
        address = cluster.scheduler_address
        alone = totals(text, model)
        assert totals(text, Path(model.name), cluster=address) == alone
        treeval.train("ngram", TRAINING, order=1).save(model)
        other = totals(text, model)
        assert other != alone
        assert totals(text, model, cluster=address) == other
