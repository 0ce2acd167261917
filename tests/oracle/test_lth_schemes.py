"""TED and UTED on five LTH schemes against another program, written from the definitions.

expected.json in lth-schemes has delta and iota of 224 experiments with MaltParser and MSTParser,
made by a plain program with sets of words and edit scripts; nodes of whole sentences are left out.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from treeval.formats.reading import read
from treeval.metrics.tedeval import TED, UTED, TreeEditScore
from treeval.schemes.projective import Projectivise
from treeval.tree.functional import FunctionalTrees, from_dependencies, generalise
from treeval.tree.treebank import Treebank

pytestmark = pytest.mark.shared

EVERY_NINTH = slice(None, None, 9)  # a sample of the designs that takes few seconds


@cache
def treebank(folder: Path, name: str) -> Treebank:
    return read(str(folder / f"{name}.conllx.xz"))


@cache
def gold(folder: Path, scheme: str, parser: str, are: str) -> Treebank:
    trees = treebank(folder, f"gold.{scheme}")
    if parser == "mst":
        trees = trees.select(np.loadtxt(folder / "mst.sentences.txt", dtype=np.int64))
    return Projectivise("baseline")(trees) if are == "projective" else trees


@cache
def functional(trees: Treebank) -> FunctionalTrees:
    return from_dependencies(trees)


def require_counts(folder: Path, experiment: dict[str, Any], metric: TreeEditScore) -> None:
    design = experiment["parser"], experiment["golds_are"]
    own = experiment["system"] if len(experiment["golds"]) > 1 else experiment["golds"][0]
    parsed = functional(treebank(folder, f"{design[0]}.{experiment['system']}"))
    golds = {scheme: functional(gold(folder, scheme, *design)) for scheme in experiment["golds"]}
    if not metric.labelled:
        parsed = parsed.unlabelled()
        golds = {scheme: trees.unlabelled() for scheme, trees in golds.items()}
    shared_gold = generalise(list(golds.values()))
    found = metric.distances(parsed, golds[own], shared_gold).sum(axis=0)
    expected = experiment["labelled" if metric.labelled else "unlabelled"]
    assert found.tolist() == [expected["delta"], expected["iota"]], experiment


def experiments(folder: Path, parser: str) -> list[dict[str, Any]]:
    every: list[dict[str, Any]] = json.loads((folder / "expected.json").read_text())["experiments"]
    return [one for one in every if one["parser"] == parser]


@pytest.mark.parametrize("metric", [TED, UTED], ids=["labelled", "unlabelled"])
def test_some_experiments_are_counted_alike(shared: Path, metric: TreeEditScore) -> None:
    folder = shared / "data" / "lth-schemes"
    for experiment in experiments(folder, "mst")[EVERY_NINTH]:
        require_counts(folder, experiment, metric)


@pytest.mark.slow
@pytest.mark.parametrize("parser", ["malt", "mst"])
@pytest.mark.parametrize("metric", [TED, UTED], ids=["labelled", "unlabelled"])
def test_all_experiments_are_counted_alike(
    shared: Path, parser: str, metric: TreeEditScore
) -> None:
    folder = shared / "data" / "lth-schemes"
    assert len(experiments(folder, parser)) == 112
    for experiment in experiments(folder, parser):
        require_counts(folder, experiment, metric)
