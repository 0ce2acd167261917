"""Scores batch by batch."""

import pickle

import pytest

import treeval
from sample import BIRCH, GOLD
from treeval.errors import MismatchError


def sentences(path: str) -> list[str]:
    with open(path, encoding="utf-8") as file:  # noqa: PTH123  the sample's paths are text
        return [f"{one}\n\n" for one in file.read().strip().split("\n\n")]


def batches() -> list[tuple[str, str]]:
    gold, birch = sentences(GOLD), sentences(BIRCH)
    return [("".join(gold[a : a + 7]), "".join(birch[a : a + 7])) for a in range(0, len(gold), 7)]


def test_batches_have_the_scores_of_the_whole() -> None:
    scores = treeval.Accumulator()
    for gold, predicted in batches():
        scores.update(gold, predicted)
    whole = treeval.score(GOLD, BIRCH)
    expected = {name: one.score for name, one in whole.systems[0].scores.items()}
    assert scores.compute() == pytest.approx(expected, nan_ok=True)
    assert len(scores.counts["LAS"].table) == len(sentences(GOLD))


def test_accumulators_of_processes_are_merged() -> None:
    first, second, both = (treeval.Accumulator(metrics="LAS") for _ in range(3))
    for number, (gold, predicted) in enumerate(batches()):
        (first if number % 2 else second).update(gold, predicted)
        both.update(gold, predicted)
    first.merge(pickle.loads(pickle.dumps(second)))  # noqa: S301  its own
    assert first.compute() == both.compute()
    with pytest.raises(MismatchError, match="different settings"):
        first.merge(treeval.Accumulator(metrics="UAS"))


def test_an_empty_accumulator_has_no_scores() -> None:
    scores = treeval.Accumulator(metrics="LAS")
    assert scores.compute() == {}
    scores.update(*batches()[0])
    scores.reset()
    assert scores.compute() == {}
