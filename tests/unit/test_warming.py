"""Compiling in advance."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

import treeval
from treeval.settings.choices import WARM_UP_TASKS, WarmUpTask
from treeval.warming import _TASKS


def test_every_task_that_can_be_chosen_can_be_run() -> None:
    assert tuple(_TASKS) == WARM_UP_TASKS == get_args(WarmUpTask)


def test_all_tasks_run_on_the_sample() -> None:
    steps: list[str] = []
    done = treeval.warm_up(progress=lambda step: steps.append(step.stage))
    assert tuple(done.seconds) == WARM_UP_TASKS
    assert steps == [*WARM_UP_TASKS, "warm-up"]
    assert all(spent >= 0 for spent in done.seconds.values())
    assert "compiled code is kept in" in done.text()
    assert set(done.to_dict()) == {"treeval", "schema", "seconds", "folders"}
    assert "tags" in done.page().html()


def test_tasks_can_be_chosen_and_mistakes_are_named() -> None:
    assert list(treeval.warm_up(tasks=["rank", "tags"]).seconds) == ["rank", "tags"]
    with pytest.raises(treeval.TreevalError, match=r"`tasks=`: .*'rnak' is unknown; choose from"):
        treeval.warm_up(tasks="rnak")


@pytest.mark.slow
def test_nothing_is_left_to_compile(tmp_path: Path) -> None:
    """After a task, the same in another process compiles nothing."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-m", "treeval", "warm-up", "--tasks", "ccl,tags", "--json"]
    runs = []
    for _ in range(2):
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert str(tmp_path) in json.loads(run.stdout)["folders"]
        runs.append(sorted(path.name for path in tmp_path.rglob("*.nbc")))
    assert runs[0] == runs[1] != []
