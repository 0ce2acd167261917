"""Columns do to distinct strings what one would do to every word."""

from hypothesis import example, given
from hypothesis import strategies as st

from treeval.tree.column import Column
from treeval.tree.surface import SPACES, spaceless

STRINGS = st.lists(st.text(st.sampled_from("aAΣßİ'\n" + SPACES), max_size=4), max_size=8)


@given(STRINGS)
@example(["ΟΔΟΣ", "ΟΔΟΣ'", "Σ"])  # how a capital sigma is lowered depends on its neighbours
@example(["A\nB", "C"])
@example([])
def test_many_lines_at_once(strings: list[str]) -> None:
    found = Column.of(strings).map_lines(str.lower)
    assert list(found) == [string.lower() for string in strings]
    assert len(set(found.strings)) == len(found.strings)


@given(STRINGS)
def test_spaces_are_removed(strings: list[str]) -> None:
    removed = str.maketrans("", "", SPACES)
    assert list(spaceless(Column.of(strings))) == [string.translate(removed) for string in strings]


@given(STRINGS, STRINGS)
def test_codes_of_another_column(strings: list[str], others: list[str]) -> None:
    column, other = Column.of(strings), Column.of(others)
    expected = [other.strings.index(string) if string in others else -1 for string in strings]
    assert column.coded_as(other).tolist() == expected
