"""The published algorithms, on a few sentences."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import SettingError
from treeval.induction.dmv.algorithms import ALGORITHMS
from treeval.induction.dmv.bbdk10 import BBDK10
from treeval.induction.dmv.gggtp10 import GGGTP10
from treeval.induction.dmv.km04 import KM04
from treeval.induction.dmv.saj10 import SAJ10a, SAJ10c
from treeval.induction.dmv.training import Stopping
from treeval.tree.treebank import Treebank

PAGES = Path(__file__).resolve().parents[4] / "docs" / "models"


@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_algorithm_has_the_settings_of_all_and_a_page(name: str) -> None:
    trainer = ALGORITHMS[name].trainer()
    assert {"tags", "max_length", "stopping"} <= {field.name for field in fields(trainer)}
    assert f"({name}.md)" in (PAGES / "dmv.md").read_text("utf-8")
    assert f"--algorithm {name}" in (PAGES / f"{name}.md").read_text("utf-8")


def rng() -> np.random.Generator:
    return np.random.default_rng(0)


@pytest.mark.parametrize(
    "trainer",
    [
        ALGORITHMS["km04"].trainer(),
        KM04(start="uniform"),
        KM04(start="random"),
        ALGORITHMS["saj10a"].trainer(),
        SAJ10a(course="baby-steps"),
        SAJ10a(course="less-is-more", turn=4),
        ALGORITHMS["saj10c"].trainer(),
        ALGORITHMS["bbdk10"].trainer(),
        BBDK10(optimiser="em", groups=(), stopping=Stopping(3)),
        BBDK10(start="random"),
        GGGTP10(stopping=Stopping(3)),
        GGGTP10(valences=(3, 3), instances="arcs", by_side=True, stopping=Stopping(3)),
        SAJ10c(start="uniform"),
    ],
    ids=repr,
)
def test_trainers_give_probabilities_and_report_progress(trainer: Any, chains: Treebank) -> None:
    passes: list[object] = []
    model = trainer.train(chains, rng(), progress=passes.append)
    assert passes
    assert model.weights.root.sum() == pytest.approx(1)
    sums = model.weights.stop + model.weights.go
    assert ((np.abs(sums - 1) < 1e-12) | (sums == 0)).all()
    assert model.parse(chains).words == chains.words
    assert model.about == {"trainer": repr(trainer)}
    again = trainer.train(chains, rng())
    np.testing.assert_array_equal(again.weights.attach, model.weights.attach)


def test_only_short_sentences_are_learnt_from(chains: Treebank) -> None:
    model = KM04(max_length=2).train(chains, rng())
    assert model.tags == ("NN", "VB")
    with pytest.raises(SettingError, match="no sentence of up to 5 words to learn from"):
        KM04(max_length=5).train(treebank_of([0] * 6, xpos=["A"] * 6), rng())


def test_smoothed_learners_know_the_tags_of_all_sentences(chains: Treebank) -> None:
    learners: list[Any] = [SAJ10a(turn=2, max_length=3), SAJ10c(max_length=2)]
    for trainer in learners:
        model = trainer.train(chains, rng())
        assert model.tags == ("DT", "IN", "NN", "RB", "VB")
        assert model.weights.root.min() > 0


def test_leapfrog_needs_a_turn_within_its_lengths() -> None:
    with pytest.raises(SettingError, match="`turn=`: 16; choose from 1 to 15"):
        SAJ10a(turn=16, max_length=15)


def test_tags_are_taken_from_any_column(chains: Treebank) -> None:
    induced = chains.replaced(induced=chains.columns["xpos"].map(lambda tag: tag[:1]))
    model = replace(KM04(), tags="induced").train(induced, rng())
    assert model.tags == ("D", "I", "N", "R", "V")
    assert model.parse(induced).words == chains.words
