"""Progress on a terminal: one line, which is gone at the end."""

import io

import pytest

from treeval.cli.progress import described, shown_progress
from treeval.progress import Advance, silent


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True

    @property
    def screen(self) -> str:
        """The line as it looks after everything that has been written."""
        line = ""
        for part in self.getvalue().split("\r"):
            line = part + line[len(part) :]
        return line.rstrip()


def test_progress_is_one_line_that_disappears(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with shown_progress() as progress:
        progress(Advance("a long name of a stage", 1, 4))
        assert terminal.screen.startswith("a long name of a stage [#")
        progress(Advance("reading", 3))
        assert terminal.screen == "reading 3"
    assert terminal.screen == ""
    assert "\n" not in terminal.getvalue()


def test_the_line_is_not_written_for_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with shown_progress() as progress:
        for done in range(10_000):
            progress(Advance("reading", done, 10_000))
    assert terminal.getvalue().count("\r") < 1_000


def test_the_line_fits_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("COLUMNS", "20")
    with shown_progress() as progress:
        progress(Advance("a stage with a long name", 1, 2))
        assert len(terminal.screen) == 19


def test_nothing_is_written_where_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    with shown_progress() as progress:
        assert progress is silent
        progress(Advance("reading", 1, 2))
    assert stream.getvalue() == ""


def test_what_is_said() -> None:
    assert described(Advance("training", 5, 10, "-12.5")) == (
        "training -12.5 [###############---------------]  50%"
    )
    assert described(Advance("counting blocks", 12_345)) == "counting blocks 12,345"
