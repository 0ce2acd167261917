"""Scores in long form, as pandas reads them."""

import io
from pathlib import Path
from typing import Any

import pytest

import treeval
from sample import BIRCH, CEDAR, GOLD, SAMPLE
from treeval.report.tables.table import Style

pd = pytest.importorskip("pandas", reason="pandas is not installed")

SYSTEMS = {"birch": BIRCH, "cedar": CEDAR}
COLUMNS = ["system", "metric", "by", "group", "measure", "value", "signature"]


def frame(result: Any, form: str = "csv") -> Any:
    separator = "," if form == "csv" else "\t"
    return pd.read_csv(io.StringIO(result.text(Style(form))), sep=separator)


def one(table: Any, **wanted: str) -> float:
    for column, value in wanted.items():
        table = table[table[column] == value]
    (found,) = table["value"]
    return float(found)


@pytest.mark.parametrize("form", ["csv", "tsv"])
def test_all_numbers_are_in_one_table(form: str) -> None:
    results = treeval.score(
        GOLD, SYSTEMS, metrics="LAS,UAS", by="upos", ci=True, compare=True, per_sentence=True
    )
    table = frame(results, form)
    assert list(table.columns) == COLUMNS
    assert table["value"].dtype == float
    whole = table[table["by"].isna()]
    las = results["birch"].scores["LAS"]
    assert one(whole, system="birch", metric="LAS", measure="score") == round(100 * las.score, 2)
    assert las.interval is not None
    assert one(whole, system="birch", metric="LAS", measure="low") == round(
        100 * las.interval.low, 2
    )
    assert one(whole, system="cedar", metric="UAS", measure="rank") == 1
    (test,) = (results.comparisons or {})["LAS"]
    about = {"by": "compared with", "group": test.a, "system": test.b, "metric": "LAS"}
    assert one(table, measure="difference", **about) == round(100 * test.difference, 2)
    nouns = {"by": "upos", "group": "NOUN", "system": "cedar", "metric": "LAS"}
    assert one(table, measure="lost", **nouns) > 0
    sentence = {"by": "sentence", "group": "en-news-01", "metric": "LAS", "system": "cedar"}
    assert one(table, measure="score", **sentence) == 95
    assert (table["signature"].str.startswith(("LAS|", "UAS|"))).all()


def test_undefined_scores_are_empty_and_zeros_of_the_ud_scorer_are_zeros() -> None:
    found = frame(treeval.score(GOLD, {"birch": BIRCH}, metrics="ELAS"))
    assert found["value"].isna().all()
    found = frame(treeval.score(GOLD, {"birch": BIRCH}, metrics="ELAS", preset="ud"))
    assert (found["value"] == 0).all()


def test_constituents_have_the_figures_of_evalb() -> None:
    folder = SAMPLE / "brackets"
    results = treeval.score(str(folder / "en.mrg"), str(folder / "parsed.mrg"))
    found = frame(results)
    every = found[(found["metric"] == "EVALB") & (found["group"] == "All")]
    assert one(every, measure="number of sentences") == 25


def test_many_treebanks(tmp_path: Path) -> None:
    (tmp_path / "partial").mkdir()
    (tmp_path / "partial" / "en.conllu").write_bytes(Path(CEDAR).read_bytes())
    folders = {"birch": str(SAMPLE / "systems" / "birch"), "partial": str(tmp_path / "partial")}
    campaign = treeval.campaign(str(SAMPLE / "gold"), folders, metrics="LAS")
    found = frame(campaign)
    assert list(found.columns) == ["treebank", *COLUMNS]
    mean = one(found, treebank="mean", system="birch", measure="score")
    assert mean == round(100 * campaign.macro("birch", "LAS"), 2)
    missing = found[(found["treebank"] == "fr") & (found["system"] == "partial")]
    assert missing["value"].isna().all()
