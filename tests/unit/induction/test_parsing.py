"""Files parsed in blocks: the bytes of a file that is parsed as a whole, whoever does the work."""

import gzip
import os
from collections.abc import Iterator
from contextlib import chdir, nullcontext
from pathlib import Path
from typing import Any

import pytest

import treeval
from blocks import blocks_of
from clusters import local_cluster
from commands import run
from sample import SAMPLE
from treeval.errors import FileError, MismatchError, ReadError, SettingError
from treeval.induction.baselines import BaselineParser
from treeval.sources.block import Block

Capture = pytest.CaptureFixture[str]
GOLD = SAMPLE / "gold" / "en.conllu"
BRACKETS = SAMPLE / "brackets" / "en.mrg"
TREES = GOLD.read_text("utf-8")
PLAIN = "the dog barks , loudly .\n\nthe cat ( sleeps )\na dog\n" * 9


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("models")
    short: dict[str, Any] = {"passes": 2, "max_length": 20}
    made = {
        "km04": treeval.train("dmv", GOLD, strip_punct="form", **short),
        "valences": treeval.train("dmv", GOLD, algorithm="gggtp10", valences="3,3", **short),
        "supervised": treeval.train("dmv", GOLD, supervised=True, tags="xpos"),
        "bc10": treeval.train("dmv", GOLD, algorithm="bc10", **short),
        "ccl": treeval.train("ccl", GOLD),
    }
    for name, model in made.items():
        model.save(folder / name)
    return {name: folder / name for name in made}


def parsed(
    model: Path | str, text: Path, folder: Path, in_blocks: bool = True, **chosen: Any
) -> bytes:
    """Parse a file in one block, or in many by one process, unless there are more."""
    with blocks_of(700) if in_blocks else nullcontext():
        treeval.load(model).parse_file(text, folder / "parsed", **chosen)
    return (folder / "parsed").read_bytes()


CASES = [
    ("km04", GOLD, {}),
    ("km04", GOLD, {"careful": True, "flip": "DET>NOUN"}),
    ("km04", GOLD, {"brackets": "punctuation"}),
    ("valences", GOLD, {"careful": True}),
    ("supervised", GOLD, {}),
    ("ccl", GOLD, {}),
    ("ccl", GOLD, {"dependencies": True}),
    ("ccl", BRACKETS, {"dependencies": True}),
    ("left", GOLD, {}),
    ("right", GOLD, {"strip_punct": "upos"}),
    ("random", GOLD, {"seed": 3}),
    ("random", GOLD, {"strip_punct": "form"}),
]


@pytest.mark.parametrize(("name", "text", "chosen"), CASES)
def test_blocks_and_processes_give_the_same_bytes(
    name: str, text: Path, chosen: dict[str, Any], models: dict[str, Path], tmp_path: Path
) -> None:
    model = models.get(name, name)
    whole = parsed(model, text, tmp_path, in_blocks=False, **chosen)
    assert parsed(model, text, tmp_path, **chosen) == whole
    assert parsed(model, text, tmp_path, jobs=2, **chosen) == whole
    assert len(whole) > 4_000  # several blocks


def test_progress_counts_blocks(tmp_path: Path) -> None:
    told: list[treeval.Advance] = []
    with blocks_of(700):
        treeval.load("left").parse_file(GOLD, tmp_path / "out", jobs=2, progress=told.append)
    assert [one.done for one in told] == list(range(1, len(told) + 1))
    assert all(one.done <= (one.total or 0) for one in told)
    assert told[-1].done > 5


def test_plain_text_and_compressed_files(models: dict[str, Path], tmp_path: Path) -> None:
    plain, packed = tmp_path / "text.txt", tmp_path / "text.conllu.gz"
    plain.write_text(PLAIN)
    packed.write_bytes(gzip.compress(TREES.encode()))
    for name, text in (("ccl", plain), ("km04", packed)):
        whole = parsed(models[name], text, tmp_path, in_blocks=False)
        for jobs in (1, 3):
            assert parsed(models[name], text, tmp_path, jobs=jobs) == whole


def column(text: str, number: int, values: Iterator[str]) -> str:
    """Give the words of a text other values in a column."""
    lines = []
    for line in text.split("\n"):
        fields = line.split("\t")
        if fields[0].isdecimal():
            fields[number] = next(values)
        lines.append("\t".join(fields))
    return "\n".join(lines)


def late(word: str, before: int = 300) -> Iterator[str]:
    """Nothing for many words, then always the same."""
    for _ in range(before):
        yield "_"
    while True:
        yield word


def test_what_is_decided_by_the_end_of_a_file_holds_for_its_beginning(
    models: dict[str, Path], tmp_path: Path
) -> None:
    """Tags that only the last sentences have, and marks that only the last tags tell."""
    path = tmp_path / "late.conllu"
    texts = [
        column(TREES, 4, late("NN")),  # XPOS comes late, and does not know marks
        column(TREES, 4, late(".")),  # XPOS comes late, and says that all signs are marks
        column(TREES, 4, late("_")),  # UPOS it is
        column(column(TREES, 4, late("_")), 3, late("NOUN")),
        column(column(TREES, 4, late("_")), 3, late("_")),  # no tags at all
    ]
    found = set()
    for text in texts:
        path.write_text(text, "utf-8")
        whole = parsed(models["ccl"], path, tmp_path, in_blocks=False, dependencies=True)
        assert parsed(models["ccl"], path, tmp_path, dependencies=True) == whole
        rows = [line.split("\t") for line in whole.decode().split("\n") if "\t" in line]
        found.add(" ".join(fields[6] for fields in rows))
    assert parsed(models["ccl"], path, tmp_path, dependencies=True, jobs=2) == whole
    assert len(found) > 1  # the tags make a difference


def test_tags_and_marks_may_come_late_for_a_dmv(models: dict[str, Path], tmp_path: Path) -> None:
    path = tmp_path / "late.conllu"
    path.write_text(column(TREES, 3, late("NOUN")), "utf-8")
    whole = parsed(models["km04"], path, tmp_path, in_blocks=False)
    assert parsed(models["km04"], path, tmp_path, jobs=2) == whole
    path.write_text(column(TREES, 1, late(",", 390)), "utf-8")
    chosen = {"brackets": "punctuation"}
    whole = parsed(models["km04"], path, tmp_path, in_blocks=False, **chosen)
    assert parsed(models["km04"], path, tmp_path, **chosen) == whole


@pytest.mark.parametrize("jobs", [1, 2])
def test_files_without_tags_marks_or_words_are_refused(
    jobs: int, models: dict[str, Path], tmp_path: Path
) -> None:
    path = tmp_path / "bad.conllu"
    path.write_text(column(TREES, 3, late("_")), "utf-8")
    with pytest.raises(MismatchError, match=r"bad\.conllu: the column UPOS is empty"):
        parsed(models["km04"], path, tmp_path, jobs=jobs)
    path.write_text(column(TREES, 1, late("word", 0)), "utf-8")
    with pytest.raises(SettingError, match=r"`brackets=`: there is no punctuation"):
        parsed(models["km04"], path, tmp_path, jobs=jobs, brackets="punctuation")
    path.write_text("# nothing\n\n" * 200, "utf-8")
    with pytest.raises(MismatchError, match=r"bad\.conllu: the file has no words"):
        parsed("left", path, tmp_path, jobs=jobs)
    (tmp_path / "empty.txt").write_text("")
    assert parsed(models["ccl"], tmp_path / "empty.txt", tmp_path, jobs=jobs) == b""


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_name_the_line_of_the_file_and_leave_no_output(jobs: int, tmp_path: Path) -> None:
    path = tmp_path / "bad.conllu"
    lines = TREES.count("\n")
    path.write_text(TREES + "1\tx\n\n", "utf-8")
    with pytest.raises(ReadError, match=rf"bad\.conllu:{lines + 1}: "):
        parsed("left", path, tmp_path, jobs=jobs)
    with pytest.raises(FileError, match=r"none\.conllu: no such file"):
        parsed("left", tmp_path / "none.conllu", tmp_path, jobs=jobs)
    assert not (tmp_path / "parsed").exists()


def test_workers_need_blocks_to_share(models: dict[str, Path], tmp_path: Path) -> None:
    model, out = treeval.load(models["km04"]), tmp_path / "out"
    with pytest.warns(UserWarning, match=r"`jobs=` has no effect here: only files"):
        model.parse_file(TREES, out, jobs=2)
    with pytest.raises(SettingError, match=r"`jobs=`: it cannot be used with bc10, which draws"):
        treeval.load(models["bc10"]).parse_file(GOLD, out, jobs=2)
    with pytest.raises(SettingError, match=r"`cluster=`: .*one process makes trees in memory"):
        model.parse(GOLD, cluster="tcp://127.0.0.1:1")


def test_the_command_writes_the_same_bytes(
    capfd: Capture, models: dict[str, Path], tmp_path: Path
) -> None:
    one, two = str(tmp_path / "one"), str(tmp_path / "two")
    assert run(capfd, "parse", str(models["ccl"]), str(GOLD), "-o", one).code == 0
    assert run(capfd, "parse", str(models["ccl"]), str(GOLD), "-o", two, "--jobs", "2").code == 0
    assert Path(one).read_bytes() == Path(two).read_bytes()


class Frail(BaselineParser):
    """A parser whose process dies once, unless it is the first one; its path names both."""

    def taken_block(self, block: Block) -> treeval.Treebank:
        first, _, marker = self.path.partition(":")
        if os.getpid() != int(first) and not Path(marker).exists():
            Path(marker).touch()
            os._exit(1)
        return super().taken_block(block)


def test_a_process_that_dies_is_survived(tmp_path: Path) -> None:
    whole = parsed("right", GOLD, tmp_path, in_blocks=False)
    marker = tmp_path / "died"
    with blocks_of(700):
        Frail("right", path=f"{os.getpid()}:{marker}").parse_file(GOLD, tmp_path / "parsed", jobs=2)
    assert marker.exists()
    assert (tmp_path / "parsed").read_bytes() == whole


def test_a_cluster_gives_the_same_bytes(models: dict[str, Path], tmp_path: Path) -> None:
    with (
        local_cluster(threads=2) as cluster,
        chdir(models["ccl"].parent),
    ):
        address = cluster.scheduler_address
        for model in (Path("ccl"), models["km04"], "random"):
            whole = parsed(model, GOLD, tmp_path, in_blocks=False)
            assert parsed(model, GOLD, tmp_path, cluster=address) == whole
        with pytest.raises(SettingError, match=r"`cluster=`: .*save it and load it first"):
            treeval.train("ccl", GOLD).parse_file(GOLD, tmp_path / "out", cluster=address)
