"""Edges of enhanced graphs."""

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import ReadError
from treeval.tree.column import Column
from treeval.tree.enhanced import deps_problems, enhanced_edges, has_edges
from treeval.tree.treebank import EmptyNodes, Treebank


def edges(treebank: Treebank) -> list[tuple[int, int, str]]:
    """List dependents, heads (-1 is the root) and labels."""
    found = enhanced_edges(treebank)
    columns = (found.dependents.tolist(), found.heads.tolist(), found.labels)
    return list(zip(*columns, strict=True))


def with_node(deps: list[str], node: str, above: str) -> Treebank:
    nodes = EmptyNodes(np.array([0]), (node,), (above,))
    columns = {"form": Column.of("abc"), "deps": Column.of(deps)}
    return Treebank(np.array([0, 3]), np.array([0, 1, 1]), columns, empty_nodes=nodes)


def test_a_word_may_have_several_heads_or_none() -> None:
    treebank = treebank_of([0, 1], [0], deps=["0:root", "1:obj|1:iobj", "_"])
    assert edges(treebank) == [(0, -1, "root"), (1, 0, "obj"), (1, 0, "iobj")]
    assert enhanced_edges(treebank).of_words.tolist() == [1, 2, 0]


def test_heads_are_numbered_through_all_sentences() -> None:
    assert edges(treebank_of([0], [2, 0], deps=["_", "2:x", "0:root"])) == [
        (1, 2, "x"),
        (2, -1, "root"),
    ]


def test_edges_through_an_empty_node_name_both_steps() -> None:
    treebank = with_node(["0:root", "_", "2.1:nsubj"], "2.1", "1:conj")
    assert edges(treebank) == [(0, -1, "root"), (2, 0, "conj>nsubj")]


def test_an_empty_node_below_itself_leads_nowhere() -> None:
    assert edges(with_node(["0:root", "_", "2.1:x"], "2.1", "2.1:y")) == [(0, -1, "root")]


@pytest.mark.parametrize("deps", ["nsubj", "3:x", "1:", "1.1:x", "a:x"])
def test_edges_that_lead_nowhere_are_refused(deps: str) -> None:
    treebank = treebank_of([0, 1], deps=["0:root", deps])
    (problem,) = deps_problems(treebank)
    assert problem.message.startswith(f"DEPS is {deps!r}, not a list of head:relation")
    with pytest.raises(ReadError, match="DEPS is"):
        edges(treebank)


def test_columns_without_edges() -> None:
    assert not has_edges(treebank_of([0]))
    assert not has_edges(treebank_of([0], deps=["_"]))
    assert edges(treebank_of([0])) == []


@pytest.mark.parametrize("above", ["7:conj", "2.9:conj", "x:conj"])
def test_empty_nodes_that_lead_nowhere_are_refused(above: str) -> None:
    treebank = with_node(["0:root", "_", "2.1:nsubj"], "2.1", above)
    (problem,) = deps_problems(treebank)
    assert f"DEPS of the empty node 2.1 is {above!r}" in problem.message
    with pytest.raises(ReadError, match="not a list of head:relation"):
        edges(treebank)


def test_an_edge_of_an_empty_node_without_a_relation_is_a_problem() -> None:
    (problem,) = deps_problems(with_node(["0:root", "_", "2.1:nsubj"], "2.1", "1"))
    assert "DEPS of the empty node 2.1 is '1'" in problem.message


@pytest.mark.parametrize("nodes", [12, 3000])
def test_ways_that_multiply_without_end_are_refused(nodes: int) -> None:
    """Each node has two edges to the one above it, so that 2^11 ways lead through twelve."""
    names = tuple(f"3.{number}" for number in range(1, nodes + 1))
    above = tuple(f"{name}:a|{name}:b" for name in names[1:])
    empty = EmptyNodes(np.zeros(nodes, dtype=np.int64), names, (*above, "1:top"))
    columns = {"form": Column.of("abc"), "deps": Column.of(["0:root", "_", "3.1:x"])}
    treebank = Treebank(np.array([0, 3]), np.array([0, 1, 1]), columns, empty_nodes=empty)
    with pytest.raises(ReadError, match="empty nodes in more than 1,000 ways"):
        edges(treebank)
