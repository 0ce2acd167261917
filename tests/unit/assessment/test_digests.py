"""Parses digested in blocks, by one or more workers: the scores and errors of the whole file."""

import gzip
import pickle
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from blocks import blocks_of
from clusters import killing_a_worker, local_cluster
from sample import SAMPLE
from treeval import parallel
from treeval.assessment.digests import DigestJob
from treeval.assessment.selection import CutFile, Place
from treeval.errors import InvalidTreeError, MismatchError, ReadError, TreevalWarning
from treeval.formats.registry import FORMATS
from treeval.progress import Advance

LINES = (
    "( (S (NP (D the) (N cat)) (VP (V saw) (NP (D a) (N dog))) (. .)))",
    "(S (NP (N dogs))\n  (VP (V bark)))",
    "(())",
    "(N no)",
    "(X (. !))",
    "(S (NP (D the) (N dog)) (VP (V saw) (NP (-NONE- *T*-1))))(S (N so))",
)
METHODS = ("pupa", "mc", "random")
PARSED, BIRCH = SAMPLE / "brackets" / "parsed.mrg", SAMPLE / "systems" / "birch" / "en.conllu"


def in_blocks(path: Path, size: int, **changes: Any) -> treeval.Assessment:
    with blocks_of(size):
        return treeval.assess(path, **changes)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("size", [1, 40, 300, 1 << 20])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_scores_are_those_of_the_whole(tmp_path: Path, jobs: int, size: int, newline: str) -> None:
    path = tmp_path / "parses.mrg.gz"
    text = "\ufeff" + "\n".join(LINES * 5)
    path.write_bytes(gzip.compress(text.replace("\n", newline).encode()))
    whole = treeval.assess(path, methods=METHODS)
    found = in_blocks(path, size, methods=METHODS, jobs=jobs)
    assert (whole.file, found.trees) == (None, None)
    assert found.lengths.tolist() == [5, 2, 0, 1, 0, 3, 1] * 5
    assert found.to_dict() == whole.to_dict()


def test_without_patterns(tmp_path: Path) -> None:
    path = tmp_path / "parses.mrg"
    path.write_text("\n".join(LINES), encoding="utf-8")
    found = in_blocks(path, 50, methods="mc")
    # Minus the brackets of several words, each span once.
    assert found.scores["mc"].tolist() == [-4, -1, 0, 0, 0, -2, 0]
    assert found.pupa is None


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_name_the_line_of_the_file(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "parses.mrg"
    path.write_text("\n".join([*LINES * 20, "(S (N a b c))", *LINES]), encoding="utf-8")
    # 20 times 7 lines come before.
    with pytest.raises(ReadError, match=r"parses\.mrg:141: more than one word under the tag 'N'"):
        in_blocks(path, 100, jobs=jobs)


ROWS = "1\ta\t_\tX\t_\t_\t{}\t_\t_\t_\n2\tb\t_\tY\t_\t_\t{}\t_\t_\t_\n\n"
TREE, CYCLE, UNREADABLE = ROWS.format(2, 0), ROWS.format(2, 1), ROWS.format("two", 0)


@pytest.mark.parametrize("broken", [CYCLE, UNREADABLE])
@pytest.mark.parametrize("jobs", [1, 2])
def test_sentences_that_cannot_be_assessed_are_skipped(
    tmp_path: Path, jobs: int, broken: str
) -> None:
    path = tmp_path / "parses.conllu"
    path.write_text(TREE * 10 + broken + TREE * 5 + CYCLE)
    whole = treeval.assess(path, methods=METHODS)
    found = in_blocks(path, 50, methods=METHODS, jobs=jobs)
    assert found.rows.tolist() == [*range(10), *range(11, 16)]
    assert found.to_dict() == whole.to_dict()
    assert (found.skipped, found.first_problem) == (2, whole.first_problem)
    # The eleventh sentence begins after ten of two words and an empty line each.
    assert found.first_problem.startswith(f"{path}:31: ")


class Elsewhere:
    """Workers of a cluster, which get and give copies, as if they were far away."""

    def __call__(self, work: Callable[[Any], Any], items: Iterable[Any]) -> Iterator[Any]:
        return (copied(copied(work)(copied(item))) for item in items)


def copied(given: Any) -> Any:
    return pickle.loads(pickle.dumps(given))  # noqa: S301  our own


@pytest.mark.parametrize("size", [1, 40, 60, 300, 500, 1 << 20])
@pytest.mark.parametrize("packed", [False, True])
def test_workers_find_their_sentences(tmp_path: Path, size: int, packed: bool) -> None:
    path = tmp_path / ("parses.conllu.gz" if packed else "parses.conllu")
    text = "\ufeff\n\n" + TREE * 10 + "# of nothing\n\n\n\n" + CYCLE + TREE * 5 + CYCLE.rstrip()
    path.write_bytes(gzip.compress(text.encode()) if packed else text.encode())
    whole = treeval.assess(path, methods=METHODS)
    with blocks_of(size) as patch:
        patch.setattr(parallel, "workers_of", lambda *_: nullcontext(Elsewhere()))
        found = treeval.assess(path, methods=METHODS, cluster="tcp://elsewhere:1")
        with pytest.raises(InvalidTreeError, match=r"parses\.conllu(\.gz)?:37: "):
            treeval.assess(path, invalid="fail", cluster="tcp://elsewhere:1")
    assert found.to_dict() == whole.to_dict()
    # Two lines come before the ten sentences of three lines, and four after them.
    assert found.first_problem == whole.first_problem
    assert found.first_problem.startswith(f"{path}:37: ")


@pytest.mark.parametrize(("broken", "error"), [(CYCLE, InvalidTreeError), (UNREADABLE, ReadError)])
@pytest.mark.parametrize("size", [20, 1 << 20])
def test_errors_of_broken_sentences_name_their_line(
    tmp_path: Path, broken: str, error: type[Exception], size: int
) -> None:
    path = tmp_path / "parses.conllu"
    path.write_text(TREE * 10 + broken)
    with pytest.raises(error, match=r"parses\.conllu:31: .*, or set `invalid=` to skip"):
        in_blocks(path, size, invalid="fail")


TAGGED = "1\ta\t_\t{}\t{}\t_\t0\t_\t_\t_\n2\tb\t_\t_\t{}\t_\t1\t_\t_\t_\n\n"


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("rows", [("_", "_"), ("_", "P"), ("X", "P"), ("X", "_")])
@pytest.mark.parametrize("tags", [None, "upos"])
def test_tags_that_only_some_blocks_have(
    tmp_path: Path, jobs: int, rows: tuple[str, str], tags: str | None
) -> None:
    """The column is that of the whole file, although some blocks have nothing in it."""
    upos, xpos = rows
    path = tmp_path / "parses.conllu"
    path.write_text("".join(TAGGED.format(*row) for row in (("_", "P", "Q"), (upos, xpos, "Q"))))
    if tags and upos == "_":
        with pytest.raises(MismatchError, match="no tags in the column UPOS"):
            in_blocks(path, 1, jobs=jobs, tags=tags)
        return
    whole = treeval.assess(path, tags=tags)
    assert in_blocks(path, 1, jobs=jobs, tags=tags).to_dict() == whole.to_dict()


@pytest.mark.parametrize(
    ("path", "changes", "why"),
    [
        (PARSED, {"methods": "sepa", "members": 2}, "the method sepa needs all trees at once"),
        (PARSED, {"gold": PARSED}, "gold trees (`gold=`) are compared with all trees at once"),
        (PARSED, {"tags": "clark:2"}, "classes (`tags=`) are learnt from all words at once"),
        (treeval.read(str(BIRCH)), {}, "only files can be read in blocks"),
    ],
)
def test_what_needs_all_trees_is_one_block(path: Any, changes: dict[str, Any], why: str) -> None:
    alone = in_blocks(path, 100, **changes)
    with pytest.warns(TreevalWarning, match=re.escape(f"`jobs=` has no effect here: {why}")):
        found = in_blocks(path, 100, jobs=2, **changes)
    assert found.file is None
    assert found.notes() == alone.notes()
    assert found.to_dict() == alone.to_dict()


@pytest.mark.parametrize("path", [PARSED, BIRCH])
def test_lengths_are_limited_in_blocks(path: Path) -> None:
    chosen: dict[str, Any] = {"min_length": 10, "max_length": 15, "methods": "pupa,mc"}
    assert in_blocks(path, 500, **chosen).to_dict() == treeval.assess(path, **chosen).to_dict()


def test_sentences_of_a_cut_file_are_copied_verbatim(tmp_path: Path) -> None:
    best = tmp_path / "best.conllu"
    found = in_blocks(BIRCH, 2000, methods="mc")
    found.write("100%", str(best))
    lines = best.read_bytes().splitlines(keepends=True)
    scores = [line for line in lines if line.startswith(b"# mc = ")]
    assert len(scores) == len(found.rows)
    assert b"".join(line for line in lines if line not in scores) == BIRCH.read_bytes()


@pytest.mark.parametrize("path", [PARSED, BIRCH])
def test_selected_sentences_are_those_of_the_whole(path: Path, tmp_path: Path) -> None:
    texts = []
    for size in (1, 700, 1 << 20):
        target = tmp_path / f"{size}{path.suffix}"
        in_blocks(path, size, methods="pupa,mc").write("30%", target)
        texts.append(target.read_bytes())
    assert texts[0] == texts[1] == texts[2]


def test_selected_sentences_of_blocks_are_written_in_the_format_of_the_suffix(
    tmp_path: Path,
) -> None:
    texts = []
    for size in (700, 1 << 20):
        target = tmp_path / f"{size}.conllx"
        in_blocks(BIRCH, size, methods="mc").write("30%", target)
        texts.append(target.read_bytes())
    assert texts[0] == texts[1]
    with pytest.raises(treeval.TreevalError, match="holds dependencies"):
        in_blocks(PARSED, 700).write("30%", tmp_path / "best.conllu")


def test_a_cut_file_in_another_encoding(tmp_path: Path) -> None:
    path, best = tmp_path / "parses.mrg", tmp_path / "best.mrg"
    content = "(S (N é) (V va))\n(S (N à) (V va))\n".encode("latin-1")
    path.write_bytes(content)
    found = in_blocks(path, 10, encoding="latin-1")
    assert {one.text for one in found.best} == {"é va", "à va"}
    found.write("100%", str(best))
    assert best.read_bytes() == content  # verbatim


def test_sentences_that_cannot_be_told_apart_are_not_copied(tmp_path: Path) -> None:
    source, target = tmp_path / "parses.mrg", tmp_path / "best.mrg"
    source.write_text("(S (T a))\n(S (T b))\n", encoding="utf-8")
    brackets, size = FORMATS["brackets"], source.stat().st_size
    CutFile(str(source), brackets, "utf-8", (Place(0, size, 2),)).write(np.array([1]), str(target))
    assert target.read_text(encoding="utf-8") == "(S (T b))\n"
    changed = CutFile(str(source), brackets, "utf-8", (Place(0, size, 3),))
    with pytest.raises(MismatchError, match="cannot be told apart, or it has changed"):
        changed.write(np.array([0]), str(target))
    assert target.read_text(encoding="utf-8") == "(S (T b))\n"  # the old file stays


def test_an_assessment_is_data() -> None:
    for size in (500, 1 << 20):
        found = in_blocks(BIRCH, size, methods="pupa,mc")
        assert copied(found).to_dict() == found.to_dict()


def test_a_file_without_words_is_refused_in_blocks(tmp_path: Path) -> None:
    path = tmp_path / "empty.mrg"
    path.write_text("\n\n")
    with pytest.raises(treeval.TreevalError) as whole:
        treeval.assess(path)
    with pytest.raises(treeval.TreevalError) as cut:
        in_blocks(path, 10)
    assert str(cut.value) == str(whole.value)


def test_progress_of_blocks_is_reported() -> None:
    seen = list[Advance]()
    with blocks_of(1 << 20):
        treeval.assess(BIRCH, progress=seen.append)
    assert [(one.stage, one.done) for one in seen] == [(DigestJob.stage, 1)]


@pytest.mark.slow
def test_a_worker_that_is_killed_changes_no_byte(tmp_path: Path) -> None:
    path = tmp_path / "parses.conllu"
    path.write_text((TREE * 3 + CYCLE + TREE) * 400)
    whole = treeval.assess(path, methods=METHODS)
    with blocks_of(3000), local_cluster(processes=True) as cluster:
        found = treeval.assess(
            path,
            methods=METHODS,
            cluster=cluster.scheduler_address,
            progress=killing_a_worker(cluster),
        )
    assert found.to_dict() == whole.to_dict()
    assert found.first_problem.startswith(f"{path}:10: ")
