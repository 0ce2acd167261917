"""Projectivity against its definition, lifting against its definition, and the way back."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from strategies import random_heads, treebank_of, treebanks, trees
from treeval.schemes.projective import Deprojectivise, Projectivise
from treeval.tree.shape import nonprojective, reach_root
from treeval.tree.treebank import Treebank

many = settings(max_examples=100)
ENCODINGS = ("head", "path", "head+path")


def ways_up(heads: list[int], word: int) -> list[int]:
    way = []
    while word and word not in way:
        way.append(word)
        word = heads[word - 1]
    return [*way, word]


def is_projective(heads: list[int], word: int) -> bool:
    head = heads[word - 1]
    if head == 0 or ways_up(heads, word)[-1] != 0:
        return head == 0
    between = range(min(head, word) + 1, max(head, word))
    return all(head in ways_up(heads, other) for other in between)


def lifted_by_definition(heads: list[int]) -> tuple[list[int], set[int]]:
    heads, passed = list(heads), set()
    while True:
        wrong = [word for word in range(1, len(heads) + 1) if not is_projective(heads, word)]
        if not wrong:
            return heads, passed
        word = min(wrong, key=lambda word: (abs(heads[word - 1] - word), word))
        passed.add(heads[word - 1])
        heads[word - 1] = heads[heads[word - 1] - 1]


@many
@given(
    trees(10)
    | st.integers(1, 8).flatmap(lambda n: st.lists(st.integers(0, n), min_size=n, max_size=n))
)
def test_nonprojective_arcs_are_those_of_the_definition(heads: list[int]) -> None:
    # Lists of arbitrary heads have several roots and cycles.
    expected = [not is_projective(heads, word) for word in range(1, len(heads) + 1)]
    assert nonprojective(treebank_of([0], heads, [0])).tolist() == [False, *expected, False]


@many
@given(st.lists(trees(10), min_size=1, max_size=3))
def test_lifting_takes_the_shortest_arc_first(sentences: list[list[int]]) -> None:
    lifted = Projectivise("baseline")(treebank_of(*sentences))
    expected = [head for heads in sentences for head in lifted_by_definition(heads)[0]]
    assert lifted.heads.tolist() == expected


@many
@given(trees(10))
def test_labels_say_what_was_lifted_from_where(heads: list[int]) -> None:
    labels = [f"l{word}" for word in range(1, len(heads) + 1)]
    expected_heads, passed = lifted_by_definition(heads)
    lifted = {
        word for word in range(1, len(heads) + 1) if expected_heads[word - 1] != heads[word - 1]
    }
    both = Projectivise("head+path")(treebank_of(heads, deprel=labels))
    for word, label in enumerate(both.columns["deprel"], start=1):
        up = f"↑l{heads[word - 1]}" if word in lifted else ""
        down = "↓" if word in passed else ""
        assert label == f"l{word}{up}{down}"


@many
@given(treebanks(max_words=9), st.sampled_from(("baseline", *ENCODINGS)))
def test_projectivised_trees_are_projective_trees(treebank: Treebank, encoding: str) -> None:
    lifted = Projectivise(encoding)(treebank)
    assert not nonprojective(lifted).any()
    assert reach_root(lifted.parents).all()
    assert np.array_equal(lifted.heads == 0, treebank.heads == 0)
    restored = Deprojectivise(encoding)(lifted)
    assert reach_root(restored.parents).all()
    assert list(restored.columns["deprel"]) == list(treebank.columns["deprel"])


@many
@given(trees(12), st.sampled_from(("head", "head+path")))
def test_the_way_back_is_exact_where_labels_are_unique(heads: list[int], encoding: str) -> None:
    treebank = treebank_of(heads, deprel=[f"l{word}" for word in range(len(heads))])
    restored = Deprojectivise(encoding)(Projectivise(encoding)(treebank))
    assert restored.heads.tolist() == heads


@pytest.mark.parametrize("encoding", ["path", "head+path"])
def test_the_way_back_is_exact_where_one_word_was_lifted(encoding: str) -> None:
    rng = random.Random(0)
    tried = 0
    while tried < 200:
        heads = random_heads(rng.randint(4, 9), rng)
        expected, _ = lifted_by_definition(heads)
        if sum(a != b for a, b in zip(heads, expected, strict=True)) != 1:
            continue
        tried += 1
        treebank = treebank_of(heads, deprel=rng.choices("ab", k=len(heads)))
        restored = Deprojectivise(encoding)(Projectivise(encoding)(treebank))
        assert restored.heads.tolist() == heads


@many
@given(treebanks(max_words=4), st.sampled_from(ENCODINGS))
def test_projective_trees_come_back_as_they_are(treebank: Treebank, encoding: str) -> None:
    if nonprojective(treebank).any():
        treebank = Projectivise("baseline")(treebank)
    assert Projectivise(encoding)(treebank) is treebank
    assert Deprojectivise(encoding)(treebank).heads.tolist() == treebank.heads.tolist()
