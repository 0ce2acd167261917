"""Progress of long work: one kind of record, reported to one kind of function."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Advance:
    """How far a stage of the work has come; ``total`` is None if it is not known."""

    stage: str
    done: int
    total: int | None = None
    detail: str = ""  # such as the log-likelihood after a pass


Progress = Callable[[Advance], None]


def silent(advance: Advance) -> None:
    """Report nothing."""
    del advance


def followed(items: Iterable[T], stage: str, total: int | None, progress: Progress) -> Iterator[T]:
    """Yield the items, and report each as it arrives; there may be more than were expected."""
    numbers = count(1)

    def reported(item: T) -> T:
        done = next(numbers)
        progress(Advance(stage, done, None if total is None else max(total, done)))
        return item

    return map(reported, items)  # which does not hold on to an item while the next one is made
