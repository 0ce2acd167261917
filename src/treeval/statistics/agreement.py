"""Agreement of annotators beyond chance, from tables of labels by labels.

Such tables add up over sentences; both coefficients take any number of leading axes.
"""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.counts import ratio


def cohen_kappa(confusion: Floats) -> Floats:
    """Agreement of two annotators (Cohen 1960): (..., labels, labels) -> (...).

    Cell (i, j) counts the units that the first annotator labels i and the second j. Kappa is
    undefined where chance alone would agree on every unit.
    """
    confusion = np.asarray(confusion, dtype=np.float64)
    agreeing = np.trace(confusion, axis1=-2, axis2=-1)
    return kappa_of_totals(agreeing, confusion.sum(axis=-1), confusion.sum(axis=-2))


def kappa_of_totals(agreeing: Floats, first: Floats, second: Floats) -> Floats:
    """Cohen's kappa from totals: (...), (..., labels), (..., labels) -> (...).

    These are the units that both label alike, and how often each annotator uses each label.
    """
    units = first.sum(axis=-1)
    expected = (first * second).sum(axis=-1)
    # Both are multiplied by units ** 2, so that whole numbers stay exact.
    return ratio(units * agreeing - expected, units**2 - expected)


def krippendorff_alpha(coincidences: Floats) -> Floats:
    """Nominal alpha of any number of annotators (Krippendorff 2011): (..., k, k) -> (...).

    It is undefined where only one label is used.
    """
    coincidences = np.asarray(coincidences, dtype=np.float64)
    agreeing = np.trace(coincidences, axis1=-2, axis2=-1)
    return alpha_of_totals(agreeing, coincidences.sum(axis=-1))


def alpha_of_totals(agreeing: Floats, by_label: Floats) -> Floats:
    """Nominal alpha from totals: (...), (..., labels) -> (...).

    These are the coincidences of equal labels, and how often each label is used. This is for
    labels that are too many for a table of labels by labels.
    """
    values = by_label.sum(axis=-1)
    expected = (by_label * (by_label - 1)).sum(axis=-1)
    return ratio((values - 1) * agreeing - expected, values * (values - 1) - expected)


def coincidences(annotations: Ints, labels: int) -> Floats:
    """Count the pairs of labels within units: (annotators, units) -> (labels, labels).

    A negative annotation is missing. Each ordered pair of values of a unit with m values counts
    1 / (m - 1), so that the cells add up to the number of values that can be paired.
    """
    values = np.stack([(annotations == label).sum(axis=0) for label in range(labels)])
    per_unit = values.sum(axis=0)
    paired = values[:, per_unit > 1].astype(np.float64)
    weights = 1 / (per_unit[per_unit > 1] - 1)
    return np.asarray((paired * weights) @ paired.T - np.diag(paired @ weights))


def equal_pairs(annotations: Ints) -> Ints:
    """Count, for each unit, the pairs of annotators with equal values: (annotators, units).

    A negative annotation is missing.
    """
    equal = np.zeros(annotations.shape[1], dtype=np.int64)
    for number, ours in enumerate(annotations):
        for theirs in annotations[number + 1 :]:
            equal += (ours == theirs) & (ours >= 0)
    return equal


def alpha_of_values(annotations: Ints) -> float:
    """Nominal alpha of any number of annotators, for any number of different values.

    This is `krippendorff_alpha` of `coincidences`, without a table of values by values.
    """
    per_unit = (annotations >= 0).sum(axis=0)
    paired = per_unit > 1
    # A unit with m values has 2 coincidences of weight 1 / (m - 1) per pair of equal values.
    agreeing = (2 * equal_pairs(annotations)[paired] / (per_unit[paired] - 1)).sum()
    values = annotations[:, paired]
    _, used = np.unique(values[values >= 0], return_counts=True)
    return float(alpha_of_totals(np.asarray(agreeing), used.astype(np.float64)))
