"""Figures of results: which there are, what they show, and their files."""

import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import treeval
from sample import PARSED, PTB
from treeval.report.charts.lines import point_chart
from treeval.report.charts.matrix import matrix_chart
from treeval.treebanks.description import Description

SVG = "{http://www.w3.org/2000/svg}"
LABELS = {
    "relations-by-wde": ("obl", "function"),
    "content-share-and-sttr": ("long", "share of content relations"),
    "scores-by-treebank": ("other", "C-prec"),
    "correlations": ("F-freq", "Pearson's r"),
    "cumulative-variance": ("WLAS", "treebanks, the best score first"),
}


def read(path: Path) -> ET.Element:
    return ET.parse(path).getroot()  # noqa: S314  our own text


def test_which_figures_a_description_has(one: Description, many: Description) -> None:
    assert list(one.figures()) == ["relations-by-wde"]
    assert list(many.figures()) == list(LABELS)


def test_figures_of_an_assessment_need_gold_trees() -> None:
    plain = treeval.assess(PARSED).figures()
    judged = treeval.assess(PARSED, gold=PTB).figures()
    assert list(plain) == ["frequent-patterns"]
    assert set(plain) < set(judged)
    assert "quality-by-length" in judged


def test_a_file_shows_the_title_and_all_labels(tmp_path: Path, many: Description) -> None:
    for name, chart in many.figures().items():
        chart.write(tmp_path / f"{name}.svg")
        root = read(tmp_path / f"{name}.svg")
        texts = {element.text for element in root.iter(f"{SVG}text")}
        assert {*LABELS[name], chart.title} <= texts
        assert not list(root.iter(f"{SVG}a"))  # there is no page to lead to


def test_the_same_numbers_give_the_same_file(many: Description) -> None:
    first, second = (many.figures()["correlations"].document() for _ in range(2))
    assert first == second


def test_long_titles_are_broken_and_everything_fits(tmp_path: Path) -> None:
    title = "A title that is longer than one line " * 6
    chart = point_chart({"a": (1.0, 1.0)}, title, across="x", up="y")
    chart.write(tmp_path / "figure.svg")
    root = read(tmp_path / "figure.svg")
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


def test_a_matrix_has_one_shade_per_defined_pair() -> None:
    values = {("a", "b"): 0.5, ("a", "c"): -1.0, ("b", "c"): float("nan")}
    root = ET.fromstring(matrix_chart("abc", values, "t", unit="r").svg)  # noqa: S314  our own text
    shades = [(group.get("class"), group[1].get("fill-opacity")) for group in root.findall("g")]
    assert shades == [("c0", "0.30"), ("c1", "0.60"), ("c0", "0.30"), ("c1", "0.60")]
    numbers = [element.text for element in root.iter("text")]
    assert numbers.count("0.50") == numbers.count("−1.00") == numbers.count("–") == 2
