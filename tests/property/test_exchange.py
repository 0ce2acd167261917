"""Clustering by exchange: the objective never falls, and the counts stay true."""

from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from treeval.induction.clark.model import row_of
from treeval.induction.clark.trainer import Clustering, TagTrainer, count_bigrams
from treeval.models.text import text_of_sentences

WORDS = st.sampled_from("a b c aa ab ba bb cc abc bca".split())
TEXTS = st.lists(st.lists(WORDS, max_size=8), min_size=1, max_size=12).filter(any)
TRAINERS = st.builds(
    TagTrainer,
    st.integers(1, 5),
    states=st.integers(1, 3),
    rare=st.integers(0, 2),
    prior=st.sampled_from([0.0, 0.5, 1.0]),
)


def drawn(sentences: list[list[str]], trainer: TagTrainer, seed: int) -> Clustering:
    row = row_of(text_of_sentences(sentences))
    return Clustering.drawn(trainer, row, np.random.default_rng(seed))


def slowly(clustering: Clustering) -> float:
    """The objective from the classes of tokens, pair by pair."""
    tokens = clustering.classes[clustering.stream.tokens].tolist()
    counts = {number: tokens.count(number) for number in tokens}
    pairs = [*pairwise(tokens)]
    bigrams = sum(np.log(pairs.count((a, b)) / (counts[a] * counts[b])) for a, b in pairs)
    words = np.arange(len(clustering.classes))
    spelt = clustering.spelt[words, clustering.classes].sum()
    return float(bigrams + spelt + clustering.bias[clustering.classes].sum())


@given(TEXTS, TRAINERS, st.integers(0, 99))
def test_no_move_lowers_the_objective(
    sentences: list[list[str]], trainer: TagTrainer, seed: int
) -> None:
    clustering = drawn(sentences, trainer, seed)
    for _ in range(2):
        clustering.reestimate()
        before = slowly(clustering)
        for word in clustering.order:
            moves = clustering.exchange(np.array([word]))
            after = slowly(clustering)
            assert after >= before - 1e-9
            assert moves == 0 or after > before - 1e-9
            before = after
        np.testing.assert_allclose(clustering.objective(), before, rtol=1e-12, atol=1e-9)


@given(TEXTS, TRAINERS, st.integers(0, 99))
def test_each_word_finds_its_best_class(
    sentences: list[list[str]], trainer: TagTrainer, seed: int
) -> None:
    """Trying every class for a word, none is better than the one it was moved to."""
    clustering = drawn(sentences, trainer, seed)
    clustering.reestimate()
    for word in clustering.order:
        alone = (
            clustering.stream.frequencies[word]
            == clustering.bigrams.totals[clustering.classes[word]]
        )
        clustering.exchange(np.array([word]))
        if not alone:
            chosen, reached = int(clustering.classes[word]), slowly(clustering)
            for other in range(trainer.classes):
                clustering.classes[word] = other
                assert slowly(clustering) <= reached + 1e-9
            clustering.classes[word] = chosen


@given(TEXTS, TRAINERS, st.integers(0, 99))
def test_counts_stay_those_of_the_text(
    sentences: list[list[str]], trainer: TagTrainer, seed: int
) -> None:
    clustering = drawn(sentences, trainer, seed)
    clustering.reestimate()
    clustering.exchange(clustering.order)
    tokens = clustering.classes[clustering.stream.tokens]
    for tracked, counted in zip(
        clustering.bigrams, count_bigrams(tokens, trainer.classes), strict=True
    ):
        np.testing.assert_array_equal(tracked, counted)


@given(TEXTS, TRAINERS, st.integers(0, 99))
def test_training_the_letters_never_makes_them_worse(
    sentences: list[list[str]], trainer: TagTrainer, seed: int
) -> None:
    clustering = drawn(sentences, trainer, seed)
    words = np.arange(len(clustering.classes))
    reached = -np.inf
    for _ in range(4):
        clustering.reestimate()
        spelt = clustering.spelt[words, clustering.classes].sum()
        assert spelt >= reached - 1e-9
        reached = spelt
    states = clustering.letters.moves.sum(axis=1)
    np.testing.assert_allclose(states[states > 0], 1)
