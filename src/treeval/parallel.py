"""Work spread over processes or a Dask cluster; results come back in the order of the items."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from treeval.errors import SettingError

Item = TypeVar("Item")
Done = TypeVar("Done")


class Mapper(Protocol):
    """Applies a function to every item, wherever the work is done."""

    def __call__(
        self, function: Callable[[Item], Done], items: Sequence[Item]
    ) -> Iterator[Done]: ...


def one_by_one(function: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[Done]:
    return map(function, items)


def in_processes(jobs: int) -> Mapper:
    """Spread work over processes of this machine."""
    if jobs < 1:
        raise SettingError(f"--jobs {jobs}: give the number of processes, 1 or more")
    if jobs == 1:
        return one_by_one

    def spread(function: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[Done]:
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415  one job needs none

        with ProcessPoolExecutor(min(jobs, max(1, len(items)))) as pool:
            yield from pool.map(function, items)

    return spread


def on_cluster(address: str) -> Mapper:
    """Spread work over a Dask cluster, named by the address of its scheduler."""

    def spread(function: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[Done]:
        try:
            from distributed import Client  # noqa: PLC0415  an optional dependency
        except ImportError:
            raise SettingError(
                "a cluster needs Dask; install it with: pip install 'treeval[cluster]'"
            ) from None
        try:
            client = Client(address)
        except OSError as error:
            raise SettingError(f"--cluster {address}: no scheduler answers ({error})") from None
        with client:
            for future in client.map(function, items, pure=False):
                yield future.result()

    return spread
