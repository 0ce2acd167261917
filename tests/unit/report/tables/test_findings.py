"""Tables of findings: rows, and the layout of a paper's table."""

import math

from treeval.experiments.findings import Finding, Findings, Position, by_p


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


def test_notes_of_a_row_stand_behind_its_figures() -> None:
    def cell(row: str, column: str, note: str) -> Finding:
        position = Position((row,), column, ("", " ± 0.1"), decimals=1)
        return Finding("table 4", f"{row} {column}", math.nan, 0.5, note=note, position=position)

    cells = cell("bc10", "UAS", "sampled"), cell("bc10", "NED", "sampled"), cell("km04", "UAS", "")
    (table,) = Findings("ned", cells).tables()
    assert table.header == ("", "UAS", "NED", "Note")
    assert table.rows == (
        ("bc10", "0.5 ± 0.1", "0.5 ± 0.1", "sampled"),
        ("km04", "0.5 ± 0.1", "", ""),
    )
    assert table.is_left == (True, False, False, True)
