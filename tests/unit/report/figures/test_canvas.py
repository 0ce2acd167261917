"""Files of figures."""

import sys
from pathlib import Path

import pytest

from treeval.errors import SettingError
from treeval.report.figures.canvas import blank, save
from treeval.settings.choices import FigureFormat
from treeval.treebanks.description import Description

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


def test_without_matplotlib_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(SettingError, match=r"pip install matplotlib"):
        blank(1, 1)
