"""`treeval score` beside udtools' `udeval`: all UD metrics, the same files, ratios of one run.

    python benchmarks/udeval.py [--quick]

The test set of UD 2.2 English-EWT and a system's output from the CoNLL 2018 shared task, as they
are (25 thousand words) and repeated to one million; then how treeval's cost grows with size, up to
30 million words.
"""

import sys
import tempfile
from pathlib import Path

from material import english
from measure import cost, program

WORDS = 25_096
RUNS = 5  # of treeval, before and after those of udeval; the best counts


def main() -> None:
    texts = list(english())
    with tempfile.TemporaryDirectory() as scratch:
        compare(repeated(texts, 1, Path(scratch)), "25 thousand words", repeats=5)
        if "--quick" in sys.argv:
            return
        million = round(1_000_000 / WORDS)
        compare(repeated(texts, million, Path(scratch)), "1 million words", repeats=1)
        grow(texts, Path(scratch))


def repeated(texts: list[bytes], times: int, scratch: Path) -> list[str]:
    paths = [scratch / f"{name}.conllu" for name in ("gold", "system")]
    for path, text in zip(paths, texts, strict=True):
        with path.open("wb") as out:
            for _ in range(times):
                out.write(text)
    return [str(path) for path in paths]


def compare(files: list[str], size: str, repeats: int) -> None:
    own = [program("treeval"), "score", *files]
    before = cost(own, RUNS)
    theirs = cost([program("udeval"), *files], repeats)
    # udeval runs so long that the machine may be faster or slower in the meantime.
    ours = min(before, cost(own, RUNS), key=lambda one: one.seconds)
    print(f"{size}, start-up included")
    print(f"  treeval {ours}")
    print(f"  udeval  {theirs}")
    print(
        f"  treeval is {theirs.seconds / ours.seconds:.1f} times faster "
        f"in 1/{theirs.megabytes / ours.megabytes:.1f} of the memory\n"
    )


def grow(texts: list[bytes], scratch: Path) -> None:
    print("treeval by size")
    for times in (4, 12, 40, 120, 400, 1200):
        found = cost([program("treeval"), "score", *repeated(texts, times, scratch)])
        words = times * WORDS
        print(
            f"  {words / 1e6:4.1f} million words {found} "
            f"{1e6 * found.seconds / words:6.2f} µs per word"
        )


if __name__ == "__main__":
    main()
