"""What does the first use of a command cost, when nothing has been compiled yet?

    python benchmarks/first_use.py [NAME ...]

Every command runs on the shipped sample in a new folder for compiled code, as in a new container,
and again with what the first run has left there. "By numba" is the first run without the
translations of kernels that the package brings along. All are CPU seconds of the whole command.
"""

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from material import SAMPLE, scratch_folder
from measure import cost, program

SCRATCH = scratch_folder()
TREES, GOLD, SYSTEM = (
    str(SAMPLE / name) for name in ("brackets/en.mrg", "gold/en.conllu", "systems/birch/en.conllu")
)
CCL, TAGS, DMV = (str(SCRATCH / name) for name in ("ccl.model", "tags.model", "dmv.model"))
COMMANDS = {
    "score": ["score", GOLD, SYSTEM],
    "train ccl": ["train", "ccl", TREES, "-o", CCL],
    "parse, ccl": ["parse", CCL, TREES],
    "train tags": ["train", "tags", TREES, "--classes", "8", "-o", TAGS],
    "tag": ["tag", TAGS, TREES],
    "train ngram": ["train", "ngram", GOLD, "-o", str(SCRATCH / "model.arpa")],
    "train dmv": ["train", "dmv", GOLD, "-o", DMV],
    "parse, dmv": ["parse", DMV, GOLD],
    "assess": ["assess", SYSTEM],
    "rank": ["rank", *(str(SAMPLE / f"systems/{name}/en.conllu") for name in ("alder", "birch"))],
    "audit": ["audit", str(SAMPLE / "gold"), str(SAMPLE / "systems/birch")],
}
# The command line, where translations of kernels are sought in a folder that has none.
WITHOUT = f"""
import sys
from pathlib import Path
from treeval.cli import main
from treeval.kernels import machine_code
machine_code._TRANSLATIONS = Path({str(SCRATCH)!r})
sys.argv[0] = "treeval"
sys.exit(main())
"""


def main() -> None:
    chosen = sys.argv[1:] or [*COMMANDS]
    print(f"{'command':14} {'later':>7} {'first':>7} {'by numba':>9}   first / by numba")
    for name in chosen:
        later, first, by_numba = measured(COMMANDS[name])
        ratio = first / by_numba
        print(f"{name:14} {later:7.2f} {first:7.2f} {by_numba:9.2f}   {ratio:6.2f}", flush=True)


def measured(arguments: list[str]) -> tuple[float, float, float]:
    """CPU seconds of a later run, of the first one, and of a first one without translations."""
    command = [program("treeval"), *arguments]
    first = best(lambda: in_new_folder(command))
    later = cost(command, repeats=2).seconds  # in the folder of the last of them
    by_numba = in_new_folder([sys.executable, "-c", WITHOUT, *arguments])
    return later, first, by_numba


def best(run: Callable[[], float], repeats: int = 2) -> float:
    return min(run() for _ in range(repeats))


def in_new_folder(command: Iterable[str]) -> float:
    os.environ["NUMBA_CACHE_DIR"] = str(new_folder())
    return cost([*command]).seconds


def new_folder() -> Path:
    folder = SCRATCH / f"code{len([*SCRATCH.iterdir()])}"
    folder.mkdir()
    return folder


if __name__ == "__main__":
    main()
