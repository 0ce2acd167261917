"""Run all measurements, or those named: `python benchmarks/run.py [udeval ngram ...]`.

Each prints what was measured beside what, in one run, as ratios. Some need programs of the extra
`bench`, or data in ../shared; one that cannot run says so and the others go on.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
HELPERS = {"run", "measure", "dmv_numpy"}


def main() -> int:
    known = sorted(path.stem for path in HERE.glob("*.py") if path.stem not in HELPERS)
    chosen = sys.argv[1:] or known
    unknown = [name for name in chosen if name not in known]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; choose from {', '.join(known)}", file=sys.stderr)
        return 2
    failed = []
    for name in chosen:
        print(f"\n== {name}", flush=True)
        if subprocess.run([sys.executable, str(HERE / f"{name}.py")], check=False).returncode:
            failed.append(name)
    if failed:
        print(f"\ncould not be measured: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
