"""Perplexities of treebanks, and what predicts accuracy."""

import math

import numpy as np
import pytest

from strategies import treebank_of
from treeval.experiments.findings import Finding
from treeval.experiments.layout import TreebankFiles
from treeval.experiments.perplexity import (
    Difficulty,
    difficulty_findings,
    perplexity_findings,
    system_findings,
)
from treeval.treebanks.perplexity import TreebankPerplexities, treebank_perplexities


def rng() -> np.random.Generator:
    return np.random.default_rng(1)


def perplexities(name: str, sentences: int) -> TreebankPerplexities:
    train = treebank_of(
        *[[2, 0, 4, 2], [0, 1, 2, 3]] * sentences, form=list("abcd") * 2 * sentences
    )
    test = treebank_of([2, 0, 4, 2], form=list("abcd"))
    return treebank_perplexities(train, test, name=name)


TABLE = [perplexities(name, number) for number, name in enumerate(("A", "B", "Turkish-C"), start=1)]


def by_name(found: list[Finding]) -> dict[str, Finding]:
    return {one.what: one for one in found}


def test_increases_are_shown_in_two_ways() -> None:
    groups = {one.name: ["UD"] for one in TABLE}
    found = by_name(list(perplexity_findings(TABLE, groups, rng())))
    strings, derived = (
        np.array([getattr(one, f"{kind}_perplexity") for one in TABLE])
        for kind in ("string", "derivation")
    )
    of_means = 100 * (derived.mean() / strings.mean() - 1)
    assert found["UD: increase, %"].obtained == pytest.approx(of_means)
    mean = found["UD: mean of the increases, %"]
    assert mean.obtained == pytest.approx(100 * (derived / strings - 1).mean())
    assert mean.verdict is not None
    assert found["perplexity of Turkish, about"].obtained == TABLE[2].derivation_perplexity
    assert math.isnan(found["perplexity of Chinese, about"].obtained)


def test_systems_without_treebanks_have_no_row() -> None:
    assert [one.obtained for one in system_findings({"swap-lazy": TABLE, "arc-eager": []})] == [
        pytest.approx(np.mean([one.derivation_perplexity for one in TABLE]))
    ]


def test_accuracies_that_are_given_come_first() -> None:
    files = [
        TreebankFiles(one.name, accuracy={"best": 0.1 * place, "average": 0.1 * place})
        for place, one in enumerate(TABLE)
    ]
    found = Difficulty.of(files, TABLE, [])
    assert found.accuracy["best"]["B"] == 0.1
    assert found.groups == {"UD": [0, 1, 2]}
    rows = by_name(list(difficulty_findings(found, rng())))
    # Sizes are 8, 16 and 24 words: they rise with the accuracies.
    assert rows["UD: size and best accuracy"].obtained == pytest.approx(1)
    less = rows["UD: size/derivation perplexity less size and best accuracy"]
    assert less.verdict is not None
    assert less.verdict.answer == "open"


def test_without_accuracies_nothing_can_be_tested() -> None:
    *_, last = difficulty_findings(Difficulty.of([], [], []), rng())
    assert last.verdict is not None
    assert last.verdict.answer == "untestable"
