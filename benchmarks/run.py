"""Run all measurements, or those named: `python benchmarks/run.py [--page] [udeval ngram ...]`.

Each prints what was measured beside what, in one run, as ratios. Some need programs of the extra
`bench`, or data in ../shared; one that cannot run says so and the others go on. With --page, the
output of all of them is written to docs/performance.md.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from page import Measurement, write_page

HERE = Path(__file__).parent
# Modules that measure nothing by themselves.
HELPERS = {
    *("call_cycles", "dmv_numpy", "material", "measure", "page"),
    *("recorded_files", "run", "same_numbers"),
}


def main() -> int:
    arguments = [one for one in sys.argv[1:] if one != "--page"]
    known = sorted(path.stem for path in HERE.glob("*.py") if path.stem not in HELPERS)
    chosen = arguments or known
    unknown = [name for name in chosen if name not in known]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; choose from {', '.join(known)}", file=sys.stderr)
        return 2
    done: list[Measurement] = []
    for name in chosen:
        done.append(Measurement(name, *run(name)))
        if "--page" in sys.argv:
            write_page(done)  # after each, so that an interrupted run leaves what it has measured
    failed = [one.name for one in done if one.code]
    if failed:
        print(f"\ncould not be measured: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def run(name: str) -> tuple[int, str]:
    """Run one measurement, showing its output as it comes; return its exit code and its output."""
    print(f"\n== {name}", flush=True)
    command = [sys.executable, "-u", str(HERE / f"{name}.py")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
    output = "".join(shown(process.stdout or ()))
    return process.wait(), output


def shown(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        print(line, end="", flush=True)
        yield line


if __name__ == "__main__":
    sys.exit(main())
