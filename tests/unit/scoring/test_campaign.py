"""Campaigns over treebanks that differ."""

import warnings
from pathlib import Path
from shutil import copyfile

import pytest

import treeval
from blocks import blocks_of
from sample import SAMPLE
from treeval.errors import TreevalWarning


def test_all_metrics_are_those_that_fit_every_treebank(tmp_path: Path) -> None:
    for name, source in (("gold", SAMPLE / "gold"), ("birch", SAMPLE / "systems" / "birch")):
        folder = tmp_path / name
        folder.mkdir()
        copyfile(source / "en.conllu", folder / "a.conllu")
        treeval.convert(source / "en.conllu", folder / "b.conll09")
    found = treeval.campaign(str(tmp_path / "gold"), str(tmp_path / "birch"), metrics="all")
    # The second treebank has no UPOS: the format has no such column.
    assert "UPOS" in found.treebanks["a"].systems[0].scores
    assert "UPOS" not in found.metrics
    assert "LAS" in found.metrics
    assert found.text().startswith("Tokens\n")
    assert found.to_dict()["macro"]["birch"].keys() == set(found.metrics)


def test_a_seed_without_effect_is_said() -> None:
    note = (
        "`seed=` has no effect here: nothing is drawn at random without `ci=`, `compare=` or "
        "`baseline=`"
    )
    for given in (("gold", "systems/birch"), ("gold/en.conllu", "systems/birch/en.conllu")):
        paths = [str(SAMPLE / one) for one in given]
        compute = treeval.score if given[0].endswith(".conllu") else treeval.campaign
        assert note in compute(*paths, metrics="LAS", seed=1).notes()
        assert note in compute(*paths, metrics="LAS", seed=1, jobs=2).notes()
        assert note not in compute(*paths, metrics="LAS").notes()
        assert note not in compute(*paths, metrics="LAS", ci=True, seed=1).notes()


def test_a_page_shows_sentences_of_large_files_and_warns_of_nothing() -> None:
    folders = str(SAMPLE / "gold"), str(SAMPLE / "systems" / "birch")
    with blocks_of(1000), warnings.catch_warnings():
        warnings.simplefilter("error")
        found = treeval.campaign(*folders, metrics="LAS")
        assert found.with_trees("en", ["birch"]).run is not None
        assert found.page().html


def test_a_deprecated_setting_is_mentioned_once() -> None:
    folders = str(SAMPLE / "gold"), str(SAMPLE / "systems" / "birch")
    with pytest.warns(TreevalWarning, match="has no effect any more") as seen:
        settings = treeval.CampaignSettings().replace(metrics="LAS", stream=True)
    assert len(seen) == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        treeval.campaign(*folders, settings)
