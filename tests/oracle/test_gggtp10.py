"""gggtp10 beside the authors' program (pr-toolkit) and an independent trial.

Figures without another source are those of the trial.
"""

import gzip
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from treeval.arrays import Ints
from treeval.experiments.ned.learners import measured
from treeval.experiments.ned.reproduction import penn_trees
from treeval.induction.dmv.events import harmonic
from treeval.induction.dmv.gggtp10 import GGGTP10, DualEffort, PenalisedStep, TagPairs, projected
from treeval.induction.dmv.inference import expect_arcs, with_valences
from treeval.induction.dmv.model import DMVModel
from treeval.induction.dmv.settings import PairInstances
from treeval.induction.dmv.text import Tagged, coded, short, tagged
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

pytestmark = pytest.mark.shared

EXACT = DualEffort(1e-11, 20_000)
LOOSE = DualEffort()
KINDS: dict[str, PairInstances] = {"grouped": "words", "ungrouped": "arcs"}


@pytest.fixture(scope="module")
def table4(shared: Path) -> Path:
    return shared / "oracles/unsupervised/table4"


@pytest.fixture(scope="module")
def tiny(table4: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((table4 / "gggtp10_tiny.json").read_text())
    return found


@pytest.fixture(scope="module")
def sentences(tiny: dict[str, Any]) -> Tagged:
    tags = [sentence.split() for sentence in tiny["sentences"]]
    offsets = np.cumsum([0, *map(len, tags)])
    return coded(Column.of(tag for sentence in tags for tag in sentence), offsets)


@pytest.fixture(scope="module")
def gold(shared: Path) -> Treebank:
    return penn_trees(shared / "data/wsj-sample/wsj.mrg").gold


@pytest.fixture(scope="module")
def ten(gold: Treebank) -> Treebank:
    return short(gold, 10)


def steps(
    trainer: GGGTP10, text: Tagged, number: int, effort: DualEffort = LOOSE
) -> list[PenalisedStep]:
    pairs = TagPairs.of(text, trainer.instances)
    start = with_valences(harmonic(text), trainer.valences)
    return list(islice(trainer.steps(text, pairs, start, np.zeros(pairs.size), effort), number))


def scores(step: PenalisedStep, text: Tagged, trees: Treebank) -> list[float]:
    parsed = DMVModel(text.tags, step.weights).parse(trees)
    return [100 * counts.score for counts in measured(trees, parsed).values()]


def heads_of(path: Path) -> Ints:
    with gzip.open(path, "rt") as lines:
        return np.array([int(head) for line in lines for head in line.split()])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("sigma", [0.5, 2.0])
def test_dual_optima_of_the_tiny_case(
    tiny: dict[str, Any], sentences: Tagged, kind: str, sigma: float
) -> None:
    expected = tiny["gggtp10"][f"{kind} sigma {sigma}"]
    trainer = GGGTP10(penalty=sigma, instances=KINDS[kind])
    for step, other in zip(steps(trainer, sentences, 3, EXACT), expected, strict=True):
        likelihoods = expect_arcs(sentences, step.weights).log_likelihoods
        assert likelihoods.sum() == pytest.approx(other["loglik"], abs=1e-6)
        assert step.log_likelihood == pytest.approx(other["dual"], abs=1e-6)
        assert step.largest == pytest.approx(other["penalty_sum_of_max"], abs=1e-5)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("sigma", [0.5, 2.0])
def test_posteriors_of_the_tiny_case(
    tiny: dict[str, Any], sentences: Tagged, kind: str, sigma: float
) -> None:
    (first, *_) = tiny["gggtp10"][f"{kind} sigma {sigma}"]
    pairs, weights = TagPairs.of(sentences, KINDS[kind]), harmonic(sentences)
    best = projected(sentences, weights, pairs, sigma, start=np.zeros(pairs.size), effort=EXACT)
    found = expect_arcs(sentences, weights, pairs.log_factors(best.multipliers)).posteriors
    for posteriors, begin in _blocks(tiny["sentences"], first["posteriors"]):
        true = np.array(posteriors).ravel()
        np.testing.assert_allclose(found[begin : begin + len(true)], true, atol=1e-6)


def _blocks(names: list[str], posteriors: dict[str, Any]) -> Iterator[tuple[Any, int]]:
    begin = 0
    for name in names:
        if name in posteriors:
            yield posteriors[name], begin
        begin += len(name.split()) ** 2


@pytest.mark.parametrize(
    ("name", "trainer"),
    [
        (
            "3-3 backoff 0.3333 as the program",
            GGGTP10(penalty=0, valences=(3, 3), compatible=True),
        ),
        ("3-3 backoff 0.3333 as the formula", GGGTP10(penalty=0, valences=(3, 3))),
        ("2-1 backoff 0.0000 as the program", GGGTP10(penalty=0)),
    ],
)
def test_em_with_valences_and_backoff(
    tiny: dict[str, Any], sentences: Tagged, name: str, trainer: GGGTP10
) -> None:
    expected = tiny["gggtp10"][f"EM valences {name}"]
    found = [step.log_likelihood for step in steps(trainer, sentences, len(expected))]
    assert found == pytest.approx(expected, abs=1e-9)


def test_instances_and_pairs_of_the_sample(ten: Treebank) -> None:
    pairs = TagPairs.of(tagged(ten, "xpos"))
    assert (pairs.size, len(pairs)) == (20_717, 704)


def test_the_penalty_of_the_sample(table4: Path, ten: Treebank) -> None:
    text = tagged(ten, "xpos")
    found = steps(GGGTP10(penalty=10), text, 9)
    # Iterations 1 to 8 of the program; the trial differs from them by up to 0.05 %, as we do.
    program = [-12713.09, -12183.98, -12015.79, -11901.12, -11795.39, -11683.60]
    program += [-11570.54, -11473.32]
    assert [step.log_likelihood for step in found[:8]] == pytest.approx(program, rel=5e-4)
    assert scores(found[8], text, ten) == pytest.approx([43.15, 59.83, 71.89], abs=0.3)
    heads = heads_of(table4 / "gggtp10_program_sigma10_grouped_8passes_heads_wsj10.txt.gz")
    parsed = DMVModel(text.tags, found[8].weights).parse(ten)
    assert (parsed.heads == heads).mean() > 0.99  # the trial has 3,828 of 3,856


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "value", "largest"),
    [("words", -12715.55, 108.26), ("arcs", -12578.81, 96.64)],
)
def test_the_exact_optimum_of_the_sample(
    ten: Treebank, kind: PairInstances, value: float, largest: float
) -> None:
    text = tagged(ten, "xpos")
    pairs = TagPairs.of(text, kind)
    effort = DualEffort(1e-8, 1_000)
    best = projected(text, harmonic(text), pairs, 10.0, start=np.zeros(pairs.size), effort=effort)
    assert best.value == pytest.approx(value, abs=0.1)
    assert pairs.sum_of_largest(best.posteriors) == pytest.approx(largest, abs=0.15)


def test_em_with_valences_on_the_sample(table4: Path, ten: Treebank) -> None:
    text = tagged(ten, "xpos")
    found = steps(GGGTP10(penalty=0, valences=(3, 3), compatible=True), text, 11)
    # The program and the trial, to all digits.
    program = {1: 11422.46, 2: 10828.54, 3: 10562.40, 5: 10046.87, 10: 9236.239}
    for number, value in program.items():
        assert -found[number - 1].log_likelihood == pytest.approx(value, abs=0.006)
    assert scores(found[10], text, ten) == pytest.approx([51.30, 66.42, 79.88], abs=0.2)
    heads = heads_of(table4 / "gggtp10_program_edmv33_em10_heads_wsj10.txt.gz")
    parsed = DMVModel(text.tags, found[10].weights).parse(ten)
    assert (parsed.heads == heads).mean() > 0.99


@pytest.mark.slow
def test_forty_iterations_and_larger_penalties(ten: Treebank, gold: Treebank) -> None:
    text = tagged(ten, "xpos")
    largest = {0: 276.3, 5: 177, 10: 139.6, 15: 126, 20: 118, 40: 97, 80: 89}
    for sigma, expected in largest.items():
        last = steps(GGGTP10(penalty=sigma), text, 41)[-1]
        assert last.largest == pytest.approx(expected, rel=0.05)
        if sigma == 10:
            assert scores(last, text, ten) == pytest.approx([45.12, 63.54, 80.26], abs=1)
            assert scores(last, text, gold) == pytest.approx([31.63, 49.93, 63.30], abs=1)
