"""Results for programs and notebooks."""

import sys
from typing import Any

import pytest

import treeval
from sample import BIRCH, GOLD
from treeval.errors import SettingError
from treeval.report.tables.table import Style


@pytest.fixture(scope="module")
def results() -> treeval.Results:
    return treeval.score(GOLD, {"<birch>": BIRCH}, metrics=["UAS", "LAS", "UEM"])


def test_frame_holds_the_numbers_of_the_record(results: treeval.Results) -> None:
    pd = pytest.importorskip("pandas", reason="pandas is not installed")
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


def test_tables_of_html_have_names_escaped(results: treeval.Results) -> None:
    html = Style("html")
    assert "<tr><td>LAS</td><td>83.17</td>" in results.text(html)
    both = treeval.score(GOLD, {"<birch>": BIRCH, "b": BIRCH}, metrics=["LAS"])
    shown = both.text(html)
    assert "<th>&lt;birch&gt;</th>" in shown
    assert "<tr><td>LAS</td><td>83.17</td><td>83.17</td></tr>" in shown
    assert "<birch>" not in shown


def test_systems_are_found_by_name(results: treeval.Results) -> None:
    assert results["<birch>"].name == "<birch>"
    with pytest.raises(KeyError):
        results["oak"]


def test_one_name_stands_for_a_list_of_one() -> None:
    found = treeval.score(GOLD, {"a": BIRCH}, metrics="LAS", by="upos")
    assert list(found["a"].scores) == ["LAS"]
    assert found.breakdowns[0].by == "upos"


@pytest.mark.parametrize(
    ("systems", "settings", "message"),
    [
        ({}, {}, "there are no systems; name at least one"),
        ({"a": BIRCH}, {"metrics": []}, "`metrics=`: it is empty"),
        (
            {"a": BIRCH},
            {"invalid": "drop"},
            "`invalid=`: 'drop' is unknown; choose from fail, skip",
        ),
    ],
)
def test_what_makes_no_sense_is_refused(
    systems: dict[str, str], settings: dict[str, Any], message: str
) -> None:
    with pytest.raises(SettingError, match=message):
        treeval.score(GOLD, systems, **settings)


def test_only_what_was_scored_can_be_compared() -> None:
    results = treeval.score(GOLD, {"a": BIRCH, "b": BIRCH}, metrics=["LAS"])
    with pytest.raises(SettingError, match="'UAS' is not scored; choose from LAS"):
        treeval.compare(results, metrics=("UAS",))


def test_where_no_sentence_is_left_the_reason_says_so() -> None:
    found = treeval.score(GOLD, {"a": BIRCH}, metrics=["LAS"], max_length=1)
    assert found["a"].scores["LAS"].reason == "there are no sentences left"


def test_means_of_perplexities_are_perplexities() -> None:
    conventions = treeval.Conventions(average="macro")
    found = treeval.score(
        GOLD, {"a": BIRCH}, metrics=["DPPL"], train=GOLD, conventions=conventions
    )["a"].scores["DPPL"]
    assert not found.is_share
    assert not found.higher_is_better


@pytest.mark.parametrize("settings", [{"seed": -1}, {"test": "sign"}])
def test_draws_that_cannot_be_made(settings: dict[str, Any]) -> None:
    with pytest.raises(SettingError):
        treeval.Certainty(**settings)


@pytest.mark.parametrize("settings", [{"punct": "none"}, {"average": "mean"}, {"roots": "two"}])
def test_conventions_that_nobody_has(settings: dict[str, Any]) -> None:
    with pytest.raises(SettingError, match="is unknown; choose from"):
        treeval.Conventions(**settings)
