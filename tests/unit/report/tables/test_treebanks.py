"""Tables and figures of treebanks."""

import sys
from pathlib import Path

import pytest

from strategies import treebank_of
from treeval.errors import SettingError
from treeval.report.figures.canvas import blank, save
from treeval.report.tables.style import Style
from treeval.settings.choices import FigureFormat
from treeval.treebanks.describe import describe
from treeval.treebanks.description import Description

LONG = treebank_of(
    [0, *[1] * 999], form=[*"ab"] * 500, deprel=["root", *["obj"] * 499, *["det"] * 500]
)
SHORT = treebank_of([2, 0, 2], deprel=["det", "root", "obj"])
OTHER = treebank_of([2, 0, 2], deprel=["det", "root", "obl"])


@pytest.fixture(scope="module")
def one() -> Description:
    return describe({"long": LONG})


@pytest.fixture(scope="module")
def many() -> Description:
    golds = {"long": LONG, "short": SHORT, "other": OTHER}
    return describe(golds, systems=golds)


def test_one_treebank(one: Description) -> None:
    # 1,000 words, two forms: STTR 0.2 %. 500 det and 499 obj alternate between two forms: their
    # entropy is log 2 (but for the odd word out), as is the log of the vocabulary.
    lines = one.text().splitlines()
    assert lines[3].split() == ["long", "1", "1000", "0", "50.00", "50.00", "0.00", "0.20"]
    det = next(line for line in lines if line.startswith("det"))
    assert det.split() == ["det", "function", "500", "100.00", "█" * 30]
    assert "STTR" not in lines[-1]


def test_many_treebanks(many: Description) -> None:
    text = many.text()
    assert "– STTR: fewer than 1000 words in short, other" in text
    assert "averaged over 3 treebanks" in text
    # Two of three treebanks have no obl: mean of 0 (one form), 0.5 and 0.5.
    obl = next(line for line in text.splitlines() if line.startswith("obl"))
    assert obl.split()[:5] == ["obl", "content", "1", "1", "33.33"]
    # Perfect systems: nothing varies, so nothing correlates.
    las = next(line for line in text.splitlines() if line.startswith("LAS"))
    assert set(las.split()[1:]) == {"–"}
    assert "content share against STTR: r = –" in text


def test_programs_get_no_bars_and_people_the_decimals_they_want(one: Description) -> None:
    lines = one.text(Style("csv", 1)).splitlines()
    assert lines[1] == "long,1,1000,0,50.0,50.0,0.0,0.2"
    assert "det,function,500,100.0" in lines


def test_no_classes_are_said() -> None:
    text = describe({"short": SHORT}, relation_classes="none").text()
    assert "– Content, Function, Other: no classes of relations were given" in text


def test_which_figures_are_drawn(one: Description, many: Description) -> None:
    assert list(one.figures()) == ["relations-by-wde"]
    assert list(many.figures()) == [
        *("relations-by-wde", "content-share-and-sttr", "scores-by-treebank"),
        *("correlations", "cumulative-variance"),
    ]


STARTS: dict[FigureFormat, bytes] = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}


@pytest.mark.parametrize("form", STARTS)
def test_the_same_numbers_give_the_same_file(
    tmp_path: Path, many: Description, form: FigureFormat
) -> None:
    pytest.importorskip("matplotlib")
    draw = many.figures()["content-share-and-sttr"]
    contents = []
    for name in ("a", "b"):
        save(draw(), str(tmp_path / name), form)
        contents.append((tmp_path / name).read_bytes())
    assert contents[0].startswith(STARTS[form])
    assert contents[0] == contents[1]


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


def test_without_matplotlib_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(SettingError, match=r"pip install 'treeval\[figures\]'"):
        blank(1, 1)
