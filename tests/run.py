"""Run everything that must pass: `python tests/run.py [ARGUMENT...]`; arguments go to pytest.

Every check runs whatever fails before it, pytest last, so that its summary stands at the end.
"""

import signal
import subprocess
import sys
from pathlib import Path

CHECKS = ["ruff format --check .", "ruff check .", "mypy", "lint-imports --no-logo", "pytest -n 2"]

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = Path(sys.executable).parent  # of the environment that runs this file


def start(check: str, *arguments: str) -> "subprocess.Popen[bytes]":
    print(f"\n== {check}", flush=True)
    program, *options = check.split()
    return subprocess.Popen([PROGRAMS / program, *options, *arguments], cwd=ROOT)


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends this without a traceback
    *checks, tests = CHECKS
    failed = [check for check in checks if start(check).wait() != 0]
    running = start(tests, *sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for pytest, which ends in good order
    code = running.wait()
    if failed:
        print(f"FAILED before pytest: {', '.join(failed)}", file=sys.stderr)
    return code or int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
