"""Agreement of annotators: equal to the coefficients of full tables; the order does not matter."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import treebank_pairs
from treeval.scoring.annotators.agreement import agreement
from treeval.scoring.score import score
from treeval.statistics.agreement import (
    alpha_of_values,
    cohen_kappa,
    coincidences,
    krippendorff_alpha,
)
from treeval.tree.treebank import Treebank

Both = tuple[Treebank, Treebank]


@given(treebank_pairs(same_tokens=True))
def test_alpha_is_that_of_the_full_table_of_distances(both: Both) -> None:
    # Signed distance to the head; the root is a value of its own.
    distances = [
        np.where(side.heads == 0, 99, side.parents - np.arange(side.words)) for side in both
    ]
    values, coded = np.unique(np.stack(distances), return_inverse=True)
    table = coincidences(coded.reshape(2, -1), len(values))
    found = agreement(*both).alpha_heads
    np.testing.assert_allclose(found, krippendorff_alpha(table), rtol=1e-12)


@given(treebank_pairs(same_tokens=True))
def test_kappa_is_that_of_the_full_table_of_relations(both: Both) -> None:
    a, b = both
    equal = np.flatnonzero(a.heads == b.heads).tolist()
    pairs = [tuple(side.columns["deprel"][word].split(":")[0] for side in both) for word in equal]
    names = sorted({name for pair in pairs for name in pair})
    table = np.zeros((len(names), len(names)))
    for first, second in pairs:
        table[names.index(first), names.index(second)] += 1
    np.testing.assert_allclose(agreement(a, b).kappa, cohen_kappa(table), rtol=1e-12)


@given(treebank_pairs(same_tokens=True))
def test_annotators_may_be_exchanged(both: Both) -> None:
    there, back = agreement(*both), agreement(*reversed(both))
    for name in ("uas", "las", "la", "kappa", "alpha_heads", "alpha_arcs"):
        np.testing.assert_allclose(getattr(there, name), getattr(back, name), rtol=1e-12)
    swapped = {one.relation: (one.b, one.a, one.label, one.arc) for one in back.relations}
    assert {one.relation: (one.a, one.b, one.label, one.arc) for one in there.relations} == swapped


@given(treebank_pairs())
def test_attachment_is_that_of_score_and_relations_add_up(both: Both) -> None:
    result = agreement(*both)
    scores = score(both[0], {"b": both[1]}, metrics=["UAS", "LAS", "LA"]).systems[0].scores
    assert result.uas == scores["UAS"].score
    assert result.las == scores["LAS"].score
    assert sum(one.a for one in result.relations) == both[0].words
    assert sum(one.b for one in result.relations) == both[1].words
    assert sum(one.label for one in result.relations) == scores["LA"].totals["correct"]
    assert sum(one.arc for one in result.relations) == scores["LAS"].totals["correct"]
    assert result.alpha_heads <= 1 or np.isnan(result.alpha_heads)
    assert result.la == pytest.approx(scores["LA"].score)


@given(st.integers(2, 4), st.integers(1, 8), st.randoms(use_true_random=False))
def test_alpha_of_values_is_that_of_coincidences(
    annotators: int, units: int, rng: random.Random
) -> None:
    values = np.array([[rng.randrange(-1, 3) for _ in range(units)] for _ in range(annotators)])
    expected = krippendorff_alpha(coincidences(values, 3))
    np.testing.assert_allclose(alpha_of_values(values), expected, rtol=1e-12, atol=1e-15)
