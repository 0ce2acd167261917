"""`treeval score` of large files: as a whole beside block by block, in one run.

    python benchmarks/streaming.py [--long]

The test set of UD 2.2 English-EWT and a system's output from the CoNLL 2018 shared task, repeated
to 1 and 6 million words; all metrics of the UD scorer. Both ways must print the same bytes. With
--long also 30 million words, in blocks alone, as whole files would need 12 GB.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from material import english
from measure import Cost, cost, program

SIZES = (1, 6)  # million words in each file
LONG = 30
WAYS = {"whole files": "--no-stream", "blocks": "--stream"}


def main() -> None:
    texts = dict(zip(("gold", "system"), english(), strict=True))
    words = words_in(texts["gold"])
    found: dict[int, Cost] = {}
    for millions in (*SIZES, LONG) if "--long" in sys.argv else SIZES:
        with tempfile.TemporaryDirectory() as scratch:
            files = repeated(texts, round(millions * 1_000_000 / words), Path(scratch))
            found[millions] = compare(files, millions)
    grow(found)


def words_in(text: bytes) -> int:
    return sum(line.split(b"\t", 1)[0].isdigit() for line in text.splitlines())


def repeated(texts: dict[str, bytes], times: int, scratch: Path) -> list[str]:
    paths = []
    for name, text in texts.items():
        paths.append(scratch / f"{name}.conllu")
        with paths[-1].open("wb") as out:
            for _ in range(times):
                out.write(text)
    return [str(path) for path in paths]


def compare(files: list[str], millions: int) -> Cost:
    """Score the files in both ways, and return the cost of blocks."""
    size = sum(Path(path).stat().st_size for path in files)
    print(f"{millions} million words in each file, {size / 1e6:,.0f} MB in both")
    if millions < LONG:
        insist_on_agreement(files)  # this also compiles what is not compiled yet
    costs = {}
    for way, option in WAYS.items():
        if millions == LONG and way != "blocks":
            continue
        costs[way] = cost([program("treeval"), "score", *files, option])
        per_million = costs[way].seconds / millions
        print(f"  {way:12} {costs[way]} {per_million:6.2f} s CPU per million words")
    if len(costs) > 1:
        whole, blocks = costs["whole files"], costs["blocks"]
        print(
            f"  blocks take {blocks.seconds / whole.seconds:.2f} times the CPU time and "
            f"1/{whole.megabytes / blocks.megabytes:.1f} of the memory; the results are the same"
        )
    return costs["blocks"]


def insist_on_agreement(files: list[str]) -> None:
    """Compare the two outputs; a difference ends the measurement."""
    printed = {
        subprocess.run(
            [program("treeval"), "score", *files, option, "--json"], check=True, capture_output=True
        ).stdout
        for option in WAYS.values()
    }
    if len(printed) > 1:
        sys.exit("failed: blocks and whole files give different results")


def grow(found: dict[int, Cost]) -> None:
    """Print how the cost of blocks grows from the smallest pair to the others."""
    (first, least), *others = found.items()
    for millions, one in others:
        times = millions / first
        more = (one.megabytes - least.megabytes) / (millions - first)
        print(
            f"blocks, {times:.0f} times as many words: {one.seconds / least.seconds:.1f} times the "
            f"CPU time; {more:.1f} MB more per million words"
        )


if __name__ == "__main__":
    main()
