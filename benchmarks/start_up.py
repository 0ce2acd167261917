"""What does it cost to start a command, beside what it costs to load numpy?

    python benchmarks/start_up.py

CPU seconds of whole processes, the best of several runs, in turns. Every command that reads trees
loads numpy, so `python -c "import numpy"` is the least that it can cost.
"""

import os
import sys

from material import SAMPLE
from measure import Cost, cost, program

GOLD, BIRCH = (str(SAMPLE / name) for name in ("gold/en.conllu", "systems/birch/en.conllu"))
TREEVAL = program("treeval")
NUMPY = [sys.executable, "-c", "import numpy"]
COMMANDS = {
    "treeval --help": [TREEVAL, "--help"],
    "treeval score --help": [TREEVAL, "score", "--help"],
    "treeval score": [TREEVAL, "score", GOLD, BIRCH],
    "treeval score --ci": [TREEVAL, "score", GOLD, BIRCH, "--ci"],
    "treeval errors": [TREEVAL, "errors", GOLD, BIRCH],
    "treeval treebank": [TREEVAL, "treebank", GOLD],
}
ROUNDS = 10


def main() -> None:
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # as treeval sets it for itself
    runs: dict[str, list[Cost]] = {}
    for _ in range(ROUNDS):
        for name, command in {"import numpy": NUMPY, **COMMANDS}.items():
            runs.setdefault(name, []).append(cost(command))
    seconds = {name: min(found.seconds for found in costs) for name, costs in runs.items()}
    print(f"{'command':22} {'CPU':>7}   / import numpy")
    for name, best in seconds.items():
        print(f"{name:22} {best:5.2f} s   {best / seconds['import numpy']:6.2f}")


if __name__ == "__main__":
    main()
