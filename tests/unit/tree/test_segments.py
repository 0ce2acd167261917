"""Terminals that two tokenisations have in common."""

from strategies import treebank_of
from treeval.tree.functional import common_terminals
from treeval.tree.pair import pair


def units(gold: str, predicted: str) -> tuple[list[int], list[int]]:
    """Say where the terminals of each word begin, and where the last ones end."""
    sides = (
        treebank_of([0, *[1] * (len(forms) - 1)], form=forms)
        for forms in (gold.split(), predicted.split())
    )
    ours, theirs = common_terminals(pair(*sides))
    return ours.units.tolist(), theirs.units.tolist()


def test_equal_words_are_one_terminal_each() -> None:
    assert units("a b c", "a b c") == ([0, 1, 2, 3], [0, 1, 2, 3])


def test_a_word_that_is_cut_has_the_terminals_of_its_pieces() -> None:
    assert units("I cannot go", "I can not go") == ([0, 1, 3, 4], [0, 1, 2, 3, 4])


def test_both_sides_cut_where_either_begins_a_word() -> None:
    # a | bcd against ab | cd: three terminals, a, b and cd.
    assert units("a bcd", "ab cd") == ([0, 1, 3], [0, 2, 3])
