"""Functional trees of dependency and constituency trees, small enough to write out."""

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import InvalidTreeError
from treeval.tree.algebra import FunctionalTree
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents
from treeval.tree.functional import from_constituents, from_dependencies, matches


def tree_of(heads: list[int], labels: str) -> FunctionalTree:
    return from_dependencies(treebank_of(heads, deprel=labels.split()))[0]


# The paper's trees; the phrase's top is labelled root.
@pytest.mark.parametrize(
    ("heads", "labels", "expected"),
    [
        ([2, 0], "prep root", "prep(0,1) *(1,2)"),
        ([0, 1], "root pobj", "*(0,1) pobj(1,2)"),
        ([3, 3, 0, 3], "conj conj root conj", "conj(0,1) conj(1,2) *(2,3) conj(3,4)"),
        ([0, 1, 1, 1], "root conj cc conj", "*(0,1) conj(1,2) cc(2,3) conj(3,4)"),
        ([0, 1, 2, 3], "root conj cc conj", "*(0,1) *(1,2) conj(1,4) *(2,3) cc(2,4) conj(3,4)"),
        ([0, 1, 2], "root vg vg", "*(0,1) *(1,2) vg(1,3) vg(2,3)"),
        ([2, 3, 0], "vg vg root", "vg(0,1) vg(0,2) *(1,2) *(2,3)"),
        ([0, 1, 2], "root tmod pobj", "*(0,1) *(1,2) tmod(1,3) pobj(2,3)"),
        ([0, 3, 1], "root prep tmod", "*(0,1) prep(1,2) tmod(1,3) *(2,3)"),
    ],
)
def test_trees_of_the_paper(heads: list[int], labels: str, expected: str) -> None:
    assert str(tree_of(heads, labels)) == expected


@pytest.mark.parametrize(
    ("heads", "labels", "expected"),
    [
        ([0], "root", ""),
        ([0], "ROOT", ""),
        # The node of the sentence is left out whatever its label is.
        ([0], "dep", ""),
        ([2, 0], "det ROOT-S", "det(0,1) *(1,2)"),
        ([0, 0], "root root", "root(0,1) root(1,2)"),
        ([0, 1, 1], "root a a", "*(0,1) a(1,2) a(2,3)"),
        # 1 and 3 hang together around 2: a span with a gap.
        ([0, 3, 1, 2], "root a b c", "*(0,1) *(1,2) a(1,2)+(3,4) b(1,4) *(2,3) c(3,4)"),
    ],
)
def test_special_trees(heads: list[int], labels: str, expected: str) -> None:
    assert str(tree_of(heads, labels)) == expected


def test_labels_may_be_renamed() -> None:
    treebank = treebank_of([2, 0], deprel=["det", "TOP"])
    renamed = from_dependencies(treebank, {"det": "d", "TOP": "root"}.__getitem__)
    assert str(renamed[0]) == "d(0,1) *(1,2)"


def test_the_node_of_the_sentence_may_be_kept() -> None:
    treebank = treebank_of([2, 0], deprel=["det", "TOP"])
    assert str(from_dependencies(treebank, with_whole=True)[0]) == "det(0,1) TOP(0,2) *(1,2)"


def test_cycles_and_bad_heads_are_errors() -> None:
    with pytest.raises(InvalidTreeError, match="words 1, 2 form a cycle"):
        tree_of([2, 1, 0], "a a root")
    with pytest.raises(InvalidTreeError, match="HEAD is 3, but the sentence has no such word"):
        from_dependencies(treebank_of([3, 0], [0, 1], deprel=["a", "root", "root", "a"]))


def test_what_is_no_tree_may_have_no_nodes() -> None:
    treebank = treebank_of([2, 1], [5, 0], [2, 0], deprel="a a a root a root".split())
    trees = from_dependencies(treebank, invalid="empty")
    assert [str(trees[sentence]) for sentence in range(3)] == ["", "", "a(0,1) *(1,2)"]


def test_sentences_do_not_mix() -> None:
    trees = from_dependencies(
        treebank_of([2, 0], [3, 4, 0, 3], [0], deprel="a root b c root d root".split())
    )
    assert len(trees) == 3
    assert str(trees[0]) == "a(0,1) *(1,2)"
    assert str(trees[1]) == "b(0,1) c(1,2) d(1,2)+(3,4) *(2,3) *(3,4)"
    assert str(trees[2]) == ""


def test_a_long_chain_takes_no_time() -> None:
    words = 200_000
    chain = treebank_of(list(range(words)), deprel=["root"] + ["dep"] * (words - 1))
    trees = from_dependencies(chain)
    assert trees.nodes == 2 * words - 2
    assert (matches(trees, trees) == np.arange(trees.nodes)).all()


def constituents_of(
    parents: list[int], words: list[int], functions: list[str], tags: list[str] | None = None
) -> Constituents:
    return Constituents(
        np.array([0, len(words)]),
        np.array([0, len(parents)]),
        np.array(parents, dtype=np.int32),
        np.array(words, dtype=np.int32),
        {"form": Column.of(map(str, words)), "tag": Column.of(tags or ["X"] * len(words))},
        {"label": Column.of(["X"] * len(parents)), "function": Column.of(functions)},
    )


def test_constituents_are_labelled_by_their_functions() -> None:
    # (S (NP-SBJ the dog) (VP barks (ADVP-TMP (NP today))))
    trees = from_constituents(
        constituents_of([-1, 0, 0, 2, 3], [1, 1, 2, 4], ["", "SBJ", "", "TMP", ""])
    )
    assert str(trees[0]) == "*(0,1) SBJ(0,2) *(1,2) *(2,3) *(2,4) TMP(3,4)"


def test_the_constituent_of_the_sentence_is_left_out_whatever_its_function() -> None:
    # (S-HLN (NP the dog)) and (S-IMP go): both cover their sentence.
    assert str(from_constituents(constituents_of([-1, 0], [1, 1], ["HLN", "SBJ"]))[0]) == (
        "*(0,1) *(1,2)"
    )
    assert str(from_constituents(constituents_of([-1], [0], ["IMP"]))[0]) == ""


def test_functions_of_nodes_on_one_span_are_a_set() -> None:
    # (S (NP-SBJ (NP-TTL the king)) (VP sleeps))
    trees = from_constituents(constituents_of([-1, 0, 1, 0], [2, 2, 3], ["", "SBJ", "TTL", "--"]))
    assert str(trees[0]) == "*(0,1) SBJ(0,2) TTL(0,2) *(1,2) *(2,3)"
    assert trees.unlabelled()[0].size == 4


def test_discontinuous_constituents_and_traces() -> None:
    # Word 1 is a trace; the node over words 0, 3 has a gap once it is gone.
    trees = from_constituents(
        constituents_of([-1, 0], [1, 1, 0, 1], ["", "OC"], ["X", "-NONE-", "X", "X"])
    )
    assert str(trees[0]) == "*(0,1) OC(0,1)+(2,3) *(1,2) *(2,3)"
