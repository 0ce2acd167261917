"""Brackets with numbered words."""

import pytest

from files import constituents, written_by
from treeval.errors import FileError, ReadError
from treeval.formats.discbracket import write_discbracket
from treeval.tree.column import Column

TREE = "(S (VP-OC (PROAV 0=Darum) (VVPP 3=gebeten)) (VAFIN 1=hat) (PPER 2=er))"


def test_words_stand_in_their_places() -> None:
    trees = constituents(f"{TREE}\tscore=3\n(A 0==)\n{TREE}\n", "discbracket")
    assert [*trees.forms][:5] == ["Darum", "hat", "er", "gebeten", "="]
    assert trees.word_parents[:5].tolist() == [1, 0, 0, 1, -1]
    assert trees.blocks.first.tolist() == [0, 3, 5, 8]
    assert trees.functions[1] == "OC"
    assert [trees.origin.line(word) for word in (0, 3, 4, 5)] == [1, 1, 2, 3]


def test_siblings_are_ordered_by_their_first_word() -> None:
    trees = constituents("(S (B (X 1=b) (X 3=d)) (A (X 0=a) (X 2=c)))", "discbracket")
    assert [*trees.labels] == ["S", "A", "B"]
    assert trees.word_parents.tolist() == [1, 2, 1, 2]


def test_written_again() -> None:
    again = written_by(write_discbracket, constituents(TREE, "discbracket"))
    assert again.decode() == TREE + "\n"


def test_brackets_in_words_survive() -> None:
    trees = constituents("(S ($#LRB# 0=#LRB#) (NN 1=a#RRB#))", "discbracket")
    assert ([*trees.forms], trees.tags[0]) == (["(", "a)"], "$(")
    again = written_by(write_discbracket, trees).decode()
    assert [*constituents(again, "discbracket").forms] == ["(", "a)"]


def test_spaces_cannot_be_written() -> None:
    trees = constituents(TREE, "discbracket").replaced(
        {"form": Column.of(["1 000", "b", "c", "d"])}
    )
    with pytest.raises(FileError, match="cannot write '1 000' in brackets, because it has a"):
        written_by(write_discbracket, trees)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("(S (A a))", r":1: the leaf 'a' does not say which word it is"),
        ("(S (A x=a))", r":1: the leaf 'x=a' does not say which word it is"),
        ("(S (A 0=))", r":1: the leaf '0=' does not say which word it is"),
        ("(S (A 0=a)\n(A 0=b))", r":2: word 0 occurs twice in this tree"),
        ("(S (A 0=a))\n(S (A 0=a) (A 2=b))", r":2: word 1 is missing before word 2"),
        ("(S (A 1=a))", r":1: word 0 is missing before word 1"),
        ("(S (A 0=a)", r":1: the file ends inside the tree"),
    ],
)
def test_errors_name_the_line(text: str, message: str) -> None:
    with pytest.raises(ReadError, match=r"trees\.discbracket" + message):
        constituents(text, "discbracket")
