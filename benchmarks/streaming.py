"""Commands on large files, which are read in blocks: one process beside two, in one run.

    python benchmarks/streaming.py [--long] [COMMAND...]

The test set of UD 2.2 English-EWT and a system's output from the CoNLL 2018 shared task, repeated
to 1 and 6 million words, with other names of sentences in each copy: `score` with all metrics of
the UD scorer, `errors`, and `treebank` and `check` of the gold file. One process and two must print
the same bytes. With --long also 30 million words. The text is repeated, so the vocabulary does not
grow.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from material import english
from measure import Cost, cost, program

SIZES = (1, 6)  # million words in each file
LONG = 30
WAYS = {"one process": "--jobs=1", "two": "--jobs=2"}
# The number of files that each command reads, and options for a comparison of all that it finds.
COMMANDS = {
    "score": (2, ["--json", "--by", "upos,length"]),
    "errors": (2, ["--show", "50"]),
    "treebank": (1, ["--json"]),
    "check": (1, ["--json"]),
}
NAME = b"# sent_id = "


def main() -> None:
    texts = dict(zip(("gold", "system"), english(), strict=True))
    words = words_in(texts["gold"])
    chosen = [name for name in COMMANDS if name in sys.argv[1:]] or list(COMMANDS)
    if all(COMMANDS[name][0] == 1 for name in chosen):
        del texts["system"]
    found: dict[str, dict[int, Cost]] = {name: {} for name in chosen}
    for millions in (*SIZES, LONG) if "--long" in sys.argv else SIZES:
        with tempfile.TemporaryDirectory() as scratch:
            files = repeated(texts, round(millions * 1_000_000 / words), Path(scratch))
            for name in chosen:
                found[name][millions] = compare(name, files[: COMMANDS[name][0]], millions)
    for name in chosen:
        grow(name, found[name])


def words_in(text: bytes) -> int:
    return sum(line.split(b"\t", 1)[0].isdigit() for line in text.splitlines())


def repeated(texts: dict[str, bytes], times: int, scratch: Path) -> list[str]:
    paths = []
    for name, text in texts.items():
        paths.append(scratch / f"{name}.conllu")
        with paths[-1].open("wb") as out:
            for copy in range(times):
                out.write(text.replace(NAME, NAME + b"%d-" % copy))
    return [str(path) for path in paths]


def compare(name: str, files: list[str], millions: int) -> Cost:
    """Run a command by one process and by two, and return the cost of one."""
    size = sum(Path(path).stat().st_size for path in files)
    print(f"{name}: {millions} million words in each file, {size / 1e6:,.0f} MB in all")
    if millions == SIZES[0]:
        require_agreement(name, files)  # this also compiles what is not compiled yet
    costs = {}
    for way, option in WAYS.items():
        costs[way] = cost([program("treeval"), name, *files, option])
        per_million = costs[way].seconds / millions
        print(f"  {way:12} {costs[way]} {per_million:6.2f} s CPU per million words")
    one, two = costs.values()
    print(f"  two processes take {two.clock / one.clock:.2f} times the elapsed time of one")
    return one


def require_agreement(name: str, files: list[str]) -> None:
    """Compare the two outputs; a difference ends the measurement."""
    printed = {
        subprocess.run(
            [program("treeval"), name, *files, option, *COMMANDS[name][1]],
            check=True,
            capture_output=True,
        ).stdout
        for option in WAYS.values()
    }
    if len(printed) > 1:
        sys.exit("failed: one process and two give different results")
    print("  one process and two give the same results")


def grow(name: str, found: dict[int, Cost]) -> None:
    """Print how the cost of one process grows from the smallest pair to the others."""
    (first, least), *others = found.items()
    for millions, one in others:
        times = millions / first
        more = (one.megabytes - least.megabytes) / (millions - first)
        print(
            f"{name}, {times:.0f} times as many words: {one.seconds / least.seconds:.1f} times the "
            f"CPU time; {more:.1f} MB more per million words"
        )


if __name__ == "__main__":
    main()
