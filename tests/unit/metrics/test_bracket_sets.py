"""Brackets of two treebanks: which are equal, and which cross."""

import pytest

from files import bracketed_pair
from treeval.metrics.brackets import brackets, crossing, shared_codes
from treeval.tree.column import Column


def test_brackets_are_as_often_right_as_both_sides_have_them() -> None:
    # Over a b: twice in gold trees, once in predicted ones; over all: once each; over b c: once.
    both = bracketed_pair("(S (X (X (A a) (A b))) (A c))", "(S (X (A a) (A b)) (X (A c)))")
    found = brackets(both.gold, both.predicted)
    assert found.counts(as_sets=False).tolist() == [[2, 3, 3]]
    assert found.counts(as_sets=True).tolist() == [[2, 3, 2]]


def test_labels_are_compared_if_given() -> None:
    both = bracketed_pair("(S (X (A a) (A b)))", "(S (Y (A a) (A b)))")
    labels = both.gold.labels, both.predicted.labels
    assert brackets(both.gold, both.predicted).counts(as_sets=False).tolist() == [[2, 2, 2]]
    assert brackets(both.gold, both.predicted, labels).counts(as_sets=False).tolist() == [[1, 2, 2]]


def test_columns_get_common_codes() -> None:
    ours, theirs, size = shared_codes(Column.of("ab"), Column.of("cb"))
    assert (ours.tolist(), theirs.tolist(), size) == ([0, 1], [2, 1], 3)


@pytest.mark.parametrize(
    ("gold", "predicted", "crossed"),
    [
        ("(S (X (A a) (A b)) (A c))", "(S (A a) (Y (A b) (A c)))", [False, True]),
        ("(S (X (A a) (A b)) (A c))", "(S (Y (A a)) (Y (A b) (A c)))", [False, False, True]),
        ("(S (A a) (A b) (A c))", "(S (A a) (Y (A b) (A c)))", [False, False]),
        # Gold has a c and b d; predicted a d shares one word with each.
        (
            "(S (X (A 0=a) (A 2=c)) (X (A 1=b) (A 3=d)))",
            "(S (Y (A 0=a) (A 3=d)) (A 1=b) (A 2=c))",
            [False, True],
        ),
    ],
)
def test_crossing_brackets_share_some_words_and_not_others(
    gold: str, predicted: str, crossed: list[bool]
) -> None:
    both = bracketed_pair(gold, predicted)
    assert crossing(both.gold, both.predicted).tolist() == crossed
