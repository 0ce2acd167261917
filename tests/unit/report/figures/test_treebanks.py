"""Figures of treebanks."""

from pathlib import Path

import pytest

from treeval.report.figures.canvas import save
from treeval.treebanks.description import Description


def test_which_figures_are_drawn(one: Description, many: Description) -> None:
    assert list(one.figures()) == ["relations-by-wde"]
    assert list(many.figures()) == [
        *("relations-by-wde", "content-share-and-sttr", "scores-by-treebank"),
        *("correlations", "cumulative-variance"),
    ]


def test_every_figure_holds_its_labels(tmp_path: Path, many: Description) -> None:
    pytest.importorskip("matplotlib")
    labels = {
        "relations-by-wde": (">obl<", ">function<"),
        "content-share-and-sttr": (">long<", "share of content relations"),
        "scores-by-treebank": (">other<", ">C-prec<"),
        "correlations": (">F-freq<", "Pearson"),
        "cumulative-variance": (">WLAS<", "best score first"),
    }
    for name, draw in many.figures().items():
        path = tmp_path / name
        save(draw(), str(path), "svg")
        assert all(label in path.read_text() for label in labels[name]), name
