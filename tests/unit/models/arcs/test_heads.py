"""The head model beside a literal second implementation of its candidates and probabilities."""

import math

import numpy as np
import pytest

from files import conllu, dependencies
from regular import as_conllu, regular_sentences
from treeval.models.arcs.coding import Codebook, CodedTreebank
from treeval.models.arcs.heads import HeadModel, HeadTrainer


@pytest.fixture(scope="module")
def coded() -> CodedTreebank:
    trees = dependencies(as_conllu(regular_sentences(200)))
    return Codebook.of(trees).encode(trees)


def below(heads: list[int], word: int) -> set[int]:
    """The words that a word dominates; heads are positions, -1 for the root."""
    found = {word}
    while True:
        more = {w for w, head in enumerate(heads) if head in found} - found
        if not more:
            return found
        found |= more


def near(distance: int) -> int:
    """The class of a distance: 1, 2, 3, 4, 5-6, 7-10, 11-20, more."""
    return sum(distance >= first for first in (2, 3, 4, 5, 7, 11, 21))


def test_usual_types_of_arcs_are_those_counted_by_hand(coded: CodedTreebank) -> None:
    model = HeadTrainer().train(coded)
    trees, tags = coded.treebank, coded.tags.tolist()
    arcs: dict[tuple[int, ...], int] = {}
    pairs: dict[tuple[int, ...], int] = {}
    for sentence in range(len(trees)):
        words = range(int(trees.offsets[sentence]), int(trees.offsets[sentence + 1]))
        for word in words:
            for other in words:
                if other == word or abs(other - word) > 25:
                    continue
                kind = (tags[word], tags[other], int(other > word), near(abs(other - word)))
                pairs[kind] = pairs.get(kind, 0) + 1
                arcs[kind] = arcs.get(kind, 0) + (int(trees.parents[word]) == other)
    expected = {kind for kind, n in arcs.items() if n >= 2 and n >= 0.002 * pairs[kind]}
    assert set(zip(*(axis.tolist() for axis in np.nonzero(model.usual)), strict=True)) == expected


def test_an_untrained_model_gives_all_candidates_the_same_chance() -> None:
    text = conllu([2, 0, 2, 3, 2], "dep", upos="A B C D E") * 3
    trees = dependencies(text)
    coded = Codebook.of(trees).encode(trees)
    model = HeadTrainer().train(coded)
    blank = HeadModel(model.codebook, np.zeros_like(model.weights), model.usual)
    scores = blank.scores(coded)
    heads = [1, -1, 1, 2, 1]
    for word in range(5):
        usual = {
            other
            for other in range(5)
            if other != word
            and other not in below(heads, word)
            and model.usual[
                coded.tags[word], coded.tags[other], int(other > word), near(abs(other - word))
            ]
        }
        candidates = usual | {-1, heads[word]}
        assert math.isclose(scores.annotated[word], 1 / len(candidates), rel_tol=1e-6)


def test_the_model_learns_a_regular_treebank(coded: CodedTreebank) -> None:
    train, test = np.arange(150), np.arange(150, 200)
    scores = (
        HeadTrainer().train(coded, np.random.default_rng(1), sentences=train).scores(coded, test)
    )
    assert len(scores.words) == coded.treebank.lengths[150:].sum()
    assert (scores.annotated > scores.competing).mean() > 0.95
    assert ((scores.annotated + scores.competing) <= 1 + 1e-6).all()


def test_the_same_draws_give_the_same_model(coded: CodedTreebank) -> None:
    models = [HeadTrainer().train(coded, np.random.default_rng(seed)) for seed in (3, 3, 4)]
    assert np.array_equal(models[0].weights, models[1].weights)
    assert not np.array_equal(models[0].weights, models[2].weights)


def test_a_head_far_away_is_still_a_candidate() -> None:
    heads = [0, *[1] * 58, 1]
    trees = dependencies(conllu(heads, "dep") * 2)
    coded = Codebook.of(trees).encode(trees)
    scores = HeadTrainer().train(coded).scores(coded)
    assert (scores.annotated > 0).all()


def test_cycles_do_no_harm() -> None:
    trees = dependencies(conllu([2, 1, 0], "dep") * 3)
    coded = Codebook.of(trees).encode(trees)
    assert np.isfinite(HeadTrainer().train(coded).scores(coded).annotated).all()
