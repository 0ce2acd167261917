"""Tables of scores without gold trees."""

import pytest

from files import conllu
from treeval import assess
from treeval.assessment.result import Assessment
from treeval.report.tables.table import Style

SENTENCE, LONGER = conllu([2, 0, 2], upos="A B C"), conllu([2, 0, 2, 3], upos="A B C D")


@pytest.fixture(scope="module")
def found() -> Assessment:
    return assess(SENTENCE * 3 + LONGER, methods=["pupa", "mc"], gold=SENTENCE * 3 + LONGER)


def test_quantiles_have_one_row_per_method(found: Assessment) -> None:
    table = found.tables()[0]
    assert table.title == "Scores of sentences"
    assert [row[:2] for row in table.rows] == [("PUPA", "4"), ("MC", "4")]
    lowest, *_, highest = (float(cell) for cell in table.rows[0][2:])
    assert (lowest, highest) == pytest.approx(
        (found.scores["pupa"].min(), found.scores["pupa"].max()), rel=1e-3
    )


def test_patterns_are_counted_by_how_often_they_occur(found: Assessment) -> None:
    (shown,) = (table for table in found.tables() if table.title.startswith("Patterns"))
    (data,) = (table for table in found.tables(Style("csv")) if table.title.startswith("Patterns"))
    assert [row[:2] for row in shown.rows] == list(data.rows)
    assert data.header == ("t", "Patterns")


def test_perfect_parses_are_perfect_at_every_share(found: Assessment) -> None:
    shares = [table for table in found.tables() if table.header[-1] == "100 %"]
    assert len(shares) == 4  # means, pooled, means by constituents, and means within lengths
    for table in shares:
        assert {cell for row in table.rows for cell in row[1:]} == {"100.00"}
