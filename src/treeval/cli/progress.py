"""Progress on standard error."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from treeval.progress import Advance, Progress, silent

if TYPE_CHECKING:
    from rich.progress import Progress as Bars
    from rich.progress import TaskID


@contextmanager
def shown_progress() -> Iterator[Progress]:
    """Return a function that draws progress on a terminal, and does nothing elsewhere."""
    if not sys.stderr.isatty():
        yield silent
        return
    with ExitStack() as stack:
        bars: list[Bars] = []
        tasks: dict[str, TaskID] = {}

        def show(advance: Advance) -> None:
            if not bars:  # much work is done before there is any progress, and needs no bars
                bars.append(stack.enter_context(_new_bars()))
            if advance.stage not in tasks:
                tasks[advance.stage] = bars[0].add_task(advance.stage, total=advance.total)
            told = f"{advance.stage} {advance.detail}".rstrip()
            bars[0].update(
                tasks[advance.stage], completed=advance.done, total=advance.total, description=told
            )

        yield show


def _new_bars() -> "Bars":
    from rich.console import Console
    from rich.progress import Progress as Bars

    return Bars(console=Console(stderr=True), transient=True)
