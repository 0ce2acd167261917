"""Findings: figures of papers beside obtained ones, and what they say about claims."""

import math

from treeval.experiments.findings import Finding, Findings, by_interval, by_p, published, untestable
from treeval.report.charts.plots import Plot, curve
from treeval.report.tables.table import Style

YES = by_p("A is above B.", 0.01, supports=True, test="paired shuffling")
NO = by_interval("A is above B.", (-2.0, -0.5), test="bootstrap")
NOT_FREE = untestable("C is above D.", "the treebank is not free")


def test_a_study_is_contradicted_only_by_a_test() -> None:
    fine, alone = Finding("table 1", "a", 1, 1.1, YES), Finding("table 1", "b", math.nan, 2)
    wrong = Finding("table 2", "c", 1, -1, NO, "another sign")
    missing = Finding("table 2", "d", 1, math.nan, NOT_FREE)
    assert not Findings("x", (fine, alone, missing)).is_contradicted
    assert Findings("x", (fine, wrong)).is_contradicted
    assert Findings("x", (fine, wrong, missing)).counts == {
        "yes": 1,
        "no": 1,
        "open": 0,
        "untestable": 1,
    }
    assert alone.to_dict()["published"] is None
    assert alone.to_dict()["verdict"] is None
    assert wrong.to_dict()["verdict"]["interval"] == [-2.0, -0.5]


def test_published_figures() -> None:
    # The specification's list of the paper's correlations.
    paper = published("content")
    assert paper["table 3", "WLAS/LAS"] == 0.99
    assert paper["figure 3", "STTR/C-freq"] == 0.27


FOUND = Findings(
    "x",
    (
        Finding("table 1", "a", 0.506099378, 12_345.6, YES),
        Finding("table 1", "b", math.nan, 2),
        Finding("table 2", "c", 1 / 3, -1, NO, "another sign"),
        Finding("table 2", "d", 1_503_000, math.nan, NOT_FREE),
    ),
    ("data: none",),
    (
        Plot("figure-1", "Curves", "x", "y", {"A": curve({1: 2, 3: 4}), "B": curve({1: 1})}),
        Plot("figure-2", "Points", "x", "y", {"A": ((1, 2),), "B": ((2, 3),)}, of_points=True),
        Plot("figure-3", "Rows", "", "%", {"A": ((0, 2), (1, 3))}, places=("da", "en")),
    ),
)


def test_one_table_per_place_in_the_paper() -> None:
    first, second = FOUND.tables()
    assert (first.title, second.title) == ("table 1", "table 2")
    note = "claim: A is above B; paired shuffling"
    assert first.rows == (
        ("a", "0.506099378", "12,346", "yes", "p = 0.010", note),
        ("b", "–", "2", "", "", ""),
    )
    assert second.rows == (
        ("c", "0.3333", "-1", "no", "[-2, -0.5]", "claim: A is above B; bootstrap; another sign"),
        (
            *("d", "1,503,000", "–", "not testable", ""),
            "claim: C is above D; not testable here: the treebank is not free",
        ),
    )


def test_numbers_are_aligned_to_the_right_and_text_to_the_left() -> None:
    assert "|:--|--:|--:|:--|:--|:--|" in FOUND.text(Style("markdown"))
    assert "{lrrlll}" in FOUND.text(Style("latex"))
    header, _, first, second = FOUND.text().splitlines()[1:5]
    assert header.index("Obtained") + len("Obtained") == len(second.rstrip())
    assert first.index("yes") == header.index("Holds")
    page = FOUND.page().html()
    assert '<td class="text">yes</td>' in page
    assert "<td>12,346</td>" in page


def test_notes_end_with_the_number_of_claims_by_answer() -> None:
    remark, counted = FOUND.notes()
    assert remark == "data: none"
    assert counted == (
        "Claims of the paper on these data: 1 hold (yes), 1 do not (no), 0 are open, 1 cannot be "
        "tested here (the treebank is not free)."
    )
    assert FOUND.to_dict()["notes"] == ["data: none"]


def test_notes_are_for_people() -> None:
    assert FOUND.text().endswith("(the treebank is not free).")
    assert FOUND.text(Style("markdown")).endswith("(the treebank is not free).")
    line = 'table 1,a,0.506099378,"12,346",yes,p = 0.010,claim: A is above B; paired shuffling'
    assert FOUND.text(Style("csv")).splitlines()[1] == line


def test_the_page_and_one_screen() -> None:
    page = FOUND.page("treeval reproduce x").html()
    assert "Reproduction: x" in page
    assert "another sign" in page
    assert page.count("<svg") == 3
    assert repr(FOUND).count("\n") < 24


def test_plots_are_figures_and_records() -> None:
    figures = FOUND.figures()
    assert list(figures) == ["figure-1", "figure-2", "figure-3"]
    assert all(f">{name}<" in figures["figure-3"].svg for name in ("da", "en"))
    assert FOUND.to_dict()["plots"][0]["curves"] == {"A": [[1, 2], [3, 4]], "B": [[1, 1]]}
