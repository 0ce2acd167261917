"""Gold and predicted trees beside each other: heads, sums, and texts that differ."""

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import MismatchError, TextMismatchError
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

# "ab c" as two words in one sentence, and "a b c" in two sentences.
GOLD = treebank_of([2, 0], form=["ab", "c"], upos=["X", "Y"])
SPLIT = treebank_of([0, 1], [0], form=["a", "b", "c"], upos=["X", "X", "Y"])


def test_heads_are_compared_through_the_alignment() -> None:
    gold = treebank_of([0, 1, 1, 3], form=["a", "bc", "d", "e"])
    predicted = treebank_of([0, 1, 1, 2, 4], form=["a", "b", "c", "d", "e"])
    # a is the root of both; d depends on a, and on b, which is no gold word; e depends on d.
    assert pair(gold, predicted).same_heads.tolist() == [True, False, True]
    assert pair(gold, gold).same_heads.all()


def test_predicted_words_count_in_the_gold_sentence_where_they_start() -> None:
    both = pair(SPLIT, GOLD)
    assert both.predicted_rows.tolist() == [0, 1]
    assert both.sum_gold(np.ones(3, dtype=np.bool_)).tolist() == [2, 1]
    assert both.sum_predicted(np.array([0.5, 0.25])).tolist() == [0.5, 0.25]
    assert both.sum_aligned(np.array([True])).tolist() == [0, 1]
    assert not both.has_same_sentences
    assert pair(GOLD, GOLD).has_same_sentences


def test_columns_are_compared_over_aligned_words() -> None:
    both = pair(GOLD, SPLIT)
    assert both.agree(GOLD.columns["upos"], SPLIT.columns["upos"]).tolist() == [True]


def test_a_question_is_asked_once() -> None:
    both, asked = pair(GOLD, GOLD), []

    def judge() -> np.ndarray:
        asked.append(True)
        return np.array([True, False])

    assert both.remember("key", judge) is both.remember("key", judge)
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("predicted", "message"),
    [
        (["ab", "d"], "'ab⟂c' against 'ab⟂d'"),
        (["ab"], r"'ab⟂c' against 'ab' \(file ends here\)"),
    ],
)
def test_other_texts_are_refused_where_they_differ(predicted: list[str], message: str) -> None:
    other = treebank_of([0, *[1] * (len(predicted) - 1)], form=predicted)
    with pytest.raises(TextMismatchError, match=message):
        pair(GOLD, other)


@pytest.mark.parametrize(
    ("predicted", "message"),
    [
        (SPLIT, "2 sentences, but 1 in"),
        (treebank_of([0, 1, 1], form=["a", "b", "c"]), "sentence 1 has 3 words, but 2 in"),
        (treebank_of([2, 0], form=["a", "bc"]), "the word is 'a', but 'ab' in"),
    ],
)
def test_equal_words_may_be_required(predicted: Treebank, message: str) -> None:
    with pytest.raises(MismatchError, match=message):
        pair(GOLD, predicted, same_tokens=True)
