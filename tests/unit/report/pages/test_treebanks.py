"""The figures of a description: which there are, and what they show."""

from pathlib import Path
from xml.etree import ElementTree as ET

from treeval.treebanks.description import Description

SVG = "{http://www.w3.org/2000/svg}"
LABELS = {
    "relations-by-wde": ("obl", "function"),
    "content-share-and-sttr": ("long", "share of content relations"),
    "scores-by-treebank": ("other", "C-prec"),
    "correlations": ("F-freq", "Pearson's r"),
    "cumulative-variance": ("WLAS", "treebanks, the best score first"),
}


def test_which_figures_a_description_has(one: Description, many: Description) -> None:
    assert list(one.figures()) == ["relations-by-wde"]
    assert list(many.figures()) == list(LABELS)


def test_a_file_shows_the_title_and_all_labels(tmp_path: Path, many: Description) -> None:
    for name, chart in many.figures().items():
        chart.write(tmp_path / f"{name}.svg")
        root = ET.parse(tmp_path / f"{name}.svg").getroot()  # noqa: S314  our own text
        texts = {element.text for element in root.iter(f"{SVG}text")}
        assert {*LABELS[name], chart.title} <= texts
        assert not list(root.iter(f"{SVG}a"))  # there is no page to lead to


def test_the_same_numbers_give_the_same_file(many: Description) -> None:
    first, second = (many.figures()["correlations"].document() for _ in range(2))
    assert first == second
