from itertools import pairwise

import numpy as np
import pytest

from dmv_enumeration import random_weights
from strategies import treebank_of
from treeval.errors import MismatchError, SettingError
from treeval.models.dmv.batches import careful_trees, expect
from treeval.models.dmv.events import zeros
from treeval.models.dmv.model import DMVModel
from treeval.models.dmv.supervised import estimate
from treeval.models.dmv.text import LONGEST, Tagged, coded, short, tagged
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank


@pytest.fixture
def trees() -> Treebank:
    # "the dog barks", "the cat sees the dog", "barks"
    return treebank_of(
        [2, 3, 0],
        [2, 3, 0, 5, 3],
        [0],
        xpos=["DT", "NN", "VB", "DT", "NN", "VB", "DT", "NN", "VB"],
        deprel=["det", "nsubj", "root", "det", "nsubj", "root", "det", "obj", "root"],
        deps=["_"] * 9,
    )


def test_supervised_estimates_are_relative_frequencies(trees: Treebank) -> None:
    model = estimate(trees)
    assert model.tags == ("DT", "NN", "VB")
    weights = model.weights
    assert weights.root.tolist() == [0, 0, 1]
    # VB takes an NN to its left twice, and stops after it; "barks" alone takes none.
    assert weights.attach[0, 2].tolist() == [0, 1, 0]
    assert weights.go[0, 2].tolist() == [pytest.approx(2 / 3), 0]
    assert weights.stop[0, 2].tolist() == [pytest.approx(1 / 3), 1]
    # To its right one of three VB takes one NN.
    assert weights.go[1, 2].tolist() == [pytest.approx(1 / 3), 0]
    # Nothing to be relative to: DT never has a dependent.
    assert weights.stop[0, 0].tolist() == [1, 0]
    assert weights.attach[0, 0].tolist() == [0, 0, 0]


def test_a_model_parses_what_it_has_learnt(trees: Treebank) -> None:
    parsed = estimate(trees).parse(trees)
    assert parsed.heads.tolist() == trees.heads.tolist()


def test_labels_and_enhanced_edges_are_emptied(trees: Treebank) -> None:
    parsed = estimate(trees).parse(trees)
    assert set(parsed.columns["deprel"]) == {"_"}
    assert set(parsed.columns["deps"]) == {"_"}
    assert list(parsed.columns["xpos"]) == list(trees.columns["xpos"])


@pytest.mark.parametrize("careful", [False, True])
def test_unknown_tags_are_parsed_by_the_floor(trees: Treebank, careful: bool) -> None:
    text = treebank_of([2, 0, 2], xpos=["DT", "NN", "UH"])
    parsed = estimate(trees).parse(text, careful=careful)
    assert (parsed.heads == 0).sum() == 1
    assert parsed.heads[0] == 2


def test_marks_hang_on_roots(trees: Treebank) -> None:
    given = treebank_of(
        [0, 0, 0], [0, 0], [0, 0, 0], xpos=["VB", "NN", "VB", "VB", "NN", "NN", "VB", "VB"]
    )
    marks = np.array([True, False, False, True, True, False, False, True])
    parsed = estimate(trees).parse(given, marks=marks)
    # NN hangs on the verb behind it; of marks alone, the first is the root.
    assert parsed.heads.tolist() == [3, 3, 0, 0, 1, 2, 0, 2]


def test_sentences_without_words_and_empty_treebanks(trees: Treebank) -> None:
    model = estimate(trees)
    none = treebank_of([], [], xpos=[])
    assert model.parse(none).heads.tolist() == []
    assert model.log_likelihoods(tagged(none, "xpos")).tolist() == [0, 0]
    mixed = treebank_of([], [0], [], xpos=["VB"])
    assert model.parse(mixed).heads.tolist() == [0]


def test_log_likelihoods(trees: Treebank) -> None:
    # VB heads the sentence (1), stops at once to the left (1/3) and to the right (2/3).
    found = estimate(trees).log_likelihoods(tagged(trees, "xpos"))
    assert found[2] == pytest.approx(np.log(2 / 9))
    unknown = treebank_of([0], xpos=["UH"])
    assert estimate(trees).log_likelihoods(tagged(unknown, "xpos")).tolist() == [-np.inf]


def test_sums_over_trees_of_long_sentences_neither_vanish_nor_explode() -> None:
    rng = np.random.default_rng(3)
    weights = random_weights(4, rng)
    tiny = weights.map(lambda array: array * 1e-9)
    codes = rng.integers(0, 4, 180)
    text = coded(Column.of(f"T{code}" for code in codes), np.array([0, 180]))
    plain, scaled = expect(text, weights), expect(text, tiny)
    # A tree of n words has n choices of being taken, 2n of stopping and n-1 of going on.
    per_tree = 180 + 2 * 180 + 179
    difference = plain.log_likelihoods[0] - scaled.log_likelihoods[0]
    assert difference == pytest.approx(per_tree * np.log(1e9), rel=1e-12)
    for a, b in zip(plain.events, scaled.events, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-8, atol=1e-10)


def test_parts_of_the_work_add_up_whatever_their_number() -> None:
    rng = np.random.default_rng(4)
    lengths = rng.integers(1, 25, 300)
    codes = rng.integers(0, 5, lengths.sum())
    offsets = np.concatenate([[0], np.cumsum(lengths)])
    text = coded(Column.of(f"T{code}" for code in codes), offsets)
    weights = random_weights(5, rng)
    whole = expect(text, weights)
    singly = []
    for begin, end in pairwise(offsets[:41].tolist()):
        alone = Tagged(text.tags, text.codes[begin:end], np.array([0, end - begin]))
        singly.append(expect(alone, weights))
    likelihoods = [one.log_likelihoods[0] for one in singly]
    np.testing.assert_allclose(whole.log_likelihoods[:40], likelihoods, rtol=1e-12)
    assert whole.events.root.sum() == pytest.approx(300)
    assert whole.events.attach.sum() == pytest.approx(lengths.sum() - 300)


def test_trees_without_any_weight_are_no_trees() -> None:
    text = coded(Column.of(["A", "A"]), np.array([0, 2]))
    assert expect(text, zeros(1).plus(0.0)).log_likelihoods.tolist() == [-np.inf]
    with pytest.raises(SettingError, match="sentence 1 has no tree; give the weights a floor"):
        careful_trees(text, zeros(1).plus(0.0))


def test_a_column_that_is_missing_is_named(trees: Treebank) -> None:
    with pytest.raises(MismatchError, match="no column UPOS; the columns are form, xpos"):
        tagged(trees, "upos")


def test_a_sentence_too_long_for_charts_is_refused() -> None:
    long = treebank_of([0] * (LONGEST + 1), xpos=["A"] * (LONGEST + 1))
    with pytest.raises(SettingError, match=r"<memory>:1: a sentence of 2,001 words; leave out"):
        tagged(long, "xpos")


def test_short_sentences(trees: Treebank) -> None:
    assert short(trees, 3).lengths.tolist() == [3, 1]
    assert short(trees, None).lengths.tolist() == [3, 5, 1]
    assert short(treebank_of([], [0], xpos=["A"]), None).lengths.tolist() == [1]
    with pytest.raises(SettingError, match="a maximum length of 0 leaves no sentence"):
        short(trees, 0)


def test_extending_a_model_leaves_known_weights(trees: Treebank) -> None:
    model = estimate(trees)
    extended = model.extended((*model.tags, "X", "Y"))
    assert extended.weights.attach.shape == (2, 5, 5)
    np.testing.assert_array_equal(extended.weights.attach[:, :3, :3], model.weights.attach)
    assert not extended.weights.stop[:, 3:].any()
    assert isinstance(extended, DMVModel)
