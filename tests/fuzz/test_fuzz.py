"""Hostile input in every run: findings of earlier searches, and some new inputs per target."""

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from targets import TARGETS, Target, attempted, random_input  # noqa: E402  found by the path

CRASHERS = sorted(path for path in (HERE / "crashers").iterdir() if path.suffix != ".md")
INPUTS = 40  # per target; `python3 bootstrap.py fuzz 10m` tries many more
FEWER = {"jobs": 8}  # inputs, where each one starts processes


@pytest.mark.parametrize("path", CRASHERS, ids=lambda path: path.stem)
def test_what_was_found_once_is_not_found_again(path: Path, tmp_path: Path) -> None:
    target = max(
        (one for one in TARGETS if path.name.startswith(f"{one.name.replace(' ', '_')}-")),
        key=lambda one: len(one.name),
    )
    assert attempted(target, path.read_bytes(), tmp_path) is None


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_sound_input_passes(target: Target, tmp_path: Path) -> None:
    for data in target.seeds:
        assert attempted(target, data, tmp_path) is None


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_hostile_input_is_read_or_refused(target: Target, tmp_path: Path) -> None:
    for seed in range(FEWER.get(target.name, INPUTS)):
        data = random_input(target, seed)
        assert attempted(target, data, tmp_path) is None, (seed, data)
