"""What every kind of models has beside its class; new ones in KINDS are tested unasked."""

from pathlib import Path
from typing import get_args

import pytest

import treeval
from treeval.cli.train import command
from treeval.learning.kinds import KINDS
from treeval.settings.choices import ModelKind

DOCS = Path(__file__).resolve().parents[3] / "docs"


def test_settings_list_every_kind() -> None:
    assert tuple(KINDS) == get_args(ModelKind)


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
