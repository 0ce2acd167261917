"""Progress on standard error."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from treeval.progress import Advance, Progress, silent

_PAUSE = 0.1  # seconds between two states of the line
_BAR = 30  # columns


@contextmanager
def shown_progress() -> Iterator[Progress]:
    """Return a function that draws progress on a terminal, and does nothing elsewhere.

    Progress is one line, which is gone at the end.
    """
    if not sys.stderr.isatty():
        yield silent
        return
    from shutil import get_terminal_size  # which loads all kinds of compression

    line = _Line(get_terminal_size)
    try:
        yield line.show
    finally:
        line.clear()


class _Line:
    """The last line of a terminal, which is written again and again."""

    def __init__(self, size: Callable[[], os.terminal_size]) -> None:
        self.size = size  # of the terminal
        self.columns = 0  # that have been written
        self.stage = ""
        self.written = 0.0  # when, in seconds

    def show(self, advance: Advance) -> None:
        now = time.monotonic()
        if advance.stage == self.stage and now - self.written < _PAUSE:
            return
        self.stage, self.written = advance.stage, now
        # The last column stays free, because some terminals begin a new line after it.
        text = described(advance)[: self.size().columns - 1]
        self._write("\r" + text.ljust(self.columns))
        self.columns = len(text)

    def clear(self) -> None:
        if self.columns:
            self._write("\r" + " " * self.columns + "\r")

    @staticmethod
    def _write(text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


def described(advance: Advance) -> str:
    """Write how far a stage has come, with a bar if the end is known."""
    said = f"{advance.stage} {advance.detail}".rstrip()
    if not advance.total:
        return f"{said} {advance.done:,}"
    share = min(advance.done / advance.total, 1.0)
    full = round(_BAR * share)
    return f"{said} [{'#' * full}{'-' * (_BAR - full)}] {share:4.0%}"
