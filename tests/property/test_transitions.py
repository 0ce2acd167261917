"""What holds of derivations of all trees: all small ones, and random ones."""

from functools import cache
from itertools import pairwise, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import treebank_of, trees
from treeval.models.transitions import (
    LEFT_ARC,
    REDUCE,
    RIGHT_ARC,
    SHIFT,
    SWAP,
    SYSTEMS,
    Derivations,
    derive,
    replay,
)
from treeval.settings.choices import TransitionSystem
from treeval.tree.shape import nonprojective, reach_root
from treeval.tree.treebank import Treebank

every_system = pytest.mark.parametrize("system", SYSTEMS)
SWAP_SYSTEMS: tuple[TransitionSystem, ...] = ("swap-eager", "swap-lazy")


@cache
def all_trees() -> Treebank:
    """All forests of up to five words below the artificial root."""
    heads = [
        list(chosen)
        for words in range(1, 6)
        for chosen in product(range(words + 1), repeat=words)
        if reach_root(np.array(chosen) - 1).all()
    ]
    # (n + 1) ** (n - 1) trees over n words and the root (Cayley)
    assert len(heads) == 1 + 3 + 16 + 125 + 1296
    return treebank_of(*heads)


def sentences(derivations: Derivations) -> list[tuple[list[int], list[int], list[int]]]:
    """Heads, transitions and order (words from 1) of each derived sentence."""
    offsets, starts = derivations.treebank.offsets, derivations.offsets
    return [
        (
            derivations.treebank.heads[offsets[i] : offsets[i + 1]].tolist(),
            derivations.actions[starts[i] : starts[i + 1]].tolist(),
            (derivations.order[offsets[i] : offsets[i + 1]] - offsets[i] + 1).tolist(),
        )
        for i in derivations.derived.tolist()
    ]


@every_system
def test_exactly_the_trees_of_the_system_are_rebuilt(system: TransitionSystem) -> None:
    treebank = all_trees()
    derivations = derive(treebank, system, unfit="skip")
    rebuilt = replay(derivations)
    crossing = np.zeros(len(treebank), dtype=bool)
    if system not in SWAP_SYSTEMS:
        crossing[treebank.sentences[nonprojective(treebank)]] = True
    assert np.array_equal(derivations.derived, np.flatnonzero(~crossing))
    expected = np.where(crossing[treebank.sentences], -1, treebank.heads)
    assert np.array_equal(rebuilt, expected)


@every_system
@given(st.lists(trees(max_words=15), min_size=1, max_size=4))
def test_random_trees_are_rebuilt(system: TransitionSystem, heads: list[list[int]]) -> None:
    derivations = derive(treebank_of(*heads), system, unfit="skip")
    rebuilt = replay(derivations)
    derived = rebuilt >= 0
    assert np.array_equal(rebuilt[derived], derivations.treebank.heads[derived])
    if system in SWAP_SYSTEMS:
        assert derived.all()


@every_system
def test_the_order_is_a_permutation_and_transitions_are_as_many_as_they_must(
    system: TransitionSystem,
) -> None:
    for heads, actions, order in sentences(derive(all_trees(), system, unfit="skip")):
        words = len(heads)
        assert sorted(order) == list(range(1, words + 1))
        times = [actions.count(action) for action in range(5)]
        assert times[LEFT_ARC] + times[RIGHT_ARC] == words
        if system == "arc-eager":
            # each word is pushed once: shifted, or attached to the right
            assert times[SHIFT] + times[RIGHT_ARC] == words
            assert times[SWAP] == 0
        else:
            # each word is shifted once, and again after each swap
            assert times[SHIFT] == words + times[SWAP]
            assert times[REDUCE] == 0
            assert times[SWAP] <= words * (words - 1) // 2
            assert (times[SWAP] == 0) or system in SWAP_SYSTEMS


@pytest.mark.parametrize("system", ["arc-standard", "swap-eager", "swap-lazy"])
def test_a_word_is_written_after_all_its_dependents(system: TransitionSystem) -> None:
    for heads, _, order in sentences(derive(all_trees(), system, unfit="skip")):
        place = {word: at for at, word in enumerate(order)} | {0: len(order)}
        assert all(place[word] < place[head] for word, head in enumerate(heads, start=1))


def test_projective_trees_have_one_derivation_in_three_systems() -> None:
    standard = derive(all_trees(), "arc-standard", unfit="skip")
    projective = all_trees().select(standard.derived)
    for system in SWAP_SYSTEMS:
        derivations = derive(projective, system)
        assert np.array_equal(derivations.actions, standard.actions)


@given(st.lists(trees(max_words=20), min_size=1, max_size=4))
def test_lazy_swaps_are_no_more_than_eager_ones(heads: list[list[int]]) -> None:
    eager, lazy = (derive(treebank_of(*heads), system) for system in SWAP_SYSTEMS)
    for (begin, end), (first, last) in zip(
        pairwise(eager.offsets.tolist()), pairwise(lazy.offsets.tolist()), strict=True
    ):
        swaps = np.count_nonzero(eager.actions[begin:end] == SWAP)
        assert np.count_nonzero(lazy.actions[first:last] == SWAP) <= swaps


@pytest.mark.parametrize("system", SWAP_SYSTEMS)
def test_transitions_are_those_of_the_definition(system: TransitionSystem) -> None:
    for heads, actions, _ in sentences(derive(all_trees(), system)):
        assert actions == plain_oracle(heads, lazy=system == "swap-lazy")


@pytest.mark.parametrize("system", SWAP_SYSTEMS)
@given(trees(max_words=12))
def test_transitions_of_random_trees_are_those_of_the_definition(
    system: TransitionSystem, heads: list[int]
) -> None:
    (_, actions, _), *_ = sentences(derive(treebank_of(heads), system))
    assert actions == plain_oracle(heads, lazy=system == "swap-lazy")


def plain_oracle(heads: list[int], *, lazy: bool) -> list[int]:
    """The swap oracle as Nivre, Kuhlmann and Hall (2009) define it, with sets and recursion."""
    tree = dict(enumerate(heads, start=1))
    order = traversal(0, tree)
    part = plain_components(tree)
    stack, buffer, arcs, actions = [0], list(tree), set[tuple[int, int]](), []
    while buffer or stack != [0]:
        i, j = stack[-2:] if len(stack) > 1 else (None, None)
        complete = {
            word for word in tree if all((word, d) in arcs for d in tree if tree[d] == word)
        }
        if i and tree[i] == j and i in complete:
            actions.append(LEFT_ARC)
            arcs.add((j, i))
            stack.remove(i)
        elif j and tree[j] == i and j in complete:
            actions.append(RIGHT_ARC)
            arcs.add((i, j))
            stack.remove(j)
        elif (
            i
            and order.index(j) < order.index(i)
            and not (lazy and buffer and part[j] == part[buffer[0]])
        ):
            actions.append(SWAP)
            stack.remove(i)
            buffer.insert(0, i)
        else:
            actions.append(SHIFT)
            stack.append(buffer.pop(0))
    return actions


def traversal(node: int, tree: dict[int, int]) -> list[int]:
    below = [word for word in tree if tree[word] == node]
    before = [seen for word in below if word < node for seen in traversal(word, tree)]
    after = [seen for word in below if word > node for seen in traversal(word, tree)]
    return [*before, node, *after]


def plain_components(tree: dict[int, int]) -> dict[int, int]:
    """Join neighbours on a stack as long as arcs between them complete a word."""
    stack, waiting = [0], {node: list(tree.values()).count(node) for node in (0, *tree)}
    part = {node: node for node in (0, *tree)}
    for word in tree:
        stack.append(word)
        joined = True
        while joined and len(stack) > 1:
            i, j = stack[-2:]
            left = i != 0 and tree[i] == j and waiting[i] == 0
            joined = left or (tree[j] == i and waiting[j] == 0)
            if joined:
                dependent, head = (i, j) if left else (j, i)
                waiting[head] -= 1
                stack.remove(dependent)
                part = {w: part[head] if p == dependent else p for w, p in part.items()}
    return part
