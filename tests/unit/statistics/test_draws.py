import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from treeval.arrays import Floats
from treeval.errors import MismatchError, SettingError
from treeval.statistics.resampling import Draws, Resamples, Swaps

Kind = type[Swaps] | type[Resamples]
both = pytest.mark.parametrize("kind", [Swaps, Resamples])


def choices(draws: Draws) -> Floats:
    """How often each trial counts each sentence: the sums of the rows of a unit matrix."""
    return draws.sums(np.eye(draws.sentences))


@both
@pytest.mark.parametrize("sentences", [1, 7, 8, 9, 127, 128, 129, 300])
def test_sums_are_products_with_the_choices(kind: Kind, sentences: int) -> None:
    draws = kind(sentences, 0, 203)
    table = np.random.default_rng(1).integers(-50, 50, (sentences, 3)).astype(float)
    np.testing.assert_array_equal(draws.sums(table), choices(draws) @ table)


@pytest.mark.parametrize("trials", [1, 7, 8, 9, 1001])
def test_there_are_as_many_trials_as_asked_for(trials: int) -> None:
    for kind in (Swaps, Resamples):
        assert kind(11, 0, trials).sums(np.ones((11, 2))).shape == (trials, 2)


def test_a_swap_is_a_fair_coin_for_every_sentence_and_trial() -> None:
    marks = choices(Swaps(130, 0, 4000))
    assert set(np.unique(marks)) == {0.0, 1.0}
    # 4 standard deviations of the mean of 4000 (130) coins, times some slack for 130 (4000) looks.
    assert np.abs(marks.mean(axis=0) - 0.5).max() < 4 * 0.5 / 4000**0.5
    assert np.abs(marks.mean(axis=1) - 0.5).max() < 4.5 * 0.5 / 130**0.5
    # Sentences are swapped independently of each other.
    correlations = np.corrcoef(marks, rowvar=False) - np.eye(130)
    assert np.abs(correlations).max() < 5.5 / 4000**0.5


def test_a_resample_has_as_many_sentences_as_there_are() -> None:
    times = choices(Resamples(50, 0, 2000))
    np.testing.assert_array_equal(times.sum(axis=1), 50)
    # The variance of a count of 50 draws out of 50: 50 * 1/50 * 49/50 = 0.98.
    assert times.var() == pytest.approx(0.98, rel=0.03)
    assert np.abs(times.mean(axis=0) - 1).max() < 4.5 * (0.98 / 2000) ** 0.5


@both
def test_large_counts_are_added_exactly(kind: Kind) -> None:
    # Sums beyond 2**24, where 32-bit floats lose whole numbers; odd, so that a lost bit shows.
    table = np.full((1000, 1), 2.0**30 + 1)
    draws = kind(1000, 3, 50)
    chosen = choices(draws).sum(axis=1).astype(np.int64)
    exact = [int(times) * (2**30 + 1) for times in chosen]
    assert [int(total) for total in draws.sums(table)[:, 0]] == exact


@both
def test_the_same_seed_draws_the_same(kind: Kind) -> None:
    table = np.arange(60.0).reshape(20, 3)
    for seed in (0, 1):
        first = kind.drawn(np.random.default_rng(seed), 20, 64)
        second = kind.drawn(np.random.default_rng(seed), 20, 64)
        assert first == second
        np.testing.assert_array_equal(first.sums(table), second.sums(table))
    other = kind.drawn(np.random.default_rng(2), 20, 64)
    assert not np.array_equal(first.sums(table), other.sums(table))


@both
def test_zero_is_a_seed_like_any_other(kind: Kind) -> None:
    table = np.arange(20.0)[:, None]
    runs = [kind(20, 0, 500).sums(table) for _ in range(3)]
    np.testing.assert_array_equal(runs[0], runs[1])
    np.testing.assert_array_equal(runs[0], runs[2])


@both
def test_several_tables_get_the_same_draws_as_each_alone(kind: Kind) -> None:
    rng = np.random.default_rng(0)
    tables = [rng.integers(0, 9, (37, k)).astype(float) for k in (1, 4, 2)]
    tables.append(np.column_stack([tables[1][:, 2], tables[0][:, 0]]))  # columns seen before
    draws = kind(37, 5, 100)
    for table, sums in zip(tables, draws.sums_of(tables), strict=True):
        np.testing.assert_array_equal(sums, draws.sums(table))
    assert draws.sums_of([]) == []


@both
def test_any_process_draws_the_same(kind: Kind) -> None:
    draws, table = kind(100, 0, 300), np.arange(200.0).reshape(100, 2)
    sent = pickle.loads(pickle.dumps(draws))  # noqa: S301
    with ThreadPoolExecutor(2) as pool:
        for sums in pool.map(lambda one: one.sums(table), [draws, sent, draws, sent]):
            np.testing.assert_array_equal(sums, draws.sums(table))


@both
def test_no_sentences_add_up_to_nothing(kind: Kind) -> None:
    np.testing.assert_array_equal(kind(0, 0, 3).sums(np.zeros((0, 2))), np.zeros((3, 2)))


@both
def test_a_table_of_other_sentences_is_refused(kind: Kind) -> None:
    with pytest.raises(MismatchError, match="counts of 3 sentences do not fit draws of 4"):
        kind(4, 0, 10).sums(np.zeros((3, 2)))


@both
def test_no_trials_are_refused(kind: Kind) -> None:
    with pytest.raises(SettingError, match="0 trials"):
        kind(4, 0, 0)


def test_many_trials_are_drawn_in_blocks_of_their_own() -> None:
    few, many = (Swaps.drawn(np.random.default_rng(1), 9, trials) for trials in (100, 140_000))
    assert list(few.batches()) == [few]
    blocks = list(many.batches())
    assert [block.trials for block in blocks] == [65_536, 65_536, 8_928]
    assert len({block.seed for block in blocks}) == 3
