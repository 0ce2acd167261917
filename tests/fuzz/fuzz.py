"""Try hostile input until time is up: `python tests/fuzz/fuzz.py 10m [SEED [TARGET...]]`.

Every input follows from the target and a number, so that a finding can be repeated. Every target
gets its share of time, so quick ones get more inputs. A finding is made as small as possible and
written into tests/fuzz/crashers, where it is an ordinary test from then on. The inputs are tried in
a process of their own, because compiled code may bring down all of it; it is then started again
behind the input that did. The exit code is 1 if there was a finding.
"""

import multiprocessing
import re
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

import click
from targets import TARGETS, Target, attempted, named, random_input

CRASHERS = Path(__file__).with_name("crashers")
UNITS = {"s": 1, "m": 60, "h": 3600}
PATIENCE = 100  # seconds of its own time that one input may take
SHRINKING = 60  # seconds for making a finding small
# What the process says of itself: the target, the seed, when it began, and the number of findings.
NOW, SEED, BEGAN, FOUND = range(4)


def seconds(given: str) -> float:
    """Read a time such as 90s, 10m or 2h."""
    found = re.fullmatch(r"(\d+)([smh]?)", given)
    if not found:
        sys.exit(f"{given} is not a time; write 90s, 10m or 2h")
    return int(found[1]) * UNITS[found[2] or "s"]


def smallest(data: bytes, fails: Callable[[bytes], bool]) -> bytes:
    """Remove pieces, large ones first, as long as the input still fails and there is time."""
    end = time.monotonic() + SHRINKING
    size = len(data) // 2
    while size:
        at = 0
        while at < len(data) and time.monotonic() < end:
            shorter = data[:at] + data[at + size :]
            if fails(shorter):
                data = shorter
            else:
                at += size
        size //= 2
    return data


def place_of(target: Target, problem: str) -> Path:
    number = sum(map(ord, problem)) % 10**6
    return CRASHERS / f"{target.name.replace(' ', '_')}-{number:06}{target.suffix}"


def kept(target: Target, data: bytes, problem: str, folder: Path) -> Path:
    """Make a finding small and write it down."""
    kind = problem.partition(":")[0]

    def fails(shorter: bytes) -> bool:
        return (attempted(target, shorter, folder) or "").partition(":")[0] == kind

    place = place_of(target, problem)
    place.write_bytes(smallest(data, fails))
    return place


def try_inputs(targets: tuple[Target, ...], end: float, seeds: Any, used: Any, now: Any) -> None:
    """Give every target its share, until time is up; `seeds` and `used` are by target."""
    warnings.simplefilter("error")
    warnings.filterwarnings("ignore", category=ResourceWarning)
    seen: set[str] = set()
    with tempfile.TemporaryDirectory(dir=_quick()) as folder:
        while time.time() < end:
            number = min(range(len(targets)), key=lambda one: used[one] / targets[one].share)
            target, seed = targets[number], seeds[number]
            began = time.process_time()
            now[NOW], now[SEED], now[BEGAN] = number, seed, time.time()
            seeds[number] += 1
            data = random_input(target, seed)
            problem = attempted(target, data, Path(folder))
            used[number] += time.process_time() - began
            if not problem:
                continue
            now[FOUND] += 1
            if (kind := f"{target.name} {re.sub(r'[^a-z ]', '', problem)[:50]}") not in seen:
                seen.add(kind)
                place = kept(target, data, problem, Path(folder))
                click.echo(
                    f"{target.name}, seed {seed}: {problem[:200]}\n  {place}", file=sys.stderr
                )


def _quick() -> str | None:
    """A folder in memory, if there is one."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108  only for speed


def watched(
    targets: tuple[Target, ...], end: float, first: int
) -> tuple[list[int], list[float], int]:
    """Try inputs in a process; if it dies or hangs, say on which, and start another."""
    context = multiprocessing.get_context("fork")
    seeds, used = context.RawArray("q", [first] * len(targets)), context.RawArray("d", len(targets))
    now, lost = context.RawArray("d", 4), 0
    with tempfile.TemporaryDirectory(dir=_quick()) as folder:
        for target in targets:  # so that what has to be compiled is compiled once, before the clock
            attempted(target, target.seeds[0], Path(folder))
    while time.time() < end:
        work = context.Process(target=try_inputs, args=(targets, end, seeds, used, now))
        work.start()
        while work.is_alive():
            work.join(1)
            if work.is_alive() and time.time() - now[BEGAN] > PATIENCE + SHRINKING:
                work.kill()
        if work.exitcode:
            lost += 1
            target, seed = targets[int(now[NOW])], int(now[SEED])
            place = place_of(target, f"{seed}")
            place.write_bytes(random_input(target, seed))
            used[int(now[NOW])] += 1
            print(f"{target.name}, seed {seed}: exit code {work.exitcode}\n  {place}", flush=True)
    return list(seeds), list(used), int(now[FOUND]) + lost


def main() -> int:
    given = sys.argv[1:] or ["1m"]
    end = time.time() + seconds(given[0])
    first = int(given[1]) if len(given) > 1 else int(time.time())
    targets = tuple(map(named, given[2:])) or TARGETS
    seeds, used, found = watched(targets, end, first)
    for target, seed, spent in zip(targets, seeds, used, strict=True):
        tried = seed - first
        print(f"{target.name:22}{tried:>10,} inputs {1000 * spent / max(1, tried):>9.2f} ms each")
    total = sum(seeds) - first * len(targets)
    print(f"{total:,} inputs for {len(targets)} targets, from seed {first}: {found} findings")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
