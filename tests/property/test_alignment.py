"""Alignment against the shared task's rules, walked word by word over the whole text at once."""

import numpy as np
import pytest
from hypothesis import given, settings

from strategies import treebank_pairs
from treeval.tree.column import Column
from treeval.tree.pair import Pair, pair
from treeval.tree.surface import SPACES, Surface
from treeval.tree.treebank import Multiwords, Treebank

Word = tuple[int, int, bool, str]  # start, end, in a multiword token, lower-cased form
_NO_SPACES = str.maketrans("", "", SPACES)


@settings(max_examples=300)
@given(treebank_pairs(max_sentences=3, max_words=6))
def test_cut_and_walked_whole_agree(treebanks: tuple[Treebank, Treebank]) -> None:
    both = pair(*treebanks)
    expected = walk(words_of(both.gold_surface), words_of(both.predicted_surface))
    assert list(zip(both.alignment.gold, both.alignment.predicted, strict=True)) == expected


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
    for word, (start, *_) in enumerate(words_of(both.predicted_surface)):
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


def words_of(side: Surface) -> list[Word]:
    words = []
    for word, token in enumerate(side.token_of_word.tolist()):
        multiword = bool(side.are_multiword[token])
        form = side.treebank.columns["form"][word]
        lowered = (form if multiword else form.translate(_NO_SPACES)).lower()
        words.append((int(side.starts[token]), int(side.starts[token + 1]), multiword, lowered))
    return words


def walk(gold: list[Word], predicted: list[Word]) -> list[tuple[int, int]]:
    """The rules of the specification, in its order and without any cutting."""
    found = []
    g = p = 0
    while g < len(gold) and p < len(predicted):
        (g_start, g_end, g_multi, _), (p_start, p_end, p_multi, _) = gold[g], predicted[p]
        if not g_multi and not p_multi:
            if (g_start, g_end) == (p_start, p_end):
                found.append((g, p))
                g, p = g + 1, p + 1
            elif g_start <= p_start:
                g += 1
            else:
                p += 1
            continue
        end = g_end if g_multi else p_end
        if g_multi and not p_multi and p_start < g_start:
            p += 1
        if not g_multi and g_start < p_start:
            g += 1
        begin = g, p
        while not (beyond(gold, g, end) and beyond(predicted, p, end)):
            take_gold = g < len(gold) and (p >= len(predicted) or gold[g][0] <= predicted[p][0])
            word = gold[g] if take_gold else predicted[p]
            end = max(end, word[1]) if word[2] else end
            g, p = (g + 1, p) if take_gold else (g, p + 1)
        ours, theirs = range(begin[0], g), range(begin[1], p)
        found += subsequence(gold, predicted, list(ours), list(theirs))
    return found


def beyond(words: list[Word], at: int, end: int) -> bool:
    if at >= len(words):
        return True
    return words[at][0] >= end if words[at][2] else words[at][1] > end


def subsequence(
    gold: list[Word], predicted: list[Word], ours: list[int], theirs: list[int]
) -> list[tuple[int, int]]:
    if not ours or not theirs:
        return []
    if gold[ours[0]][3] == predicted[theirs[0]][3]:
        return [(ours[0], theirs[0]), *subsequence(gold, predicted, ours[1:], theirs[1:])]
    without_gold = subsequence(gold, predicted, ours[1:], theirs)
    if len(without_gold) == length(gold, predicted, ours, theirs):
        return without_gold
    return subsequence(gold, predicted, ours, theirs[1:])


def length(gold: list[Word], predicted: list[Word], ours: list[int], theirs: list[int]) -> int:
    if not ours or not theirs:
        return 0
    same = gold[ours[0]][3] == predicted[theirs[0]][3]
    return max(
        length(gold, predicted, ours[1:], theirs[1:]) + 1 if same else 0,
        length(gold, predicted, ours[1:], theirs),
        length(gold, predicted, ours, theirs[1:]),
    )
