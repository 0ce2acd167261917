"""Work spread over threads, processes or a Dask cluster; results come in the order of the items."""

import logging
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from pickle import PicklingError
from pkgutil import resolve_name
from typing import Any, Generic, Protocol, TypeVar, cast

from treeval.errors import FileError, SettingError, WorkerError
from treeval.version import __version__

Item = TypeVar("Item")
Done = TypeVar("Done")

# Seconds within which a scheduler must answer; within which a worker must appear, since new ones
# may still be starting; and between two checks that there still are workers.
SCHEDULER_ANSWERS = 5.0
WORKER_COMES = 10.0
LOOKS_AGAIN = 1.0
LOSSES = 3  # times that processes may die before we give up
FEWEST_AHEAD = 4  # items that are given to a cluster in advance, as workers may still join
# Dask's loggers that have a level of their own.
_LOGGERS = ("distributed", "distributed.client")


class Mapper(Protocol):
    """Applies a function to every item, wherever the work is done.

    Items may come one after the other, as blocks of a large file do: only a few are asked for
    before the first results are taken.
    """

    def __call__(
        self, function: Callable[[Item], Done], items: Iterable[Item]
    ) -> Iterator[Done]: ...


def mapper_of(jobs: int, cluster: str | None, are_threads: bool = False) -> Mapper:
    """Choose who does the work: this process, several processes or threads, or a cluster."""
    if not cluster:
        return in_threads(jobs) if are_threads else in_processes(jobs)
    if jobs > 1:
        raise SettingError("it replaces `jobs=`; give only one of the two", setting="cluster")
    return on_cluster(cluster)


@contextmanager
def workers_of(jobs: int, cluster: str | None, are_threads: bool = False) -> Iterator[Mapper]:
    """Use the same workers for several maps, which may overlap in time."""
    mapper = mapper_of(jobs, cluster, are_threads)
    with mapper.started() if isinstance(mapper, _Spread) else nullcontext(mapper) as shared:
        yield shared


def one_by_one(function: Callable[[Item], Done], items: Iterable[Item]) -> Iterator[Done]:
    return map(function, items)


def in_processes(jobs: int) -> Mapper:
    """Spread work over processes of this machine; the work of a dead process is done again."""
    if jobs < 1:
        raise SettingError(f"{jobs} is too small; choose 1 or more", setting="jobs")
    return one_by_one if jobs == 1 else _Spread(partial(_processes, jobs))


def in_threads(threads: int) -> Mapper:
    """Spread work over threads of this process; only numpy and compiled code run in parallel."""
    return one_by_one if threads == 1 else _Spread(partial(_threads, threads))


def on_cluster(address: str) -> Mapper:
    """Spread work over a Dask cluster, named by the address of its scheduler."""
    return _Spread(partial(_cluster, address))


@dataclass(frozen=True)
class _Spread:
    """Spreads work over workers that are found or started for each map."""

    started: Callable[[], AbstractContextManager[Mapper]]

    def __call__(self, function: Callable[[Item], Done], items: Iterable[Item]) -> Iterator[Done]:
        with self.started() as mapper:
            yield from mapper(function, items)


@contextmanager
def _processes(jobs: int) -> Iterator[Mapper]:
    pool = _Pool(jobs)

    def spread(function: Callable[[Item], Done], items: Iterable[Item]) -> Iterator[Done]:
        try:
            yield from _ahead(partial(pool.submit, function), items, 2 * jobs)
        except (PicklingError, AttributeError, TypeError) as error:
            if "pickle" not in str(error):
                raise
            problem = f"settings cannot be sent to other processes: {error}; use one worker"
            raise WorkerError(f"`jobs=` {jobs}: {problem}") from None

    try:
        yield spread
    finally:
        pool.close()


@contextmanager
def _threads(threads: int) -> Iterator[Mapper]:
    with ThreadPoolExecutor(threads) as pool:

        def spread(function: Callable[[Item], Done], items: Iterable[Item]) -> Iterator[Done]:
            return _ahead(lambda item: pool.submit(function, item).result, items, 2 * threads)

        yield spread


def _ahead(
    submit: Callable[[Item], Callable[[], Done]], items: Iterable[Item], most: int
) -> Iterator[Done]:
    """Yield results in the order of the items, with at most ``most`` of them in flight."""
    waiting: deque[Callable[[], Done]] = deque()
    for item in items:
        waiting.append(submit(item))
        if len(waiting) > most:
            yield waiting.popleft()()
    while waiting:
        yield waiting.popleft()()


class _Pool:
    """Processes that are replaced when one of them dies."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._losses = 0
        self._executor = self._started()

    def submit(self, function: Callable[[Item], Done], item: Item) -> Callable[[], Done]:
        """Begin to work on an item; the function that is returned waits for the result."""
        executor = self._executor
        future = None
        with suppress(BrokenProcessPool):
            future = executor.submit(function, item)

        def result() -> Done:
            try:
                if future is not None:
                    return cast("Done", future.result())
            except BrokenProcessPool:
                pass
            if executor is self._executor:
                self._replace()
            return self.submit(function, item)()

        return result

    def close(self) -> None:
        self._executor.shutdown()  # cancelling tasks in flight may wait for ever

    def _replace(self) -> None:
        self._losses += 1
        if self._losses > LOSSES:
            raise WorkerError(
                f"`jobs=` {self._jobs}: a process died, perhaps because there was too little "
                "memory; try fewer workers"
            )
        self.close()
        self._executor = self._started()

    def _started(self) -> Any:
        return ProcessPoolExecutor(self._jobs)


@contextmanager
def _cluster(address: str) -> Iterator[Mapper]:
    with _quiet(), _client(address) as client:
        _await_worker(client, address)
        _compare_versions(client, address)

        def spread(function: Callable[[Item], Done], items: Iterable[Item]) -> Iterator[Done]:
            visit = _Visit(function)

            def submit(item: Item) -> Callable[[], Done]:
                return partial(_result, client, client.submit(visit, item, pure=False), address)

            most = 2 * max(FEWEST_AHEAD, sum(client.nthreads().values()))
            yield from _ahead(submit, items, most)

        yield spread


@dataclass(frozen=True)
class _Visit(Generic[Item, Done]):
    """A function as a worker calls it; its file errors say that they come from a worker."""

    function: Callable[[Item], Done]

    def __call__(self, item: Item) -> Done:
        try:
            return self.function(item)
        except FileError as error:
            raise FileError(
                f"{error} (reported by a worker of the cluster; "
                "all workers must see the files under the same paths)"
            ) from None


def _dask() -> Any:
    """Dask's library for clusters, which is an optional dependency."""
    try:
        import distributed  # noqa: PLC0415  it takes a second
    except ImportError:
        raise SettingError(
            "`cluster=` needs Dask; install it with: pip install dask distributed"
        ) from None
    return distributed


def _client(address: str) -> Any:
    dask = _dask()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", dask.versions.VersionMismatchWarning)
            return dask.Client(address, timeout=SCHEDULER_ANSWERS)
    except ValueError as error:
        raise SettingError(
            f"`cluster=` {address}: {error}; write it as tcp://HOST:PORT, as `dask scheduler` says"
        ) from None
    except OSError:
        raise WorkerError(
            f"`cluster=` {address}: no scheduler answers; start one with `dask scheduler`, "
            "and workers with `dask worker ADDRESS`"
        ) from None


def _await_worker(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=WORKER_COMES)
    except TimeoutError:
        raise WorkerError(
            f"`cluster=` {address}: there are no workers; start some with `dask worker {address}`, "
            "in an environment that has treeval"
        ) from None


def _compare_versions(client: Any, address: str) -> None:
    """Require the same version of treeval: others may count differently, or not load our data."""
    asked = ("treeval.version:__version__",)
    versions = client.run(resolve_name, *asked, on_error="return")
    with suppress(ImportError):
        versions["the scheduler"] = None
        versions["the scheduler"] = client.run_on_scheduler(resolve_name, *asked)
    for machine, version in versions.items():
        if version != __version__:
            has = f"treeval {version}" if isinstance(version, str) else "no treeval"
            raise WorkerError(
                f"`cluster=` {address}: {machine} has {has}; install treeval {__version__} there"
            )


def _result(client: Any, future: Any, address: str) -> Any:
    """Wait for a result as long as there are workers."""
    dask = _dask()
    try:
        while not future.done():
            try:
                dask.wait(future, timeout=LOOKS_AGAIN)
            except TimeoutError:
                _await_worker(client, address)
    except (dask.CancelledError, OSError):
        raise _without_scheduler(address) from None
    try:
        return future.result()
    except dask.KilledWorker:
        raise WorkerError(
            f"`cluster=` {address}: workers died on the same block, perhaps because "
            "there was too little memory; see their logs"
        ) from None
    except dask.CancelledError:
        raise _without_scheduler(address) from None


def _without_scheduler(address: str) -> WorkerError:
    return WorkerError(
        f"`cluster=` {address}: the scheduler is gone; start it again, then repeat the work"
    )


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep Dask's log messages off standard error; the errors that matter are raised."""
    levels = {logger: logger.level for logger in map(logging.getLogger, _LOGGERS)}
    for logger in levels:
        logger.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for logger, level in levels.items():
            logger.setLevel(level)
