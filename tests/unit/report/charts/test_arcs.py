"""Arcs of a sentence, placed above and below its words."""

from examples import pp_attachment
from treeval.report.charts.arcs import diagram


def test_short_arcs_lie_below_the_arcs_that_span_them() -> None:
    errors = pp_attachment(["She", "saw", "him", "with", "one"])
    placed = diagram(errors.judged(0))
    levels = {arc.label: arc.level for arc in placed.gold}
    assert levels == {"nsubj": 1, "root": 3, "obj": 1, "case": 1, "obl": 2}
    assert [(arc.label, arc.level) for arc in placed.predicted] == [("iobj", 1), ("nmod", 1)]
    middles = [word.x for word in placed.words]
    assert middles == sorted(middles)
    assert placed.height > placed.below_y > placed.words_y


def test_scripts_from_right_to_left_start_at_the_right() -> None:
    placed = diagram(pp_attachment(["היא", "ראתה", "אותו", "עם", "1"]).judged(0))
    middles = [word.x for word in placed.words]
    assert middles == sorted(middles, reverse=True)
