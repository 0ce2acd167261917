"""The one policy on broken trees."""

import pytest

from files import conllu, constituents
from treeval.errors import InvalidTreeError, ReadError
from treeval.sources.admission import admit
from treeval.sources.source import Source

TREE, CYCLE, TWO_ROOTS = conllu([0, 1]), conllu([2, 1]), conllu([0, 0])
UNREADABLE = TREE.replace("\t1\tdep", "\tx\tdep")


def test_broken_trees_are_refused_skipped_or_kept() -> None:
    source = Source.of(TREE + CYCLE)
    message = r"form a cycle.*, or set `invalid=` to skip or keep"
    with pytest.raises(InvalidTreeError, match=message):
        admit(source, "fail", one_root=True)
    skipped = admit(source, "skip", one_root=True)
    assert (skipped.skipped.tolist(), skipped.kept) == ([False, True], 0)
    assert [problem.sentence for problem in skipped.problems] == [1]
    kept = admit(source, "keep", one_root=True)
    assert (kept.skipped.any(), kept.kept, kept.problems) == (False, 1, ())


def test_several_roots_are_a_problem_only_where_one_is_required() -> None:
    source = Source.of(TWO_ROOTS)
    assert admit(source, "keep", one_root=True).kept == 1
    assert admit(source, "fail", one_root=False).kept == 0


def test_what_cannot_be_read_cannot_be_kept() -> None:
    source = Source.of(TREE + UNREADABLE)
    for policy in ("fail", "keep"):
        with pytest.raises(ReadError, match="HEAD is 'x'"):
            admit(source, policy, one_root=True)  # type: ignore[arg-type]
    assert admit(source, "skip", one_root=True).skipped.tolist() == [False, True]


def test_unreadable_edges_are_skipped_where_they_are_needed() -> None:
    source = Source.of(TREE.replace("dep\t_", "dep\tx", 1))
    assert not admit(source, "skip", one_root=True).skipped.any()
    assert admit(source, "skip", one_root=True, with_edges=True).skipped.tolist() == [True]


def test_constituents_are_trees_by_the_way_they_are_written() -> None:
    admitted = admit(Source.of(constituents("(S (A a))")), "fail", one_root=True)
    assert admitted.skipped.tolist() == [False]
