"""The figures of an assessment."""

import treeval
from sample import PARSED, PTB


def test_figures_of_an_assessment_need_gold_trees() -> None:
    plain = treeval.assess(PARSED).figures()
    judged = treeval.assess(PARSED, gold=PTB).figures()
    assert list(plain) == ["frequent-patterns"]
    assert set(plain) < set(judged)
    assert "quality-by-length" in judged
