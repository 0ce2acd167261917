from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import SettingError
from treeval.models.dmv.algorithms import ALGORITHMS, DMVTrainer
from treeval.models.dmv.baselines import left_branching, random_trees, right_branching
from treeval.models.dmv.em import em, viterbi_em
from treeval.models.dmv.initial import harmonic
from treeval.models.dmv.km04 import KM04
from treeval.models.dmv.saj10 import SAJ10a, SAJ10c
from treeval.models.dmv.text import tagged
from treeval.models.dmv.training import Stopping, follow
from treeval.progress import Advance
from treeval.tree.treebank import Treebank


@pytest.fixture
def trees() -> Treebank:
    tags = "VB,NN VB,DT NN VB,DT NN VB DT NN,NN VB NN,DT NN VB RB,IN NN NN VB IN DT NN"
    sentences = [sentence.split() for sentence in tags.split(",")]
    heads = [[0, *range(1, len(sentence))] for sentence in sentences]
    return treebank_of(*heads, xpos=[tag for sentence in sentences for tag in sentence])


def rng() -> np.random.Generator:
    return np.random.default_rng(0)


@pytest.mark.parametrize(
    "trainer",
    [
        ALGORITHMS["km04"],
        KM04(start="uniform"),
        KM04(start="random"),
        ALGORITHMS["saj10a"],
        SAJ10a(course="baby-steps"),
        SAJ10a(course="less-is-more", turn=4),
        ALGORITHMS["saj10c"],
        SAJ10c(start="uniform"),
    ],
    ids=repr,
)
def test_trainers_give_probabilities_and_report_progress(
    trainer: DMVTrainer, trees: Treebank
) -> None:
    passes: list[Advance] = []
    model = trainer.train(trees, rng(), progress=passes.append)
    assert passes
    assert model.weights.root.sum() == pytest.approx(1)
    sums = model.weights.stop + model.weights.go
    assert ((np.abs(sums - 1) < 1e-12) | (sums == 0)).all()
    assert model.parse(trees).words == trees.words
    assert model.about == {"trainer": repr(trainer)}
    again = trainer.train(trees, rng())
    np.testing.assert_array_equal(again.weights.attach, model.weights.attach)


def test_only_short_sentences_are_learnt_from(trees: Treebank) -> None:
    model = KM04(max_length=2).train(trees, rng())
    assert model.tags == ("NN", "VB")
    with pytest.raises(SettingError, match="no sentence of up to 5 words to learn from"):
        KM04(max_length=5).train(treebank_of([0] * 6, xpos=["A"] * 6), rng())


def test_smoothed_learners_know_the_tags_of_all_sentences(trees: Treebank) -> None:
    learners: list[DMVTrainer] = [SAJ10a(turn=2, max_length=3), SAJ10c(max_length=2)]
    for trainer in learners:
        model = trainer.train(trees, rng())
        assert model.tags == ("DT", "IN", "NN", "RB", "VB")
        assert model.weights.root.min() > 0


def test_training_stops_after_so_many_passes_or_without_change(trees: Treebank) -> None:
    text = tagged(trees, "xpos")
    values = [step.log_likelihood for step in islice(em(text, harmonic(text)), 400)]
    for passes in (0, 1, 5):
        end = follow(em(text, harmonic(text)), text, Stopping(passes, change=0))
        assert end.log_likelihood == values[passes]
    seen: list[Advance] = []
    follow(em(text, harmonic(text)), text, Stopping(1000, change=1e-3), "here", seen.append)
    bits = np.abs(np.diff(values)) / (np.log(2) * text.words)
    assert len(seen) == np.argmax(bits < 1e-3) + 2
    assert seen[3] == Advance("here", 3, None, f"{values[3]:.4f}")
    with pytest.raises(SettingError, match="-1 passes"):
        Stopping(-1)


def test_viterbi_em_repeats_itself_in_the_end(trees: Treebank) -> None:
    text = tagged(trees, "xpos")
    steps = list(islice(viterbi_em(text, harmonic(text)), 40))
    assert steps[-1].log_likelihood == steps[-2].log_likelihood


def test_leapfrog_needs_a_turn_within_its_lengths() -> None:
    with pytest.raises(SettingError, match="turn 16; choose from 1 to 15"):
        SAJ10a(turn=16, max_length=15)


def test_tags_are_taken_from_any_column(trees: Treebank) -> None:
    induced = trees.replaced(induced=trees.columns["xpos"].map(lambda tag: tag[:1]))
    model = replace(KM04(), tags="induced").train(induced, rng())
    assert model.tags == ("D", "I", "N", "R", "V")
    assert model.parse(induced).words == trees.words


def test_branching_baselines() -> None:
    gold = treebank_of([2, 0, 2], [0], [])
    assert left_branching(gold).heads.tolist() == [2, 3, 0, 0]
    assert right_branching(gold).heads.tolist() == [0, 1, 2, 0]


def test_random_trees_are_all_alike_probable() -> None:
    gold = treebank_of(*[[0, 1, 2]] * 7000)
    heads = random_trees(gold, rng()).heads.reshape(-1, 3)
    trees, counts = np.unique(heads, axis=0, return_counts=True)
    # Seven projective trees of three words, each with probability 1/7: mean 1000, deviation 29.
    assert len(trees) == 7
    assert np.abs(counts - 1000).max() < 150
