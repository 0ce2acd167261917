"""Findings: what holds, and the figures that papers publish."""

import math

from treeval.experiments.findings import Finding, Findings, published
from treeval.report.tables.style import Style


def test_a_study_holds_unless_a_claim_is_contradicted() -> None:
    fine, open_ = Finding("table 1", "a", 1, 1.1, True), Finding("table 1", "b", math.nan, 2)
    wrong = Finding("table 2", "c", 1, -1, False, "another sign")
    assert Findings("x", (fine, open_)).holds
    assert not Findings("x", (fine, wrong)).holds
    assert open_.to_dict()["published"] is None
    assert Findings("x", (wrong,), ("n",)).to_dict()["findings"][0]["note"] == "another sign"


def test_published_figures() -> None:
    # The specification's list of the paper's correlations.
    paper = published("content")
    assert paper["table 3", "WLAS/LAS"] == 0.99
    assert paper["figure 3", "STTR/C-freq"] == 0.27
    assert sum(place == "table 3" for place, _ in paper) == 19


FOUND = Findings(
    "x",
    (
        Finding("table 1", "a", 1, 12_345.6, True),
        Finding("table 1", "b", math.nan, 2),
        Finding("table 2", "c", 1, -1, False, "another sign"),
    ),
    ("data: none",),
)


def test_one_table_per_place_in_the_paper() -> None:
    first, second = FOUND.tables()
    assert (first.title, second.title) == ("table 1", "table 2")
    assert first.rows == (("a", "1", "12,346", "yes", ""), ("b", "–", "2", "", ""))
    assert second.rows == (("c", "1", "-1", "no", "another sign"),)


def test_notes_end_with_the_verdict() -> None:
    assert FOUND.notes()[0] == "data: none"
    assert FOUND.notes()[-1].startswith("Some claims do not hold")
    assert Findings("x", FOUND.findings[:1]).notes() == [
        "No claim that the data can judge is contradicted."
    ]
    assert FOUND.to_dict()["notes"] == ["data: none"]


def test_notes_are_for_people() -> None:
    assert FOUND.text().endswith("see the rows marked no.")
    assert FOUND.text(Style("markdown")).endswith("see the rows marked no.")
    assert FOUND.text(Style("csv")).splitlines()[1] == 'table 1,a,1,"12,346",yes,'


def test_the_page_and_one_screen() -> None:
    page = FOUND.page("treeval reproduce x").html()
    assert "Reproduction: x" in page
    assert "another sign" in page
    assert repr(FOUND).count("\n") < 24
