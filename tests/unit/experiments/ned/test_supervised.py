"""Table 5."""

import pytest

from strategies import treebank_of
from treeval.experiments.ned.learners import Learner
from treeval.experiments.ned.parsers import learnability, preference, supervised_findings
from treeval.tree.treebank import Treebank


def test_learnability_is_that_of_the_other_sentences() -> None:
    gold = treebank_of(*[[2, 0]] * 4, [0, 1], xpos=["DT", "NN"] * 5)
    found = {name: counts.score for name, counts in learnability(gold, 4).items()}
    assert found == {"attachment": 0, "undirected": 0.5, "NED": 1}
    assert learnability(gold, 3)["attachment"].score == 0.5


def test_readings_that_the_paper_leaves_open_are_not_judged(
    learner: Learner, gold: Treebank
) -> None:
    rows = {row.what: row for row in supervised_findings([learner], gold, 18)}
    for name in ("km04", "saj10a"):
        verdict = rows[f"structures of {name}, in prepositional phrases only"].verdict
        assert verdict is not None
        assert verdict.answer == "untestable"
    verdict = rows["structures of cs09, figure 4(e)"].verdict
    assert verdict is not None
    assert verdict.answer != "untestable"
    assert rows["structures of cs09, figure 4(e)"].published == 63.3
    assert "structures that km04 induces here: NED" in rows


def test_a_preference_needs_two_significant_differences(learner: Learner, gold: Treebank) -> None:
    plain = learnability(gold, 18)
    verdict = preference(learner, plain, plain, "attachment")
    assert verdict.answer == "open"
    assert verdict.p == pytest.approx(1)
