"""Choosing sentences by score, and the quality of the chosen."""

from pathlib import Path

import numpy as np
import pytest

from treeval.assessment.quality import Quality
from treeval.assessment.selection import Selection, ranking, share_of
from treeval.assessment.streaming import copy_chosen
from treeval.counts import Counts
from treeval.errors import MismatchError, SettingError
from treeval.formats.registry import FORMATS
from treeval.metrics.brackets import UF1

SCORES = np.array([0.2, np.nan, 0.9, 0.2, 0.5])


def test_ranking_keeps_the_order_of_equals() -> None:
    assert ranking(SCORES).tolist() == [2, 4, 0, 3, 1]


@pytest.mark.parametrize(
    ("given", "chosen"),
    [
        ("40%", [2, 4]),  # 2 of 5
        ("50%", [0, 2, 4]),  # 2.5, rounded up
        ("1%", [2]),  # at least one
        ("0%", []),
        ("3", [0, 2, 4]),
        ("5", [0, 2, 3, 4]),  # one has no score
        ("1000", [0, 2, 3, 4]),
        (">=0.5", [2, 4]),
        (">=0", [0, 2, 3, 4]),
    ],
)
def test_chosen_sentences(given: str, chosen: list[int]) -> None:
    assert Selection.of(given).choose(SCORES).tolist() == chosen


@pytest.mark.parametrize("given", ["", "%", "101%", "-1", "2.5", ">=", "many", "nan", ">=nan"])
def test_a_text_that_selects_nothing_is_refused(given: str) -> None:
    with pytest.raises(SettingError, match="does not say which sentences to select"):
        Selection.of(given)


def test_share_of_sentences() -> None:
    assert [share_of(n, 20) for n in (0, 1, 7, 8, 2023)] == [0, 1, 1, 2, 405]


def test_quality_of_the_best() -> None:
    # Correct, predicted and gold brackets: F1 of 1, 1/2 and 0; the last has no bracket at all.
    counts = Counts(UF1, np.array([[2.0, 2, 2], [1, 2, 2], [0, 4, 4], [0, 0, 0]]))
    lengths = np.array([3, 3, 5, 1])
    quality = Quality(counts, lengths, {"mc": np.array([1.0, 3.0, 2.0, 9.0])})
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
    nothing = Quality(Counts(UF1, np.zeros((1, 3))), np.array([1]), {"mc": np.zeros(1)})
    assert np.isnan(nothing.curves["mc"].mean).all()
    assert not nothing.within_lengths


def test_sentences_that_cannot_be_separated_are_not_copied(tmp_path: Path) -> None:
    source, target = tmp_path / "parses.mrg", tmp_path / "best.mrg"
    source.write_text("(S (T a))\n(S (T b))\n", encoding="utf-8")
    copy_chosen(str(source), FORMATS["brackets"], 2, np.array([1]), str(target))
    assert target.read_text(encoding="utf-8") == "(S (T b))\n"
    with pytest.raises(MismatchError, match="cannot be separated in pieces"):
        copy_chosen(str(source), FORMATS["brackets"], 3, np.array([0]), str(target))
    assert target.read_text(encoding="utf-8") == "(S (T b))\n"  # the old file stays
