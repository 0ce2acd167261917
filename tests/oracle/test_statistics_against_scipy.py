"""Statistics against scipy.stats, which treeval does without."""

import numpy as np
import pytest

from treeval.arrays import Floats
from treeval.counts import Counts
from treeval.metrics.attachment import LAS
from treeval.statistics.correlation import kendall, pearson, spearman
from treeval.statistics.means import macro
from treeval.statistics.resampling import Resamples, Swaps, interval, paired_shuffling
from treeval.statistics.tails import incomplete_beta, kendall_tail, t_tail

special = pytest.importorskip("scipy.special", reason="scipy is not installed")
stats = pytest.importorskip("scipy.stats", reason="scipy is not installed")

TRIALS = 20_000


def outputs(seed: int, sentences: int) -> tuple[Counts, Counts]:
    """Two systems with tokenisations of their own, so that F1 is no plain mean."""
    rng = np.random.default_rng(seed)
    gold = rng.integers(3, 25, sentences)
    tables = []
    for share in (0.80, 0.84):
        predicted = gold + rng.integers(-1, 2, sentences)
        aligned = np.minimum(gold, predicted)
        tables.append(np.stack([rng.binomial(aligned, share), predicted, gold, aligned], axis=1))
    return Counts(LAS, tables[0].astype(float)), Counts(LAS, tables[1].astype(float))


@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize("sentences", [10, 40])
def test_paired_shuffling(seed: int, sentences: int) -> None:
    a, b = outputs(seed, sentences)
    both = np.concatenate([a.table, b.table])

    def difference(x: Floats, y: Floats, axis: int) -> Floats:
        # The samples are numbers of rows; scipy exchanges them between x and y.
        totals = (
            both[side.astype(int)].sum(axis=axis - 1 if axis < 0 else axis) for side in (x, y)
        )
        return np.subtract(*(LAS.score(total) for total in totals))

    rows = np.arange(float(sentences))
    expected = stats.permutation_test(
        (rows, rows + sentences),
        difference,
        permutation_type="samples",
        vectorized=True,
        n_resamples=TRIALS,
        rng=np.random.default_rng(seed + 10),
    ).pvalue
    found = paired_shuffling(a, b, Swaps.drawn(np.random.default_rng(seed), sentences, TRIALS)).p
    # Four standard deviations of the difference of two shares of 20,000 trials (10 sentences:
    # scipy enumerates all 1,024).
    assert found == pytest.approx(expected, abs=4 * (2 * expected * (1 - expected) / TRIALS) ** 0.5)


def test_paired_shuffling_of_macro_averages() -> None:
    a, b = outputs(3, 30)
    gains = b.sentence_scores - a.sentence_scores
    expected = stats.permutation_test(
        (gains,),
        np.mean,
        permutation_type="samples",
        vectorized=True,
        n_resamples=TRIALS,
        rng=np.random.default_rng(1),
    ).pvalue
    found = paired_shuffling(macro(a), macro(b), Swaps(30, 0, TRIALS)).p
    assert found == pytest.approx(expected, abs=0.02)


def test_bootstrap_interval() -> None:
    scores = outputs(4, 50)[0].sentence_scores
    expected = stats.bootstrap(
        (scores,), np.mean, n_resamples=TRIALS, method="percentile", rng=np.random.default_rng(0)
    ).confidence_interval
    found = interval(macro(outputs(4, 50)[0]), Resamples(50, 0, TRIALS))
    # Percentiles of 20,000 resamples vary by about a fortieth of the interval's width.
    width = expected.high - expected.low
    assert found.low == pytest.approx(expected.low, abs=width / 40)
    assert found.high == pytest.approx(expected.high, abs=width / 40)


def samples() -> list[tuple[Floats, Floats]]:
    rng = np.random.default_rng(0)
    made = []
    for n in (3, 4, 10, 33, 60, 101, 400):
        x, noise = rng.normal(size=(2, n))
        for weight in (0.0, 0.5, 3.0):
            made.append((x, weight * x + noise))
            made.append((np.round(x), np.round(weight * x + noise)))
    return [(x, y) for x, y in made if len(set(x)) > 1 and len(set(y)) > 1]


@pytest.mark.parametrize(("x", "y"), samples())
def test_pearson(x: Floats, y: Floats) -> None:
    expected, found = stats.pearsonr(x, y), pearson(x, y, level=0.9)
    assert found.coefficient == pytest.approx(expected.statistic, rel=1e-12, abs=1e-15)
    assert found.p == pytest.approx(expected.pvalue, rel=1e-9)
    low, high = expected.confidence_interval(0.9)
    assert (found.low, found.high) == pytest.approx((low, high), rel=1e-9)


@pytest.mark.parametrize(("x", "y"), samples())
def test_spearman(x: Floats, y: Floats) -> None:
    expected = stats.spearmanr(x, y)
    found = spearman(x, y, np.random.default_rng(0), resamples=10)
    assert found.coefficient == pytest.approx(expected.statistic, rel=1e-12, abs=1e-15)
    if len(x) > 8:
        assert found.p == pytest.approx(expected.pvalue, rel=1e-8, abs=1e-300)


@pytest.mark.parametrize("pairs", [3, 5, 6])
@pytest.mark.parametrize("decimals", [0, 9], ids=["ties", "no ties"])
def test_spearman_of_few_pairs(pairs: int, decimals: int) -> None:
    x, y = np.round(np.random.default_rng(pairs).normal(size=(2, pairs)), decimals)
    expected = stats.permutation_test(
        (x,),
        lambda order: abs(stats.spearmanr(order, y).statistic),
        permutation_type="pairings",
        alternative="greater",
        n_resamples=np.inf,
    ).pvalue
    found = spearman(x, y, np.random.default_rng(0), resamples=10).p
    assert found == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(("x", "y"), samples())
def test_kendall(x: Floats, y: Floats) -> None:
    tied = len(set(x)) < len(x) or len(set(y)) < len(y)
    method = "asymptotic" if tied or len(x) > 100 else "exact"
    expected = stats.kendalltau(x, y, method=method)
    found = kendall(x, y, np.random.default_rng(0), resamples=10)
    assert found.coefficient == pytest.approx(expected.statistic, rel=1e-12, abs=1e-15)
    assert found.p == pytest.approx(expected.pvalue, rel=1e-9)


def test_bootstrapped_coefficients() -> None:
    # The vectorised coefficients of resamples, with their many ties, one by one.
    rng = np.random.default_rng(1)
    x, noise = rng.normal(size=(2, 37))
    y = np.round(x + noise)
    chosen = np.random.default_rng(7).integers(37, size=(101, 37))
    for correlate, reference in ((spearman, stats.spearmanr), (kendall, stats.kendalltau)):
        found = correlate(x, y, np.random.default_rng(7), resamples=101, level=0.98)
        one_by_one = sorted(reference(x[pairs], y[pairs]).statistic for pairs in chosen)
        # 1 % of the way from either end of 101 values: the second and the last but one.
        assert (found.low, found.high) == pytest.approx((one_by_one[1], one_by_one[-2]))


@pytest.mark.parametrize("degrees", [1, 2, 3, 10, 99, 1000, 100_000])
@pytest.mark.parametrize("t", [1e-3, 0.5, 1.0, 2.0, 5.0, 30.0])
def test_tail_of_t(t: float, degrees: int) -> None:
    r = t / (degrees + t * t) ** 0.5
    assert t_tail(r, degrees) == pytest.approx(2 * stats.t.sf(t, degrees), rel=1e-9)


@pytest.mark.parametrize("a", [0.5, 1.0, 7.5, 200.0])
@pytest.mark.parametrize("b", [0.5, 3.0, 80.0])
@pytest.mark.parametrize("x", [0.0, 1e-6, 0.2, 0.5, 0.9, 1.0])
def test_incomplete_beta(x: float, a: float, b: float) -> None:
    assert incomplete_beta(x, a, b) == pytest.approx(
        special.betainc(a, b, x), rel=1e-10, abs=1e-300
    )


def test_far_tail_of_kendall() -> None:
    # All but 40 of the pairs of 60 values rise: some 1e-40, without cancellation.
    y = np.arange(60.0)
    y = np.concatenate([y[40:41], y[:40], y[41:]])
    expected = stats.kendalltau(np.arange(60), y, method="exact").pvalue
    assert kendall_tail(60, 40) == pytest.approx(expected, rel=1e-10)
