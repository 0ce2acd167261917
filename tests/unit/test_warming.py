"""Compiling in advance."""

from pathlib import Path
from typing import get_args

import pytest

import treeval
from files import module_at
from treeval.settings.choices import WARM_UP_TASKS, WarmUpTask
from treeval.warming import _TASKS

MAKER = Path(__file__).resolve().parents[2] / "docs" / "make_translations.py"


def test_every_task_that_can_be_chosen_can_be_run() -> None:
    assert tuple(_TASKS) == WARM_UP_TASKS == get_args(WarmUpTask)


def test_all_tasks_run_on_the_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    maker = module_at(MAKER)
    kernels = maker.every_kernel()
    for kernel in kernels:  # as if none had been used before
        monkeypatch.setattr(kernel, "_function", None)
    for module in maker.modules_with_kernels():
        if hasattr(getattr(module, "prepare", None), "cache_clear"):
            module.prepare.cache_clear()
    steps: list[str] = []
    done = treeval.warm_up(progress=lambda step: steps.append(step.stage))
    assert tuple(done.seconds) == WARM_UP_TASKS
    assert steps == [*WARM_UP_TASKS, "warm-up"]
    assert all(spent >= 0 for spent in done.seconds.values())
    assert "compiled code is kept in" in done.text()
    assert set(done.to_dict()) == {"treeval", "schema", "seconds", "folders"}
    assert "tags" in done.page().html()
    forgotten = [kernel.translation_path.stem for kernel in kernels if not kernel.is_loaded]
    assert not forgotten, "let a task of warm-up prepare them"


def test_tasks_can_be_chosen_and_mistakes_are_named() -> None:
    assert list(treeval.warm_up(tasks=["rank", "tags"]).seconds) == ["rank", "tags"]
    with pytest.raises(treeval.TreevalError, match=r"`tasks=`: .*'rnak' is unknown; choose from"):
        treeval.warm_up(tasks="rnak")
