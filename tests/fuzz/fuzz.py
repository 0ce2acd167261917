"""Try hostile input until time is up: `python tests/fuzz/fuzz.py 10m [SEED [TARGET...]]`.

Every input follows from the target and a number, so that a finding can be repeated. A finding is
made as small as possible and written into tests/fuzz/crashers, where it is an ordinary test from
then on. The exit code is 1 if there was one.
"""

import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

from targets import TARGETS, Target, attempted, named, random_input

CRASHERS = Path(__file__).with_name("crashers")
UNITS = {"s": 1, "m": 60, "h": 3600}


def seconds(given: str) -> float:
    """Read a time such as 90s, 10m or 2h."""
    found = re.fullmatch(r"(\d+)([smh]?)", given)
    if not found:
        sys.exit(f"{given} is not a time; write 90s, 10m or 2h")
    return int(found[1]) * UNITS[found[2] or "s"]


def smallest(data: bytes, fails: Callable[[bytes], bool]) -> bytes:
    """Remove pieces, large ones first, as long as the input still fails."""
    size = len(data) // 2
    while size:
        at = 0
        while at < len(data):
            shorter = data[:at] + data[at + size :]
            if fails(shorter):
                data = shorter
            else:
                at += size
        size //= 2
    return data


def kept(target: Target, data: bytes, problem: str, folder: Path) -> Path:
    """Make a finding small and write it down."""
    kind = problem.partition(":")[0]

    def fails(shorter: bytes) -> bool:
        return (attempted(target, shorter, folder) or "").partition(":")[0] == kind

    place = CRASHERS / f"{target.name}-{abs(hash(problem)) % 10**8:08}{target.suffix}"
    place.write_bytes(smallest(data, fails))
    return place


def inputs(targets: tuple[Target, ...], seed: int) -> Iterator[tuple[Target, int]]:
    while True:
        yield from ((target, seed) for target in targets)
        seed += 1


def main() -> int:
    given = sys.argv[1:] or ["1m"]
    end = time.monotonic() + seconds(given[0])
    first = int(given[1]) if len(given) > 1 else int(time.time())
    targets = tuple(map(named, given[2:])) or TARGETS
    tried, found = 0, Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        for target, seed in inputs(targets, first):
            if time.monotonic() > end:
                break
            data, tried = random_input(target, seed), tried + 1
            problem = attempted(target, data, Path(folder))
            if problem and not found[f"{target.name} {problem[:60]}"]:
                place = kept(target, data, problem, Path(folder))
                print(f"{target.name}, seed {seed}: {problem[:200]}\n  {place}", flush=True)
            if problem:
                found[f"{target.name} {problem[:60]}"] += 1
    print(f"{tried:,} inputs, seeds {first} to {seed}: {len(found)} kinds of findings")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
