"""Gold trees of several schemes and a parse, over the same terminals."""

import pytest

from examples import words_of
from files import constituents
from treeval.crossing.terminals import (
    functional_trees,
    have_same_words,
    require_same_words,
    rows_of_words,
    terminal_texts,
)
from treeval.errors import MismatchError
from treeval.schemes.head_rules import convert_heads


def test_escapes_of_the_penn_treebank_are_the_signs_they_stand_for() -> None:
    quoted = words_of([0, 1, 1, 1], "x x x x", '" ( a/b *')
    escaped = constituents("(S (X ``) (X -LRB-) (X a\\/b) (X \\*))")
    assert have_same_words(quoted, escaped)
    # Within a word, quotes are no escapes.
    assert not have_same_words(words_of([0], "x", 'a"'), constituents("(S (X a''))"))


def test_other_words_are_refused_with_their_place() -> None:
    golds = {"A": words_of([0, 1], "x x", "a b"), "B": words_of([0, 1], "x x", "a c")}
    message = (
        "<memory>:2: word 2 of sentence 1 is 'c', but 'b' in <memory>; "
        "the gold trees of A and B must have the same words$"
    )
    with pytest.raises(MismatchError, match=message):
        require_same_words(golds)
    longer = words_of([0, 1, 1], "x x x", "a b c")
    with pytest.raises(MismatchError, match="word 3 of sentence 1 is missing, but 'c' in"):
        require_same_words({"A": longer, "B": golds["A"]})
    require_same_words({"A": golds["A"], "C": golds["A"]})


def test_words_that_were_cut_at_slashes_are_refused_with_the_remedy() -> None:
    text = "(NP (DT the) (NN trade\\/sale) (NN date))"
    golds = {rules: convert_heads(constituents(text), rules) for rules in ("lth:conll07", "lth")}
    message = (
        "word 2 of sentence 1 is 'trade', but 'trade/sale' in .*; "
        "the gold trees of lth:conll07 and lth must have the same words; "
        "convert with lth:default,split_slashes=no$"
    )
    with pytest.raises(MismatchError, match=message):
        require_same_words(golds)


def test_trees_of_both_kinds_become_functional_trees() -> None:
    gold = words_of([2, 0], "SBJ root", "a b")
    phrases = constituents("(S (NP-SBJ (X a)) (VP (X b)))")
    parsed, golds = functional_trees({"A": gold}, phrases, str)
    assert str(parsed[0]) == str(golds["A"][0]) == "SBJ(0,1) *(1,2)"


def test_words_of_a_parse_stand_where_they_begin_in_the_gold_text() -> None:
    gold = words_of([3, 3, 0], "aux neg root", "can not go")
    parsed = words_of([2, 0], "aux root", "cannot go")
    assert terminal_texts({"A": gold}, parsed, 0) == ["cannot", "", "go"]
    assert rows_of_words({"A": gold}, parsed).tolist() == [0, 0]
