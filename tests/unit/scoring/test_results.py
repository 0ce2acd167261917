"""Results for programs and notebooks."""

import sys
from pathlib import Path
from typing import Any

import pytest

import treeval
from treeval.errors import SettingError

SAMPLE = Path(treeval.__file__).parent / "sample"
GOLD = str(SAMPLE / "gold" / "en.conllu")
BIRCH = str(SAMPLE / "systems" / "birch" / "en.conllu")


@pytest.fixture(scope="module")
def results() -> treeval.Results:
    return treeval.score(GOLD, {"<birch>": BIRCH}, metrics=["UAS", "LAS", "UEM"])


def test_frame_holds_the_numbers_of_the_record(results: treeval.Results) -> None:
    import pandas as pd

    frame = results.to_frame()
    assert isinstance(frame, pd.DataFrame)
    assert frame.loc[("<birch>", "LAS"), "score"] == results["<birch>"].scores["LAS"].score
    assert frame.loc[("<birch>", "LAS"), "gold"] == 404


def test_without_pandas_the_way_out_is_named(
    results: treeval.Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(SettingError, match="install it, or use to_dict"):
        results.to_frame()


def test_notebooks_show_a_table_with_names_escaped(results: treeval.Results) -> None:
    shown: Any = results._repr_html_()
    assert "<th>&lt;birch&gt;</th>" in shown
    assert "<tr><td>LAS</td><td>83.17</td></tr>" in shown
    assert "<birch>" not in shown


def test_systems_are_found_by_name(results: treeval.Results) -> None:
    assert results["<birch>"].name == "<birch>"
    with pytest.raises(KeyError):
        results["oak"]
