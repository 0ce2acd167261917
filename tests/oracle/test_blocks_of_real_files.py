"""Real treebanks and outputs in blocks: every byte is that of whole files."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import treeval
from treeval.report.tables.table import Style
from treeval.scoring import errors_in_blocks
from treeval.scoring.streaming import scored_in_blocks
from treeval.settings.scoring import ScoreSettings
from treeval.sources.parts import file_parts

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
def test_checks_and_figures(
    size: int, gold: str, outputs: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [gold, *outputs.values()]
    whole = [treeval.check(files), treeval.describe(files)]
    for command in "checking", "treebanks":
        cut = partial(_cut, size)
        monkeypatch.setattr(f"treeval.{command}.streaming.file_parts", cut)
    found = [treeval.check(files, stream=True), treeval.describe(files, stream=True)]
    assert [forms(one) for one in found] == [forms(one) for one in whole]


def _cut(size: int, /, *given: Any, **chosen: Any) -> Any:
    return file_parts(*given, **(chosen | {"size": size}))


@pytest.mark.parametrize("size", SIZES)
def test_errors_and_groups(
    size: int, gold: str, outputs: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    small = partial(errors_in_blocks.errors_in_blocks, size=size)
    monkeypatch.setattr(errors_in_blocks, "errors_in_blocks", small)
    whole, found = (
        treeval.errors_of(gold, outputs, show=30, stream=stream) for stream in (False, True)
    )
    assert forms(found) == forms(whole)
    asked = ScoreSettings().replace(by="relation,upos,length,Gender", per_sentence=True)
    scores = treeval.score(gold, outputs, asked)
    assert forms(scored_in_blocks(gold, outputs, asked, size=size)) == forms(scores)
