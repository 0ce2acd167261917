"""Sentences with gold and predicted arcs, as text and as lines."""

from hypothesis import given
from hypothesis import strategies as st

from examples import mistakes_of, pp_attachment, sentence
from strategies import treebank_of, trees
from treeval.report.charts.sentences import draw_arcs, draw_sentence, draw_side_by_side, mirrored
from treeval.report.tables.table import width
from treeval.scoring.analysis import errors_of

LEFT_TO_RIGHT_MARK = "\N{LEFT-TO-RIGHT MARK}"


def test_a_wrong_arc_is_drawn_to_the_right() -> None:
    errors = pp_attachment(["She", "saw", "him", "with", "one"])
    assert draw_sentence(errors.judged(0)).splitlines() == [
        "── sentence 1, line 1: 2 of 5 words wrong ──",
        "She saw him with one",
        "╭───> 1 She  X nsubj",
        "├──── 2 saw  X root",
        "├───> 3 him  X obj    ✗ iobj ──╮",
        "│ ╭─> 4 with X case            │",
        "╰─┴─> 5 one  X obl    ✗ nmod <─╯",
    ]


def test_wide_characters_keep_the_columns_straight() -> None:
    drawn = draw_sentence(pp_attachment(["他", "看見", "b", "with", "一"]).judged(0))
    rows = drawn.splitlines()[2:]
    assert rows[0] == "╭───> 1 他   X nsubj"
    assert len({width(row[: row.index(" X ")]) for row in rows}) == 1


def test_letters_from_right_to_left_do_not_turn_the_line_around() -> None:
    drawn = draw_sentence(pp_attachment(["היא", "ראתה", "אותו", "עם", "1"]).judged(0))
    assert f"1 היא{LEFT_TO_RIGHT_MARK}  X nsubj" in drawn
    assert "5 1    X obl" in drawn


def test_words_that_were_not_asked_for_have_a_smaller_mark() -> None:
    errors = pp_attachment(list("abcde"))
    asked = errors_of(errors.pair.gold, errors.pair.predicted, confusion="obl:nmod")
    drawn = draw_side_by_side(asked.judged(0))
    assert "· iobj" in drawn
    assert "✗ nmod" in drawn
    assert "2 of 5 words wrong, 1 selected" in drawn
    assert "obl → nmod: 1 word in 1 sentence" in asked.text()


def test_only_what_was_asked_for_is_painted() -> None:
    errors = pp_attachment(list("abcde"))
    drawn = draw_sentence(errors.judged(0), paint=lambda text: f"[{text}]")
    assert "[✗ iobj] ──╮" in drawn
    assert drawn.count("[") == 2


def test_stretches_without_errors_are_left_out_of_long_sentences() -> None:
    heads = [0, *[1] * 59]
    gold = treebank_of(heads, deprel=["dep"] * 60)
    predicted = treebank_of([*heads[:-1], 59], deprel=["dep"] * 60)
    judged = mistakes_of(gold, predicted).judged(0)
    lines = draw_sentence(judged, longest=40).splitlines()
    # Word 60 is wrong; its heads are 1 and 59. These are shown, and their neighbours.
    assert [line.split()[1] for line in lines[2:4]] == ["1", "2"]
    assert lines[4].strip() == "⋮ 55 words without errors"
    assert [line.split()[1] for line in lines[5:]] == ["58", "59", "60"]
    assert len(draw_sentence(judged, longest=60).splitlines()) == 62


def test_trees_that_cannot_be_drawn_are_told_by_numbers() -> None:
    chain = treebank_of(list(range(30)), deprel=["dep"] * 30)
    flat = treebank_of([0, *[1] * 29], deprel=["dep"] * 30)
    lines = draw_sentence(mistakes_of(chain, flat).judged(0)).splitlines()
    assert lines[2].startswith("root ─>  1 w1  _ dep ")
    assert lines[4].split() == ["2", "─>", "3", "w3", "_", "dep", "✗", "dep", "<─┤"]
    lines = draw_sentence(mistakes_of(flat, chain).judged(0)).splitlines()
    assert lines[4].endswith("✗ dep  from 2 w2")


def test_a_sentence_without_end_is_cut() -> None:
    long = treebank_of([0, *[1] * 999], deprel=["dep"] * 1000)
    chain = treebank_of(list(range(1000)), deprel=["dep"] * 1000)
    lines = draw_sentence(mistakes_of(long, chain).judged(0)).splitlines()
    assert lines[-1] == "700 more words; the JSON has them all"
    assert width(lines[1]) == 500


def test_heads_that_are_not_there() -> None:
    gold = treebank_of([2, 0], [0], form=["ab", "c", "d"], deprel=["x", "root", "root"])
    predicted = treebank_of(
        [0, 1, 2, 1], form=["a", "b", "c", "d"], deprel=["root", "x", "root", "y"]
    )
    errors = mistakes_of(gold, predicted)
    first, second = (draw_sentence(errors.judged(number)) for number in (0, 1))
    assert "1 ab _ x     ✗ unaligned" in first
    assert "✗ root       from b (unaligned)" in first
    assert "predicted words that are not gold words: a b" in first
    assert "✗ y  from a (unaligned)" in second
    joined = treebank_of([2, 0, 2], form=["ab", "c", "d"], deprel=["x", "root", "y"])
    second = draw_sentence(mistakes_of(gold, joined).judged(1))
    assert "✗ y  from c (other sentence)" in second


def test_several_systems_stand_side_by_side() -> None:
    forms = ["She", "saw", "him", "with", "one"]
    errors = pp_attachment(forms)
    gold = errors.pair.gold
    flat = sentence([2, 0, 2, 5, 2], forms, ["nsubj", "root", "obj", "mark", "obl"])
    found = errors_of(gold, {"birch": errors.pair.predicted, "cedar": flat})
    assert draw_side_by_side(found.judged(0)).splitlines() == [
        "── sentence 1, line 1, 5 words: birch 2 wrong, cedar 1 wrong ──",
        "She saw him with one",
        "                      birch       cedar",
        "╭───> 1 She  X nsubj",
        "├──── 2 saw  X root",
        "├───> 3 him  X obj    ✗ iobj ──╮",
        "│ ╭─> 4 with X case            │  ✗ mark",
        "╰─┴─> 5 one  X obl    ✗ nmod <─╯",
    ]


def test_arcs_of_several_systems_are_named_if_they_need_much_room() -> None:
    chain = treebank_of(list(range(12)), deprel=["dep"] * 12)
    flat = treebank_of([0, *[1] * 11], deprel=["dep"] * 12)
    drawn = draw_side_by_side(errors_of(flat, {"flat": flat, "chain": chain}).judged(0))
    assert "✗ dep  from 11 w11" in drawn
    alone = draw_sentence(mistakes_of(flat, chain).judged(0))
    assert "from" not in alone


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
