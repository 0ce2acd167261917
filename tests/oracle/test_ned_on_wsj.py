"""Learners, grammars and flips on the WSJ sample, without punctuation.

Unless said otherwise, figures are of an independent trial on the same sentences: attachment,
undirected and NED in percent. Trees of equal probability leave 0.15 to chance on short sentences
and 0.3 on all.
"""

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from treeval.experiments.ned.flips import Changes, change, head_rule_findings
from treeval.experiments.ned.learners import LEARNERS, Learner, measured
from treeval.experiments.ned.parsers import learnability
from treeval.experiments.ned.reproduction import penn_trees, structure_findings
from treeval.experiments.ned.structures import (
    ALL,
    FLIPS,
    REPLACED,
    induced_arcs,
    parameter_flips,
)
from treeval.induction.baselines import left_branching, right_branching
from treeval.induction.dmv.cs09 import CS09, Prior, family_covariance, variational_em
from treeval.induction.dmv.events import harmonic
from treeval.induction.dmv.km04 import KM04
from treeval.induction.dmv.model import DMVModel, flipped, read_grammar
from treeval.induction.dmv.saj10 import SAJ10a, SAJ10c
from treeval.induction.dmv.text import short, tagged
from treeval.induction.dmv.training import Stopping
from treeval.tree.treebank import Treebank

pytestmark = pytest.mark.shared

SHORT, LONG = 0.15, 0.3
_SLOW = dict.fromkeys(("cs09", "saj10a", "less-is-more"), (pytest.mark.slow,))


@pytest.fixture(scope="module")
def golds(shared: Path) -> tuple[Treebank, Treebank]:
    trees = penn_trees(shared / "data/wsj-sample/wsj.mrg")
    return trees.gold, trees.collins


@pytest.fixture(scope="module")
def gold(golds: tuple[Treebank, Treebank]) -> Treebank:
    return golds[0]


@pytest.fixture(scope="module")
def km04(gold: Treebank) -> DMVModel:
    return KM04().train(gold, np.random.default_rng(0))


@pytest.fixture(scope="module")
def grammar(shared: Path) -> DMVModel:
    return read_grammar(str(shared / "oracles/unsupervised/dmv/ln_families_wsj10.gra"))


def scored(gold: Treebank, parsed: Treebank) -> tuple[float, ...]:
    """Attachment, undirected and NED in percent."""
    return tuple(100 * counts.score for counts in measured(gold, parsed).values())


def test_the_sample(gold: Treebank) -> None:
    assert (len(gold), gold.words) == (3914, 82_369)
    assert (len(short(gold, 10)), short(gold, 10).words) == (555, 3856)


def test_km04(gold: Treebank, km04: DMVModel) -> None:
    ten = short(gold, 10)
    assert scored(ten, km04.parse(ten)) == pytest.approx((46.06, 63.72, 78.94), abs=SHORT)
    assert scored(gold, km04.parse(gold)) == pytest.approx((30.75, 48.48, 61.38), abs=LONG)


def test_km04_with_collins_heads(golds: tuple[Treebank, Treebank], km04: DMVModel) -> None:
    ten = short(golds[1], 10)
    assert scored(ten, km04.parse(ten)) == pytest.approx((49.77, 65.56, 79.88), abs=SHORT)


def test_the_harmonic_start(gold: Treebank) -> None:
    ten = short(gold, 10)
    start = KM04(stopping=Stopping(0)).train(gold, np.random.default_rng(0))
    assert scored(ten, start.parse(ten)) == pytest.approx((35.5, 52.5, 64.7), abs=SHORT)


def test_a_grammar_of_another_program(gold: Treebank, grammar: DMVModel) -> None:
    assert len(grammar.tags) == 34
    known = gold.columns["xpos"].isin(grammar.tags)
    strange = np.unique(gold.sentences[~known])
    ten = short(gold.select(np.setdiff1d(np.arange(len(gold)), strange)), 10)
    assert len(ten) == 550
    assert scored(ten, grammar.parse(ten)) == pytest.approx((59.35, 67.26, 81.64), abs=0.005)
    careful = grammar.parse(ten, careful=True)
    assert scored(ten, careful) == pytest.approx((60.65, 68.28, 82.64), abs=0.005)
    assert scored(gold, grammar.parse(gold)) == pytest.approx((38.57, 49.24, 61.74), abs=0.02)


def test_flips_of_km04(gold: Treebank, km04: DMVModel) -> None:
    assert len(induced_arcs(FLIPS["km04"], km04.parse(gold))) == 3
    changed = flipped(km04, parameter_flips(FLIPS["km04"]))
    before, after = (scored(gold, model.parse(gold)) for model in (km04, changed))
    # Published (section 23): attachment +9.3, undirected +1.3, NED -3.6.
    difference = np.subtract(after, before)
    assert difference == pytest.approx((10.1, 2.8, -1.4), abs=LONG)
    ten = short(gold, 10)
    assert scored(ten, changed.parse(ten))[0] == pytest.approx(58.84, abs=SHORT)


def test_flips_of_the_grammar(gold: Treebank, grammar: DMVModel) -> None:
    changed = flipped(grammar, parameter_flips(FLIPS["cs09"]))
    # Published (section 23): attachment +14.7, undirected +7.7, NED +4.2.
    assert scored(gold, changed.parse(gold)) == pytest.approx((53.05, 56.00, 66.11), abs=0.05)


def test_viterbi_training(golds: tuple[Treebank, Treebank]) -> None:
    model = SAJ10c().train(golds[0], np.random.default_rng(0))
    for gold, expected in zip(golds, ((51.06, 66.57, 79.05), (53.92, 68.05, 80.01)), strict=True):
        ten = short(gold, 10)
        assert scored(ten, model.parse(ten)) == pytest.approx(expected, abs=SHORT)


@pytest.mark.slow
def test_less_is_more_and_its_flips(gold: Treebank) -> None:
    model = SAJ10a(course="less-is-more").train(gold, np.random.default_rng(0))
    before = scored(gold, model.parse(gold))
    # The trial's number of passes is unknown, and it did not smooth: 36.02, 54.35, 68.00.
    assert before == pytest.approx((36.0, 54.4, 68.0), abs=0.5)
    changed = flipped(model, parameter_flips(FLIPS["saj10a"]))
    difference = np.subtract(scored(gold, changed.parse(gold)), before)
    # The trial has +9.3, +0.6 and -4.3; published, of leapfrog: +12.7, +3.5 and -1.0.
    assert difference == pytest.approx((9.3, 0.6, -4.3), abs=1.5)


def test_supervised_estimation(golds: tuple[Treebank, Treebank]) -> None:
    # Trained on sentences of up to 20 words among the first 3,500, tested on the other 414.
    for gold, expected in zip(golds, (0.7046, 0.6918), strict=True):
        assert learnability(gold, 3500)["attachment"].score == pytest.approx(expected, abs=2e-4)


def test_structures_that_ned_prefers_are_learnt_better(gold: Treebank) -> None:
    train = len(gold) * 9 // 10
    plain = learnability(gold, train)
    learnt = {
        name: change(plain["attachment"], learnability(replaced(gold), train)["attachment"])
        for name, replaced in REPLACED.items()
    }
    # Published (table 5): +1.4, -6.6 and +1.9 to the gold trees, which have 69.9.
    assert 100 * plain["attachment"].score == pytest.approx(69.9, abs=0.5)
    assert learnt["cs09, figure 4(e)"] == pytest.approx(-6.6, abs=0.5)
    # Of km04 and saj10a, one reading of the structures gains and the other one loses.
    for name in ("km04", "saj10a"):
        assert learnt[f"{name}, determiners above all nouns"] > 0
        assert learnt[f"{name}, in prepositional phrases only"] < -3


def test_words_in_structures(gold: Treebank) -> None:
    rows = {finding.what: finding for finding in structure_findings(gold)}
    # An independent count; published (table 1): 2.9, 32.7, 2.4, 4.5, 18.5 and together 42.9.
    expected = (0.65, 33.5, 2.2, 3.1, 7.4, 45.4)
    assert [row.obtained for row in rows.values()] == pytest.approx(expected, abs=0.05)
    assert rows[ALL].verdict is not None
    assert rows[ALL].verdict.answer == "yes"
    # Other counts of the same author: 11.4, 19.1 and 2.76 %.
    assert "NNP are 11.4 %" in rows["proper names"].note
    assert "any kind: 19.1 %" in rows["proper names"].note
    assert "2.76 % of the words" in rows["coordination"].note


# Flips of the arcs that each learner has and gold trees have the other way round, on all
# sentences: changes of attachment and of NED in an independent implementation.
OWN_FLIPS = {
    "km04": (13.1, -1.4),
    "less-is-more": (12.6, -5.1),
    "saj10a": (3.9, -1.3),
    "saj10c": (8.9, -4.2),
    "cs09": (7.3, -3.0),
}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=_SLOW.get(name, ())) for name in OWN_FLIPS]
)
def test_flips_of_what_a_learner_has_induced(gold: Treebank, name: str) -> None:
    model = LEARNERS[name].train(gold, np.random.default_rng(0))
    learner = Learner(name, model, gold)
    changes = Changes(learner.original, learner.modified)
    found = [change(*changes.of(measure)) for measure in ("attachment", "NED")]
    assert found == pytest.approx(OWN_FLIPS[name], abs=0.5)
    # NED changes less than attachment, for every learner.
    assert changes.judged("", "attachment", "NED", sized=True).answer == "yes"


def test_head_rules(golds: tuple[Treebank, Treebank]) -> None:
    # Published, section 23: 85.6, 90.3, 95.3.
    rows = [*head_rule_findings(*golds)]
    assert [row.obtained - row.published for row in rows] == pytest.approx([0, 0, 0], abs=1)


def test_baselines(golds: tuple[Treebank, Treebank]) -> None:
    ten = short(golds[1], 10)
    # "Head = next word" 33.8 / 56.4 and "head = previous word" 23.8 / 55.9, with Collins heads.
    assert scored(ten, left_branching(ten))[:2] == pytest.approx((33.8, 56.4), abs=0.05)
    assert scored(ten, right_branching(ten))[:2] == pytest.approx((23.8, 55.9), abs=0.05)


@pytest.mark.slow
def test_bounds_of_the_logistic_normal(gold: Treebank) -> None:
    text = tagged(short(gold, 10), "xpos")
    prior = Prior.around(harmonic(text), family_covariance(text.tags, 0.5))
    steps = list(islice(variational_em(text, prior), 41))
    # The trial's families of tags are not known exactly; hence 0.2 %.
    for number, bound in ((2, -15177.3), (10, -12423.0), (40, -10853.0)):
        assert steps[number - 1].log_likelihood == pytest.approx(bound, rel=2e-3)
    ten = short(gold, 10)
    for passes, attachment in ((1, 39.2), (10, 43.7), (40, 48.8)):
        model = DMVModel(text.tags, steps[passes].weights)
        assert scored(ten, model.parse(ten))[0] == pytest.approx(attachment, abs=0.5)


@pytest.mark.slow
def test_the_shared_logistic_normal_is_better_than_its_start(gold: Treebank) -> None:
    ten = short(gold, 10)
    model = CS09(stopping=Stopping(40)).train(gold, np.random.default_rng(0))
    # Published on all of WSJ10: 61.3; there is no other figure for the sample.
    assert scored(ten, model.parse(ten))[0] > 45
