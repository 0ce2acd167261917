"""The dependency model with valence against pr-toolkit, and a worked case."""

import gzip
import json
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from treeval.induction.dmv.events import harmonic
from treeval.induction.dmv.inference import best_trees, expect
from treeval.induction.dmv.text import Tagged, coded
from treeval.induction.dmv.training import EmStep, em
from treeval.tree.column import Column

pytestmark = pytest.mark.shared


def text_of(sentences: list[list[str]]) -> Tagged:
    offsets = np.concatenate([[0], np.cumsum([len(tags) for tags in sentences])])
    return coded(Column.of(tag for tags in sentences for tag in tags), offsets)


@pytest.fixture(scope="module")
def wsj10(shared: Path) -> Tagged:
    path = shared / "oracles/unsupervised/data/wsj10.jsonl.gz"
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return text_of([json.loads(line)["tags"] for line in lines])


@pytest.fixture(scope="module")
def steps(wsj10: Tagged) -> list[EmStep]:
    return list(islice(em(wsj10, harmonic(wsj10)), 41))


@pytest.fixture(scope="module")
def golden(shared: Path) -> dict[str, Any]:
    path = shared / "oracles/unsupervised/golden/dmv_tiny.json"
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


def test_all_log_likelihoods_of_em_are_those_of_pr_toolkit(
    shared: Path, wsj10: Tagged, steps: list[EmStep]
) -> None:
    assert (len(wsj10), wsj10.words, len(wsj10.tags)) == (555, 3856, 32)
    path = shared / "oracles/unsupervised/dmv/em40_loglikelihood.txt"
    expected = [line.split()[1] for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(expected) == 40
    obtained = [f"{-step.log_likelihood:.6E}".replace("E+", "E") for step in steps[:40]]
    assert obtained == expected


def test_em_never_falls_on_real_sentences(steps: list[EmStep]) -> None:
    assert np.diff([step.log_likelihood for step in steps]).min() > 0


def test_the_trial_s_log_likelihoods_a_sentence(wsj10: Tagged, steps: list[EmStep]) -> None:
    # Independent trial: value k is that of the parameters before M-step k.
    trial = {1: -20.581014, 2: -19.508407, 3: -19.025904, 5: -18.131609, 10: -16.884186}
    trial |= {20: -16.512685, 30: -16.468748, 40: -16.457867}
    for number, value in trial.items():
        obtained = steps[number - 1].log_likelihood / len(wsj10)
        assert obtained == pytest.approx(value, abs=5e-7)


def test_the_best_trees_are_nearly_those_of_pr_toolkit(
    shared: Path, wsj10: Tagged, steps: list[EmStep]
) -> None:
    path = shared / "oracles/unsupervised/dmv/pred_em40.wsj10.conll"
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if line]
    heads = np.array([int(row[6]) for row in rows])
    begin = np.repeat(wsj10.offsets[:-1], wsj10.lengths)
    parents = best_trees(wsj10, steps[40].weights.plus(np.exp(-10))).parents
    # pr-toolkit adds exp(-10) to every parameter; ties between trees remain.
    agreement = np.mean(np.where(parents < 0, 0, parents - begin + 1) == heads)
    assert agreement > 0.99


def test_the_worked_case_from_start_to_tenth_pass(golden: dict[str, Any]) -> None:
    text = text_of(golden["sentences"])
    steps = list(islice(em(text, harmonic(text)), 11))
    for name, weights in (("harmonic", steps[0].weights), ("em10", steps[10].weights)):
        expected, code = golden[name], text.tags.index
        for tag, value in expected["root"].items():
            assert weights.root[code(tag)] == pytest.approx(value, rel=1e-9, abs=1e-13)
        for side, heads in enumerate((expected["att"]["L"], expected["att"]["R"])):
            for head, dependents in heads.items():
                row = [dependents[tag] for tag in text.tags]
                if sum(row):
                    obtained = weights.attach[side, code(head)]
                    np.testing.assert_allclose(obtained, row, rtol=1e-9, atol=1e-13)
        for head, sides in expected["stop"].items():
            for side, letter in enumerate("LR"):
                for has, state in enumerate(("nochild", "haschild")):
                    go = weights.go[side, code(head), has]
                    stop = weights.stop[side, code(head), has]
                    if stop + go:  # the file holds 0 for what is undefined
                        assert stop == pytest.approx(sides[letter][state], rel=1e-9, abs=1e-13)
    obtained = [step.log_likelihood for step in steps[:10]]
    np.testing.assert_allclose(obtained, golden["ll_trace"], rtol=1e-12)


def test_expected_events_of_the_worked_case(golden: dict[str, Any]) -> None:
    text = text_of(golden["sentences"])
    first = text_of(golden["sentences"][:1]).coded_as(text.tags)
    expectation = expect(first, harmonic(text))
    assert expectation.log_likelihoods[0] == pytest.approx(golden["logZ_first"], rel=1e-12)
    counts = golden["counts_first"]
    for tag, value in counts["root"].items():
        assert expectation.events.root[text.tags.index(tag)] == pytest.approx(value, rel=1e-12)
    for name, ours in (("stop", expectation.events.stop), ("cont", expectation.events.go)):
        for tag, table in counts[name].items():
            obtained = ours[:, text.tags.index(tag)]
            np.testing.assert_allclose(obtained, table, rtol=1e-10, atol=1e-13)


def test_best_trees_of_the_worked_case(golden: dict[str, Any]) -> None:
    text = text_of(golden["sentences"])
    parses = best_trees(text, harmonic(text))
    for sentence, expected in enumerate(golden["viterbi_harmonic"]):
        begin, end = text.offsets[sentence : sentence + 2].tolist()
        obtained = [
            parent - begin + 1 if parent >= 0 else 0 for parent in parses.parents[begin:end]
        ]
        assert parses.log_probabilities[sentence] == pytest.approx(expected["logp"], rel=1e-12)
        assert obtained == expected["heads"]
