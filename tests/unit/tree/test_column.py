"""Columns of strings that are stored once each."""

import pickle
import re

import numpy as np
import pytest

from treeval.errors import MismatchError
from treeval.tree.column import Column, Columns, column_of

LETTERS = Column.of("abab")


def test_each_string_is_stored_once() -> None:
    assert (LETTERS.strings, LETTERS.codes.tolist()) == (("a", "b"), [0, 1, 0, 1])
    assert (len(LETTERS), LETTERS[3], [*LETTERS]) == (4, "b", ["a", "b", "a", "b"])
    assert not LETTERS.codes.flags.writeable


def test_functions_are_called_once_per_string() -> None:
    calls = []

    def upper(string: str) -> str:
        calls.append(string)
        return string.upper()

    assert [*LETTERS.map(upper)] == ["A", "B", "A", "B"]
    assert calls == ["a", "b"]


def test_strings_that_become_equal_are_stored_once() -> None:
    assert LETTERS.map(lambda _: "x").strings == ("x",)


def test_claims_and_numbers_about_words() -> None:
    assert LETTERS.claim(lambda string: string > "a").tolist() == [False, True, False, True]
    assert LETTERS.isin({"a"}).tolist() == [True, False, True, False]
    assert Column.of(["a", "bcd"]).measure(len).tolist() == [1, 3]


def test_columns_with_other_codes_are_compared_by_their_strings() -> None:
    other = Column.of("bbac")
    assert LETTERS.equals(other).tolist() == [False, True, True, False]
    assert LETTERS.coded_as(Column.of("b")).tolist() == [-1, 0, -1, 0]


def test_selected_words_keep_the_strings() -> None:
    taken = LETTERS.take(np.array([3, 3]))
    assert ([*taken], taken.strings) == (["b", "b"], ("a", "b"))
    wanted = np.array([letter == "b" for letter in LETTERS])
    assert {*LETTERS.take(wanted)} == {"b"}  # not the words 0 and 1
    assert [*LETTERS.take(slice(1))] == [LETTERS[0]]


def test_columns_are_decoded_when_they_are_asked_for() -> None:
    decoded = []

    def decode() -> Column:
        decoded.append("form")
        return LETTERS

    columns = Columns({"form": decode, "lemma": decode})
    first = columns.take(np.array([1])).replaced({"upos": Column.of("X")})
    assert ([*columns], [*first], "upos" in columns, decoded) == (
        ["form", "lemma"],
        ["form", "lemma", "upos"],
        False,
        [],
    )
    assert [*first["form"]] == ["b"]
    assert columns["form"] is columns["form"]
    assert decoded == ["form"]


def test_columns_travel_to_another_process_with_their_content() -> None:
    columns = Columns({"form": lambda: LETTERS})
    again = pickle.loads(pickle.dumps(columns))  # noqa: S301
    assert [*again["form"]] == [*LETTERS]


def test_a_missing_column_is_answered_with_those_that_are_there() -> None:
    message = "a.conllu: there is no column UPOS; the columns are form"
    with pytest.raises(MismatchError, match=f"^{re.escape(message)}$"):
        column_of({"form": LETTERS}, "upos", "a.conllu")
