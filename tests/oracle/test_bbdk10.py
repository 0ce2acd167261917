"""bbdk10 beside an independent trial: tiny cases, traces of EM, and the optimum on the sample."""

import gzip
import json
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from treeval.experiments.ned.learners import measured
from treeval.experiments.ned.reproduction import penn_trees
from treeval.induction.dmv.bbdk10 import BBDK10, Features, Objective, em_steps, lbfgs_steps, started
from treeval.induction.dmv.text import Tagged, short, tagged
from treeval.induction.dmv.training import Stopping
from treeval.tree.treebank import Treebank

pytestmark = pytest.mark.shared

CLASSES = {
    "N": frozenset("NN NNS NNP NNPS".split()),
    "V": frozenset("VB VBD VBG VBN VBP VBZ MD".split()),
}
CLASSES["NV"] = CLASSES["N"] | CLASSES["V"]


@pytest.fixture(scope="module")
def table4(shared: Path) -> Path:
    return shared / "oracles/unsupervised/table4"


@pytest.fixture(scope="module")
def tiny(table4: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((table4 / "bbdk10_tiny.json").read_text())
    return found


@pytest.fixture(scope="module")
def text(tiny: dict[str, Any]) -> Tagged:
    sentences = [sentence.split() for sentence in tiny["sentences"]]
    codes = [tiny["tags"].index(tag) for sentence in sentences for tag in sentence]
    offsets = np.cumsum([0, *map(len, sentences)])
    return Tagged(tuple(tiny["tags"]), np.array(codes, dtype=np.int32), offsets)


@pytest.fixture(scope="module")
def objective(text: Tagged) -> Objective:
    return Objective(text, Features.of(text.tags, CLASSES), penalty=0.5)


@pytest.fixture(scope="module")
def gold(shared: Path) -> Treebank:
    return penn_trees(shared / "data/wsj-sample/wsj.mrg").gold


@pytest.fixture(scope="module")
def ten(gold: Treebank) -> Tagged:
    return tagged(short(gold, 10), "xpos")


def test_features_have_the_names_of_the_trial(tiny: dict[str, Any], objective: Objective) -> None:
    assert len(objective.features.names) == tiny["n_features"] == 310
    assert sorted(objective.features.names) == tiny["bbdk10"]["feature_names"]


def test_objective_and_gradient_of_given_weights(
    tiny: dict[str, Any], objective: Objective
) -> None:
    names = objective.features.names
    expected = tiny["bbdk10"]["zero"]
    value, gradient = objective(np.zeros(len(names)))
    assert value == pytest.approx(expected["objective"], abs=1e-9)
    assert np.linalg.norm(gradient) == pytest.approx(expected["gradient_norm"], abs=1e-9)
    expected = tiny["bbdk10"]["pattern"]
    rank = {name: place for place, name in enumerate(sorted(names))}
    weights = np.array([0.1 * (rank[name] % 7 - 3) for name in names])
    value, gradient = objective(weights)
    assert value == pytest.approx(expected["objective"], abs=1e-9)
    assert np.linalg.norm(gradient) == pytest.approx(expected["gradient_norm"], abs=1e-9)
    found = dict(zip(names, gradient, strict=True))
    for name, slope in expected["gradient"].items():
        assert found[name] == pytest.approx(slope, abs=1e-9)


def test_the_start_and_em_of_the_tiny_case(tiny: dict[str, Any], objective: Objective) -> None:
    start = started(objective, "harmonic")
    expected = tiny["bbdk10"]["start"]
    assert np.linalg.norm(start) == pytest.approx(expected["norm_w"], abs=1e-5)
    found = objective.features.probabilities(start)
    np.testing.assert_allclose(found.root, expected["theta_root"], atol=1e-6)
    trace = tiny["bbdk10"]["EM trace [objective, log-likelihood], kappa 0.5"]
    steps = list(islice(em_steps(objective, start), len(trace)))
    found_values = [step.log_likelihood for step in steps]
    assert found_values == pytest.approx([value for value, _ in trace], abs=1e-4)


def test_equal_probabilities_on_the_sample(ten: Tagged) -> None:
    # Sum of ln N(n) - 3856 ln 32 - (3 * 3856 - 555) ln 2, with N projective trees of n words.
    trees = (1, 2, 7, 30, 143, 728, 3876, 21318, 120175, 690690)
    expected = sum(np.log(trees[length - 1]) for length in ten.lengths)
    expected -= 3856 * np.log(32) + (3 * 3856 - 555) * np.log(2)
    assert expected == pytest.approx(-16374.256366, abs=1e-6)
    objective = Objective(ten, Features.of(ten.tags, CLASSES), penalty=10)
    assert len(objective.features.names) == 4252
    value, gradient = objective(np.zeros(4252))
    assert value == pytest.approx(expected, abs=1e-6)
    assert np.linalg.norm(gradient) == pytest.approx(2856.492913, abs=1e-6)


@pytest.mark.parametrize("penalty", [10.0, pytest.param(1.0, marks=pytest.mark.slow)])
def test_em_on_the_sample(table4: Path, ten: Tagged, penalty: float) -> None:
    lines = (table4 / "bbdk10_em_trace_wsj10.txt").read_text().splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    trace = {int(row[1]): float(row[2]) for row in rows if float(row[0]) == penalty}
    objective = Objective(ten, Features.of(ten.tags, CLASSES), penalty)
    last = 20 if penalty == 10 else 10
    steps = islice(em_steps(objective, started(objective, "harmonic")), last)
    for number, step in enumerate(steps, start=1):
        # M-steps that are solved less exactly drift: 0.11 in the trial.
        assert step.log_likelihood == pytest.approx(trace[number], abs=0.3)


def test_the_optimum_on_the_sample(table4: Path, gold: Treebank, ten: Tagged) -> None:
    objective = Objective(ten, Features.of(ten.tags, CLASSES), penalty=10)
    *_, last = lbfgs_steps(objective, started(objective, "harmonic"))
    assert last.log_likelihood == pytest.approx(-11338.9957, abs=0.01)
    likelihood = last.log_likelihood + 10 * (last.features @ last.features)
    assert likelihood / 555 == pytest.approx(-18.8294, abs=1e-3)
    model = BBDK10().train(gold)
    for trees, expected in (
        (short(gold, 10), (68.02, 73.08, 79.23)),
        (gold, (50.06, 56.86, 63.58)),
    ):
        scores = [100 * counts.score for counts in measured(trees, model.parse(trees)).values()]
        assert scores == pytest.approx(expected, abs=0.3)
    with gzip.open(table4 / "bbdk10_kappa10_heads_wsj10.txt.gz", "rt") as lines:
        heads = [int(head) for line in lines for head in line.split()]
    found = model.parse(short(gold, 10)).heads
    assert (found == heads).mean() > 0.995  # trees of nearly equal weight may differ


@pytest.mark.slow
def test_direct_optimisation_beats_em_where_the_penalty_is_small(gold: Treebank) -> None:
    ten = short(gold, 10)
    found = {}
    for optimiser, passes in (("em", 60), ("lbfgs", 400)):
        trainer = BBDK10(penalty=1, optimiser=optimiser, stopping=Stopping(passes, 0.0))
        parsed = trainer.train(gold).parse(ten)
        found[optimiser] = 100 * measured(ten, parsed)["attachment"].score
    # The trial has 47.33 and 65.79; the paper reports the same preference.
    assert found["em"] == pytest.approx(47.33, abs=0.5)
    assert found["lbfgs"] == pytest.approx(65.79, abs=0.5)
    assert found["lbfgs"] - found["em"] > 10
