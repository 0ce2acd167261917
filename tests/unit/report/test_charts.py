"""Charts: numbers in, well-formed SVG out, every mark at its place."""

import math
import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from treeval.report.charts.canvas import DrawnChart
from treeval.report.charts.lines import column_chart, line_chart, point_chart
from treeval.report.charts.rows import Dot, DotRow, Panel, bar_chart, dot_chart

HOSTILE = '<script>alert("1")</script>&\x00\x1b[31m\u202e'
NUMBERS = st.floats(-1e6, 1e6) | st.just(math.nan)


def parsed(chart: DrawnChart) -> ET.Element:
    """Read a chart as XML; what it says about itself is there, what is undefined is not."""
    root = ET.fromstring(chart.svg)  # noqa: S314  our own text
    assert root.tag == "svg"
    assert root.get("role") == "img"
    assert [child.tag for child in root][:2] == ["title", "desc"]
    assert root[0].text
    assert root[1].text == chart.said
    drawn = [value for element in root.iter() for value in element.attrib.values()]
    assert not [value for value in drawn if re.search(r"\b(nan|inf)\b", value)]
    return root


def texts(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter("text")]


def test_a_row_of_dots_has_a_dot_whiskers_and_its_number() -> None:
    rows = [DotRow("a", (Dot(80.0, 78.0, 82.0),)), DotRow("b", (Dot(90.0),))]
    root = parsed(dot_chart(rows, "LAS"))
    dots = root.findall(".//circle")
    assert len(dots) == 2
    assert len(root.findall(".//line[@class='whisker']")) == 3  # one line and its two ends
    assert {"a", "b", "80.00", "90.00"} <= set(texts(root))
    tips = [element.text for element in root.findall(".//g/title")]
    assert tips == ["a: 80.00 (78.00–82.00)", "b: 90.00"]
    # 90 lies to the right of 80, in the row below.
    places = [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in dots]
    assert places[0] < places[1]


def test_an_undefined_value_is_a_dash_and_no_dot() -> None:
    root = parsed(dot_chart([DotRow("a", (Dot(math.nan, math.nan, math.nan),))], "LAS"))
    assert not root.findall(".//circle")
    assert "–" in texts(root)
    root = parsed(bar_chart(["a"], [Panel("F1", (math.nan,))], "F1"))
    assert not root.findall(".//rect")
    assert "–" in texts(root)


def test_several_series_are_named_and_coloured() -> None:
    rows = [DotRow("nsubj", (Dot(1.0), Dot(math.nan), Dot(3.0)))]
    root = parsed(dot_chart(rows, "by relation", series=["x", "y", "z"]))
    assert {"x", "y", "z"} <= set(texts(root))
    assert [group.get("class") for group in root.findall("g")] == ["c0", "c2"]


def test_equal_dots_lie_apart() -> None:
    rows = [DotRow("a", (Dot(1.0), Dot(1.0), Dot(9.0))), DotRow("b", (Dot(2.0), Dot(5.0)))]
    root = parsed(dot_chart(rows, "t", series="xyz"))
    heights = [float(dot.get("cy", "")) for dot in root.findall("g/circle")]
    assert heights[0] < heights[1] < heights[2] + 3
    assert heights[3] == heights[4]


def test_bars_are_as_long_as_their_values() -> None:
    panels = [Panel("F1", (50.0, 100.0), high=100.0), Panel("lost", (3.0, 0.0), series=1)]
    root = parsed(bar_chart(["a", "b"], panels, "LAS by relation"))
    widths = [float(bar.get("width", "")) for bar in root.iter("rect")]
    assert widths[0] == pytest.approx(widths[1] / 2, abs=0.1)
    assert widths[3] == 0
    assert [group.get("class") for group in root.findall("g")] == ["c0", "c0", "c1", "c1"]


def test_rows_may_have_classes() -> None:
    drawn = bar_chart(["a", "b"], [Panel("WDE", (1.0, 2.0))], "t", classes=[1, 0], class_names="xy")
    root = parsed(drawn)
    assert [group.get("class") for group in root.findall("g")] == ["c1", "c0"]
    assert {"x", "y"} <= set(texts(root))


def test_columns_are_as_high_as_their_counts() -> None:
    root = parsed(column_chart([0.0, 0.5, 1.0], [2, 4], "scores", across="PUPA", up="sentences"))
    heights = [float(bar.get("height", "")) for bar in root.iter("rect")]
    assert heights[0] == pytest.approx(heights[1] / 2)


def test_columns_lead_to_what_they_count_also_where_they_are_low() -> None:
    links = ["explore?score=1", ""]
    drawn = column_chart([0, 1, 2], [1, 4], "scores", across="PUPA", up="sentences", links=links)
    (link,) = ET.fromstring(drawn.svg).iter("a")  # noqa: S314  our own text
    assert link.get("href") == "#explore?score=1"
    low, whole = link.iter("rect")
    assert float(whole.get("height", "")) == pytest.approx(4 * float(low.get("height", "")))
    assert whole.get("style") == "fill: transparent"


def test_a_curve_has_gaps_where_it_is_undefined() -> None:
    curve = [(1.0, 2.0), (2.0, 3.0), (3.0, math.nan), (4.0, 5.0), (5.0, 6.0)]
    root = parsed(line_chart({"PUPA": curve}, "quality", across="k", up="UAS"))
    (path,) = root.iter("path")
    assert re.findall("[ML]", path.get("d", "")) == ["M", "L", "M", "L"]
    assert len(root.findall(".//circle")) == 4


def test_powers_show_what_is_above_zero() -> None:
    curve = [(1.0, 1000.0), (10.0, 10.0), (100.0, 0.0)]
    drawn = line_chart(
        {"patterns": curve}, "t", across="t", up="n", in_powers=True, mark=(10.0, "X = 10")
    )
    root = parsed(drawn)
    assert len(root.findall(".//circle")) == 2
    assert {"1,000", "X = 10"} <= set(texts(root))


def test_names_of_points_do_not_cover_each_other() -> None:
    points = {"Basque": (0.5, 0.5), "Danish": (0.5001, 0.5), "Czech": (0.6, 0.7)}
    root = parsed(point_chart(points, "richness", across="STTR", up="content"))
    heights = [float(text.get("y", "")) for text in root.findall("text[@class='name']")]
    assert abs(heights[0] - heights[1]) >= 11


@given(st.lists(NUMBERS, min_size=1, max_size=5), st.text(max_size=40))
def test_whatever_the_numbers_and_names(values: list[float], name: str) -> None:
    hostile = HOSTILE + name
    rows = [DotRow(hostile, tuple(Dot(value, value, value) for value in values))]
    series = [f"{hostile}{number}" for number in range(len(values))]
    names = [hostile] * len(values)
    points = list(zip(map(float, range(len(values))), values, strict=True))
    drawings = [
        dot_chart(rows, hostile, unit=hostile, series=series),
        bar_chart(names, [Panel(hostile, tuple(abs(value) for value in values))], hostile),
        line_chart({hostile: points}, hostile, across=hostile, up=hostile),
        line_chart({hostile: points}, hostile, across=hostile, up=hostile, in_powers=True),
        point_chart({hostile: points[0]}, hostile, across=hostile, up=hostile),
    ]
    for drawing in drawings:
        root = parsed(drawing)
        assert not list(root.iter("script"))
        assert "\x1b" not in drawing.svg + drawing.said


def test_charts_say_what_they_show() -> None:
    rows = [DotRow("a", (Dot(80.0),)), DotRow("b", (Dot(90.0),)), DotRow("c", (Dot(math.nan),))]
    said = dot_chart(rows, "LAS", unit="LAS, %").said
    assert said == "LAS, %: highest for b (90.00), lowest for a (80.00)."
    both = [DotRow("nsubj", (Dot(1.0), Dot(2.0)))]
    assert "Highest for nsubj, y (2.00)" in dot_chart(both, "t", series=["x", "y"]).said
    panels = [Panel("F1", (50.0, 100.0)), Panel("lost", (3.0, 3.0))]
    said = bar_chart(["a", "b"], panels, "t").said
    assert said == "F1: highest for b (100), lowest for a (50); lost: all 2 values are 3."
    said = column_chart([0.0, 0.5, 1.0], [2, 4], "scores", across="PUPA", up="sentences").said
    assert said == "Columns: number of sentences by PUPA. The highest one is from 0.5 to 1: 4 of 6."
    said = line_chart({"PUPA": [(1.0, 2.0), (5.0, 6.0)]}, "t", across="k", up="UAS").said
    assert said == "UAS against k: PUPA goes from 2 at 1 to 6 at 5."
    said = point_chart({"x": (1.0, 4.0), "y": (2.0, 3.0)}, "t", across="a", up="b").said
    assert said == (
        "2 points; a: highest for y (2), lowest for x (1); b: highest for x (4), lowest for y (3)."
    )
