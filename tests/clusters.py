"""Dask clusters of this machine, whose workers speak TCP as those of other machines do."""

import logging
import os
import signal
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest

from treeval.progress import Advance


def local_cluster(
    workers: int = 2, *, threads: int = 1, processes: bool = False
) -> AbstractContextManager[Any]:
    """A scheduler and workers, in processes of their own or in this one."""
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    cluster: AbstractContextManager[Any] = distributed.LocalCluster(
        n_workers=workers,
        threads_per_worker=threads,
        processes=processes,
        protocol="tcp://",
        dashboard_address=":0",
        silence_logs=logging.CRITICAL,
    )
    return cluster


def killing_a_worker(cluster: Any) -> Callable[[Advance], None]:
    """Kill the first worker, a process of its own, when the first part of the work is done."""
    victim = next(iter(cluster.workers.values())).pid

    def kill(advance: Advance) -> None:
        if advance.done == 1:
            os.kill(victim, signal.SIGKILL)

    return kill
