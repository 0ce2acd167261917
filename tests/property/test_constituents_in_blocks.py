"""Constituents scored in blocks of any size: the same results and messages as of whole files."""

import pickle
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import treeval
from blocks import blocks_of
from constituent_strategies import pairs
from treeval import parallel
from treeval.errors import ReadError, TreevalError
from treeval.formats.registry import FORMATS
from treeval.sources import measures
from treeval.sources.block import Block
from treeval.sources.measures import measured_trees
from treeval.tree.constituent_pair import ConstituentPair

sizes = st.integers(1, 400)  # bytes: from one tree per block to one block
SUFFIXES = {"brackets": "mrg", "discbracket": "discbracket"}
ODD = {
    "brackets": [b"", b"\n", b" ", b"\n*x* Copyright (C) 1995 :-(", b"\n\n \t"],
    "discbracket": [b"", b"\n", b" \r\n", b"\t0.5 of a comment\n"],
}
found = st.one_of(
    st.tuples(pairs(gappy=False), st.just("brackets")), st.tuples(pairs(), st.just("discbracket"))
)


def written(folder: str, pair: ConstituentPair, name: str, seed: int) -> list[str]:
    """Write both sides, some trees over several lines, and others without words between them."""
    rng, paths = random.Random(seed), []
    empty = [rng.choice([b"", b"", b"(())\n"]) for _ in range(len(pair.gold))]
    for side, trees in (("gold", pair.gold), ("parsed", pair.predicted)):
        path = Path(folder, f"{side}.{SUFFIXES[name]}")
        FORMATS[name].write(trees, str(path))
        lines = path.read_bytes().splitlines()
        rewritten = (
            rng.choice([line, line.replace(b" ", b"\n  ")]) + rng.choice(ODD[name]) + b"\n" + more
            for line, more in zip(lines, empty, strict=True)
        )
        text = b"".join(rewritten)
        path.write_bytes(text if rng.random() < 0.7 else text.rstrip())
        paths.append(str(path))
    return paths


def score(paths: list[str], **chosen: Any) -> treeval.Results:
    return treeval.score(paths[0], {"1": paths[1]}, **chosen)


def score_blocks(paths: list[str], size: int, **chosen: Any) -> treeval.Results:
    with blocks_of(size, width=size):
        return score(paths, **chosen)


def outcome(work: Callable[[], treeval.Results]) -> Any:
    """The results, every row of counts among them, or the message."""
    try:
        results = work()
    except TreevalError as error:
        return type(error), str(error)
    rows = {name: one.counts.table.tolist() for name, one in results["1"].scores.items()}
    return results.text(), results.to_dict(), rows


@settings(max_examples=60)
@given(
    found,
    sizes,
    st.integers(0, 1 << 32),
    st.sampled_from([{}, {"average": "macro"}, {"strip_punct": "tags", "max_length": 5}]),
)
def test_every_digit_is_that_of_the_whole_file(
    found: tuple[ConstituentPair, str], size: int, seed: int, chosen: dict[str, Any]
) -> None:
    with TemporaryDirectory() as folder:
        paths = written(folder, *found, seed)
        whole = outcome(lambda: score(paths, metrics="all", **chosen))
        assert outcome(lambda: score_blocks(paths, size, metrics="all", **chosen)) == whole


@settings(max_examples=100)
@given(
    # A file that lacks words has an error already.
    pairs(gappy=False).filter(lambda pair: pair.gold.overt.words > 2),
    sizes,
    st.integers(0, 1 << 32),
    st.data(),
)
def test_messages_are_those_of_the_whole_file(
    pair: ConstituentPair, size: int, seed: int, data: st.DataObject
) -> None:
    """Change some bytes of one of the files: brackets, words, or a tree more or less."""
    with TemporaryDirectory() as folder:
        paths = written(folder, pair, "brackets", seed)
        path = Path(paths[data.draw(st.integers(0, 1))])
        text = path.read_bytes()
        place = data.draw(st.integers(0, len(text)))
        put = data.draw(st.sampled_from([b"", b")", b"(", b"(A a)", b"a ", b"\xff", b"\n(A b)\n"]))
        path.write_bytes(text[:place] + put + text[place + data.draw(st.integers(0, 3)) :])
        whole = outcome(lambda: score(paths, metrics="LF1,EVALB"))
        in_blocks = outcome(lambda: score_blocks(paths, size, metrics="LF1,EVALB"))
        # In a whole file, wrong brackets are found before empty ones, wherever they are.
        is_second = in_blocks[0] is whole[0] is ReadError and "around nothing" in in_blocks[1]
        assert in_blocks == whole or is_second


def elsewhere(work: Callable[[Any], Any], items: Iterable[Any]) -> Iterator[Any]:
    """Work as another process does: what it gets and gives is copied."""
    for item in items:
        sent, given = copied((work, item))
        yield copied(sent(given))


def copied(given: Any) -> Any:
    return pickle.loads(pickle.dumps(given))  # noqa: S301  our own


@settings(max_examples=20)
@given(found, sizes, st.integers(0, 1 << 32))
def test_workers_change_no_digit(found: tuple[ConstituentPair, str], size: int, seed: int) -> None:
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        paths = written(folder, *found, seed)
        patch.setattr(parallel, "workers_of", lambda *_: nullcontext(elsewhere))
        whole = outcome(lambda: score(paths))
        assert outcome(lambda: score_blocks(paths, size, jobs=2)) == whole


@settings(max_examples=60)
@given(found, st.integers(0, 1 << 32))
def test_numpy_measures_what_compiled_code_measures(
    found: tuple[ConstituentPair, str], seed: int
) -> None:
    pytest.importorskip("numba")
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        for path in written(folder, *found, seed):
            block = Block(path, format=FORMATS[found[1]], data=Path(path).read_bytes())
            compiled = measured_trees(block)
            assert len(compiled) == len(treeval.read_constituents(path))
            patch.setattr(measures, "can_scan", lambda _: False)
            other = measured_trees(block)
            patch.undo()
            for name, value in vars(compiled).items():
                np.testing.assert_array_equal(value, getattr(other, name), name)


@given(st.text("() a\n", max_size=200))
def test_brackets_that_do_not_match_leave_room_for_all_trees(text: str) -> None:
    """Compiled code does not look where it writes: there are never more trees than places."""
    pytest.importorskip("numba")
    data = text.encode()
    found = measured_trees(Block("trees", format=FORMATS["brackets"], data=data))
    assert len(found) <= len(data) // 2
    assert (np.diff(found.ends) > 0).all()


def test_numbers_of_trees_are_those_of_whole_files(tmp_path: Path) -> None:
    paths = [str(tmp_path / name) for name in ("gold.mrg", "parsed.mrg")]
    for path, number in zip(paths, (40, 30), strict=True):
        Path(path).write_bytes(b"(S (A a))\n" * number)
    for both in (paths, paths[::-1]):
        whole = outcome(lambda both=both: score(both))
        assert "30" in whole[1]
        assert "40" in whole[1]
        assert outcome(lambda both=both: score_blocks(both, 50)) == whole
