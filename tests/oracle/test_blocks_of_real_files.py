"""Real treebanks and outputs in blocks: every byte is that of whole files."""

import json
from pathlib import Path
from typing import Any

import pytest

import treeval
from blocks import blocks_of
from treeval.report.tables.table import Style

pytestmark = pytest.mark.shared
SIZES = (20_000, 333_333)  # bytes of a block
TREEBANK = "fr_sequoia"  # with multiword tokens


@pytest.fixture
def gold(shared: Path) -> str:
    return str(shared / "data/conll18" / TREEBANK / "gold.conllu.gz")


@pytest.fixture
def outputs(shared: Path) -> dict[str, str]:
    folder = shared / "data/conll18" / TREEBANK
    return {name: str(folder / f"{name}.conllu.gz") for name in ("UDPipe-Future", "Stanford-18")}


def forms(result: Any) -> list[str]:
    return [json.dumps(result.to_dict()), result.text(), result.text(Style("csv"))]


@pytest.mark.parametrize("size", SIZES)
def test_every_form_is_that_of_whole_files(size: int, gold: str, outputs: dict[str, str]) -> None:
    files = [gold, *outputs.values()]
    asked: Any = {"by": "relation,upos,length,Gender", "per_sentence": True}
    commands = [
        lambda: treeval.check(files),
        lambda: treeval.describe(files),
        lambda: treeval.errors_of(gold, outputs, show=30),
        lambda: treeval.score(gold, outputs, **asked),
    ]
    for command in commands:
        whole = forms(command())
        with blocks_of(size):
            assert forms(command()) == whole
