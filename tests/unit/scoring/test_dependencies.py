"""Which metrics a run over dependencies computes."""

from pathlib import Path

import pytest

import treeval
from sample import SAMPLE
from treeval.errors import MismatchError, SettingError
from treeval.metrics import UD_FAMILY


def test_the_usual_metrics_are_those_whose_columns_the_files_have(tmp_path: Path) -> None:
    gold, system = (str(tmp_path / name) for name in ("gold.conll09", "system.conll09"))
    treeval.convert(SAMPLE / "gold" / "en.conllu", gold)
    treeval.convert(SAMPLE / "systems" / "birch" / "en.conllu", system)
    found = treeval.score(gold, system).systems[0].scores
    # CoNLL 2009 has no UPOS, which three metrics compare.
    assert [*found] == [name for name in UD_FAMILY if name not in ("UPOS", "AllTags", "MLAS")]
    with pytest.raises(MismatchError, match="there is no column UPOS"):
        treeval.score(gold, system, metrics="UPOS")


GOLD, BIRCH = SAMPLE / "gold" / "en.conllu", SAMPLE / "systems" / "birch" / "en.conllu"


def test_training_data_that_nothing_learns_from_are_refused() -> None:
    message = "`train=`: it is for the metric DPPL and the grouping frequency"
    with pytest.raises(SettingError, match=message):
        treeval.score(GOLD, BIRCH, metrics="LAS", train=GOLD)


def test_only_metrics_are_taken_for_metrics() -> None:
    las = treeval.METRICS["LAS"]
    assert treeval.score(GOLD, BIRCH, metrics=[las]).quoted == ("LAS",)
    for given in (42, [None], [GOLD], [type(las)]):
        with pytest.raises(SettingError, match="is not a metric; name metrics, or give objects"):
            treeval.score(GOLD, BIRCH, metrics=given)
    with pytest.raises(SettingError, match="LF1 compares ConstituentPair, but this is Pair"):
        treeval.score(GOLD, BIRCH, metrics=[treeval.METRICS["LF1"]])
