"""Progress on standard error."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from treeval.progress import Advance, Progress, silent


@contextmanager
def shown_progress() -> Iterator[Progress]:
    """Return a function that draws progress on a terminal, and does nothing elsewhere."""
    if not sys.stderr.isatty():
        yield silent
        return
    from rich.console import Console
    from rich.progress import Progress as Bars
    from rich.progress import TaskID

    with Bars(console=Console(stderr=True), transient=True) as bars:
        tasks: dict[str, TaskID] = {}

        def show(advance: Advance) -> None:
            if advance.stage not in tasks:
                tasks[advance.stage] = bars.add_task(advance.stage, total=advance.total)
            told = f"{advance.stage} {advance.detail}".rstrip()
            bars.update(
                tasks[advance.stage], completed=advance.done, total=advance.total, description=told
            )

        yield show
