"""Counts, discounts and probabilities of small texts, worked out by hand."""

import math

import numpy as np
import pytest

from texts import text
from treeval.errors import SettingError
from treeval.models.ngram.kneser_ney import FALLBACK, KneserNey, estimate_discounts


def test_discounts_follow_from_counts_of_counts() -> None:
    # n1..n4 = 4, 3, 2, 1: Y = 4 / (4 + 2 * 3) = 0.4
    counts = np.array([1] * 4 + [2] * 3 + [3] * 2 + [4] + [9] * 5)
    expected = (1 - 2 * 0.4 * 3 / 4, 2 - 3 * 0.4 * 2 / 3, 3 - 4 * 0.4 * 1 / 2)
    assert estimate_discounts(counts, needed=4).amounts == pytest.approx(expected)
    assert not estimate_discounts(counts, needed=4).is_fallback


@pytest.mark.parametrize(
    ("counts", "needed", "problem"),
    [
        ([2, 2, 3], 3, "no n-gram has the count 1"),
        ([], 3, "no n-gram has the count 1"),
        ([1, 1, 2, 3], 4, "no n-gram has the count 4"),  # all four are needed
        # n1..n3 = 1, 1, 9: Y = 1/3, D2 = 2 - 3 * 1/3 * 9/1 = -7
        ([1, 2] + [3] * 9, 3, "the discount of the count 2 would be -7: more n-grams"),
        # n1..n4 = 4, 2, 1, 5: Y = 4/8, D3 = 3 - 4 * 1/2 * 5/1 = -7
        ([1] * 4 + [2] * 2 + [3] + [4] * 5, 3, "the discount of the count 3 would be -7: more"),
    ],
)
def test_discounts_that_cannot_be_estimated_are_the_fixed_ones(
    counts: list[int], needed: int, problem: str
) -> None:
    discounts = estimate_discounts(np.array(counts, dtype=np.int64), needed)
    assert discounts.is_fallback
    assert discounts.amounts == FALLBACK
    assert discounts.problem.startswith(problem)


def test_three_counts_are_enough_where_only_three_are_needed() -> None:
    # n1..n4 = 2, 1, 1, 0: Y = 2 / 4, D3 = 3 - 4 * 1/2 * 0 = 3
    assert estimate_discounts(np.array([1, 1, 2, 3]), needed=3).amounts == pytest.approx(
        (1 - 2 * 0.5 * 1 / 2, 2 - 3 * 0.5 * 1 / 1, 3.0)
    )


def test_bigram_probabilities_by_hand() -> None:
    model = KneserNey(order=2).train(text("a b a", "a b"))
    assert model.fallbacks == (1, 2)  # so D = 0.5, 1, 1.5
    scores = model.score(text("a c"))
    # Unigrams, adjusted: a 2, b 1, </s> 2, all 5; discounts 1, 0.5, 1, all 2.5; four words with
    # <unk>, so each gets 2.5 / 5 / 4 = 0.125 more.
    a, unknown, end = (2 - 1) / 5 + 0.125, 0.125, (2 - 1) / 5 + 0.125
    # After <s> there is only a, twice: (2 - 1) / 2, and 1/2 for what is discounted.
    expected = [1 / 2 + a / 2, None, end]
    # After a: b twice, </s> once; discounts 1 + 0.5 of 3.
    expected[1] = (1 + 0.5) / 3 * unknown
    np.testing.assert_allclose(10**scores.log10, expected)
    assert scores.is_oov.tolist() == [False, True, False]
    perplexity = scores.perplexity
    assert (perplexity.tokens, perplexity.oov, perplexity.sentences) == (3, 1, 1)
    product = math.prod(expected)
    assert perplexity.including_oov == pytest.approx(product ** (-1 / 3))
    assert perplexity.excluding_oov == pytest.approx((expected[0] * expected[2]) ** (-1 / 2))
    # SRILM's ppl1 divides the same sum by the words alone
    assert perplexity.per_word == pytest.approx((expected[0] * expected[2]) ** -1)


def test_a_closed_vocabulary_gives_unknown_words_nothing() -> None:
    model = KneserNey(order=2, smoothing="srilm").train(text("a b a", "a b"))
    perplexity = model.score(text("c")).perplexity
    # three words, without <unk>: </s> after an unknown word is (2 - 1) / 5 + 2.5 / 5 / 3
    assert perplexity.excluding_oov == pytest.approx(1 / (1 / 5 + 0.5 / 3))
    assert math.isnan(perplexity.including_oov)
    assert perplexity.to_dict() == {
        "including_oov": None,
        "excluding_oov": perplexity.excluding_oov,
        "per_word": None,
        "oov": 1,
        "tokens": 2,
    }


def test_the_perplexity_of_nothing_is_undefined() -> None:
    perplexity = KneserNey().train(text("a b")).score(text()).perplexity
    assert math.isnan(perplexity.including_oov)
    assert math.isnan(perplexity.excluding_oov)
    assert perplexity.to_dict()["excluding_oov"] is None


def test_an_empty_sentence_is_its_end() -> None:
    model = KneserNey(order=2).train(text("a", ""))
    assert model.score(text("")).log10.shape == (1,)
    # </s> after <s>: adjusted counts a 1, </s> 2 of 3, D 0.5 and 1; after <s>: a 1, </s> 1 of 2
    unigram = (2 - 1) / 3 + 1.5 / 3 / 3
    assert 10 ** model.score(text("")).log10[0] == pytest.approx(0.5 / 2 + 1 / 2 * unigram)


def test_words_that_look_like_marks_are_words() -> None:
    model = KneserNey(order=2).train(text("<s> a", "<unk> a"))
    assert model.score(text("<s> <unk>")).is_oov.tolist() == [False, False, False]
    assert model.score(text("</s>")).is_oov.tolist() == [True, False]


@pytest.mark.parametrize(
    "settings",
    [
        {"order": 0},
        {"order": 6},
        {"smoothing": "irstlm"},
        {"prune": (1,)},
        {"prune": (0, 2, 1)},
        {"prune": (0, 0, 0, 1)},
        {"prune": (-1, 0, 0)},
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, object]) -> None:
    with pytest.raises(SettingError):
        KneserNey(**settings)  # type: ignore[arg-type]


def test_training_on_nothing_is_refused() -> None:
    with pytest.raises(SettingError, match="no sentences"):
        KneserNey().train(text())


def test_thresholds_and_signature() -> None:
    assert KneserNey(order=5, prune=(0, 1)).thresholds == (0, 1, 1, 1, 1)
    assert KneserNey(order=4, smoothing="srilm").thresholds == (0, 0, 1, 1)
    assert KneserNey(order=2, smoothing="srilm").thresholds == (0, 0)
    model = KneserNey(smoothing="srilm").train(text("a b"))
    assert model.signature == "kn:3,lm:srilm,prune:0+0+1,fallback:1+2+3"
