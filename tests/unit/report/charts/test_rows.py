"""Matrices of correlations."""

from xml.etree import ElementTree as ET

from treeval.report.charts.rows import matrix_chart


def test_a_matrix_has_one_shade_per_defined_pair() -> None:
    values = {("a", "b"): 0.5, ("a", "c"): -1.0, ("b", "c"): float("nan")}
    root = ET.fromstring(matrix_chart("abc", values, "t", unit="r").svg)  # noqa: S314  our own text
    shades = [(group.get("class"), group[1].get("fill-opacity")) for group in root.findall("g")]
    assert shades == [("c0", "0.30"), ("c1", "0.60"), ("c0", "0.30"), ("c1", "0.60")]
    numbers = [element.text for element in root.iter("text")]
    assert numbers.count("0.50") == numbers.count("−1.00") == numbers.count("–") == 2
