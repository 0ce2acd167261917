"""Parses assessed in pieces, by one or more threads: the scores and errors of the whole file."""

import gzip
import pickle
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from clusters import killing_a_worker, local_cluster
from treeval.assessment.assess import assess
from treeval.assessment.digests import PieceReader, copy_chosen, scored_file
from treeval.assessment.result import Assessment
from treeval.assessment.scored import scored
from treeval.assessment.spans import words_of
from treeval.assessment.tags import OwnTags
from treeval.errors import InvalidTreeError, MismatchError, ReadError
from treeval.formats.reading import read_constituents
from treeval.formats.registry import FORMATS
from treeval.settings.scale import WorkerSettings

LINES = (
    "( (S (NP (D the) (N cat)) (VP (V saw) (NP (D a) (N dog))) (. .)))",
    "(S (NP (N dogs))\n  (VP (V bark)))",
    "(())",
    "(N no)",
    "(X (. !))",
    "(S (NP (D the) (N dog)) (VP (V saw) (NP (-NONE- *T*-1))))(S (N so))",
)
METHODS = ("pupa", "mc", "random")


def streamed(path: Path, methods: tuple[str, ...] = ("pupa",), **more: object) -> Assessment:
    rng, brackets = np.random.default_rng(0), FORMATS["brackets"]
    return scored_file(str(path), brackets, PieceReader(OwnTags()), rng, methods=methods, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("size", [1, 40, 300, 1 << 20])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_scores_are_those_of_the_whole(tmp_path: Path, jobs: int, size: int, newline: str) -> None:
    path = tmp_path / "parses.mrg.gz"
    text = "\ufeff" + "\n".join(LINES * 5)
    path.write_bytes(gzip.compress(text.replace("\n", newline).encode()))
    trees = read_constituents(str(path), "brackets")
    rng = np.random.default_rng(0)
    whole = scored(trees, trees.tags, words_of(trees), rng, methods=METHODS)
    found = streamed(path, methods=METHODS, workers=WorkerSettings(jobs=jobs), size=size)
    assert found.lengths.tolist() == whole.lengths.tolist() == [5, 2, 0, 1, 0, 3, 1] * 5
    assert found.parameters == whole.parameters
    for name in METHODS:
        np.testing.assert_array_equal(found.scores[name], whole.scores[name])


def test_without_patterns(tmp_path: Path) -> None:
    path = tmp_path / "parses.mrg"
    path.write_text("\n".join(LINES), encoding="utf-8")
    found = streamed(path, methods=("mc",), size=50)
    # Minus the brackets of several words, each span once.
    assert found.scores["mc"].tolist() == [-4, -1, 0, 0, 0, -2, 0]
    assert found.pupa is None


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_name_the_line_of_the_file(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "parses.mrg"
    path.write_text("\n".join([*LINES * 20, "(S (N a b c))", *LINES]), encoding="utf-8")
    # 20 times 7 lines come before.
    with pytest.raises(ReadError, match=r"parses\.mrg:141: more than one word under the tag 'N'"):
        streamed(path, workers=WorkerSettings(jobs=jobs), size=100)


ROWS = "1\ta\t_\tX\t_\t_\t{}\t_\t_\t_\n2\tb\t_\tY\t_\t_\t{}\t_\t_\t_\n\n"
TREE, CYCLE, UNREADABLE = ROWS.format(2, 0), ROWS.format(2, 1), ROWS.format("two", 0)


@pytest.mark.parametrize("broken", [CYCLE, UNREADABLE])
@pytest.mark.parametrize("jobs", [1, 2])
def test_sentences_that_cannot_be_assessed_are_skipped(
    tmp_path: Path, jobs: int, broken: str
) -> None:
    path = tmp_path / "parses.conllu"
    path.write_text(TREE * 10 + broken + TREE * 5 + CYCLE)
    expected = assess(path, methods=METHODS, seed=0)
    rng = np.random.default_rng(0)
    found = scored_file(
        str(path),
        FORMATS["conllu"],
        PieceReader(OwnTags()),
        rng,
        methods=METHODS,
        workers=WorkerSettings(jobs=jobs),
        size=50,
    )
    assert found.rows.tolist() == expected.rows.tolist() == [*range(10), *range(11, 16)]
    # The eleventh sentence begins after ten of two words and an empty line each.
    assert (found.skipped, expected.skipped) == (2, 2)
    assert found.first_problem == expected.first_problem
    assert found.first_problem.startswith(f"{path}:31: ")
    for name in METHODS:
        np.testing.assert_array_equal(found.scores[name], expected.scores[name])


@pytest.fixture
def _workers_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers of a cluster that get and give copies, as if they were far away."""

    def copied(given: Any) -> Any:
        return pickle.loads(pickle.dumps(given))  # noqa: S301  our own

    def elsewhere(work: Callable[[Any], Any], items: Iterable[Any]) -> Iterator[Any]:
        return (copied(copied(work)(copied(item))) for item in items)

    monkeypatch.setattr(streaming, "mapper_of", lambda *_: elsewhere)


@pytest.mark.usefixtures("_workers_elsewhere")
@pytest.mark.parametrize("width", [1, 60, 500, 1 << 20])
@pytest.mark.parametrize("size", [1, 40, 300])
@pytest.mark.parametrize("packed", [False, True])
def test_workers_find_their_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int, size: int, packed: bool
) -> None:
    monkeypatch.setattr(streaming, "scored_file", partial(scored_file, width=width, size=size))
    path = tmp_path / ("parses.conllu.gz" if packed else "parses.conllu")
    text = "\ufeff\n\n" + TREE * 10 + "# of nothing\n\n\n\n" + CYCLE + TREE * 5 + CYCLE.rstrip()
    path.write_bytes(gzip.compress(text.encode()) if packed else text.encode())
    whole = assess(path, methods=METHODS, seed=0)
    found = assess(path, methods=METHODS, seed=0, cluster="tcp://elsewhere:1")
    assert found.to_dict() == whole.to_dict()
    # Two lines come before the ten sentences of three lines, and four after them.
    assert found.first_problem == whole.first_problem
    assert found.first_problem.startswith(f"{path}:37: ")
    with pytest.raises(InvalidTreeError, match=r"parses\.conllu(\.gz)?:37: "):
        assess(path, invalid="fail", cluster="tcp://elsewhere:1")


@pytest.mark.parametrize(("broken", "error"), [(CYCLE, InvalidTreeError), (UNREADABLE, ReadError)])
@pytest.mark.parametrize("stream", [False, True])
def test_errors_of_broken_sentences_name_their_line(
    tmp_path: Path, broken: str, error: type[Exception], stream: bool
) -> None:
    path = tmp_path / "parses.conllu"
    path.write_text(TREE * 10 + broken)
    with pytest.raises(error, match=r"parses\.conllu:31: .*, or set `invalid=` to skip"):
        assess(path, invalid="fail", stream=stream)


def test_a_stream_in_another_encoding(tmp_path: Path) -> None:
    path, best = tmp_path / "parses.mrg", tmp_path / "best.mrg"
    content = "(S (N é) (V va))\n(S (N à) (V va))\n".encode("latin-1")
    path.write_bytes(content)
    found = assess(path, stream=True, encoding="latin-1")
    found.write("100%", str(best))
    assert best.read_bytes() == content  # verbatim


def test_sentences_that_cannot_be_separated_are_not_copied(tmp_path: Path) -> None:
    source, target = tmp_path / "parses.mrg", tmp_path / "best.mrg"
    source.write_text("(S (T a))\n(S (T b))\n", encoding="utf-8")
    copy_chosen(str(source), FORMATS["brackets"], 2, np.array([1]), str(target))
    assert target.read_text(encoding="utf-8") == "(S (T b))\n"
    with pytest.raises(MismatchError, match="cannot be separated in pieces"):
        copy_chosen(str(source), FORMATS["brackets"], 3, np.array([0]), str(target))
    assert target.read_text(encoding="utf-8") == "(S (T b))\n"  # the old file stays


@pytest.mark.slow
def test_a_worker_that_is_killed_changes_no_byte(tmp_path: Path) -> None:
    path = tmp_path / "parses.conllu"
    path.write_text((TREE * 3 + CYCLE + TREE) * 400)
    whole = assess(path, methods=METHODS, seed=0).to_dict()
    with local_cluster(processes=True) as cluster:
        reader = PieceReader(OwnTags())
        rng, workers = np.random.default_rng(0), WorkerSettings(cluster=cluster.scheduler_address)
        found = scored_file(
            *(str(path), FORMATS["conllu"], reader, rng),
            methods=METHODS,
            workers=workers,
            size=500,
            width=3000,
            progress=killing_a_worker(cluster),
        )
    scores = {name: [one[name] for one in whole["sentences"]] for name in METHODS}
    assert {name: values.tolist() for name, values in found.scores.items()} == scores
    assert found.first_problem.startswith(f"{path}:10: ")
