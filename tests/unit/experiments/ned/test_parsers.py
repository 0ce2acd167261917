"""Table 4."""

import numpy as np

from strategies import treebank_of
from treeval.experiments.findings import Findings
from treeval.experiments.ned.learners import Learner
from treeval.experiments.ned.parsers import parser_findings
from treeval.induction.dmv.training import estimate
from treeval.tree.treebank import Treebank

TAGS = ["DT", "NN", "VB"] * 60
GOLD = treebank_of(*[[2, 3, 0]] * 60, xpos=TAGS)


def learner(name: str, heads: list[int]) -> Learner:
    return Learner(name, estimate(treebank_of(*[heads] * 60, xpos=TAGS)), GOLD)


def test_parsers_in_opposite_orders_are_found() -> None:
    # the ← dog ← barks. km04 has one head right and NED 1; saj10c has none right by NED beyond 2.
    by_ned, by_attachment = learner("km04", [0, 1, 2]), learner("saj10c", [3, 3, 0])
    rows = {row.what: row for row in parser_findings([by_ned, by_attachment], GOLD, {})}
    order = rows["pairs of parsers in opposite orders by NED and attachment, of 1"]
    assert order.published == 0  # in table 4, saj10c is above km04 by both
    assert order.verdict is not None
    assert rows["km04, all: attachment"].published == 34.6
    assert np.isnan(rows["left-branching, all: NED"].published)


def test_one_parser_has_no_order(learner: Learner, gold: Treebank) -> None:
    rows = [*parser_findings([learner], gold, {})]
    order = next(row for row in rows if row.what.startswith("pairs of parsers"))
    assert order.verdict is not None
    assert order.verdict.answer == "open"


def test_table_4_is_laid_out_as_in_the_paper() -> None:
    rows = [*parser_findings([learner("km04", [0, 1, 2]), learner("saj10c", [3, 3, 0])], GOLD, {})]
    table, orders, others = Findings("ned", tuple(rows)).tables()
    assert [row[0] for row in table.rows] == ["km04", "saj10c"]
    assert table.header[1:3] == ("attachment, ≤ 10: paper", "attachment, ≤ 10: here")
    assert table.rows[0][1:3] == ("45.8", "0.0")  # table 4 of the paper
    assert len(orders.rows) == 2  # NED beside attachment, and beside the undirected score
    assert [row[0] for row in others.rows] == ["left-branching", "right-branching", "random"]


def test_cs09_is_decoded_by_minimum_risk() -> None:
    (row, *_) = parser_findings([learner("cs09", [2, 3, 0])], GOLD, {})
    assert row.note.startswith("minimum risk")
    assert row.obtained == 100
