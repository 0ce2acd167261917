"""Agreement of clusters with gold classes."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from treeval.statistics.clustering import (
    completeness,
    contingency,
    greedy_one_to_one,
    homogeneity,
    many_to_one,
    normalised_variation,
    one_to_one,
    v_measure,
    variation_of_information,
)

# Gold classes A (4 units), B (3), C (1); cluster x has A A A B, y has A B B, z has C.
TABLE = np.array([[3.0, 1, 0], [1, 2, 0], [0, 0, 1]])
EVERY = [
    many_to_one,
    one_to_one,
    greedy_one_to_one,
    homogeneity,
    completeness,
    v_measure,
    variation_of_information,
    normalised_variation,
]


def bits(*counts: float) -> float:
    total = sum(counts)
    return -sum(count / total * math.log2(count / total) for count in counts)


def test_contingency_counts_units() -> None:
    gold = np.array([0, 0, 0, 0, 1, 1, 1, 2])
    predicted = np.array([0, 0, 0, 1, 0, 1, 1, 2])
    np.testing.assert_array_equal(contingency(gold, predicted), TABLE)


def test_mapped_accuracies() -> None:
    assert many_to_one(TABLE) == 6 / 8  # x is A, y is B, z is C
    assert one_to_one(TABLE) == 6 / 8
    two_of_a_kind = np.array([[3.0, 2], [0, 1]])
    assert many_to_one(two_of_a_kind) == 5 / 6  # both clusters are the first class
    assert one_to_one(two_of_a_kind) == 4 / 6  # the second must be the other


def test_greedy_matching_may_miss_the_best_one() -> None:
    table = np.array([[5.0, 4], [4, 0]])
    assert greedy_one_to_one(table) == 5 / 13  # 5 first, then only 0 is left
    assert one_to_one(table) == 8 / 13  # 4 + 4


def test_entropies_by_hand() -> None:
    gold, clusters = bits(4, 3, 1), bits(4, 3, 1)
    joint = bits(3, 1, 1, 2, 1)
    shared = gold + clusters - joint
    assert homogeneity(TABLE) == pytest.approx(shared / gold, abs=1e-12)
    assert completeness(TABLE) == pytest.approx(shared / clusters, abs=1e-12)
    assert v_measure(TABLE) == pytest.approx(2 * shared / (gold + clusters), abs=1e-12)
    assert variation_of_information(TABLE) == pytest.approx(joint * 2 - gold - clusters, abs=1e-12)
    assert normalised_variation(TABLE) == pytest.approx(
        (joint * 2 - gold - clusters) / gold, abs=1e-12
    )


def test_beta_weighs_completeness() -> None:
    table = np.array([[2.0, 2], [0, 4]])
    h, c = homogeneity(table), completeness(table)
    assert v_measure(table, beta=3.0) == pytest.approx(4 * h * c / (3 * h + c), abs=1e-12)


def test_perfect_clusters() -> None:
    perfect = np.array([[0.0, 4, 0], [3, 0, 0], [0, 0, 1]])
    found = [float(score(perfect)) for score in EVERY]
    assert found == pytest.approx([1, 1, 1, 1, 1, 1, 0, 0], abs=1e-12)


def test_independent_clusters_share_nothing() -> None:
    table = np.ones((2, 2))
    assert v_measure(table) == pytest.approx(0, abs=1e-12)
    assert variation_of_information(table) == pytest.approx(2)
    assert normalised_variation(table) == pytest.approx(2)  # it has no upper bound of 1


def test_one_gold_class() -> None:
    table = np.array([[2.0, 2]])
    assert homogeneity(table) == 1
    assert completeness(table) == 0
    assert normalised_variation(table) == 1  # H(clusters)


def test_nothing_counted_is_undefined() -> None:
    for score in EVERY:
        assert math.isnan(score(np.zeros((2, 3))))


@given(
    arrays(np.int64, st.tuples(st.integers(1, 6), st.integers(1, 6)), elements=st.integers(0, 9))
)
def test_assignment_is_the_best(table: np.ndarray) -> None:
    optimize = pytest.importorskip("scipy.optimize", reason="scipy is not installed")
    rows, columns = optimize.linear_sum_assignment(table, maximize=True)
    if table.sum():
        expected = table[rows, columns].sum() / table.sum()
        assert one_to_one(table.astype(float)) == pytest.approx(expected, abs=1e-12)
        assert greedy_one_to_one(table.astype(float)) <= expected + 1e-12
        assert expected <= many_to_one(table.astype(float)) + 1e-12


@given(
    arrays(
        np.int64,
        st.tuples(st.integers(1, 4), st.integers(1, 3), st.integers(1, 4)),
        elements=st.integers(0, 5),
    )
)
def test_leading_axes_are_kept(tables: np.ndarray) -> None:
    for score in EVERY:
        singly = [score(table) for table in tables.astype(float)]
        np.testing.assert_allclose(score(tables.astype(float)), singly, atol=1e-12)
