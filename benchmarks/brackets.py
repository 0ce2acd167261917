"""Scoring Penn Treebank brackets beside EVALB, the program in C, and beside NLTK's reader.

    python benchmarks/brackets.py [--quick]

The 3,914 trees of the WSJ sample against trees in which a tenth of the phrases is missing and one
label in twenty is wrong, once and ten times over. The package allennlp 0.9.0 contains the source of
EVALB, which is compiled as its own Makefile says, and with -O3. Costs are those of whole commands,
start-up included. NLTK only reads one file, in a process that is already running.
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

METRICS = {"EVALB alone": "EVALB", "five metrics": "UF1,LF1,EVALB,ExactMatch,LeafAncestor"}
METRICS["all metrics"] = "all"
BUILDS = {"EVALB": ("-g",), "EVALB -O3": ("-O3",)}


def main() -> None:
    scratch = scratch_folder()
    gold, system = written(scratch)
    builds = evalb(scratch)
    for times in (1,) if "--quick" in sys.argv else (1, 10):
        files = [repeated(path, times, scratch) for path in (gold, system)]
        compare(files, builds)
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
    sentences = Path(files[0]).read_bytes().count(b"\n")
    print(f"{sentences:,} pairs of trees")
    theirs = {name: cost([*command, *files], 3) for name, command in builds.items()}
    for name, found in theirs.items():
        print(f"  {name:24} {found}")
    for name, metrics in METRICS.items():
        ours = cost([program("treeval"), "score", *files, "--metrics", metrics], 3)
        print(f"  treeval, {name:15} {ours}{ratios(ours, theirs)}")


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
