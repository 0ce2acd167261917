"""Tables of an evaluation across schemes."""

from examples import A, B
from treeval import cross
from treeval.report.tables.crossing import golds_of
from treeval.report.tables.table import Style


def test_one_row_per_system_and_gold() -> None:
    (table,) = cross({"A": A, "B": B}, {"p:B": A}).tables()
    # 4 and 2 edits of 8 nodes against B, none against A, 2 and 1 of 7 against both.
    assert [row[:2] for row in table.rows] == [("p", "B"), ("p", "A"), ("p", "A ⊓ B")]
    assert [row[4:] for row in table.rows] == [
        ("50.00", "50.00", "75.00", "75.00"),
        ("100.00", "100.00", "100.00", "100.00"),
        ("71.43", "71.43", "85.71", "85.71"),
    ]
    assert [row[2:4] for row in table.rows] == [("0.00", "0.00"), ("100.00", "100.00"), ("–", "–")]


def test_programs_get_columns_of_different_names() -> None:
    crossing = cross({"A": A, "B": B}, {"p:B": A}, ci=True, resamples=9)
    shown, data = (crossing.tables(Style(form))[0].header for form in ("text", "csv"))
    assert (shown.count("mean"), shown[-1]) == (2, "Interval")
    assert len(set(data)) == len(data)
    assert data[-2:] == ("TED low", "TED high")


def test_differences_that_may_be_chance_have_a_dagger() -> None:
    _, table = cross({"B": B}, {"p:B": A, "q:B": B}, shuffles=9).tables()
    ((systems, gold, difference, *_),) = table.rows
    assert (systems, gold, difference) == ("q − p", "B", "+50.00†")


def test_schemes_are_joined_as_their_generalisation() -> None:
    assert golds_of(("A", "B", "C")) == "A ⊓ B ⊓ C"
