import numpy as np
import pytest

from treeval.statistics.agreement import cohen_kappa, coincidences, krippendorff_alpha


def coded(*annotators: str) -> np.ndarray:
    """One line an annotator, one letter a unit; a dot is missing."""
    labels = sorted(set("".join(annotators)) - {"."})
    return np.array([[labels.index(c) if c != "." else -1 for c in line] for line in annotators])


def test_kappa_of_artstein_and_poesio() -> None:
    # Artstein and Poesio 2008, "Inter-Coder Agreement for Computational Linguistics", the example
    # of statements and information requests: kappa 0.348 = (0.7 - 0.54) / (1 - 0.54).
    assert cohen_kappa(np.array([[20, 20], [10, 50]])) == pytest.approx(0.16 / 0.46)
    assert round(float(cohen_kappa(np.array([[20, 20], [10, 50]]))), 3) == 0.348


def test_kappa_at_its_limits() -> None:
    assert cohen_kappa(np.diag([3, 4, 5])) == 1
    # Independent labels, 0.4 * 0.5 * 100 and so on: as much agreement as chance gives.
    assert cohen_kappa(np.array([[20, 20], [30, 30]])) == 0
    # Never the same label of two equally frequent ones: (0 - 0.5) / (1 - 0.5).
    assert cohen_kappa(np.array([[0, 5], [5, 0]])) == -1


@pytest.mark.parametrize("table", [np.zeros((2, 2)), np.array([[9, 0], [0, 0]])])
def test_one_label_or_no_unit_leaves_agreement_undefined(table: np.ndarray) -> None:
    assert np.isnan(cohen_kappa(table))
    assert np.isnan(krippendorff_alpha(table))


# Krippendorff 2011, "Computing Krippendorff's Alpha-Reliability", sections A to C (nominal data).
TWO_BINARY = coded("0100000010", "1110010000")  # 0.095
TWO_NOMINAL = coded("aabbdcccedda", "babbbcccedd" + "d")  # 0.692
FOUR_MISSING = coded("123321412...", "1233224125.3", ".3332342251.", "12332441251.")  # 0.743


@pytest.mark.parametrize(
    ("annotations", "labels", "alpha"),
    [(TWO_BINARY, 2, 0.095), (TWO_NOMINAL, 5, 0.692), (FOUR_MISSING, 5, 0.743)],
    ids=["two binary", "two nominal", "four with missing"],
)
def test_alpha_of_krippendorff(annotations: np.ndarray, labels: int, alpha: float) -> None:
    found = krippendorff_alpha(coincidences(annotations, labels))
    assert round(float(found), 3) == alpha


def test_coincidences_of_krippendorff() -> None:
    # The same paper, section A: 10 units give 20 values, o = [[10, 4], [4, 2]].
    np.testing.assert_array_equal(coincidences(TWO_BINARY, 2), [[10, 4], [4, 2]])
    # Section C: 12 units, of which the last has one value; 40 pairable values.
    table = coincidences(FOUR_MISSING, 5)
    assert table.sum() == pytest.approx(40)
    np.testing.assert_allclose(table.sum(axis=1), [9, 13, 10, 5, 3])
    np.testing.assert_allclose(table, table.T)


def test_tables_of_parts_add_up_and_are_scored_together() -> None:
    left, right = TWO_NOMINAL[:, :5], TWO_NOMINAL[:, 5:]
    parts = np.stack([coincidences(left, 5), coincidences(right, 5)])
    np.testing.assert_array_equal(parts.sum(axis=0), coincidences(TWO_NOMINAL, 5))
    each = krippendorff_alpha(parts)
    assert each.tolist() == [float(krippendorff_alpha(part)) for part in parts]
    each = cohen_kappa(parts)
    assert each.tolist() == [float(cohen_kappa(part)) for part in parts]


def test_the_order_of_labels_and_annotators_does_not_matter() -> None:
    table = np.array([[5, 2, 1], [0, 7, 3], [2, 2, 9]])
    kappa = cohen_kappa(table)
    assert cohen_kappa(table.T) == pytest.approx(float(kappa))
    assert cohen_kappa(table[::-1, ::-1]) == pytest.approx(float(kappa))
