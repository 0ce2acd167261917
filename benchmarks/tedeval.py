"""TED and T-Dice beside zss, apted and edist: real pairs of sentences, ratios of one run.

    python benchmarks/tedeval.py [--quick]

First the whole test set of UD English-EWT and a parser's output, repeated to 200 thousand words;
then single sentences of 10 to 80 words, against tree edit distances from PyPI, which all find the
distance of T-Dice; then how TED grows with the length of sentences.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time

import numpy as np
import zss
from apted import APTED
from edist.ted import standard_ted
from material import parsed_english, scratch_folder

from treeval.formats.reading import read
from treeval.metrics.tedeval import TED, UTED
from treeval.metrics.tree_distance import T_DICE, ordered
from treeval.tree.functional import from_dependencies
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

WORDS = 200_000
LENGTHS = (10, 20, 40, 80)
COPIES = 1000


@dataclass
class Node:
    name: str
    children: list["Node"] = field(default_factory=list)


def main() -> None:
    gold, system = (read(str(path)) for path in parsed_english(scratch_folder()))
    corpus(gold, system)
    for length in LENGTHS[:2] if "--quick" in sys.argv else LENGTHS:
        sentence(gold, system, length)
    growth(gold, system)


def corpus(gold: Treebank, system: Treebank) -> None:
    first = np.arange(2000)
    small = pair(gold.select(first), system.select(first))
    both = best(lambda: (TED.count(small), UTED.count(small)))
    print(f"2,000 sentences, labelled and unlabelled: {both:.3f} s")
    every = np.tile(np.arange(len(gold)), round(WORDS / gold.words))
    large = pair(gold.select(every), system.select(every))
    for metric in (TED, UTED):
        seconds = best(lambda metric=metric: metric.count(large))
        print(
            f"{large.gold.words:,} words, {metric.name}: {large.gold.words / seconds:,.0f} words/s"
        )
    seconds = best(lambda: T_DICE.count(small), repeats=2)
    print(f"2,000 sentences, T-Dice: {seconds:.2f} s, {small.gold.words / seconds:,.0f} words/s\n")


def sentence(gold: Treebank, system: Treebank, length: int) -> None:
    chosen = np.array([int(np.argmin(np.abs(gold.lengths - length)))])
    one = pair(gold.select(chosen), system.select(chosen))
    many = pair(gold.select(np.repeat(chosen, COPIES)), system.select(np.repeat(chosen, COPIES)))
    a, b = (tree(side) for side in (one.gold, one.predicted))
    distance = T_DICE.count(one)[0, 0]
    programs: dict[str, Callable[[], float]] = {
        "zss": lambda: zss.simple_distance(a, b, children, name, different),
        "apted": lambda: APTED(a, b).compute_edit_distance(),
        "edist": lambda: standard_ted(*lists(a), *lists(b)),
    }
    ours = {
        "TED": best(lambda: TED.count(one)),
        "TED among 1,000": best(lambda: TED.count(many)) / COPIES,
        "T-Dice": best(lambda: T_DICE.count(one)),
        "T-Dice among 1,000": best(lambda: T_DICE.count(many), repeats=1) / COPIES,
    }
    print(f"a sentence of {one.gold.words} words, {len(lists(a)[0])} and {len(lists(b)[0])} nodes")
    for label, seconds in ours.items():
        print(f"  {label:<20} {1e6 * seconds:12,.1f} µs")
    for label, run in programs.items():
        assert run() == distance, label
        seconds = best(run, repeats=1)
        ratios = ", ".join(f"{own} {seconds / cost:,.0f}" for own, cost in ours.items())
        print(f"  {label:<20} {1e6 * seconds:12,.1f} µs; times slower than {ratios}")
    print()


def growth(gold: Treebank, system: Treebank) -> None:
    print("TED by the length of sentences")
    for joined in (1, 10, 100, 1000):
        both = pair(*(chained(side, joined) for side in (gold, system)))
        seconds = best(lambda both=both: TED.count(both))
        words = both.gold.words / len(both.gold)
        print(
            f"  {words:10,.0f} words a sentence: {1e9 * seconds / both.gold.words:6.0f} ns a word"
        )


def chained(treebank: Treebank, joined: int) -> Treebank:
    """Join sentences: the root of each is attached to the root of the one before."""
    roots = np.flatnonzero(treebank.heads == 0)
    first = roots[np.append(True, np.diff(treebank.sentences[roots]) > 0)]
    above = treebank.parents.copy()
    above[roots] = first[treebank.sentences[roots]]
    above[first[1:]] = first[:-1]
    offsets = np.append(treebank.offsets[:-1:joined], treebank.words)
    begins = np.repeat(offsets[:-1], np.diff(offsets))
    above[first[0]] = -1
    heads = np.where(above < begins, 0, above - begins + 1).astype(np.int32)
    return Treebank(offsets, heads, dict(treebank.columns))


def best(run: Callable[[], object], repeats: int = 5) -> float:
    """The shortest time of several runs, and of more if they are short."""
    run()
    times: list[float] = []
    while len(times) < repeats or sum(times) < 0.1:
        start = process_time()
        run()
        times.append(process_time() - start)
    return min(times)


def tree(treebank: Treebank) -> Node:
    """The functional tree of the first sentence as the programs want it."""
    trees = from_dependencies(treebank)
    nodes = ordered(trees, treebank.offsets)
    forms = [f"word {form}" for form in treebank.columns["form"]]
    labels = [f"label {next(iter(trees.sets[code]))}" for code in trees.codes.tolist()]
    names = [*forms, *labels, "root"]
    finished: list[tuple[int, Node]] = []
    for place, (origin, left) in enumerate(
        zip(nodes.origins.tolist(), nodes.left.tolist(), strict=True)
    ):
        below = []
        while finished and left < place and finished[-1][0] >= left:
            below.append(finished.pop()[1])
        finished.append((left, Node(names[origin], below[::-1])))
    return finished[0][1]


def lists(root: Node) -> tuple[list[str], list[list[int]]]:
    """Labels and children in preorder."""
    names: list[str] = []
    below: list[list[int]] = []

    def visit(node: Node) -> int:
        number = len(names)
        names.append(node.name)
        below.append([])
        for child in node.children:
            below[number].append(visit(child))
        return number

    visit(root)
    return names, below


def children(node: Node) -> list[Node]:
    return node.children


def name(node: Node) -> str:
    return node.name


def different(a: str, b: str) -> int:
    return int(a != b)


if __name__ == "__main__":
    main()
