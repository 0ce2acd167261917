"""Label models beside the same steps written with numpy; features, and what they must not see."""

import numpy as np
import pytest

from files import conllu, dependencies
from regular import as_conllu, regular_sentences
from treeval.arrays import Floats
from treeval.models.arcs.coding import OUTSIDE, ROOT, Codebook, CodedTreebank
from treeval.models.arcs.labels import (
    RELATION_TEMPLATES,
    TAG_TEMPLATES,
    Arcs,
    LabelledWords,
    LabelTrainer,
    hashed_rows,
    row_bits,
)


def coded(text: str) -> CodedTreebank:
    trees = dependencies(text)
    return Codebook.of(trees).encode(trees)


def arcs(one: CodedTreebank) -> Arcs:
    return Arcs(one, np.arange(one.words), one.treebank.parents)


def test_the_root_and_the_edges_have_values_of_their_own() -> None:
    found = arcs(coded(conllu([2, 0, 2], "a b c", upos="X Y Z")))
    assert found.value("h.upos").tolist()[1] == ROOT
    assert found.value("before.upos").tolist()[0] == OUTSIDE
    assert found.value("after.upos").tolist()[2] == OUTSIDE
    assert found.value("above.upos").tolist()[1] == OUTSIDE
    assert found.value("above.upos").tolist()[0] == ROOT
    assert found.value("side").tolist() == [1, 2, 0]
    assert found.value("distance").tolist() == [0, 8, 0]


def test_siblings_do_not_give_the_answer_away() -> None:
    first = arcs(coded(conllu([2, 0, 2], "a b c")))
    second = arcs(coded(conllu([2, 0, 2], "x b c") + conllu([2, 0, 2], "a b c")))
    # The siblings of word 1 are {c} in both, whatever its own relation is.
    one, two = first.value("siblings")[0], second.value("siblings")[3]
    assert second.value("siblings")[0] == two
    twins = arcs(coded(conllu([2, 0, 2], "a b a")))
    alone = arcs(coded(conllu([2, 0], "a b")))
    assert twins.value("siblings")[0] != alone.value("siblings")[0] == 0
    assert one != 0


def test_siblings_at_another_head_are_all_its_children() -> None:
    one = coded(conllu([2, 0, 2, 2, 1], "a b c d e"))
    moved = Arcs(one, np.array([4]), np.array([1]))  # word 5 to word 2, which has a, c and d
    kept = Arcs(one, np.array([0]), np.array([1]))  # word 1, without its own a
    assert moved.value("siblings")[0] != kept.value("siblings")[0]


def test_relations_do_not_depend_on_the_relation_of_the_word_itself() -> None:
    """A leaf without twins: its own relation is in none of its features."""
    sentences = regular_sentences(1)
    one = coded(as_conllu(sentences))
    book = Codebook.of(dependencies(as_conllu(sentences)))
    sentences[0][0][7] = "nsubj"
    other = book.encode(dependencies(as_conllu(sentences)))
    rows = [hashed_rows(arcs(each), RELATION_TEMPLATES, 18)[0] for each in (one, other)]
    assert np.array_equal(*rows)


def test_tags_do_not_depend_on_the_tag_of_the_word_itself() -> None:
    sentences = regular_sentences(1)
    book = Codebook.of(dependencies(as_conllu(sentences)))
    one = book.encode(dependencies(as_conllu(sentences)))
    sentences[0][0][3] = "NOUN"
    other = book.encode(dependencies(as_conllu(sentences)))
    rows = [hashed_rows(arcs(each), TAG_TEMPLATES, 18)[0] for each in (one, other)]
    assert np.array_equal(*rows)


def test_values_seen_once_share_a_code_and_the_others_do_not() -> None:
    one = coded(conllu([0, 1, 1, 1], "a b b b", "Dog dog cat bird"))
    codes = one.codes["form"].tolist()
    assert codes[0] == codes[1]
    assert codes[2] == codes[3] == 2
    assert one.codebook.relations == ("a", "b")


def test_a_codebook_knows_other_treebanks() -> None:
    book = Codebook.of(dependencies(conllu([0, 1], "a b", "dog dog", "X Y")))
    other = book.encode(dependencies(conllu([0, 1], "b z", "dog cat", "Y Z")))
    assert other.labels.tolist() == [1, -1]
    assert other.tags.tolist() == [1, -1]


def softmax(scores: Floats) -> Floats:
    grown = np.exp(scores - scores.max())
    return np.asarray(grown / grown.sum())


@pytest.fixture
def data() -> LabelledWords:
    rng = np.random.default_rng(5)
    labels = rng.integers(3, size=40).astype(np.int32)
    rows = np.stack([labels * 2, rng.integers(8, 16, size=40)], axis=1).astype(np.int32)
    return LabelledWords(rows, labels, np.arange(0, 41, 4), ("a", "b", "c"), bits=4)


def test_training_takes_the_steps_of_the_book(data: LabelledWords) -> None:
    model = LabelTrainer(epochs=2).train(data, np.random.default_rng(1))
    draws, weights, total = np.random.default_rng(1), np.zeros((16, 3)), 20
    seen = 0
    for _ in range(2):
        for sentence in draws.permutation(10):
            rate = 0.1 * (1 - seen / total) + 0.002
            seen += 1
            for word in range(data.offsets[sentence], data.offsets[sentence + 1]):
                shares = softmax(weights[data.rows[word]].sum(axis=0))
                if shares[data.labels[word]] > 0.99:
                    continue
                gradient = np.eye(3)[data.labels[word]] - shares
                gradient[np.abs(gradient) < 0.002] = 0
                for row in data.rows[word]:
                    weights[row] += rate * gradient
    assert np.allclose(model.weights, weights, atol=1e-4)


def test_scores_are_probabilities_of_the_label_and_of_the_best_other(data: LabelledWords) -> None:
    model = LabelTrainer().train(data, np.random.default_rng(1))
    found = model.scores(data.rows, data.labels)
    for word in range(40):
        shares = softmax(model.weights[data.rows[word]].sum(axis=0).astype(np.float64))
        others = np.where(np.arange(3) == data.labels[word], -1, shares)
        assert np.isclose(found.annotated[word], shares[data.labels[word]], atol=1e-5)
        assert found.best[word] == np.argmax(others)
        assert np.isclose(found.competing[word], others.max(), atol=1e-5)


def test_an_unknown_label_has_no_probability_and_any_other_may_be_best(
    data: LabelledWords,
) -> None:
    model = LabelTrainer().train(data, np.random.default_rng(1))
    found = model.scores(data.rows[:1], np.array([-1], dtype=np.int32))
    assert found.annotated[0] == 0
    assert found.best[0] == data.labels[0]


def test_very_many_labels_have_fewer_rows() -> None:
    assert row_bits(50) == row_bits(128) == 18
    assert row_bits(1000) == 15
    assert (1 << row_bits(1000)) * 1000 * 4 <= 1 << 27  # bytes
