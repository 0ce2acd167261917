"""Scoring Penn Treebank brackets beside EVALB, the program in C, and beside NLTK's reader.

    python benchmarks/brackets.py [--quick]

The 3,914 trees of the WSJ sample against trees in which a tenth of the phrases is missing and one
label in twenty is wrong, once and ten times over, and then as often that they are read in blocks.
The package allennlp 0.9.0 contains the source of EVALB, which is compiled as its own Makefile says,
and with -O3. Costs are those of whole commands, in turns, start-up included; treeval's kernels are
compiled before, as `treeval warm-up` does. NLTK only reads one file, in a process that is already
running.
"""

import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import nltk
import numpy as np
from material import penn, scratch_folder
from measure import Cost, cost, program
from nltk.corpus import BracketParseCorpusReader

from treeval.formats.brackets import write_brackets
from treeval.formats.reading import read_constituents
from treeval.tree.column import Column
from treeval.warming import warm_up

METRICS = {"EVALB alone": "EVALB", "five metrics": "UF1,LF1,EVALB,ExactMatch,LeafAncestor"}
METRICS["all metrics"] = "all"
BLOCKS = 60  # times that the files are repeated to be read in blocks: 170 MB together
REPEATS = 3
BUILDS = {"EVALB": ("-g",), "EVALB -O3": ("-O3",)}


def main() -> None:
    scratch = scratch_folder()
    gold, system = written(scratch)
    builds = evalb(scratch)
    warm_up(tasks=("reading", "scoring"))
    for times in (1,) if "--quick" in sys.argv else (1, 10):
        files = [repeated(path, times, scratch) for path in (gold, system)]
        compare(files, builds)
    if "--quick" not in sys.argv:
        compare_blocks([repeated(path, BLOCKS, scratch) for path in (gold, system)])
    read_with_nltk(gold)


def written(scratch: Path) -> tuple[Path, Path]:
    """Write trees without null elements, and a prediction with errors; return both paths."""
    trees = read_constituents(str(penn(scratch)), "brackets").overt
    rng = np.random.default_rng(1)
    parsed = trees.without(nodes=(rng.random(trees.nodes) < 0.1) & (trees.parents >= 0))
    wrong = rng.random(parsed.nodes) < 0.05
    labels = ["NP" if other else label for label, other in zip(parsed.labels, wrong, strict=True)]
    paths = scratch / "gold.mrg", scratch / "parsed.mrg"
    write_brackets(trees, str(paths[0]))
    write_brackets(parsed.replaced(node_columns={"label": Column.of(labels)}), str(paths[1]))
    return paths


def repeated(path: Path, times: int, scratch: Path) -> str:
    target = scratch / f"{path.stem}-{times}.mrg"
    target.write_bytes(path.read_bytes() * times)
    return str(target)


def evalb(scratch: Path) -> dict[str, list[str]]:
    """Build the program in C; empty, with a line that says why, where this is impossible."""
    compiler = shutil.which("cc")
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "allennlp==0.9.0"]
    found = subprocess.run([*download, "-d", str(scratch)], check=False, capture_output=True)
    if compiler is None or found.returncode:
        print("EVALB is not measured: it needs a C compiler, and allennlp 0.9.0 for its source")
        return {}
    with zipfile.ZipFile(next(scratch.glob("allennlp*.whl"))) as wheel:
        wheel.extractall(scratch)
    folder = scratch / "allennlp" / "tools" / "EVALB"
    commands = {}
    for name, options in BUILDS.items():
        target = folder / name.replace(" ", "")
        build = [compiler, "-w", *options, "-o", str(target), str(folder / "evalb.c")]
        subprocess.run(build, check=True)
        commands[name] = [str(target), "-p", str(folder / "COLLINS.prm")]
    return commands


def compare(files: list[str], builds: dict[str, list[str]]) -> None:
    announce(files)
    commands = {name: [*command, *files] for name, command in builds.items()}
    commands |= {f"treeval, {name}": scored(files, metrics) for name, metrics in METRICS.items()}
    found = costs(commands, REPEATS)
    theirs = {name: found[name] for name in builds}
    for name, one in found.items():
        print(f"  {name:24} {one}{'' if name in theirs else ratios(one, theirs)}")


def compare_blocks(files: list[str]) -> None:
    """Measure one process and two; both print the same."""
    announce(files)
    ways = {"one process": "--jobs=1", "two processes": "--jobs=2"}
    commands = {
        f"treeval, {way}": [*scored(files, METRICS["all metrics"]), option]
        for way, option in ways.items()
    }
    printed = {
        subprocess.run(one, check=True, capture_output=True).stdout for one in commands.values()
    }
    for name, one in costs(commands, 1).items():
        print(f"  {name:24} {one} {one.clock:8.2f} s elapsed")
    print("  the output is the same" if len(printed) == 1 else "  THE OUTPUT DIFFERS")


def costs(commands: dict[str, list[str]], repeats: int) -> dict[str, Cost]:
    """Run all commands in turns, and take the best of several runs of each."""
    runs = [{name: cost(command) for name, command in commands.items()} for _ in range(repeats)]
    return {
        name: min((run[name] for run in runs), key=lambda one: one.seconds) for name in commands
    }


def announce(files: list[str]) -> None:
    sentences = Path(files[0]).read_bytes().count(b"\n")
    print(f"{sentences:,} pairs of trees")


def scored(files: list[str], metrics: str) -> list[str]:
    return [program("treeval"), "score", *files, "--metrics", metrics]


def ratios(ours: Cost, theirs: dict[str, Cost]) -> str:
    found = (f"{ours.seconds / one.seconds:.2f} of {name}" for name, one in theirs.items())
    return "".join(f"; {ratio}" for ratio in found)


def read_with_nltk(path: Path) -> None:
    start = time.process_time()
    nltk.data.path.append(str(path.parent))
    trees = list(BracketParseCorpusReader(str(path.parent), path.name).parsed_sents())
    seconds = time.process_time() - start
    print(f"{len(trees):,} trees read by NLTK: {seconds:.2f} s CPU")


if __name__ == "__main__":
    main()
