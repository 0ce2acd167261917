"""Trees made by hand: what lies below nodes, leaving out words and nodes."""

import pickle
from dataclasses import replace

import numpy as np
import pytest

from constituent_examples import darum, with_trace
from treeval.errors import MismatchError
from treeval.tree.column import Column
from treeval.tree.constituents import SecondaryEdges


class TestYields:
    def test_spans_and_sizes(self) -> None:
        tree = darum()
        assert tree.first.tolist() == [0, 0, 0]
        assert tree.end.tolist() == [5, 5, 1]
        assert tree.sizes.tolist() == [5, 3, 1]
        assert tree.depths.tolist() == [0, 1, 2]
        assert tree.subtree_ends.tolist() == [3, 3, 3]

    def test_gaps(self) -> None:
        tree = darum()
        assert tree.are_gappy.tolist() == [False, True, False]
        assert tree.blocks.nodes.tolist() == [1, 1]
        assert tree.blocks.first.tolist() == [0, 3]
        assert tree.blocks.end.tolist() == [1, 5]

    def test_words_below_several_nodes(self) -> None:
        assert darum().words_below(np.array([1, 0, 2])).tolist() == [0, 3, 4, 0, 1, 2, 3, 4, 0]

    def test_trees_without_gaps_have_no_blocks(self) -> None:
        assert not len(with_trace().blocks.nodes)

    def test_arrays_are_read_only(self) -> None:
        with pytest.raises(ValueError, match="read-only"):
            darum().first[0] = 3


class TestWithout:
    def test_null_elements_take_empty_nodes_with_them(self) -> None:
        tree = with_trace().overt
        assert [*tree.forms] == ["Kim", "wants", "to", "go"]
        assert [*tree.labels] == ["S", "NP", "VP", "S", "VP"]
        assert tree.parents.tolist() == [-1, 0, 0, 2, 3]
        assert tree.word_parents.tolist() == [1, 2, 4, 4]
        assert tree.origin.line(2) == 4  # words are counted in place of lines

    def test_what_hung_on_a_node_hangs_on_the_one_above(self) -> None:
        tree = with_trace().without(nodes=with_trace().labels.isin({"VP"}))
        assert [*tree.labels] == ["S", "NP", "S", "NP"]
        assert tree.parents.tolist() == [-1, 0, 0, 2]
        assert tree.word_parents.tolist() == [1, 0, 3, 2, 2]

    def test_leaving_out_the_root_leaves_a_forest(self) -> None:
        tree = with_trace().without(nodes=with_trace().depths == 0)
        assert tree.parents.tolist() == [-1, -1, 1, 2, 2]

    def test_a_gap_closes_when_its_words_go(self) -> None:
        tree = darum().without(words=darum().forms.isin({"hat", "er"}))
        assert not tree.are_gappy.any()
        assert tree.end.tolist() == [3, 3, 1]

    def test_all_words_gone(self) -> None:
        tree = darum().without(words=np.ones(6, dtype=bool))
        assert (len(tree), tree.words, tree.nodes) == (1, 0, 0)


def test_a_column_that_is_not_there_is_refused_with_those_that_are() -> None:
    assert darum().column("tag")[0] == "PROAV"
    with pytest.raises(MismatchError, match="no column UPOS; the columns are form, tag"):
        darum().column("upos")


def test_secondary_edges_follow_their_ends() -> None:
    secondary = SecondaryEdges(
        np.array([2, 1]), np.array([True, False]), np.array([1, 0]), Column.of(["SB", "OC"])
    )
    tree = replace(darum(), secondary=secondary)
    kept = tree.without(words=tree.forms.isin({"hat"}), nodes=tree.labels.isin({"S"})).secondary
    assert (kept.children.tolist(), kept.parents.tolist()) == ([1], [0])
    assert (kept.are_words.tolist(), [*kept.functions]) == ([True], ["SB"])


def test_select_takes_sentences_in_any_order_and_twice() -> None:
    tree = with_trace()
    twice = tree.select(np.array([0, 0]))
    assert twice.node_offsets.tolist() == [0, 6, 12]
    assert twice.parents.tolist() == [-1, 0, 0, 2, 3, 3, -1, 6, 6, 8, 9, 9]
    assert twice.word_parents.tolist() == [1, 2, 4, 5, 5, 7, 8, 10, 11, 11]
    assert [*twice.select(np.array([1])).forms] == [*tree.forms]


def test_a_block_is_a_selection_of_adjacent_sentences() -> None:
    three = darum().select(np.array([0, 0, 0]))
    for known in (three, three.knowing(first=three.first, end=three.end, sizes=three.sizes)):
        block, chosen = known.block(1, 3), known.select(np.array([1, 2]))
        for name in ("offsets", "node_offsets", "parents", "word_parents", "first", "end", "sizes"):
            assert getattr(block, name).tolist() == getattr(chosen, name).tolist()
        assert [*block.forms] == [*chosen.forms]
        assert [*block.labels] == [*chosen.labels]
        assert block.origin.line(0) == chosen.origin.line(0)


def test_trees_travel_to_another_process() -> None:
    tree = pickle.loads(pickle.dumps(darum()))  # noqa: S301  made one line above
    assert tree.blocks.first.tolist() == [0, 3]
    assert [*tree.forms] == [*darum().forms]
