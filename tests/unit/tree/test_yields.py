"""Terminals below each element of a forest."""

import numpy as np

from treeval.tree.nesting import Yields, yields


def below(found: Yields) -> list[list[int]]:
    """List the terminals of each element in the order of the text."""
    places = zip(found.first.tolist(), found.end.tolist(), strict=True)
    return [sorted(found.order[first:end].tolist()) for first, end in places]


def of_words(parents: list[int], sentences: list[int]) -> Yields:
    words = np.arange(len(parents))
    return yields(np.array(parents), words, np.ones_like(words), np.array(sentences))


def test_yields_without_gaps_are_intervals_of_the_text() -> None:
    found = of_words([1, -1, 1], [0, 0, 0])
    assert found.order.tolist() == [0, 1, 2]
    assert (found.first.tolist(), found.end.tolist()) == ([0, 0, 2], [1, 3, 3])


def test_terminals_are_reordered_where_a_yield_has_gaps() -> None:
    # Word 0 depends on word 2, with word 1 between them; the second sentence has no gaps.
    found = of_words([2, 3, 3, -1, -1, 4], [0, 0, 0, 0, 1, 1])
    assert below(found) == [[0], [1], [0, 2], [0, 1, 2, 3], [4, 5], [5]]
    assert found.order[4:].tolist() == [4, 5]
    assert found.order[found.own].tolist() == [0, 1, 2, 3, 4, 5]


def test_elements_may_own_several_terminals_or_none() -> None:
    # A node over two words; the second has two terminals.
    parents, starts, widths = np.array([-1, 0, 0]), np.array([0, 0, 1]), np.array([0, 1, 2])
    found = yields(parents, starts, widths, np.zeros(3, dtype=np.int64))
    assert below(found) == [[0, 1, 2], [0], [1, 2]]
