"""Stripping: roots, labels, multiword tokens, cycles, and texts cut differently."""

import random

import numpy as np
import pytest

from strategies import Multiword, annotated, treebank_of
from treeval.errors import MismatchError, SettingError
from treeval.schemes.stripping import Strip, without_words
from treeval.tree.column import Column
from treeval.tree.pair import pair
from treeval.tree.shape import reach_root
from treeval.tree.treebank import Multiwords, Treebank


def removed(*flags: int) -> np.ndarray:
    return np.array(flags, dtype=np.bool_)


def test_dependents_of_punctuation_move_up() -> None:
    # b hangs on the comma, the comma on the dash, the dash on a.
    treebank = treebank_of([0, 1, 2, 3], form=["a", "-", ",", "b"])
    stripped = Strip()(treebank)
    assert list(stripped.columns["form"]) == ["a", "b"]
    assert stripped.heads.tolist() == [0, 1]


def test_the_first_orphan_becomes_the_root() -> None:
    # The full stop heads a, b and c.
    treebank = treebank_of(
        [4, 4, 4, 0], form=["a", "b", "c", "."], deprel=["nsubj", "obj", "obl", "root"]
    )
    one = Strip()(treebank)
    assert one.heads.tolist() == [0, 1, 1]
    assert list(one.columns["deprel"]) == ["root", "obj", "obl"]
    several = Strip(roots="many")(treebank)
    assert several.heads.tolist() == [0, 0, 0]
    assert list(several.columns["deprel"]) == ["root", "root", "root"]


def test_orphans_hang_on_a_root_that_is_left() -> None:
    treebank = treebank_of([2, 0, 0], form=["a", ".", "b"], deprel=["obj", "root", "root"])
    stripped = Strip()(treebank)
    assert stripped.heads.tolist() == [2, 0]
    assert list(stripped.columns["deprel"]) == ["obj", "root"]


def test_a_label_of_punctuation_is_not_handed_on() -> None:
    treebank = treebank_of([0, 1], form=["x", "y"], deprel=["punct", "obj"])
    stripped = Strip("deprel")(treebank)
    assert stripped.heads.tolist() == [0]
    assert list(stripped.columns["deprel"]) == ["obj"]


def test_punctuation_is_told_as_in_the_metrics() -> None:
    treebank = treebank_of(
        [0, 1, 1, 1],
        form=["a", ".", "b", "c"],
        upos=["X", "X", "PUNCT", "SYM"],
        deprel=["root", "dep", "dep", "p"],
    )
    left = {by: list(Strip(by)(treebank).columns["form"]) for by in ("form", "upos", "tags")}
    assert left == {"form": ["a", "b", "c"], "upos": ["a", ".", "c"], "tags": ["a", "."]}
    assert list(Strip("deprel")(treebank).columns["form"]) == ["a", ".", "b"]
    with pytest.raises(MismatchError, match="no column UPOS"):
        Strip("upos")(treebank_of([0]))


def test_penn_tags_are_found_where_files_have_them() -> None:
    # CoNLL-X of the Penn Treebank: CPOSTAG is empty, POSTAG has the tags.
    treebank = treebank_of(
        [0, 1, 1, 1, 1],
        form=["a", "%", "-LRB-", "$", "."],
        upos=["_"] * 5,
        xpos=["NN", "NN", "-LRB-", "$", "."],
    )
    left = {by: list(Strip(by)(treebank).columns["form"]) for by in ("form", "tags", "penn")}
    assert left == {
        "form": ["a", "-LRB-", "$"],
        "tags": ["a", "%", "-LRB-", "$"],
        "penn": ["a", "%"],
    }
    assert list(Strip("tags")(treebank_of([0, 1], xpos=["X", ","])).columns["xpos"]) == ["X"]
    with pytest.raises(MismatchError, match="no column XPOS"):
        Strip("penn")(treebank_of([0]))


def test_sentences_are_chosen_by_their_stripped_length() -> None:
    treebank = treebank_of([0, 1], [0, 1, 1], [0], form=["a", ".", "a", "b", "c", "!"])
    assert Strip()(treebank).lengths.tolist() == [1, 3]
    assert Strip(max_length=2)(treebank).lengths.tolist() == [1]
    assert Strip(max_length=2).chosen(treebank).tolist() == [True, False, False]
    with pytest.raises(SettingError, match="maximum length of 0"):
        Strip(max_length=0)


def with_multiwords(treebank: Treebank, *tokens: tuple[int, int, str]) -> Treebank:
    first, end, forms = zip(*tokens, strict=True)
    multiwords = Multiwords(np.array(first), np.array(end), Column.of(forms))
    return Treebank(treebank.offsets, treebank.heads, treebank.columns, multiwords)


def test_multiword_tokens_shrink_and_go() -> None:
    treebank = treebank_of([0, 1, 1, 1, 1], form=["l", '"', "x", ".", "."])
    stripped = Strip()(with_multiwords(treebank, (0, 3, 'l"x'), (3, 5, "..")))
    assert stripped.multiwords.first.tolist() == [0]
    assert stripped.multiwords.end.tolist() == [2]
    assert list(stripped.multiwords.forms) == ['l"x']


def test_cycles_of_system_output_do_no_harm() -> None:
    # The two commas head each other; a hangs on one of them. b and c head each other.
    treebank = treebank_of([2, 3, 2, 5, 4], form=["a", ",", ",", "b", "c"])
    stripped = Strip()(treebank)
    assert stripped.heads.tolist() == [0, 3, 2]
    assert reach_root(stripped.parents).tolist() == [True, False, False]


def test_nothing_to_remove_is_no_work() -> None:
    treebank = treebank_of([0, 1])
    assert without_words(treebank, removed(0, 0)) is treebank


def compared(gold: list[str], predicted: list[str], *tokens: list[Multiword]) -> list[list[str]]:
    sides = [
        annotated([(forms, multiwords)], random.Random(0), with_empty_nodes=False)
        for forms, multiwords in zip((gold, predicted), tokens or ([], []), strict=True)
    ]
    stripped = Strip().both(pair(*sides))
    return [list(side.columns["form"]) for side in (stripped.gold, stripped.predicted)]


def test_text_goes_where_both_sides_can_let_it_go() -> None:
    assert compared(["a", ".", ".", "b"], ["a", "..", "b"]) == [["a", "b"], ["a", "b"]]
    # The system has glued the full stop to its word: it stays on both sides.
    assert compared(["a", "."], ["a."]) == [["a", "."], ["a."]]
    # What gold does not call punctuation stays.
    assert compared(["a."], ["a", "."]) == [["a."], ["a", "."]]


def test_words_go_from_multiword_tokens_of_both_sides() -> None:
    token = [(0, 3, 'l"x')]
    assert compared(["l", '"', "x"], ["l", '"', "x"], token, token) == [["l", "x"], ["l", "x"]]
    # Gold only: the system has other words in the token.
    assert compared(["l", '"', "x"], ["l", "x"], token, [(0, 2, 'l"x')]) == [["l", "x"]] * 2
    # The system has no such token, so that its text would change.
    kept = ["l", '"', "x"]
    assert compared(kept, kept, token, []) == [kept, kept]


def test_a_multiword_token_keeps_a_word_on_both_sides() -> None:
    # All of the system's words would go, and the token with them.
    token = [(0, 2, '"x')]
    assert compared(['"', "x"], ['"'], token, [(0, 1, '"x')]) == [['"', "x"], ['"']]
