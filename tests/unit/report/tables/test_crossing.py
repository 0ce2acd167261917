"""Tables of an evaluation across schemes."""

from examples import A, B, words_of
from treeval import Crossing, cross
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


C, D = words_of([0, 1, 2], "root aux vg"), words_of([0, 1, 1], "root aux vg")
GOLDS = {"A": A, "B": B, "C": C, "D": D}


def crossing(**changes: object) -> Crossing:
    return cross(GOLDS, {"p:A": A, "q:B": A}, shuffles=9, resamples=9, **changes)


def test_many_schemes_are_shown_as_matrices() -> None:
    tables = {table.title: table for table in crossing().tables()}
    assert [title.split(" against")[0].split(",")[0] for title in tables] == [
        *("LAS", "UAS", "TED", "UTED", "TED", "UTED"),
        *("Differences in TED", "Differences in UTED"),
    ]
    alone = tables["TED against the gold trees of each scheme"]
    assert alone.header == ("System", "A", "B", "C", "D")
    # Specification: 4 of 8 against B; one label differs in C; D lacks have(1,3): see its nodes.
    assert alone.rows[0][:4] == ("p", "100.00", "50.00", "87.50")
    shared = tables[
        "TED against what a system's own scheme shares with each other scheme, and with all"
    ]
    assert shared.header == ("System", "⊓ A", "⊓ B", "⊓ C", "⊓ D", "⊓ all")
    # 2 of 7 against what A and B share; a scheme does not meet itself.
    assert [row[1:3] for row in shared.rows] == [("", "100.00"), ("71.43", "")]


def test_differences_stand_below_the_golds() -> None:
    *_, ted, _ = crossing().tables()
    assert ted.header == ("Systems", "A", "B", "C", "D", "⊓ both", "⊓ all")
    ((systems, *cells),) = ted.rows
    assert systems == "q − p"
    # Both outputs are equal, but have different native golds: 2 of 7 edits are new for q.
    assert cells[:2] == ["+0.00†", "+0.00†"]
    assert cells[4] == "-28.57†"


def test_intervals_and_data_for_programs_are_lists() -> None:
    *_, listed = crossing(ci=True).tables()
    assert listed.header[-1] == "Interval"
    data = crossing().tables(Style("csv"))
    assert [table.header[:2] for table in data] == [("System", "Gold"), ("Systems", "Gold")]
    assert len(data[0].rows) == 2 * 8
    assert crossing().page().sections[0].title == "Scores"


def test_three_schemes_are_listed() -> None:
    few = cross({"A": A, "B": B, "C": C}, {"p:A": A}).tables()
    assert [table.header[:2] for table in few] == [("System", "Gold")]
