from collections.abc import Callable
from itertools import product

import numpy as np
import pytest

from shares import SHARE, shares
from treeval.counts import Counts
from treeval.errors import MismatchError, SettingError
from treeval.statistics.means import macro
from treeval.statistics.resampling import (
    Difference,
    Draws,
    Resamples,
    Swaps,
    interval,
    intervals,
    paired_bootstrap,
    paired_shuffling,
    paired_shufflings,
    percentiles,
)

Kind = type[Swaps] | type[Resamples]
Test = Callable[[Counts, Counts, Draws], Difference]
Average = Callable[[Counts], Counts]

TESTS = [(paired_shuffling, Swaps), (paired_bootstrap, Resamples)]
both = pytest.mark.parametrize(("test", "kind"), TESTS, ids=["shuffling", "bootstrap"])


def drawn(kind: Kind, sentences: int, trials: int = 10_000, seed: int = 0) -> Draws:
    return kind.drawn(np.random.default_rng(seed), sentences, trials)


def some_counts(seed: int, sentences: int = 60) -> Counts:
    rng = np.random.default_rng(seed)
    total = rng.integers(1, 30, sentences)
    return shares(rng.binomial(total, 0.8), total)


@both
def test_a_system_does_not_differ_from_itself(test: Test, kind: Kind) -> None:
    counts = some_counts(0)
    for one in (counts, macro(counts)):
        found = test(one, one, drawn(kind, 60))
        assert found.difference == 0
        assert found.p == 1
        assert found.undefined == 0


@both
def test_better_in_forty_sentences_and_worse_in_none(test: Test, kind: Kind) -> None:
    a = shares(np.full(100, 5), 10)
    b = shares(np.where(np.arange(100) < 40, 6, 5), 10)
    # Shuffling: the true p is 2 / 2**40, so that none of 10,000 trials is as extreme.
    # Bootstrap: a resample would need 0 or 80 of 100 sentences out of the better 40.
    for one, other in ((a, b), (macro(a), macro(b))):
        found = test(one, other, drawn(kind, 100))
        assert found.difference == pytest.approx(0.04)
        assert found.p == 1 / 10_001


@both
def test_the_other_way_round_only_the_sign_changes(test: Test, kind: Kind) -> None:
    a, b, draws = some_counts(1), some_counts(2), drawn(kind, 60, 500)
    b = shares(b.table[:, 0], a.table[:, 1])
    there, back = test(a, b, draws), test(b, a, draws)
    assert there.difference == -back.difference
    assert there.p == back.p


def every_shuffle(a: Counts, b: Counts) -> float:
    """The exact p-value, by all 2**n ways to exchange sentences."""
    score, count = a.metric.score, 0
    observed = abs(b.score - a.score)
    for swap in product([0, 1], repeat=len(a.table)):
        mark = np.array(swap)[:, None]
        x, y = np.where(mark, b.table, a.table), np.where(mark, a.table, b.table)
        count += abs(score(y.sum(0)) - score(x.sum(0))) >= observed - 1e-12
    return count / 2 ** len(a.table)


@pytest.mark.parametrize("sentences", [1, 2, 5, 10])
@pytest.mark.parametrize("average", [lambda counts: counts, macro], ids=["micro", "macro"])
def test_shuffling_agrees_with_enumeration(sentences: int, average: Average) -> None:
    rng = np.random.default_rng(sentences)
    total = rng.integers(1, 12, sentences)
    a, b = (average(shares(rng.binomial(total, p), total)) for p in (0.5, 0.75))
    exact = every_shuffle(a, b)
    found = paired_shuffling(a, b, drawn(Swaps, sentences, 40_000)).p
    # Four standard deviations of a share of 40,000 trials.
    assert found == pytest.approx(exact, abs=4 * (0.25 / 40_000) ** 0.5 + 1 / 40_000)


def test_several_shufflings_are_those_of_each() -> None:
    pairs = [(some_counts(0), some_counts(1)), (some_counts(2), some_counts(0))]
    swaps = Swaps(60, 7, 99)
    assert paired_shufflings(pairs, swaps) == [paired_shuffling(a, b, swaps) for a, b in pairs]


def test_shuffling_twelve_sentences_one_way_has_a_known_p() -> None:
    # Each of 12 sentences is better by the same: only all or none swapped are as extreme,
    # 2 / 2**12 = 0.000488.
    a, b = shares(np.full(12, 3), 7), shares(np.full(12, 4), 7)
    found = paired_shuffling(a, b, drawn(Swaps, 12, 200_000)).p
    assert found == pytest.approx(2 / 2**12, abs=4 * (2 / 2**12 / 200_000) ** 0.5)


@pytest.mark.parametrize("words", [3, 7, 10, 13, 49])
def test_ties_are_not_lost_to_rounding(words: int) -> None:
    # One sentence is better by one word in a, two in b: a difference of 1 / words. Of the shuffles,
    # two of eight give 3 / words and the others 1 / words again, out of other sums: all as extreme.
    for right in range(words - 1):
        a = macro(shares([right + 1, 0, right], words))
        b = macro(shares([right, 1, right + 1], words))
        assert paired_shuffling(a, b, drawn(Swaps, 3, 100)).p == 1
        assert paired_shuffling(b, a, drawn(Swaps, 3, 100)).p == 1


def test_p_is_never_zero_and_counts_the_observed_outcome() -> None:
    a, b = shares(np.zeros(200), 1), shares(np.ones(200), 1)
    for trials in (1, 99):
        found = paired_shuffling(a, b, drawn(Swaps, 200, trials))
        assert found.p == 1 / (trials + 1)
        assert {type(found.p), type(found.difference)} == {float}


@both
def test_order_of_sentences_does_not_matter_to_the_difference(test: Test, kind: Kind) -> None:
    a, b = some_counts(3), some_counts(4)
    order = np.random.default_rng(0).permutation(60)
    draws = drawn(kind, 60, 2000)
    straight, mixed = test(a, b, draws), test(a.rows(order), b.rows(order), draws)
    assert straight.difference == mixed.difference
    assert straight.p == pytest.approx(mixed.p, abs=0.06)


def test_macro_is_the_mean_of_the_defined_sentence_scores() -> None:
    counts = shares([1, 0, 3, 2], [2, 0, 4, 2])
    # (1/2 + 3/4 + 1) / 3; the second sentence has no score.
    assert macro(counts).score == pytest.approx(0.75)
    assert macro(counts).metric.name == "mean share"
    pair = counts.table
    np.testing.assert_array_equal(macro(counts).metric.count(pair), macro(counts).table)


def test_macro_and_micro_answer_different_questions() -> None:
    # b is better in one long sentence, a in nine short ones.
    a = shares([50] + [1] * 9, [100] + [1] * 9)
    b = shares([90] + [0] * 9, [100] + [1] * 9)
    swaps = drawn(Swaps, 10)
    assert paired_shuffling(a, b, swaps).difference > 0
    assert paired_shuffling(macro(a), macro(b), swaps).difference < 0


@both
def test_an_undefined_score_gives_nan(test: Test, kind: Kind) -> None:
    nothing, something = shares(np.zeros(5), 0), shares(np.ones(5), 2)
    for a, b in ((nothing, something), (something, nothing), (nothing, nothing)):
        found = test(a, b, drawn(kind, 5, 50))
        assert np.isnan(found.difference)
        assert np.isnan(found.p)


def test_undefined_trials_count_as_extreme() -> None:
    # Only sentence 0 has units, for a, and only sentence 1, for b: swapping one of the two leaves
    # one side without units. Both or neither: |1 - 0| = 1, as extreme as observed.
    a, b = shares([1, 0], [1, 0]), shares([0, 0], [0, 1])
    found = paired_shuffling(a, b, drawn(Swaps, 2, 1000))
    assert 400 < found.undefined < 600
    assert found.p == 1


@both
def test_systems_must_fit_together(test: Test, kind: Kind) -> None:
    a = some_counts(0)
    with pytest.raises(MismatchError, match="counts of 60 and 59 sentences"):
        test(a, a.rows(np.arange(59)), drawn(kind, 60))
    with pytest.raises(MismatchError, match="mean share cannot be compared with share"):
        test(macro(a), a, drawn(kind, 60))
    with pytest.raises(MismatchError, match="draws of 10"):
        test(a, a, drawn(kind, 10))


def test_paired_bootstrap_agrees_with_the_normal_approximation() -> None:
    # Sentence differences are +-1 of 10 words, 240 to 160: mean 0.2, variance 0.96 each.
    # The bootstrap spread of the mean is sqrt(0.96 / 400) = 0.049; z = 0.2 / 0.049 = 4.08.
    # With 215 to 185 z = 0.075 / sqrt(0.994 / 400) = 1.504 and p = 0.1326 (normal table).
    gains = np.where(np.arange(400) < 215, 1, -1)
    a, b = shares(np.full(400, 5), 10), shares(5 + gains, 10)
    found = paired_bootstrap(a, b, drawn(Resamples, 400))
    assert found.p == pytest.approx(0.1326, abs=0.02)


def test_an_interval_covers_as_often_as_it_says() -> None:
    # 300 corpora of 100 sentences of one word, right with probability 0.7. The 95 % interval
    # covers 0.7 in 285 of them on average (standard deviation 3.8); the percentile interval of a
    # share is known to be a little short.
    rng = np.random.default_rng(0)
    resamples = drawn(Resamples, 100, 500)
    corpora = {n: shares(rng.random(100) < 0.7, 1) for n in range(300)}
    covered = sum(
        found.low <= 0.7 <= found.high for found in intervals(corpora, resamples).values()
    )
    assert 268 <= covered <= 296


def test_an_interval_is_as_wide_as_the_normal_approximation_says() -> None:
    # 1,000 words, 800 right: 0.8 +- 1.96 * sqrt(0.8 * 0.2 / 1000) = 0.7752 to 0.8248.
    found = interval(shares(np.arange(1000) < 800, 1), drawn(Resamples, 1000, 4000))
    assert found.low == pytest.approx(0.7752, abs=0.002)
    assert found.high == pytest.approx(0.8248, abs=0.002)
    assert (found.level, found.trials, found.undefined) == (0.95, 4000, 0)


def test_a_higher_level_is_wider() -> None:
    counts, resamples = some_counts(5), drawn(Resamples, 60, 1000)
    narrow, wide = interval(counts, resamples, 0.5), interval(counts, resamples, 0.99)
    assert wide.low < narrow.low < counts.score < narrow.high < wide.high


def test_intervals_of_several_are_those_of_each() -> None:
    parts = {"a": some_counts(1), "b": some_counts(2), "c": macro(some_counts(1))}
    resamples = drawn(Resamples, 60, 300)
    together = intervals(parts, resamples)
    assert list(together) == list(parts)
    for name, part in parts.items():
        alone = interval(part, resamples)
        assert together[name].low == pytest.approx(alone.low, rel=1e-12)
        assert together[name].high == pytest.approx(alone.high, rel=1e-12)
    assert intervals({}, resamples) == {}


def test_undefined_resamples_are_left_out_and_counted() -> None:
    # One of three sentences has units: (2/3)**3 = 0.296 of the resamples have none.
    found = interval(shares([1, 0, 0], [2, 0, 0]), drawn(Resamples, 3, 2000))
    assert (found.low, found.high) == (0.5, 0.5)
    assert found.undefined == pytest.approx(2000 * 8 / 27, abs=4 * (2000 * 0.296 * 0.704) ** 0.5)


@pytest.mark.parametrize("sentences", [0, 3])
def test_the_interval_of_an_undefined_score_is_undefined(sentences: int) -> None:
    counts = Counts(SHARE, np.zeros((sentences, 2)))
    found = interval(counts, drawn(Resamples, sentences, 20))
    assert np.isnan(found.low)
    assert np.isnan(found.high)
    assert found.undefined == 20


def test_percentiles_cut_equally_at_both_ends() -> None:
    # Of 0 ... 1000, 2.5 % of the way from either end.
    assert percentiles(np.arange(1001.0), 0.95) == (25, 975)
    assert percentiles(np.array([3.0, np.nan, 1.0, np.inf]), 0.95) == (1, np.inf)


@pytest.mark.parametrize("level", [0, 1, 95, -0.5, float("nan")])
def test_a_level_is_between_zero_and_one(level: float) -> None:
    with pytest.raises(SettingError, match="confidence level"):
        percentiles(np.arange(9.0), level)


@both
def test_the_same_seed_gives_the_same_p(test: Test, kind: Kind) -> None:
    a, b = some_counts(1), some_counts(9)
    first, second = (test(a, b, drawn(kind, 60, 300, seed=0)) for _ in range(2))
    assert first == second
    assert len({test(a, b, drawn(kind, 60, 300, seed=seed)).p for seed in range(6)}) > 1
