"""Trees drawn with characters."""

from hypothesis import given
from hypothesis import strategies as st

from strategies import trees
from treeval.report.charts.sentences import draw_arcs, mirrored


def drawn(*heads: int | None) -> list[str]:
    return draw_arcs(heads)


def test_a_projective_tree() -> None:
    # The cat saw a dog .
    assert drawn(2, 3, 0, 5, 3, 3) == [
        "  ╭─>",
        "╭─┴─>",
        "├────",
        "│ ╭─>",
        "├─┴─>",
        "╰───>",
    ]


def test_an_arc_that_crosses_others_is_broken_where_it_does() -> None:
    # 4 hangs on 1, across the arc from 3 to 2.
    assert drawn(3, 3, 0, 1) == [
        "╭─┬─>",
        "├─│─>",
        "╰─│──",
        "  ╰─>",
    ]


def test_words_without_arcs_and_the_other_side() -> None:
    lines = draw_arcs([None, 3, None, None])
    assert lines == ["   ", "╭─>", "╰──", "   "]
    assert mirrored(lines) == ["   ", "<─╮", "──╯", "   "]


def test_stems_that_do_not_meet_share_a_lane() -> None:
    assert drawn(2, 5, 4, 5, 0) == [
        "  ╭─>",
        "╭─┴─>",
        "│ ╭─>",
        "├─┴─>",
        "╰────",
    ]


def test_what_is_no_tree() -> None:
    assert drawn(2, 1, 0) == ["╭─┬─>", "╰─┴─>", "     "]
    assert drawn(1) == ["╶─>"]
    assert "".join(drawn(2, 3, 1)).count(">") == 3


def test_nothing_to_draw() -> None:
    assert draw_arcs([0]) == [""]
    assert draw_arcs([]) == []
    assert draw_arcs([0, 0]) == ["", ""]


def test_trees_that_are_too_deep_or_too_long_are_not_drawn() -> None:
    chain = list(range(26))
    assert draw_arcs(chain[:25])[0]
    assert draw_arcs(chain) == [""] * 26
    assert draw_arcs([0, *[1] * 999])[0]
    assert draw_arcs([0, *[1] * 1000]) == [""] * 1001


@given(trees(max_words=14))
def test_heads_can_be_read_off_the_drawing(heads: list[int]) -> None:
    lines = draw_arcs(heads)
    if len(heads) > 1 and lines[0]:
        assert [read_head(lines, row) for row in range(len(heads))] == heads


@given(st.lists(st.one_of(st.none(), st.integers(0, 8)), min_size=8, max_size=8))
def test_anything_can_be_drawn(heads: list[int | None]) -> None:
    lines = draw_arcs(heads)
    assert len({len(line) for line in lines}) == 1
    assert sum(">" in line for line in lines) == sum(head not in (None, 0) for head in heads)
    assert mirrored(mirrored(lines)) == lines


DOWN, UP = "╭├│┬┼", "╰├│┴┼"


def start_of_line(line: str) -> int:
    """Where the line to a word begins; other stems only pass by."""
    return next(column for column, char in enumerate(line) if char in "╭╰├")


def own_stem(line: str) -> int | None:
    """Where the word's own stem stands: under the line to it, or where that begins at a root."""
    if not line.endswith(">"):
        return start_of_line(line)
    return next((column for column, char in enumerate(line) if char in "┬┴┼"), None)


def read_head(lines: list[str], row: int) -> int:
    if not lines[row].endswith(">"):
        return 0
    column = start_of_line(lines[row])
    for step, onward in ((1, DOWN), (-1, UP)):
        at = row
        while lines[at][column] in onward:
            at += step
            if own_stem(lines[at]) == column:
                return at + 1
    raise AssertionError("no head")
