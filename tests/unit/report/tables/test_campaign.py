"""Tables of many treebanks."""

import pytest

from sample import SAMPLE
from treeval import campaign
from treeval.report.tables.campaign import campaign_means, campaign_table, campaign_tables, ordered
from treeval.report.tables.table import Style
from treeval.scoring.campaign import Campaign

SYSTEMS = {name: SAMPLE / "systems" / name for name in ("alder", "cedar")}


@pytest.fixture(scope="module")
def found() -> Campaign:
    return campaign(SAMPLE / "gold", SYSTEMS, metrics=["UAS", "LAS"])


def test_one_table_per_metric_with_means_at_the_bottom(found: Campaign) -> None:
    tables = campaign_tables(found, Style())
    assert [table.title for table in tables] == ["UAS", "LAS"]
    table = tables[1]
    assert [row[0] for row in table.rows] == [*found.names, "mean"]
    assert table.rows[-1][1:] == tuple(campaign_means(found, ordered(found, "LAS"), "LAS", Style()))
    best = found.macro(ordered(found, "LAS")[0], "LAS")
    assert table.rows[-1][1] == f"{100 * best:.2f}"


def test_the_best_system_comes_first(found: Campaign) -> None:
    first, second = ordered(found, "LAS")
    assert found.macro(first, "LAS") > found.macro(second, "LAS")
    assert campaign_table(found, "LAS", Style()).header == ("Treebank", first, second)


def test_cells_are_the_scores_of_treebanks(found: Campaign) -> None:
    table = campaign_table(found, "UAS", Style(decimals=1))
    row = dict(zip(table.header, table.rows[0], strict=True))
    for system in SYSTEMS:
        assert row[system] == f"{100 * found.score(row['Treebank'], system, 'UAS'):.1f}"
