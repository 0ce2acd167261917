"""What every kind of models has beside its class; new ones in KINDS are tested unasked."""

from pathlib import Path

import pytest

import treeval
from treeval.cli.train import command
from treeval.models.registry import KINDS

DOCS = Path(__file__).resolve().parents[3] / "docs"


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_trained_everywhere_and_has_a_page(kind: str) -> None:
    settings = KINDS[kind].settings
    assert getattr(treeval, settings.__name__) is settings
    assert command.commands[kind].help
    assert f"treeval train {kind} " in (DOCS / "models" / f"{kind}.md").read_text("utf-8")
    assert f"[{kind}](models/{kind}.md)" in (DOCS / "commands.md").read_text("utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_do_something(kind: str) -> None:
    model = KINDS[kind].model
    tasks = ("parse", "tag", "perplexity")
    assert any(getattr(model, task) is not getattr(treeval.Model, task) for task in tasks)
