"""Differences between methods of assessment, with intervals."""

import json

import numpy as np
import pytest

import treeval
from commands import run
from sample import SAMPLE
from treeval.assessment.quality import Quality, gains
from treeval.counts import Counts
from treeval.errors import SettingError
from treeval.metrics.brackets import UF1

PARSED, GOLD = SAMPLE / "brackets" / "parsed.mrg", SAMPLE / "brackets" / "en.mrg"


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
    with pytest.raises(SettingError, match=r"`resamples=`: it is for `ci=`"):
        treeval.assess(PARSED, gold=GOLD, resamples=5)
