"""Edge flips: against flipping one arc after the other by hand, and what NED says of them."""

import random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from strategies import random_heads, treebank_of, treebank_pairs, treebanks, trees
from treeval.counts import evaluate
from treeval.metrics import METRICS
from treeval.metrics.attachment import NED
from treeval.schemes.flips import Flip, flip_arcs
from treeval.tree.pair import pair
from treeval.tree.shape import reach_root
from treeval.tree.treebank import Treebank

many = settings(max_examples=100)


def flipped_one_by_one(
    heads: list[int], labels: list[str], chosen: list[bool]
) -> tuple[list[int], list[str]]:
    heads, labels = [0, *heads], ["", *labels]

    def depth(word: int) -> int:
        return 0 if word == 0 else 1 + depth(heads[word])

    words = [word for word in range(1, len(heads)) if chosen[word - 1] and heads[word]]
    for word in sorted(words, key=lambda word: (depth(word), word)):
        head = heads[word]
        heads[word], heads[head] = heads[head], word
        labels[word], labels[head] = labels[head], labels[word]
    return heads[1:], labels[1:]


@many
@given(trees(12), st.randoms())
def test_many_flips_are_one_flip_after_the_other(heads: list[int], rng: random.Random) -> None:
    labels = [f"label{word}" for word in range(len(heads))]
    chosen = [rng.random() < 0.6 for _ in heads]
    treebank = treebank_of(heads, deprel=labels)
    flipped = flip_arcs(treebank, np.array(chosen))
    expected_heads, expected_labels = flipped_one_by_one(heads, labels, chosen)
    assert flipped.heads.tolist() == expected_heads
    assert list(flipped.columns["deprel"]) == expected_labels


def test_any_one_flip_of_the_gold_tree_is_neutral() -> None:
    rng = random.Random(0)
    for _ in range(40):
        sentences = [random_heads(rng.randint(2, 12), rng) for _ in range(100)]
        gold = treebank_of(*sentences)
        heads = [list(sentence) for sentence in sentences]
        for sentence in heads:
            word = rng.choice([place for place, head in enumerate(sentence) if head])
            head = sentence[word]
            sentence[word], sentence[head - 1] = sentence[head - 1], word + 1
        counts = evaluate(NED, pair(gold, treebank_of(*heads)))
        assert counts.score == 1


@many
@given(treebanks(max_words=9), st.randoms())
def test_flipping_one_arc_is_neutral_and_undone_by_flipping_the_head(
    treebank: Treebank, rng: random.Random
) -> None:
    words = np.flatnonzero(treebank.parents >= 0).tolist()
    if not words:
        return
    word = rng.choice(words)
    flipped = flip_arcs(treebank, np.arange(treebank.words) == word)
    assert evaluate(NED, pair(treebank, flipped)).score == 1
    again = flip_arcs(flipped, np.arange(treebank.words) == treebank.parents[word])
    assert np.array_equal(again.heads, treebank.heads)
    assert again.columns["deprel"].equals(treebank.columns["deprel"]).all()


@many
@given(treebanks(max_words=9))
def test_flips_by_pattern_keep_trees_and_leave_no_old_arc(treebank: Treebank) -> None:
    flip = Flip.of(["NN>VB", "NN<NN", "DT>NN"])
    fitting, flipped = flip.fits(treebank), flip(treebank)
    assert reach_root(flipped.parents).all()
    assert np.array_equal(
        np.bincount(flipped.sentences[flipped.heads == 0]),
        np.bincount(treebank.sentences[treebank.heads == 0]),
    )
    assert not (flipped.parents == treebank.parents)[fitting].any()
    if not fitting.any():
        assert np.array_equal(flipped.heads, treebank.heads)


@many
@given(treebank_pairs() | treebank_pairs(same_tokens=True))
def test_attachment_undirected_ned_rise(both: tuple[Treebank, Treebank]) -> None:
    compared = pair(*both)
    right = [evaluate(METRICS[name], compared).totals[0] for name in ("UAS", "Undirected", "NED")]
    assert right == sorted(right)
