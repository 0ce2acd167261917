"""`treeval parse` of large files, in blocks: CPU time and memory, by one process and by two.

    python benchmarks/parsing.py

The test set of UD 2.2 English-EWT, repeated to 1 and 6 million words. The models are trained on the
test set itself. Two processes must write the same bytes as one.
"""

import hashlib
import sys
import tempfile
from pathlib import Path

from material import english
from measure import Cost, cost, program

import treeval

SIZES = (1, 6)  # million words
PARSERS = ("dmv.json", "ccl.model", "left", "random")


def main() -> None:
    text, _ = english()
    words = sum(line.split(b"\t", 1)[0].isdigit() for line in text.splitlines())
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        once = folder / "once.conllu"
        once.write_bytes(text)
        treeval.train("dmv", once, strip_punct="upos", passes=10).save(folder / "dmv.json")
        treeval.train("ccl", once).save(folder / "ccl.model")
        found: dict[str, dict[int, Cost]] = {name: {} for name in PARSERS}
        for millions in SIZES:
            large = folder / "large.conllu"
            with large.open("wb") as out:
                for _ in range(round(millions * 1_000_000 / words)):
                    out.write(text)
            for name in PARSERS:
                found[name][millions] = compare(folder, name, millions)
    few, many = SIZES
    for name, costs in found.items():
        print(
            f"{name}, {many // few} times as many words: "
            f"{costs[many].seconds / costs[few].seconds:.1f} times the CPU time, "
            f"{costs[many].megabytes / costs[few].megabytes:.2f} times the memory"
        )


def compare(folder: Path, name: str, millions: int) -> Cost:
    """Parse by one process and by two, and return the cost of one."""
    model = str(folder / name) if (folder / name).exists() else name
    output = folder / "parsed"
    costs, hashes = [], set()
    for jobs in ("1", "2"):
        command = [program("treeval"), "parse", model, str(folder / "large.conllu")]
        costs.append(cost([*command, "-o", str(output), "--jobs", jobs]))
        hashes.add(hashlib.sha256(output.read_bytes()).hexdigest())
    if len(hashes) > 1:
        sys.exit("failed: two processes write other bytes than one")
    one, two = costs
    print(
        f"{millions} million words, {name:9} {one} {one.seconds / millions:6.2f} s CPU per million "
        f"words; two processes take {two.seconds / one.seconds:.2f} times the CPU time"
    )
    return one


if __name__ == "__main__":
    main()
