"""Table 4."""

import numpy as np

from strategies import treebank_of
from treeval.experiments.ned.learners import Learner
from treeval.experiments.ned.parsers import parser_findings
from treeval.models.dmv.supervised import estimate
from treeval.tree.treebank import Treebank

TAGS = ["DT", "NN", "VB"] * 60
GOLD = treebank_of(*[[2, 3, 0]] * 60, xpos=TAGS)


def learner(name: str, heads: list[int]) -> Learner:
    return Learner(name, estimate(treebank_of(*[heads] * 60, xpos=TAGS)), GOLD)


def test_parsers_in_opposite_orders_are_found() -> None:
    # the ← dog ← barks. km04 has one head right and NED 1; saj10c has none right by NED beyond 2.
    by_ned, by_attachment = learner("km04", [0, 1, 2]), learner("saj10c", [3, 3, 0])
    rows = {row.what: row for row in parser_findings([by_ned, by_attachment], GOLD, {})}
    order = rows["pairs of parsers in opposite orders, of 1"]
    assert order.published == 0  # in table 4, saj10c is above km04 by both
    assert order.verdict is not None
    assert rows["km04, all: attachment"].published == 34.6
    assert np.isnan(rows["left-branching, all: NED"].published)


def test_what_is_not_built_is_one_line(learner: Learner, gold: Treebank) -> None:
    rows = [*parser_findings([learner], gold, {})]
    missing = [row for row in rows if row.note == "these parsers are not built here"]
    assert [row.what for row in missing] == [
        "bbdk10, bc10, cs09, gggtp10, saj10a, saj10c, saj10b"  # in the order of table 4
    ]
    order = next(row for row in rows if row.what.startswith("pairs of parsers"))
    assert order.verdict is not None
    assert order.verdict.answer == "open"


def test_cs09_is_decoded_by_minimum_risk() -> None:
    (row, *_) = parser_findings([learner("cs09", [2, 3, 0])], GOLD, {})
    assert row.note.startswith("minimum risk")
    assert row.obtained == 100
