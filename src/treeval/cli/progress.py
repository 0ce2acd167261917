"""Progress on standard error, where there is somebody to see it."""

import sys
from collections.abc import Callable, Iterator
from typing import TypeVar

T = TypeVar("T")


def progress(what: str, total: int) -> Callable[[Iterator[T]], Iterator[T]]:
    """Show a bar on a terminal; elsewhere nothing."""

    def shown(items: Iterator[T]) -> Iterator[T]:
        if not sys.stderr.isatty():
            yield from items
            return
        from rich.console import Console
        from rich.progress import track

        yield from track(items, what, total, console=Console(stderr=True), transient=True)

    return shown
