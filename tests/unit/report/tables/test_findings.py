"""Tables of findings: rows, and the layout of a paper's table."""

import math

from treeval.experiments.findings import Finding, Findings, Position
from treeval.experiments.verdicts import by_p


def test_findings_without_positions_are_rows() -> None:
    verdict = by_p("a is above b", 0.01, supports=True, test="shuffling")
    found = Findings("ned", (Finding("table 1", "a", 1, 2, verdict), Finding("table 1", "b", 3, 4)))
    (table,) = found.tables()
    assert table.rows[0] == (*("a", "1", "2", "yes", "p = 0.010"), "claim: a is above b; shuffling")
    assert table.rows[1][:3] == ("b", "3", "4")


def test_findings_with_positions_are_laid_out_as_in_the_paper() -> None:
    def cell(row: str, column: str, published: float, mark: str = "") -> Finding:
        position = Position((row, "LAS"), column, ("", mark), decimals=1)
        return Finding("table 1", f"{row} {column}", published, 0.5, position=position)

    cells = (cell("A", "x", 0.25), cell("A", "y", math.nan, "†"), cell("B", "y", math.nan))
    (table,) = Findings("tedeval", cells).tables()
    assert table.header == ("", "", "x: paper", "x: here", "y")
    assert table.rows == (("A", "LAS", "0.2", "0.5", "0.5†"), ("B", "LAS", "", "", "0.5"))
    assert (table.names, table.rules) == (2, {1})
    assert cells[1].to_dict()["position"]["marks"] == ["", "†"]
