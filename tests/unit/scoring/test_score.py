"""Scores in blocks: in processes, on a cluster, of compressed files and with errors."""

import gzip
from pathlib import Path
from typing import Any

import pytest

import treeval
from blocks import blocks_of
from clusters import killing_a_worker, local_cluster
from commands import run
from files import conllu, written
from sample import ALDER, BIRCH, CEDAR, GOLD
from treeval.errors import MismatchError, ReadError, TextMismatchError

SYSTEMS = {"alder": ALDER, "birch": BIRCH, "cedar": CEDAR}


def in_blocks(
    gold: Any, systems: dict[str, Any], size: int = 3000, **chosen: Any
) -> treeval.Results:
    with blocks_of(size):
        return treeval.score(gold, systems, **chosen)


def test_intervals_and_tests_are_the_same() -> None:
    chosen: dict[str, Any] = {"ci": True, "compare": True, "resamples": 50}
    whole = treeval.score(GOLD, SYSTEMS, **chosen)
    found = in_blocks(GOLD, SYSTEMS, **chosen)
    assert found.to_dict() == whole.to_dict()
    assert found.text() == whole.text()


def test_any_number_of_workers_gives_the_same() -> None:
    one, two = (in_blocks(GOLD, SYSTEMS, jobs=jobs, metrics="all").to_dict() for jobs in (1, 2))
    assert one == two == treeval.score(GOLD, SYSTEMS, metrics="all").to_dict()


def test_compressed_and_recoded_files(tmp_path: Path) -> None:
    text = Path(BIRCH).read_text("utf-8")
    packed = tmp_path / "packed.conllu.gz"
    packed.write_bytes(gzip.compress(text.encode()))
    found = in_blocks(GOLD, {"x": str(packed)}, metrics="LAS")
    assert found.to_dict() == treeval.score(GOLD, {"x": str(packed)}, metrics="LAS").to_dict()
    # Every byte is a letter of latin-1, so each letter beyond ASCII becomes several, on both sides.
    plain = {"x": BIRCH}
    assert in_blocks(GOLD, plain, encoding="latin-1", metrics="LAS").to_dict() == (
        treeval.score(GOLD, plain, encoding="latin-1", metrics="LAS").to_dict()
    )


@pytest.fixture
def numbered(tmp_path: Path) -> list[str]:
    """Ten sentences on four lines each, as gold and as an output."""
    sentences = [conllu([0, 1], forms=f"a{number} b", name=f"s{number}") for number in range(10)]
    return [written(tmp_path / name, "".join(sentences)) for name in ("gold.conllu", "x.conllu")]


def changed(path: str, old: str, new: str) -> None:
    Path(path).write_text(Path(path).read_text("utf-8").replace(old, new), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "kind", "message"),
    [
        ("a7\t", "a\t", TextMismatchError, r"gold\.conllu:30 .* and .*x\.conllu:31 .*: the texts"),
        ("2\tb\t_\tX\t_\t_\t1", "2\tb\t_\tX\t_\t_\t5", ReadError, r"x\.conllu:3: HEAD is 5"),
        ("1\ta9", "1\ta\t9", ReadError, r"x\.conllu:38: 11 columns"),
    ],
)
def test_errors_name_the_line_of_the_file(
    numbered: list[str], old: str, new: str, kind: type[Exception], message: str
) -> None:
    changed(numbered[1], old, new)
    for jobs in (1, 2):
        with pytest.raises(kind, match=message):
            in_blocks(numbered[0], {"x": numbered[1]}, 40, jobs=jobs)


def test_sentences_are_numbered_as_in_the_file(numbered: list[str]) -> None:
    changed(numbered[1], "2\tb\t_\tX\t_\t_\t1\tdep\t_\t_\n\n# sent_id = s9", "\n# sent_id = s9")
    with pytest.raises(MismatchError, match=r"x\.conllu:34: sentence 9 has 1 words, but 2"):
        in_blocks(numbered[0], {"x": numbered[1]}, 40, tokens="same")


def test_sentences_that_are_skipped_are_listed_with_their_places(numbered: list[str]) -> None:
    changed(numbered[1], "1\ta6\t_\tX\t_\t_\t0", "1\ta6\t_\tX\t_\t_\t2")
    whole = treeval.score(numbered[0], {"x": numbered[1]}, invalid="skip")
    found = in_blocks(numbered[0], {"x": numbered[1]}, 40, invalid="skip")
    assert found.to_dict() == whole.to_dict()
    assert [(one.line, one.sentence) for one in found.systems[0].skipped] == [(26, 6)]


def test_a_byte_that_cannot_be_decoded_is_named_with_its_line(numbered: list[str]) -> None:
    path = Path(numbered[1])
    path.write_bytes(path.read_bytes().replace(b"a6", b"\x81"))
    with pytest.raises(ReadError, match=r":26: byte 0x81 is not cp1252"):
        treeval.score(numbered[0], {"x": numbered[1]}, encoding="cp1252")
    with pytest.raises(ReadError, match=r":26: byte 0x81 is not cp1252"):
        in_blocks(numbered[0], {"x": numbered[1]}, 40, encoding="cp1252")


def test_files_without_words(tmp_path: Path) -> None:
    empty = written(tmp_path / "empty.conllu", "")
    with pytest.raises(MismatchError, match=r"empty\.conllu: the file has no words"):
        in_blocks(empty, {"x": GOLD})


@pytest.mark.slow
def test_a_worker_that_is_killed_changes_no_byte() -> None:
    whole = treeval.score(GOLD, SYSTEMS).to_dict()
    with local_cluster(processes=True) as cluster:
        found = in_blocks(
            GOLD,
            SYSTEMS,
            cluster=cluster.scheduler_address,
            progress=killing_a_worker(cluster),
        )
    assert found.to_dict() == whole


def test_a_page_of_large_files_holds_their_sentences(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    for options, holds in ((), True), (("--jobs", "2"), False):
        with blocks_of(3000):
            assert run(capfd, "score", GOLD, BIRCH, "--html", str(page), *options).code == 0
        assert ('class="explorer' in page.read_text("utf-8")) == holds
    assert "There are none on this page" in page.read_text("utf-8")
