"""Alignment against the shared task's rules, walked word by word over the whole text at once."""

import numpy as np
import pytest
from hypothesis import given, settings

import alignment_by_the_book as book
from strategies import treebank_pairs
from treeval.tree.column import Column
from treeval.tree.pair import Pair, pair
from treeval.tree.treebank import Multiwords, Treebank


@settings(max_examples=300)
@given(treebank_pairs(max_sentences=3, max_words=6))
def test_cut_and_walked_whole_agree(treebanks: tuple[Treebank, Treebank]) -> None:
    assert pairs(pair(*treebanks)) == book.aligned(*map(book.spans_of, treebanks))


@given(treebank_pairs())
def test_alignment_rises_on_both_sides(treebanks: tuple[Treebank, Treebank]) -> None:
    alignment = pair(*treebanks).alignment
    assert (np.diff(alignment.gold) > 0).all()
    assert (np.diff(alignment.predicted) > 0).all()


@given(treebank_pairs(same_tokens=True))
def test_equal_words_are_aligned_one_to_one(treebanks: tuple[Treebank, Treebank]) -> None:
    assert pair(*treebanks).alignment.is_identity


@given(treebank_pairs())
def test_every_predicted_word_lies_in_the_gold_sentence_of_its_first_character(
    treebanks: tuple[Treebank, Treebank],
) -> None:
    both = pair(*treebanks)
    starts = both.gold_surface.sentence_starts
    for word, (start, *_) in enumerate(book.spans_of(both.predicted)):
        row = both.predicted_rows[word]
        assert starts[row] <= start < starts[row + 1]


# Two probes of the scoring specification.
def test_one_plain_word_before_a_multiword_stretch_is_passed_over() -> None:
    gold = treebank(["cb", "b"], [(1, 2, "c")])
    assert pairs(pair(gold, treebank(["c", "b", "c"]))) == [(1, 1)]


def test_ties_of_the_longest_common_subsequence_move_gold_first() -> None:
    gold = treebank(["cc", "c"], [(0, 2, "cc")])
    assert pairs(pair(gold, treebank(["c", "c"]))) == [(1, 0)]


def test_forms_are_lowered_not_folded() -> None:
    # "ß".casefold() is "ss", "ß".lower() is not.
    gold = treebank(["ß", "x"], [(0, 2, "ssx")])
    assert pairs(pair(gold, treebank(["ss", "x"]))) == [(1, 1)]
    assert pairs(pair(treebank(["SS", "X"], [(0, 2, "ssx")]), treebank(["ss", "x"]))) == [
        (0, 0),
        (1, 1),
    ]


@pytest.mark.parametrize("space", [" ", "\u00a0", "\u3000", "\u2009"])
def test_spaces_in_plain_words_do_not_count(space: str) -> None:
    assert pairs(pair(treebank([f"10{space}000", "a"]), treebank(["10000", "a"]))) == [
        (0, 0),
        (1, 1),
    ]


def pairs(both: Pair) -> list[tuple[int, int]]:
    return list(zip(both.alignment.gold.tolist(), both.alignment.predicted.tolist(), strict=True))


def treebank(forms: list[str], multiwords: list[tuple[int, int, str]] | None = None) -> Treebank:
    first, end, surfaces = zip(*multiwords, strict=True) if multiwords else ((), (), ())
    heads = np.arange(len(forms), dtype=np.int32)
    return Treebank(
        np.array([0, len(forms)]),
        heads,
        {"form": Column.of(forms)},
        Multiwords(np.array(first, dtype=int), np.array(end, dtype=int), Column.of(surfaces)),
    )
