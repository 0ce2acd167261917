"""Quality of the sentences with the best scores, by share, and differences between methods."""

import json

import numpy as np
import pytest

import treeval
from commands import run
from sample import SAMPLE
from treeval.assessment.quality import BestFirst, Measure, Quality, gains
from treeval.counts import Counts
from treeval.errors import SettingError
from treeval.metrics.brackets import UF1
from treeval.statistics.resampling import Resamples

PARSED, GOLD = SAMPLE / "brackets" / "parsed.mrg", SAMPLE / "brackets" / "en.mrg"


def test_quality_of_the_best() -> None:
    # Correct, predicted and gold brackets: F1 of 1, 1/2 and 0; the last has no bracket at all.
    counts = Counts(UF1, np.array([[2.0, 2, 2], [1, 2, 2], [0, 4, 4], [0, 0, 0]]))
    lengths = np.array([3, 3, 5, 1])
    constituents = np.array([2, 2, 4, 0])
    quality = Quality(counts, lengths, constituents, {"mc": np.array([1.0, 3.0, 2.0, 9.0])})
    curve = quality.curves["mc"]
    assert quality.rows.tolist() == [0, 1, 2]
    # Best first: F 1/2, 0, 1. A third, two thirds, all; pooled 1/2, 1/6, 3/8.
    assert curve.mean[[32, 66, 99]] == pytest.approx([1 / 2, 1 / 4, 1 / 2])
    assert curve.pooled[[32, 66, 99]] == pytest.approx([1 / 2, 1 / 6, 3 / 8])
    # The best half of those of 3 words is F 1/2, that of the one of 5 words 0.
    assert quality.within_lengths["mc"][[49, 99]] == pytest.approx([1 / 4, 1 / 2])
    assert list(quality.by_length) == [3, 5]
    assert quality.sentences_of(3) == 2


def test_quality_of_nothing() -> None:
    nothing = Quality(
        Counts(UF1, np.zeros((1, 3))), np.array([1]), np.array([0]), {"mc": np.zeros(1)}
    )
    assert np.isnan(nothing.curves["mc"].mean).all()
    assert not nothing.within_lengths


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


@pytest.fixture
def quality() -> Quality:
    """A hundred sentences of two lengths; one method knows their quality, the other does not."""
    right = np.tile([0.0, 1, 2, 3, 4], 20)
    table = np.stack([right, np.full(100, 4.0), np.full(100, 4.0)], axis=1)
    rng = np.random.default_rng(0)
    return Quality(
        Counts(UF1, table),
        np.repeat([5, 9], 50),
        np.full(100, 4),
        {"pupa": right, "random": rng.random(100)},
    )


def test_who_knows_the_quality_gains(quality: Quality) -> None:
    found = {(one.method, one.over, one.by): one for one in gains(quality, 200, seed=1)}
    assert len(found) == 3 * 3
    for way in ("sentences", "constituents", "lengths"):
        known, unknown = found["pupa", None, way], found["random", None, way]  # type: ignore[index]
        assert known.low > 0
        assert known.p < 0.05
        assert unknown.low < 0 < unknown.high
        better = found["pupa", "random", way]  # type: ignore[index]
        assert better.low > 0
        assert better.difference == pytest.approx(known.difference - unknown.difference)
    # All parses have as many constituents, so that both cuts are the same.
    by_sentences = found["pupa", None, "sentences"]
    assert by_sentences.difference == found["pupa", None, "constituents"].difference
    # Best first, the sentences have F1 1, 3/4, 1/2...: 20 of each. The best 5, 10 and 20 % have 1,
    # the best 30, 40 and 50 % 11/12, 7/8 and 4/5; all have 1/2.
    assert by_sentences.difference == pytest.approx((3 + 11 / 12 + 7 / 8 + 4 / 5) / 6 - 1 / 2)


def test_nothing_gains_nothing() -> None:
    empty = Quality(
        Counts(UF1, np.zeros((1, 3))), np.array([1]), np.array([0]), {"mc": np.zeros(1)}
    )
    assert gains(empty, 10) == ()


def test_intervals_of_the_command_are_those_of_python(capfd: pytest.CaptureFixture[str]) -> None:
    found = treeval.assess(PARSED, methods="pupa,mc", gold=GOLD, ci=True, resamples=50)
    arguments = ("--methods", "pupa,mc", "--gold", str(GOLD), "--ci", "--resamples", "50", "--json")
    record = json.loads(run(capfd, "assess", str(PARSED), *arguments).out)
    assert record["gains"] == json.loads(json.dumps(found.to_dict()["gains"]))
    assert [one["over"] for one in record["gains"]] == [None, None, "mc"] * 3
    assert "PUPA less MC" in found.text()
    assert "Differences between methods" in found.page().html()


def test_intervals_need_gold_trees() -> None:
    with pytest.raises(SettingError, match=r"`ci=`: it needs gold trees; give them as `gold=`"):
        treeval.assess(PARSED, ci=True)
    with pytest.raises(SettingError, match=r"`resamples=`: it has no effect without `ci=`"):
        treeval.assess(PARSED, gold=GOLD, resamples=5)
