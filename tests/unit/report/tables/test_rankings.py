"""The tables of rankings of many treebanks."""

from pathlib import Path
from shutil import copy

import treeval
from sample import SAMPLE
from treeval.report.tables.ranking import means_table, rankings_notes, treebanks_table

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
