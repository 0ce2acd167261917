"""The edit distance kernel and T-Dice against zss 1.2.0 and apted 1.0.3.

Also the theorem behind TED: with leaves too dear to edit, zss finds the same distance, and so
does a search through all mappings where trees have no order.
"""

import random
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import random_heads, treebank_of
from treeval.counts import evaluate
from treeval.formats.reading import read
from treeval.kernels.edit_distance import Forest, edit_distances
from treeval.metrics.tedeval import TED, TreeEditScore
from treeval.metrics.tree_distance import T_DICE
from treeval.tree.algebra import FunctionalTree
from treeval.tree.functional import from_dependencies
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

zss = pytest.importorskip("zss", reason="zss is not installed")
APTED = pytest.importorskip("apted", reason="apted is not installed").APTED

generators = st.integers(0, 2**32 - 1).map(random.Random)
DEAR = 1000


@dataclass
class Node:
    """A node as zss and apted want it."""

    name: str
    children: list["Node"] = field(default_factory=list)
    terminals: frozenset[int] = frozenset()


def random_tree(size: int, rng: random.Random) -> Node:
    nodes = [Node(rng.choice("ab")) for _ in range(size)]
    for number, node in enumerate(nodes[1:], start=1):
        nodes[rng.randrange(number)].children.append(node)
    return nodes[0]


def forest_of(*roots: Node) -> Forest:
    offsets, labels, left = [0], [], []

    def visit(node: Node, start: int) -> int:
        leaves = [visit(child, start) for child in node.children]
        left.append(leaves[0] if leaves else len(labels) - start)
        labels.append(ord(node.name))
        return left[-1]

    for root in roots:
        visit(root, offsets[-1])
        offsets.append(len(labels))
    return Forest(np.array(offsets), np.array(labels), np.array(left))


def zss_distance(a: Node, b: Node) -> int:
    distance: int = zss.simple_distance(
        a, b, lambda node: node.children, lambda node: node.name, lambda x, y: int(x != y)
    )
    return distance


@given(
    st.lists(st.tuples(st.integers(1, 9), st.integers(1, 9)), min_size=1, max_size=3), generators
)
def test_the_kernel_agrees_with_zss_and_apted(
    sizes: list[tuple[int, int]], rng: random.Random
) -> None:
    pairs = [(random_tree(a, rng), random_tree(b, rng)) for a, b in sizes]
    found = edit_distances(*(forest_of(*side) for side in zip(*pairs, strict=True)))
    assert found.tolist() == [zss_distance(a, b) for a, b in pairs]
    assert found.tolist() == [APTED(a, b).compute_edit_distance() for a, b in pairs]


def test_trees_without_nodes() -> None:
    none, one = (np.zeros(size, dtype=np.int64) for size in (0, 1))
    empty = Forest(np.array([0, 0]), none, none)
    single = Forest(np.array([0, 1]), one, one)
    assert edit_distances(empty, single).tolist() == [1]
    assert edit_distances(single, empty).tolist() == [1]
    assert edit_distances(empty, empty).tolist() == [0]


def functional_node(tree: FunctionalTree, words: list[str]) -> Node:
    """The functional tree with words as leaves and a root, siblings by their first words."""
    root = Node("ROOT", terminals=frozenset(range(len(words))))
    for span in sorted(tree, key=lambda span: (-len(span.terminals), min(span.terminals))):
        (label,) = tree[span]
        _hang(root, Node(f"label {label}", terminals=span.terminals))
    for place, word in enumerate(words):
        _hang(root, Node(f"word {word}", terminals=frozenset({place})))
    _sort(root)
    return root


def _hang(above: Node, node: Node) -> None:
    for child in above.children:
        if node.terminals <= child.terminals:
            return _hang(child, node)
    return above.children.append(node)


def _sort(node: Node) -> None:
    node.children.sort(key=lambda child: min(child.terminals))
    for child in node.children:
        _sort(child)


def nodes_of(root: Node) -> int:
    return 1 + sum(map(nodes_of, root.children))


def random_treebank(heads: list[int], rng: random.Random) -> Treebank:
    labels = [rng.choice(["a", "b"]) if head else rng.choice(["root", "a"]) for head in heads]
    return treebank_of(heads, form=[rng.choice("xy") for _ in heads], deprel=labels)


@given(st.integers(1, 6), generators)
def test_t_dice_agrees_with_zss(words: int, rng: random.Random) -> None:
    two = [random_treebank(random_heads(words, rng), rng) for _ in range(2)]
    two[1] = two[1].replaced(form=two[0].columns["form"])
    forms = list(two[0].columns["form"])
    a, b = (functional_node(from_dependencies(each)[0], forms) for each in two)
    expected = [[zss_distance(a, b), nodes_of(a) + nodes_of(b)]]
    assert T_DICE.count(pair(*two)).tolist() == expected


@pytest.mark.shared
def test_t_dice_agrees_with_apted_on_parser_output(shared: Path) -> None:
    folder = shared / "data" / "cross" / "en_ewt_fh"
    two = [
        read(str(folder / f"{name}.conllu")).select(np.arange(40, 50))
        for name in ("gold", "malt-stacklazy")
    ]
    trees = [from_dependencies(each) for each in two]
    table = T_DICE.count(pair(*two))
    for sentence, (distance, nodes) in enumerate(table.tolist()):
        begin, end = two[0].offsets[sentence : sentence + 2].tolist()
        forms = list(two[0].columns["form"].take(slice(begin, end)))
        a, b = (functional_node(each[sentence], forms) for each in trees)
        assert distance == APTED(a, b).compute_edit_distance()
        assert nodes == nodes_of(a) + nodes_of(b)


def projective_heads(first: int, end: int, head: int, rng: random.Random) -> dict[int, int]:
    """Heads of a random projective tree over the words from first to end, which count from 1."""
    if first == end:
        return {}
    top = rng.randrange(first, end)
    heads = {top: head}
    for low, high in ((first, top), (top + 1, end)):
        cut = rng.randint(low, high)
        for begin, limit in ((low, cut), (cut, high)):
            heads |= projective_heads(begin, limit, top, rng)
    return heads


def cost_with_dear_leaves(relabel: int) -> dict[str, object]:
    def keep_or_remove(node: Node) -> int:
        return DEAR if node.name.startswith("word") or node.name == "ROOT" else 1

    def update(a: Node, b: Node) -> int:
        if a.name == b.name:
            return 0
        return relabel if {a.name[:5], b.name[:5]} == {"label"} else DEAR

    return {
        "get_children": lambda node: node.children,
        "insert_cost": keep_or_remove,
        "remove_cost": keep_or_remove,
        "update_cost": update,
    }


@given(st.integers(1, 7), st.sampled_from([0, 1, 2]), generators)
def test_with_dear_leaves_zss_finds_the_sum_over_spans(
    words: int, relabel: int, rng: random.Random
) -> None:
    heads = [projective_heads(1, words + 1, 0, rng) for _ in range(2)]
    two = [random_treebank([each[word] for word in sorted(each)], rng) for each in heads]
    places = list(map(str, range(words)))  # each word only itself
    two = [
        each.replaced(form=treebank_of(range(words), form=places).columns["form"]) for each in two
    ]
    a, b = (functional_node(from_dependencies(each)[0], places) for each in two)
    expected = zss.distance(a, b, **cost_with_dear_leaves(relabel))
    assert TreeEditScore("TED", relabel=relabel).count(pair(*two))[0, 0] == expected


@given(st.integers(1, 4), st.sampled_from([0.5, 1, 2]), generators)
def test_no_mapping_of_unordered_trees_is_cheaper(
    words: int, relabel: float, rng: random.Random
) -> None:
    two = [random_treebank(random_heads(words, rng), rng) for _ in range(2)]
    two[1] = two[1].replaced(form=two[0].columns["form"])
    predicted, gold = (from_dependencies(each)[0] for each in reversed(two))
    expected = cheapest_mapping(predicted, gold, words, relabel)
    assert TreeEditScore("TED", relabel=relabel).count(pair(*two))[0, 0] == expected


def cheapest_mapping(a: FunctionalTree, b: FunctionalTree, words: int, relabel: float) -> float:
    """Try every one-to-one mapping that keeps each word and who is above whom."""
    nodes_a, nodes_b = ([(each.terminals, next(iter(t[each]))) for each in t] for t in (a, b))
    leaves = [(frozenset({word}), frozenset({word})) for word in range(words)]
    best = float(len(nodes_a) + len(nodes_b))

    def extend(place: int, used: list[int], mapped: list[tuple[int, int]], cost: float) -> None:
        nonlocal best
        if place == len(nodes_a):
            best = min(best, cost + len(nodes_b) - len(used))
            return
        extend(place + 1, used, mapped, cost + 1)
        for other in range(len(nodes_b)):
            if other not in used and fits(place, other, mapped):
                price = relabel if nodes_a[place][1] != nodes_b[other][1] else 0
                extend(place + 1, [*used, other], [*mapped, (place, other)], cost + price)

    def fits(x: int, y: int, mapped: list[tuple[int, int]]) -> bool:
        span_x, span_y = nodes_a[x][0], nodes_b[y][0]
        above_leaves = all((leaf <= span_x) == (image <= span_y) for leaf, image in leaves)
        return above_leaves and all(
            (nodes_a[other][0] < span_x) == (nodes_b[image][0] < span_y)
            and (span_x < nodes_a[other][0]) == (span_y < nodes_b[image][0])
            for other, image in mapped
        )

    extend(0, [], [], 0)
    return best


@given(st.integers(1, 7), generators)
def test_editable_leaves_make_no_distance_longer(words: int, rng: random.Random) -> None:
    heads = [projective_heads(1, words + 1, 0, rng) for _ in range(2)]
    two = [random_treebank([each[word] for word in sorted(each)], rng) for each in heads]
    both = pair(two[0], two[1].replaced(form=two[0].columns["form"]))
    assert T_DICE.count(both)[0, 0] <= TED.count(both)[0, 0]
    assert evaluate(T_DICE, both).score >= evaluate(TED, both).score
