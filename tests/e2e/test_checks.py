"""What runs all checks, for people (tests/run.py) and for continuous integration (.ci/run)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("mypy", "pytest_code", "expected"), [(0, 0, 0), (1, 0, 1), (0, 5, 5), (1, 5, 5)]
)
def test_all_checks_run_and_any_failure_counts(
    tmp_path: Path, mypy: int, pytest_code: int, expected: int
) -> None:
    programs = dict.fromkeys(("ruff", "lint-imports"), "")
    programs["mypy"] = f"exit {mypy}"
    programs["pytest"] = f'echo summary: "$@" in "$PWD"; exit {pytest_code}'
    for name, script in programs.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    (tmp_path / "python").symlink_to(sys.executable)
    command = [tmp_path / "python", REPOSITORY / "tests" / "run.py", "-k", "tree"]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
    assert run.returncode == expected
    *lines, last = run.stdout.splitlines()
    assert [line for line in lines if line] == [
        "== ruff format --check .",
        "== ruff check .",
        "== mypy",
        "== lint-imports --no-logo",
        "== pytest -n 2",
    ]
    assert last == f"summary: -n 2 -k tree in {REPOSITORY}"
    assert run.stderr == ("FAILED before pytest: mypy\n" if mypy else "")


def test_ci_starts_clean_and_hands_on_arguments_and_exit_code(tmp_path: Path) -> None:
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".ci").mkdir()
    shutil.copy(REPOSITORY / ".ci" / "run", tmp_path / ".ci")
    (tmp_path / "bootstrap.py").write_text(
        "import os, sys\nprint(sys.argv[1:], os.path.exists('.venv'))\nsys.exit(3)\n"
    )
    for name in ("chromium", "npm"):  # so that nothing is installed on this machine
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    command = [str(tmp_path / ".ci" / "run"), "-x"]
    path = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/", env=path)
    assert (run.returncode, run.stdout) == (3, "['test', '-x'] False\n")
