"""Which metrics a run over dependencies computes."""

from pathlib import Path

import pytest

import treeval
from sample import SAMPLE
from treeval.errors import MismatchError
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
