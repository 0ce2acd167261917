"""The figures of an assessment: which there are, and one colour per method."""

from typing import get_args

import treeval
from sample import PARSED, PTB
from treeval.report.figures import assessment
from treeval.settings.choices import Method


def test_every_method_has_a_colour_of_its_own() -> None:
    colours = assessment.COLOURS
    assert set(colours) == set(get_args(Method))
    assert len(set(colours.values())) == len(colours)


def test_curves_need_gold_trees() -> None:
    plain = assessment.figures_of(treeval.assess(PARSED))
    judged = assessment.figures_of(treeval.assess(PARSED, gold=PTB))
    assert set(plain) < set(judged)
