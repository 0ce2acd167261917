"""The mode tedeval-2.2 against the answers of TedEval 2.2 (tedeval-2.2.jar, Java 17)."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from treeval.counts import Counts, evaluate
from treeval.formats.reading import read
from treeval.metrics.tedeval import TED, TreeEditScore, mean_of_sentences
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

pytestmark = pytest.mark.shared

NATIVE = ("single_A", "single_B")
CROSS = ("cross_gB_gA", "cross_pB_gA")
SEVERAL = ("multi2_1", "multi2_2", "multi3_1", "multi3_2", "multi3_3")
RUNS = [
    f"{run}_{labels}_{average}"
    for run in (*NATIVE, *CROSS, *SEVERAL)
    for labels in ("labeled", "unlabeled")
    for average in ("macro", "micro")
]


@cache
def runs(folder: Path) -> dict[str, Any]:
    expected: dict[str, Any] = json.loads((folder / "expected.json").read_text())["runs"]
    return expected


@cache
def treebank(folder: Path, name: str) -> Treebank:
    return read(str(folder / "in" / f"{name}.conll"))


def test_no_run_is_left_out(shared: Path) -> None:
    assert sorted(runs(shared / "oracles" / "tedeval")) == sorted(RUNS)


@pytest.mark.parametrize("name", RUNS)
def test_run(shared: Path, name: str) -> None:
    folder = shared / "oracles" / "tedeval"
    run = runs(folder)[name]
    metric = TreeEditScore("TED", labelled=run["labelled"], mode="tedeval-2.2")
    native, parsed = treebank(folder, run["gold"]), treebank(folder, run["parse"])
    golds = [treebank(folder, gold) for gold in run["all_golds"]]
    counts = Counts(metric, metric.distances_as_tedeval22(parsed, native, golds))
    distance = "L1" if len(golds) == 1 else "L1_minus_L2"
    assert counts.table.tolist() == [[each[distance], each["norm"]] for each in run["sentences"]]
    printed = [f"{score:.4f}" for score in counts.sentence_scores]
    assert printed == [f"{each['score']:.4f}" for each in run["sentences"]]
    # The program calls the score of the sums "macro" and the mean of the sentences "micro".
    corpus = counts.score if name.endswith("macro") else mean_of_sentences(counts)
    assert f"{corpus:.4f}" == f"{run['score']:.4f}"


def test_the_metric_counts_the_same(shared: Path) -> None:
    folder = shared / "oracles" / "tedeval"
    gold, parsed = treebank(folder, "goldA"), treebank(folder, "parseA")
    metric = TreeEditScore("TED", mode="tedeval-2.2")
    assert f"{evaluate(metric, pair(gold, parsed)).score:.4f}" == "0.9288"  # single_A_labeled_macro
    assert evaluate(TED, pair(gold, parsed)).score != pytest.approx(0.9288, abs=1e-4)
