"""Dask clusters of this machine, whose workers speak TCP as those of other machines do."""

import logging
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from treeval import parallel
from treeval.progress import Advance

PATIENCE = 300.0  # seconds: no busy machine needs them, but a test must not hang


@contextmanager
def local_cluster(workers: int = 2, *, threads: int = 1, processes: bool = False) -> Iterator[Any]:
    """A scheduler and workers, in processes of their own or in this one; they have time."""
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    dask = pytest.importorskip("dask")
    with (
        dask.config.set({"distributed.comm.timeouts.connect": f"{PATIENCE}s"}),
        pytest.MonkeyPatch.context() as patch,
        distributed.LocalCluster(
            n_workers=workers,
            threads_per_worker=threads,
            processes=processes,
            protocol="tcp://",
            dashboard_address=":0",
            silence_logs=logging.CRITICAL,
        ) as cluster,
    ):
        patch.setattr(parallel, "SCHEDULER_ANSWERS", PATIENCE)
        patch.setattr(parallel, "WORKER_COMES", PATIENCE)
        yield cluster


def killing_a_worker(cluster: Any) -> Callable[[Advance], None]:
    """Kill the first worker, a process of its own, when the first part of the work is done."""
    victim = next(iter(cluster.workers.values())).pid

    def kill(advance: Advance) -> None:
        if advance.done == 1:
            os.kill(victim, signal.SIGKILL)

    return kill
