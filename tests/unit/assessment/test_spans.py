"""Constituents of parses as sets of words."""

import numpy as np
import pytest

from files import constituents
from strategies import treebank_of
from treeval.assessment.spans import Spans, are_of_length, spans, words_of
from treeval.errors import InvalidTreeError, MismatchError
from treeval.tree.column import Column
from treeval.tree.constituents import Trees


def spans_of(trees: Trees, **settings: bool) -> Spans:
    tags = Column.of(["X"] * trees.words)
    return spans(trees, tags, words_of(trees), **settings)


def bounds(found: Spans) -> list[tuple[int, int]]:
    return sorted(zip(found.first.tolist(), found.end.tolist(), strict=True))


def test_each_set_of_words_is_listed_once() -> None:
    # S, X and Y are over all words but the full stop; the trace leaves NP without words.
    trees = constituents("(S (X (Y (A a) (B b) (C (D c)))) (NP (-NONE- *)) (. .))")
    assert bounds(spans_of(trees)) == [(0, 3), (2, 3)]
    assert bounds(spans_of(trees, single=False)) == [(0, 3)]
    assert spans_of(trees).lengths.tolist() == [3]


def test_constituents_of_dependencies_are_the_yields_of_words() -> None:
    treebank = treebank_of([2, 0, 2, 3], form=["the", "dog", "of", "hers"])
    assert bounds(spans_of(treebank)) == [(0, 1), (0, 4), (2, 4), (3, 4)]
    assert bounds(spans_of(treebank, single=False)) == [(0, 4), (2, 4)]


def test_constituents_with_gaps_keep_their_runs_of_words() -> None:
    for trees in (
        constituents("(S (VP (A 0=a) (A 2=c)) (A 1=b))", "discbracket"),
        treebank_of([3, 0, 2], form=["a", "b", "c"]),
    ):
        found = spans_of(trees, single=False)
        gappy = int(found.blocks.nodes[0])
        runs = list(zip(found.blocks.first.tolist(), found.blocks.end.tolist(), strict=True))
        assert runs[:2] == [(0, 1), (2, 3)]
        assert found.sizes[gappy] == 2


def test_punctuation_counts_only_if_it_is_asked_for() -> None:
    treebank = treebank_of([0, 1], [0], form=["a", ".", "b"])
    assert words_of(treebank).tolist() == [True, False, True]
    assert words_of(treebank, "none").all()
    assert are_of_length(treebank, words_of(treebank, "none"), 1).tolist() == [False, True]
    assert are_of_length(treebank, words_of(treebank), 1).all()


def test_parses_that_cannot_be_assessed() -> None:
    with pytest.raises(InvalidTreeError, match="form a cycle"):
        spans_of(treebank_of([2, 1]))
    treebank = treebank_of([0, 1])
    with pytest.raises(MismatchError, match="there are 1 tags for 2 words"):
        spans(treebank, Column.of("X"), np.ones(2, dtype=np.bool_))
