"""Numbers of words, multiword tokens and empty nodes."""

import numpy as np
import pytest

from treeval.formats.ids import check_ids, read_ids, sentences_of
from treeval.formats.table import cut_table


def rows(*ids: str) -> bytes:
    return "".join(f"{one}\tx\n" if one else "\n" for one in ids).encode()


def messages(*ids: str) -> list[tuple[int, str]]:
    """Read two sentences, with an empty string between them, and list what is wrong."""
    table = cut_table("x.conllu", rows(*ids), 2, with_comments=True)
    found, numbers = read_ids(table, universal=True)
    first_rows = np.array([0, ids.index("")])
    offsets = np.append(np.searchsorted(found.words, first_rows), len(found.words))
    problems = check_ids(table, found, numbers, offsets, first_rows)
    return [(problem.line, problem.message) for problem in problems]


def test_rows_are_sorted_by_kind() -> None:
    table = cut_table("x.conllu", rows("1-2", "1", "2", "2.1", "3"), 2, with_comments=True)
    found, numbers = read_ids(table, universal=True)
    assert (found.words.tolist(), numbers.tolist()) == ([1, 2, 4], [1, 2, 3])
    assert (found.tokens.tolist(), found.empty.tolist()) == ([0], [3])
    assert (found.token_first.tolist(), found.token_last.tolist()) == ([1], [2])
    assert found.empty_after.tolist() == [2]


def test_other_dialects_have_words_only() -> None:
    table = cut_table("x.conllx", rows("1", "1-2"), 2, with_comments=True)
    found, numbers = read_ids(table, universal=False)
    assert (found.words.tolist(), numbers.tolist()) == ([0, 1], [1, -1])


@pytest.mark.parametrize(
    ("ids", "line", "message"),
    [
        (("1", "3", "", "1"), 2, "ID is '3', expected 2"),
        (("1", "x", "5", "", "1"), 2, "ID is 'x', expected 2"),
        (("1", "", "2"), 3, "ID is '2', expected 1"),
        (("1", "1-2", "2", "", "1"), 2, "ID 1-2 does not fit the words around it"),
        (("1-3", "1", "2", "", "1"), 1, "ID 1-3 does not fit the words around it"),
        (("1", "2.1", "2", "", "1"), 2, "ID 2.1 does not fit the words around it"),
    ],
)
def test_ids_that_are_out_of_order(ids: tuple[str, ...], line: int, message: str) -> None:
    assert messages(*ids) == [(line, message)]


def test_ids_in_order() -> None:
    assert messages("0.1", "1-2", "1", "2", "3", "", "1") == []


def test_rows_belong_to_the_sentence_that_began_last() -> None:
    assert sentences_of(np.array([0, 2, 3, 9]), np.array([0, 3])).tolist() == [0, 0, 1, 1]
