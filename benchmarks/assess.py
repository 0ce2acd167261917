"""`treeval assess` on one million sentences: speed and memory.

    python benchmarks/assess.py [--quick]

Gold trees of the WSJ sample with 2 to 20 words, drawn again and again; a tenth of the tags is
replaced by others, so that patterns go on being new. Measured are (1) the whole command, reading a
file of brackets in pieces with two threads, then once more writing the best parses; (2) the method
alone, on columns in memory that come in chunks. Best of three runs, by the clock and in seconds of
CPU; memory is the peak of all processes together.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
from material import penn, scratch_folder
from measure import program

from treeval.arrays import frozen
from treeval.assessment.pupa import Digest, Pupa
from treeval.assessment.spans import spans, words_of
from treeval.formats.brackets import write_brackets
from treeval.formats.reading import read_constituents
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents

CHUNK = 20_000


def sample() -> Constituents:
    trees = read_constituents(str(penn(scratch_folder())), "brackets").overt
    trees = trees.without(words=~words_of(trees))
    return trees.select(np.flatnonzero((trees.lengths > 1) & (trees.lengths <= 20)))


def varied(trees: Constituents, sentences: int) -> Iterator[Constituents]:
    """Chunks of sentences drawn from the sample, with other tags here and there."""
    rng = np.random.default_rng(0)
    for begin in range(0, sentences, CHUNK):
        size = min(CHUNK, sentences - begin)
        chunk = trees.select(rng.integers(len(trees), size=size))
        codes = chunk.tags.codes.copy()
        changed = rng.random(len(codes)) < 0.1
        codes[changed] = rng.integers(len(trees.tags.strings), size=np.count_nonzero(changed))
        tags = Column(frozen(codes), trees.tags.strings)
        yield replace(chunk, columns={"form": chunk.forms, "tag": tags})


def method_alone(trees: Constituents, sentences: int) -> None:
    chunks = [
        spans(chunk, chunk.tags, np.ones(chunk.words, dtype=np.bool_))
        for chunk in varied(trees, sentences)
    ]
    Pupa().assess(chunks[0])  # compiled before the clock starts
    wall, cpu = time.perf_counter(), time.process_time()
    found = Pupa().assess_stream(lambda: map(Digest.of, chunks))
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    patterns = int(found.patterns.keys_by_count.sum())
    print(f"method alone, {sentences:,} sentences, {patterns:,} patterns, X = {found.ceiling}")
    report(sentences, wall, cpu, peak)


def whole_command(trees: Constituents, sentences: int, folder: Path) -> None:
    path = folder / "parses.mrg"
    with path.open("wb") as out:
        for chunk in varied(trees, sentences):
            write_brackets(chunk, str(folder / "chunk.mrg"))
            out.write((folder / "chunk.mrg").read_bytes())
    size = path.stat().st_size / 1e6
    command = [program("treeval"), "assess", str(path), "--jobs", "2"]
    chosen = ["--select", "1%", "-o", str(folder / "best.mrg")]
    run([*command[:2], str(folder / "chunk.mrg"), *command[3:]])  # kernels are compiled once
    for more in ([], chosen):
        walls, cpus, peaks = zip(*(run([*command, *more]) for _ in range(3)), strict=True)
        writing = ", and writing the best 1 %" if more else ""
        print(f"whole command{writing}, {sentences:,} sentences, {size:.0f} MB")
        report(sentences, min(walls), min(cpus), max(peaks))


def run(command: list[str]) -> tuple[float, float, float]:
    """Seconds by the clock, seconds of CPU and megabytes of a command with all its processes."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    before, wall = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    nowhere = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=nowhere, stderr=nowhere, env=environment)
    peak = 0.0
    while process.poll() is None:
        peak = max(peak, memory(process.pid))
        time.sleep(0.02)
    wall, after = time.perf_counter() - wall, resource.getrusage(resource.RUSAGE_CHILDREN)
    if process.returncode:
        sys.exit(f"failed: {' '.join(command)}")
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, cpu, peak


def memory(pid: int) -> float:
    """Megabytes of a process and those it started; what they share counts once."""
    try:
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii")
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    except OSError:  # it has just ended
        return 0.0
    own = next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    return own / 1024 + sum(memory(int(child)) for child in children)


def report(sentences: int, wall: float, cpu: float, peak: float) -> None:
    print(
        f"  {wall:6.1f} s by the clock {sentences / wall:9,.0f} sentences per second\n"
        f"  {cpu:6.1f} s CPU          {sentences / cpu:9,.0f} sentences per second of CPU\n"
        f"  {peak:6.0f} MB"
    )


def main() -> None:
    sentences = 100_000 if "--quick" in sys.argv else 1_000_000
    trees = sample()
    with tempfile.TemporaryDirectory() as scratch:
        whole_command(trees, sentences, Path(scratch))
    method_alone(trees, sentences)


if __name__ == "__main__":
    main()
