"""Compiling in advance."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

import treeval
from files import module_at
from treeval.settings.choices import WARM_UP_TASKS, WarmUpTask
from treeval.warming import _TASKS

PACKAGE = Path(treeval.__path__[0])
# Only tests rebuild trees from transitions.
UNUSED = {"transitions.replay_all", "transitions._is_possible"}
MAKER = Path(__file__).resolve().parents[2] / "docs" / "make_translations.py"


def test_every_task_that_can_be_chosen_can_be_run() -> None:
    assert tuple(_TASKS) == WARM_UP_TASKS == get_args(WarmUpTask)


def test_tasks_run_on_the_sample_and_prepare_every_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    maker = module_at(MAKER)
    kernels = maker.every_kernel()
    for kernel in kernels:  # as if none had been used before
        monkeypatch.setattr(kernel, "_function", None)
    for module in maker.modules_with_kernels():
        if hasattr(getattr(module, "prepare", None), "cache_clear"):
            module.prepare.cache_clear()
    steps: list[str] = []
    tasks = [task for task in WARM_UP_TASKS if task != "dmv"]  # which takes long, see below
    done = treeval.warm_up(tasks=tasks, progress=lambda step: steps.append(step.stage))
    assert [*done.seconds] == tasks
    assert steps == [*tasks, "warm-up"]
    assert all(spent >= 0 for spent in done.seconds.values())
    assert "compiled code is cached in" in done.text()
    assert set(done.to_dict()) == {"treeval", "schema", "seconds", "folders"}
    assert "tags" in done.page().html()
    forgotten = [kernel.translation_path.stem for kernel in kernels if not kernel.is_loaded]
    assert not forgotten, "let a task of warm-up prepare them"


def test_tasks_can_be_chosen_and_mistakes_are_named() -> None:
    assert list(treeval.warm_up(tasks=["rank", "tags"]).seconds) == ["rank", "tags"]
    with pytest.raises(treeval.TreevalError, match=r"`tasks=`: .*'rnak' is unknown; choose from"):
        treeval.warm_up(tasks="rnak")


@pytest.mark.slow
def test_nothing_is_left_to_compile(tmp_path: Path) -> None:
    """Afterwards there is compiled code of every function that asks numba to keep it."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-m", "treeval", "warm-up", "--json"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout)["folders"] == [str(tmp_path)]
    kept = {path.name.partition("-")[0] for path in tmp_path.rglob("*.nbi")}
    kept = {f"{name.split('.')[0]}.{name.split('.')[-1]}" for name in kept}
    assert kept_functions() - kept == UNUSED, "let a task of warm-up call the others"


def kept_functions() -> set[str]:
    """Functions of kernels, with their modules, whose compiled code numba keeps."""
    return {
        f"{path.stem}.{name}"
        for path in PACKAGE.rglob("kernels/**/*.py")
        for name in re.findall(r"@njit\(cache=True.*\)\n *def (\w+)", path.read_text("utf-8"))
    }
