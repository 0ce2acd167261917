"""The tables of rankings of many treebanks."""

import treeval
from sample import SAMPLE
from treeval.report.tables.rankings import means_table, rankings_notes, treebanks_table

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


def test_the_last_note_is_the_signature() -> None:
    assert rankings_notes(treeval.rank_treebanks(FOLDERS))[-1].startswith("signature: tok:align")
