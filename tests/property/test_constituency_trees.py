"""Constituency trees come back from export files; their arrays agree with walking the tree."""

from tempfile import TemporaryDirectory
from typing import Literal

import numpy as np
import pytest
from hypothesis import given

from constituent_strategies import treebanks
from treeval.formats.export import write_export
from treeval.formats.reading import read_constituents
from treeval.schemes.punctuation import attach_punctuation, looks_like_punctuation
from treeval.tree.constituents import Constituents


def yields(trees: Constituents) -> list[set[int]]:
    """Words below each node, by walking up from each word."""
    below: list[set[int]] = [set() for _ in range(trees.nodes)]
    for word, parent in enumerate(trees.word_parents.tolist()):
        node = parent
        while node >= 0:
            below[node].add(word)
            node = int(trees.parents[node])
    return below


@pytest.mark.parametrize("version", [3, 4])
@given(trees=treebanks(with_secondary=True))
def test_both_versions_of_export_come_back(version: Literal[3, 4], trees: Constituents) -> None:
    with TemporaryDirectory() as folder:
        path = f"{folder}/trees.export"
        write_export(trees, path, version=version)
        again = read_constituents(path)
    for array in ("offsets", "node_offsets", "parents", "word_parents"):
        np.testing.assert_array_equal(getattr(trees, array), getattr(again, array))
    for name in ("form", "tag"):
        assert [*trees.columns[name]] == [*again.columns[name]]
    assert [*trees.functions] == [*again.functions]
    ours, theirs = trees.secondary, again.secondary
    for array in ("children", "are_words", "parents"):
        np.testing.assert_array_equal(getattr(ours, array), getattr(theirs, array))
    assert [*ours.functions] == [*theirs.functions]


@given(treebanks())
def test_arrays_agree_with_walking_the_tree(trees: Constituents) -> None:
    below = yields(trees)
    assert trees.sizes.tolist() == [len(words) for words in below]
    assert trees.first.tolist() == [min(words) for words in below]
    assert trees.end.tolist() == [max(words) + 1 for words in below]
    every = np.arange(trees.nodes)
    split = np.split(trees.words_below(every), np.cumsum(trees.sizes)[:-1]) if trees.nodes else []
    assert [set(words.tolist()) for words in split] == below
    runs: dict[int, set[int]] = {}
    for node, first, end in zip(*vars(trees.blocks).values(), strict=True):
        runs.setdefault(int(node), set()).update(range(first, end))
    assert runs == {node: below[node] for node in np.flatnonzero(trees.are_gappy).tolist()}


@given(treebanks())
def test_nodes_stand_in_preorder(trees: Constituents) -> None:
    for node, parent in enumerate(trees.parents.tolist()):
        assert parent < node < (trees.subtree_ends[parent] if parent >= 0 else trees.nodes)
    again = trees.arranged()
    np.testing.assert_array_equal(again.parents, trees.parents)


@given(treebanks())
def test_leaving_out_words_and_nodes_changes_no_other_yield(trees: Constituents) -> None:
    dropped_words, dropped_nodes = trees.are_null, trees.labels.isin({"TOP", "PRT"})
    left = trees.without(words=dropped_words, nodes=dropped_nodes)
    places = np.cumsum(~dropped_words) - 1
    expected = [
        {int(places[word]) for word in words if not dropped_words[word]}
        for words, dropped in zip(yields(trees), dropped_nodes, strict=True)
        if not dropped
    ]
    assert yields(left) == [words for words in expected if words]


@given(treebanks(with_nulls=False))
def test_attached_punctuation_opens_no_gap(trees: Constituents) -> None:
    attached = attach_punctuation(trees)
    moved = attached.word_parents != trees.word_parents
    assert trees.forms.claim(looks_like_punctuation)[moved].all()
    without, before = attached.without(words=moved), trees.without(words=moved)
    np.testing.assert_array_equal(without.parents, before.parents)
    np.testing.assert_array_equal(without.word_parents, before.word_parents)
    assert attached.sizes.min(initial=1) > 0
    assert attached.are_gappy.sum() <= before.are_gappy.sum()
