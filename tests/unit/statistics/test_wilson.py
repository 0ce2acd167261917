"""Intervals for few sentences."""

import numpy as np
import pytest

from treeval.arrays import frozen
from treeval.counts import Counts
from treeval.metrics.attachment import UAS
from treeval.settings.certainty import Certainty
from treeval.statistics.means import over_treebanks
from treeval.statistics.resampling import Resamples
from treeval.statistics.tails import t_quantile
from treeval.statistics.wilson import FEW, how_computed, intervals_by_size, wilson_interval

stats = pytest.importorskip("scipy.stats", reason="scipy is not installed")

COLUMNS = len(UAS.counted)


def counts_of(right: "list[float] | np.ndarray", words: float = 1.0) -> Counts:
    """Sentences of some words each, with these numbers of right words."""
    table = np.full((len(right), COLUMNS), words)
    table[:, UAS.counted.index("correct")] = right
    return Counts(UAS, frozen(table))


@pytest.mark.parametrize("degrees", [1, 2, 7, 49, 199])
@pytest.mark.parametrize("level", [0.5, 0.9, 0.95, 0.99])
def test_quantiles_are_those_of_scipy(degrees: int, level: float) -> None:
    expected = stats.t.ppf((1 + level) / 2, degrees)
    assert t_quantile(level, degrees) == pytest.approx(expected, rel=1e-9)


def test_sentences_of_one_word_give_the_interval_for_independent_trials() -> None:
    """With 30 right of 40, only the quantile and n - 1 in the variance differ from Wilson's own."""
    right = np.repeat([1.0, 0.0], [30, 10])
    found = wilson_interval(counts_of(right), 0.95)
    trials = 39  # the jackknife divides p (1 - p) by n - 1
    z = stats.t.ppf(0.975, 39)
    middle = (0.75 + z**2 / (2 * trials)) / (1 + z**2 / trials)
    half = z * np.sqrt(0.75 * 0.25 / trials + z**2 / (4 * trials**2)) / (1 + z**2 / trials)
    assert (found.low, found.high) == pytest.approx((middle - half, middle + half), rel=1e-9)


def test_the_interval_of_a_perfect_score_is_not_a_point() -> None:
    found = wilson_interval(counts_of(np.full(20, 9.0), 9.0), 0.95)
    assert found.high == 1.0
    assert 0.75 < found.low < 0.9


def test_one_sentence_says_nothing_and_none_has_no_interval() -> None:
    one = wilson_interval(counts_of([3.0], 4.0), 0.95)
    assert (one.low, one.high) == (0.0, 1.0)
    assert np.isnan(wilson_interval(counts_of([]), 0.95).low)


def test_many_sentences_have_bootstrap_intervals() -> None:
    rng = np.random.default_rng(1)
    few, many = (counts_of(rng.integers(0, 2, size)) for size in (FEW - 1, FEW))
    for counts, method in ((few, "Wilson"), (many, "bootstrap")):
        draws = Resamples.drawn(rng, len(counts.table), 500)
        found = intervals_by_size({"a": counts}, draws, 0.95)["a"]
        assert found.method == method
        assert found.low < counts.score < found.high
    assert how_computed([found], Certainty()) == {"seed": "2011", "resamples": "1000"}


def test_rare_errors_have_wilson_intervals_too() -> None:
    """One wrong word in each of 49 sentences of 1,000: a bootstrap hardly sees them."""
    draws = Resamples.drawn(np.random.default_rng(1), 1000, 200)
    for wrong, method in ((49, "Wilson"), (50, "bootstrap")):
        right = np.repeat([8.0, 9.0], [wrong, 1000 - wrong])
        assert intervals_by_size({0: counts_of(right, 9.0)}, draws, 0.95)[0].method == method


def test_the_variance_of_a_mean_is_that_of_its_treebanks() -> None:
    """With two treebanks alike, it is half that of one of them, with twice the degrees."""
    one = counts_of(np.repeat([1.0, 0.0], [30, 10]))
    found = wilson_interval(over_treebanks([one, one]), 0.95)
    trials = 2 * 39  # as above, for a variance that is half as large
    z = stats.t.ppf(0.975, 2 * 39)
    middle = (0.75 + z**2 / (2 * trials)) / (1 + z**2 / trials)
    half = z * np.sqrt(0.75 * 0.25 / trials + z**2 / (4 * trials**2)) / (1 + z**2 / trials)
    assert (found.low, found.high) == pytest.approx((middle - half, middle + half), rel=1e-9)


def test_a_treebank_without_errors_does_not_make_a_mean_certain() -> None:
    perfect, other = counts_of(np.full(5, 9.0), 9.0), counts_of(np.repeat([9.0, 8.0], 20), 9.0)
    found = wilson_interval(over_treebanks([perfect, other]), 0.95)
    alone = wilson_interval(other, 0.95)
    assert found.high - found.low > (alone.high - alone.low) / 2
    all_perfect = wilson_interval(over_treebanks([perfect, perfect]), 0.95)
    assert all_perfect.low < 0.9
    assert all_perfect.high == 1.0


def test_means_of_small_treebanks_hold_the_truth_as_often_as_they_say() -> None:
    """Three treebanks of 15 sentences with different accuracies; 400 samples."""
    rng = np.random.default_rng(7)
    hits, truth = 0, (0.99, 0.95, 0.85)
    for _ in range(400):
        parts = [
            counts_of(rng.binomial(12, rng.beta(10 * p, 10 * (1 - p), size=15)).astype(float), 12.0)
            for p in truth
        ]
        found = wilson_interval(over_treebanks(parts), 0.95)
        hits += found.low <= np.mean(truth) <= found.high
    assert hits / 400 > 0.92


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """20 sentences of 10 words with accuracies of their own, 0.97 in the mean; 400 samples."""
    rng = np.random.default_rng(5)
    hits = 0
    for _ in range(400):
        accuracies = rng.beta(9.7, 0.3, size=20)
        counts = counts_of(rng.binomial(10, accuracies).astype(float), 10.0)
        found = wilson_interval(counts, 0.95)
        hits += found.low <= 0.97 <= found.high
    assert hits / 400 > 0.92
