"""Progress on standard error, where there is somebody to see it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


def progress(what: str, total: int) -> Callable[[Iterator[T]], Iterator[T]]:
    """Show how many of the items are done, on a terminal; elsewhere nothing."""

    def shown(items: Iterator[T]) -> Iterator[T]:
        with bar(what) as report:
            for done, item in enumerate(items, start=1):
                report(done, total)
                yield item

    return shown


@contextmanager
def stages(what: str) -> Iterator[Callable[[str], None]]:
    """Give a function that is told what is being done, where nobody knows how much there is."""
    if not sys.stderr.isatty():
        yield lambda _stage: None
        return
    from rich.console import Console

    with Console(stderr=True).status(what) as status:
        yield lambda stage: status.update(f"{what}: {stage}")


@contextmanager
def bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """Give a function that is told how much is done of how much."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as display:
        task = display.add_task(what)
        yield lambda done, total: display.update(task, completed=done, total=total)
