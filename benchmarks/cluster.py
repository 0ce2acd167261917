"""`score` and `assess` of large files on a local Dask cluster: two workers beside one.

    python benchmarks/cluster.py [--long]

The test set of UD 2.2 English-EWT and a system's output, repeated to 3 million words, with --long
to 30 million. Workers have one thread each, and have scored and assessed small files before, as
those of a standing cluster have. In a third run one of two workers is killed in the middle, and
replaced. All runs must print the same bytes as one process without a cluster. Elapsed time is what
counts here, so nothing else should run; CPU time tells where the work is done.
"""

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer

import psutil
from distributed import Client
from material import english
from measure import program
from streaming import repeated, words_in

MILLIONS, LONG = 3, 30  # words in each file
REPEATS = 2  # with one worker and with two, in turns
ENOUGH = 1.6  # times as fast as one worker
PATIENCE = 300  # seconds for one command


@dataclass
class LocalDask:
    """A scheduler and workers in processes of their own."""

    folder: Path
    processes: list[psutil.Popen] = field(default_factory=list)  # the scheduler, then workers
    used: dict[int, float] = field(default_factory=dict)  # CPU seconds, when last looked at

    address: str = ""

    def start(self, *options: str) -> None:
        """Start a scheduler or a worker."""
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        command = [program("dask"), *options, "--no-dashboard", *self._meeting]
        self.processes.append(psutil.Popen(command, env=environment(), **quiet))

    @property
    def _meeting(self) -> list[str]:
        return ["--scheduler-file", str(self.folder / "scheduler.json")]

    def start_worker(self) -> None:
        place = ["--local-directory", str(self.folder), "--death-timeout", "60"]
        self.start("worker", "--nthreads", "1", "--no-nanny", *place)

    def kill_worker(self) -> None:
        """Kill the first worker, as if its machine had failed, and start another one."""
        self.look()
        self.processes.pop(1).kill()
        self.start_worker()

    def look(self) -> None:
        """Note the CPU time of all processes."""
        for one in self.processes:
            times = one.cpu_times()
            self.used[one.pid] = times.user + times.system


@contextmanager
def local_dask(workers: int, small: list[str]) -> Iterator[LocalDask]:
    """Start a cluster whose workers have scored and assessed the small files."""
    with tempfile.TemporaryDirectory() as folder:
        dask = LocalDask(Path(folder))
        try:
            dask.start("scheduler", "--port", "0")
            for _ in range(workers):
                dask.start_worker()
            with Client(scheduler_file=str(dask.folder / "scheduler.json")) as client:
                client.wait_for_workers(workers, timeout=60)
                client.run(warm_up, small)
                dask.address = str(client.scheduler.address)
            yield dask
        finally:
            for one in dask.processes:
                one.kill()
                one.wait()


def warm_up(small: list[str]) -> None:
    """Load all that workers need."""
    import treeval  # noqa: PLC0415  workers do this

    treeval.score(*small)
    treeval.assess(small[1])


@dataclass(frozen=True)
class Run:
    """What a command printed, and what it took."""

    printed: bytes
    clock: float
    command: float  # CPU seconds
    scheduler: float = 0.0
    workers: float = 0.0

    def __str__(self) -> str:
        parts = f"command {self.command:.1f}"
        if self.workers:
            parts += f", scheduler {self.scheduler:.1f}, workers {self.workers:.1f}"
        return f"{self.clock:7.1f} s; CPU s: {parts}"


def environment() -> dict[str, str]:
    """Compiled modules may be kept, and a process uses one core."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "OMP_NUM_THREADS": "1"}


def run(command: list[str]) -> Run:
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    found = subprocess.run(
        [program("treeval"), *command],
        stdout=subprocess.PIPE,
        env=environment(),
        timeout=PATIENCE,
        check=True,
    )
    clock, after = time.perf_counter() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Run(found.stdout, clock, spent)


def run_on(workers: int, command: list[str], small: list[str], kill_after: float = 0.0) -> Run:
    """Run a command on a new cluster; perhaps a worker is killed after so many seconds."""
    with local_dask(workers, small) as dask:
        dask.look()
        before = dict(dask.used)
        with killing(dask, kill_after):
            found = run([*command, "--cluster", dask.address])
        dask.look()
        spent = {pid: used - before.get(pid, 0.0) for pid, used in dask.used.items()}
        scheduler = spent.pop(dask.processes[0].pid)
        return Run(found.printed, found.clock, found.command, scheduler, sum(spent.values()))


@contextmanager
def killing(dask: LocalDask, after: float) -> Iterator[None]:
    """Kill a worker while something else goes on."""
    if not after:
        yield
        return
    timer = Timer(after, dask.kill_worker)
    timer.start()
    yield
    timer.join()


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # so that all processes are ended
    millions = LONG if "--long" in sys.argv else MILLIONS
    texts = dict(zip(("gold", "system"), english(), strict=True))
    busy = os.getloadavg()[0]
    if busy > 0.5:
        print(f"other programs keep {busy:.1f} cores busy: elapsed times mean little")
    with tempfile.TemporaryDirectory() as scratch, tempfile.TemporaryDirectory() as other:
        files = repeated(texts, round(millions * 1e6 / words_in(texts["gold"])), Path(scratch))
        few = repeated(texts, 3, Path(other))
        size = sum(Path(path).stat().st_size for path in files)
        print(f"{millions} million words in each file, {size / 1e6:,.0f} MB in both")
        for command in ["score", *files], ["assess", files[1]]:
            compare(command, few)


def compare(command: list[str], small: list[str]) -> None:
    """Print how much faster two workers are than one; other output ends the measurement."""
    name = command[0]
    alone = run(command)
    print(f"{name}: one process without a cluster {alone}")
    best: dict[int, Run] = {}
    for workers in (1, 2) * REPEATS:
        found = run_on(workers, command, small)
        require_agreement(alone, found)
        known = best.get(workers, found)
        best[workers] = found if found.clock <= known.clock else known
    for workers, one in best.items():
        print(f"{name}: {workers} worker{'s' * (workers > 1)}  {one}")
    gain = best[1].clock / best[2].clock
    verdict = "as wanted" if gain >= ENOUGH else f"less than {ENOUGH}"
    print(f"{name}: two workers are {gain:.2f} times as fast as one, {verdict}")
    middle = best[2].clock / 2
    found = run_on(2, command, small, middle)
    require_agreement(alone, found)
    print(f"{name}: 2 workers, one killed and replaced after {middle:.1f} s  {found}")
    print(f"{name}: all runs printed the same {len(alone.printed):,} bytes")


def require_agreement(one: Run, other: Run) -> None:
    if one.printed != other.printed:
        sys.exit("failed: workers of a cluster give other results than one process")


if __name__ == "__main__":
    main()
