"""The tables and notes of a ranking."""

from pathlib import Path
from shutil import copy

import treeval
from sample import SAMPLE
from strategies import treebank_of
from treeval.report.tables.ranking import (
    means_table,
    pairs_table,
    ranking_tables,
    rankings_notes,
    treebanks_table,
    truth_table,
)
from treeval.report.tables.table import Style

EARLY = {name: str(SAMPLE / "systems" / name / "en.conllu") for name in ("alder", "birch", "cedar")}
LATE = {name: str(SAMPLE / "others" / name / "en.conllu") for name in ("elm", "hazel", "rowan")}


def test_systems_are_listed_from_best_to_worst_with_their_predicted_scores() -> None:
    (table,) = ranking_tables(treeval.rank({**EARLY, **LATE}))
    assert table.title == ""
    assert table.header[:6] == ("System", "Rank", "Range", "f", "v", "LAS")
    assert [row[0] for row in table.rows] == ["cedar", "elm", "hazel", "birch", "rowan", "alder"]
    assert [row[1] for row in table.rows] == ["1", "2", "3", "4", "5", "6"]
    # A difference of 0.22 points is a coin toss; with six systems, others are cut to 80 %.
    assert [row[-1] for row in table.rows] == ["76 %", "80 %", "even", "80 %", "80 %", "–"]


def test_gold_trees_add_true_scores_and_a_table() -> None:
    found = treeval.rank(EARLY, gold=str(SAMPLE / "gold" / "en.conllu"))
    systems, truth = ranking_tables(found)
    assert systems.header[-2:] == ("true LAS", "true UAS")
    # The scores are in the sample's README.
    assert {row[0]: row[-2] for row in systems.rows} == {
        "cedar": "90.35",
        "birch": "83.17",
        "alder": "71.45",
    }
    assert truth == truth_table(found)
    assert truth.rows[0] == ("Kendall's tau of the order", "-0.333 (p = 1)")
    assert truth.rows[1][1] == "7.18"  # 90.35 - 83.17


def test_two_systems_are_not_ranked() -> None:
    found = treeval.rank({"birch": EARLY["birch"], "cedar": EARLY["cedar"]})
    (table,) = ranking_tables(found)
    assert table == pairs_table(found)
    assert [one.rank for one in found.systems] == [None, None]
    assert found.notes()[0].startswith("two systems: there is nothing to rank")


def test_a_ranking_that_is_not_reliable_says_so_in_its_heading() -> None:
    """Three systems that agree on the root alone: a third of the arcs."""
    systems = {
        name: treebank_of([0, 1, 1], deprel=["root", *labels])
        for name, labels in {"a": ["x", "y"], "b": ["y", "z"], "c": ["z", "x"]}.items()
    }
    found = treeval.rank(systems)
    assert not found.reliable
    table = ranking_tables(found, Style())[0]
    assert table.title == "Not reliable: the systems agree on only 33.3 % of arcs"


def test_cells_for_programs_have_one_value() -> None:
    table = ranking_tables(treeval.rank({**EARLY, **LATE}), Style("csv", 3))[0]
    assert table.header == (
        *("System", "Rank", "Best rank", "Worst rank", "f", "v", "LAS", "LAS low", "LAS high"),
        *("UAS", "UAS low", "UAS high", "Segmenter", "Clone group", "Weight", "Order right"),
    )
    for row in table.rows[:-1]:
        assert all(float(cell) >= 0 for cell in row[1:])


FOLDERS = {name: str(SAMPLE / "systems" / name) for name in ("alder", "birch", "cedar")}


def test_means_are_over_the_treebanks_of_a_system() -> None:
    found = treeval.rank_treebanks(FOLDERS)
    for row, system in zip(means_table(found).rows, found.systems, strict=True):
        predicted = [one[system.name].las for one in found.treebanks.values()]
        mean = sum(one.predicted for one in predicted if one) / 4
        assert row[:3] == (system.name, str(system.rank), "4")
        assert row[4] == f"{100 * mean:.1f}"


def test_gold_trees_add_tau_and_loss_of_each_treebank() -> None:
    found = treeval.rank_treebanks(FOLDERS, gold=str(SAMPLE / "gold"))
    table = treebanks_table(found)
    assert table.header[-2:] == ("tau", "Loss")
    assert [row[0] for row in table.rows] == ["de", "en", "fr", "he"]
    record = found.to_dict()
    mean = sum(one["regret"] for one in record["treebanks"]) / 4
    assert f"loss of the first {100 * mean:.2f}" in rankings_notes(found)[-2]
    assert record["tau"] == sum(one["tau"] for one in record["treebanks"]) / 4


def test_systems_that_lack_outputs_come_last(tmp_path: Path) -> None:
    """The mean of two treebanks is higher than that of another system over all four."""
    for language in ("de", "en"):
        copy(SAMPLE / "systems" / "cedar" / f"{language}.conllu", tmp_path)
    found = treeval.rank_treebanks({**FOLDERS, "some": str(tmp_path)})
    assert found.systems[-1].name == "some"
    assert found.systems[-1].las > found.systems[-2].las
    assert any("systems that lack outputs come last" in note for note in rankings_notes(found))


def test_the_last_note_is_the_signature() -> None:
    assert rankings_notes(treeval.rank_treebanks(FOLDERS))[-1].startswith("signature: tok:align")
