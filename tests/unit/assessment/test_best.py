"""Quality of the best-scored sentences by share, and in resamples; numbers worked out by hand."""

import numpy as np
import pytest

from treeval.assessment.quality import BestFirst, Measure
from treeval.counts import Counts
from treeval.metrics.brackets import UF1
from treeval.statistics.draws import Resamples

# Correct, predicted and gold brackets of four sentences: F1 of 1, 3/4, 1/2 and 0.
TABLE = np.array([[1.0, 1, 1], [3, 4, 4], [2, 4, 4], [0, 1, 1]])
BEST = BestFirst.of(Counts(UF1, TABLE), TABLE[:, 1].astype(int), np.array([1.0, 4, 3, 2]))


def test_shares_of_sentences_and_of_constituents_differ() -> None:
    # The order by score is F1 3/4, 1/2, 0, 1, with 4, 4, 1 and 1 of 10 constituents.
    assert BEST.qualities.tolist() == [3 / 4, 1 / 2, 0, 1]
    assert BEST.curve((50, 100), "sentences").tolist() == [5 / 8, 9 / 16]
    # 40 % are reached by the first sentence, 41 to 80 % by two, 81 to 90 % by three.
    found = BEST.curve((40, 41, 80, 81, 90, 91), "constituents")
    assert found == pytest.approx([3 / 4, 5 / 8, 5 / 8, 5 / 12, 5 / 12, 9 / 16])
    assert BEST.curve((80,), "constituents", pooled=True).tolist() == [10 / 16]


def test_the_gain_is_over_all_sentences() -> None:
    # Prefixes have means of 3/4, 5/8, 5/12 and 9/16, and all sentences have 9/16.
    height = (3 / 4 + 5 / 8 + 5 / 12 + 9 / 16) / 4 - 9 / 16
    assert BEST.gain(Measure(())).value == pytest.approx(height)
    assert BEST.gain(Measure((50,))).value == pytest.approx(5 / 8 - 9 / 16)
    assert BEST.gain(Measure((40, 80), "constituents")).value == pytest.approx(11 / 16 - 9 / 16)


@pytest.mark.parametrize("measure", [Measure(()), Measure((20, 60), "constituents", pooled=True)])
def test_a_resample_is_a_set_of_sentences_of_its_own(measure: Measure) -> None:
    draws = Resamples(4, seed=5, trials=50)
    found = BEST.gain(measure, draws)
    scores = np.array([1.0, 4, 3, 2])
    chosen = np.concatenate([*draws.choices()])
    expected = [
        BestFirst.of(Counts(UF1, TABLE[one]), TABLE[one, 1].astype(int), scores[one]).gain(measure)
        for one in chosen
    ]
    np.testing.assert_allclose(found.trials, [one.value for one in expected])


def test_no_sentences_have_no_gain() -> None:
    nothing = BestFirst.of(Counts(UF1, np.zeros((0, 3))), np.zeros(0, dtype=int), np.zeros(0))
    assert np.isnan(nothing.gain(Measure(())).value)
    assert np.isnan(nothing.curve((50,), "sentences")).all()
