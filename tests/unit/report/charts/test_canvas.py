"""Scales, ticks, limits and labels of charts, and charts as files."""

import math
import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from treeval.report.charts.canvas import Scale, around, label, powers, ticks
from treeval.report.charts.lines import point_chart

SVG = "{http://www.w3.org/2000/svg}"


def test_ticks_are_round_numbers_within() -> None:
    assert ticks(0, 100) == [0, 20, 40, 60, 80, 100]
    assert ticks(77.56, 84.57) == [78, 80, 82, 84]
    assert ticks(0.1, 0.35) == pytest.approx([0.1, 0.15, 0.2, 0.25, 0.3, 0.35])
    assert ticks(5, 5) == [5]
    assert ticks(0, 5e-324) == [0]  # a sixth of the smallest number is nothing
    assert powers(1, 5000) == [1, 10, 100, 1000]


def test_scales() -> None:
    assert Scale(0, 10, 100, 200)(5) == 150
    assert Scale(1, 100, 0, 200, in_powers=True)(10) == pytest.approx(100)
    assert Scale(3, 3, 0, 200)(3) == 0


def test_limits_leave_room_around() -> None:
    assert around([math.nan]) == (0.0, 1.0)
    low, high = around([80.0, 81.0], at_least=3.0)
    assert (low, high) == pytest.approx((78.94, 82.06))  # 0.06 and half of what lacks
    low, high = around([5.0])
    assert low < 5 < high


def test_long_names_are_cut() -> None:
    assert label("a" * 30) == "a" * 25 + "…"


def test_long_titles_are_broken_and_everything_fits(tmp_path: Path) -> None:
    title = "A title that is longer than one line " * 6
    chart = point_chart({"a": (1.0, 1.0)}, title, across="x", up="y")
    chart.write(tmp_path / "figure.svg")
    root = ET.parse(tmp_path / "figure.svg").getroot()  # noqa: S314  our own text
    lines = root.findall(f"{SVG}text[@class='title']")
    assert len(lines) > 1
    assert " ".join(str(line.text) for line in lines) == title.strip()
    wide, high = (int(root.get(side, "")) for side in ("width", "height"))
    assert root.get("viewBox") == f"0 0 {wide} {high}"
    assert wide > chart.width
    assert high > chart.height + 18 * len(lines)


def test_colours_of_files_are_those_of_pages_in_light_mode() -> None:
    css = files("treeval.report").joinpath("templates", "page.css").read_text("utf-8")
    light = dict(re.findall(r"--(c\d): (#\w+)", css.partition("@media")[0]))
    style = point_chart({}, "t", across="x", up="y").document()
    assert dict(re.findall(r"\.(c\d) { color: (#\w+) }", style)) == light
    assert "var(" not in style  # which programs that convert SVG do not know
