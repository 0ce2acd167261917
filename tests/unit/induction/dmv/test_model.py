"""Parsing with a dependency model with valence."""

import numpy as np
import pytest

from strategies import treebank_of
from treeval.induction.dmv.model import DMVModel
from treeval.induction.dmv.text import tagged
from treeval.induction.dmv.training import estimate
from treeval.tree.treebank import Treebank


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


def test_extending_a_model_leaves_known_weights(trees: Treebank) -> None:
    model = estimate(trees)
    extended = model.extended((*model.tags, "X", "Y"))
    assert extended.weights.attach.shape == (2, 5, 5)
    np.testing.assert_array_equal(extended.weights.attach[:, :3, :3], model.weights.attach)
    assert not extended.weights.stop[:, 3:].any()
    assert isinstance(extended, DMVModel)
