"""Leaf-ancestor assessment."""

from pathlib import Path

import pytest

from treeval.counts import evaluate
from treeval.formats.reading import read_constituents
from treeval.metrics.leaf_ancestor import LEAF_ANCESTOR, LeafAncestor
from treeval.tree.constituents import ConstituentPair, constituent_pair


def pair(tmp_path: Path, gold: str, predicted: str) -> ConstituentPair:
    sides = []
    for name, text in (("gold", gold), ("predicted", predicted)):
        path = tmp_path / name
        path.write_text(text)
        form = "discbracket" if "0=" in text else "brackets"
        sides.append(read_constituents(str(path), form))
    return constituent_pair(*sides, same_words=False)


GOLD = "(S (NP (D the) (NX (A red) (N car)) (N keys)) (V are) (V lost))"
FLAT = "(S (NP (D the) (A red) (N car) (N keys)) (V are) (V lost))"


def test_a_missing_phrase(tmp_path: Path) -> None:
    # red: [ NX NP S against NP S, two deletions, 1 - 2/6; car: NX ] NP S, the same; the others 1.
    counts = evaluate(LEAF_ANCESTOR, pair(tmp_path, GOLD, FLAT))
    assert counts.table[0].tolist() == pytest.approx([4 + 2 * (1 - 2 / 6), 6])


def test_labels_that_begin_alike_are_nearly_right(tmp_path: Path) -> None:
    # NP and NX: the [ S costs 0.5 of 6; red, car: deletion of mark and label, and 0.5, of 6;
    # keys as the; are, lost are right.
    predicted = FLAT.replace("(NP", "(NX")
    graded = evaluate(LEAF_ANCESTOR, pair(tmp_path, GOLD.replace("NX", "NP"), predicted)).score
    assert graded == pytest.approx((2 * (1 - 0.5 / 6) + 2 * (1 - 2.5 / 6) + 2) / 6)
    strict = evaluate(
        LeafAncestor(graded=False), pair(tmp_path, GOLD.replace("NX", "NP"), predicted)
    ).score
    assert strict == pytest.approx((2 * (1 - 2 / 6) + 2 * (1 - 4 / 6) + 2) / 6)


def test_marks_tell_one_phrase_from_two(tmp_path: Path) -> None:
    # a [ X S, b X S against X ] S, c X S against [ X S, d X ] S: b and c lack a mark, 1 of 5.
    one = "(S (X (A a) (A b) (A c) (A d)) (A e) (A f))"
    two = "(S (X (A a) (A b)) (X (A c) (A d)) (A e) (A f))"
    score = evaluate(LEAF_ANCESTOR, pair(tmp_path, one, two)).score
    assert score == pytest.approx((4 + 2 * (1 - 1 / 5)) / 6)


def test_outer_labels_and_null_elements_do_not_count(tmp_path: Path) -> None:
    gold = "( (S (NP (A a) (-NONE- *)) (B b)))"
    assert evaluate(LEAF_ANCESTOR, pair(tmp_path, gold, "(TOP (S (NP (A a)) (B b)))")).score == 1


def test_punctuation_may_be_left_out(tmp_path: Path) -> None:
    gold, predicted = "(S (NP (A a) (, ,)) (B b))", "(S (NP (A a)) (, ,) (B b))"
    both = pair(tmp_path, gold, predicted)
    assert evaluate(LEAF_ANCESTOR, both).score < 1
    assert evaluate(LeafAncestor(punctuation=frozenset({","})), both).totals.tolist() == [2, 2]


def test_words_below_no_node_are_alike(tmp_path: Path) -> None:
    assert evaluate(LEAF_ANCESTOR, pair(tmp_path, "(A a)", "(A a)")).totals.tolist() == [1, 1]


def test_discontinuous_phrases(tmp_path: Path) -> None:
    gold = "(S (VP (A 0=a) (A 2=c)) (A 1=b))"
    assert evaluate(LEAF_ANCESTOR, pair(tmp_path, gold, gold)).score == 1


def test_sentences_of_other_words_score_nothing(tmp_path: Path) -> None:
    both = pair(tmp_path, "(S (A a))(S (A a) (B b))", "(S (A a))(S (A a) (B c))")
    assert evaluate(LEAF_ANCESTOR, both).table.tolist() == [[1, 1], [0, 2]]


def test_lineages_longer_than_the_first_room(tmp_path: Path) -> None:
    deep = "(S " * 300 + "(A a)" + ")" * 300
    deeper = "(S " * 301 + "(A a)" + ")" * 301
    # [ and ] and 300 or 301 labels: one insertion of 302 + 303 signs.
    score = evaluate(LEAF_ANCESTOR, pair(tmp_path, deep, deeper)).score
    assert score == pytest.approx(1 - 1 / 605)
