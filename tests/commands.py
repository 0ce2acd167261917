"""Running the command line inside the test process."""

from dataclasses import dataclass

import pytest

from treeval.cli import main


@dataclass(frozen=True)
class Outcome:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


def run(capfd: pytest.CaptureFixture[str], *arguments: str) -> Outcome:
    """Run `treeval` with these arguments."""
    code = 0
    try:
        main(list(arguments))
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capfd.readouterr()
    return Outcome(code, out, err)
