"""Sums over all trees of many sentences."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from unittest.mock import Mock

import numpy as np
import pytest

from dmv_enumeration import random_weights
from treeval.errors import SettingError
from treeval.induction.dmv import text as text_module
from treeval.induction.dmv.events import Events, zeros
from treeval.induction.dmv.inference import DmvParses, best_trees, careful_trees, expect
from treeval.induction.dmv.text import Tagged, coded
from treeval.tree.column import Column


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


@pytest.mark.parametrize("find", [best_trees, careful_trees])
def test_trees_are_the_same_for_any_number_of_threads(
    find: Callable[[Tagged, Events], DmvParses], monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = np.random.default_rng(5)
    offsets = np.concatenate([[0], np.cumsum(rng.integers(1, 25, 300))])
    text = coded(Column.of(f"T{code}" for code in rng.integers(0, 5, offsets[-1])), offsets)
    weights = random_weights(5, rng)
    found = []
    for threads in (1, 2, 5):
        with ThreadPoolExecutor(threads) as pool:
            used = Mock(wraps=pool)
            monkeypatch.setattr(text_module, "_pool", lambda used=used: used)
            found.append(find(text, weights))
        assert used.map.called  # there are several parts
    for other in found[1:]:
        assert other.parents.tolist() == found[0].parents.tolist()
        assert other.log_probabilities.tolist() == found[0].log_probabilities.tolist()


def test_trees_without_any_weight_are_no_trees() -> None:
    text = coded(Column.of(["A", "A"]), np.array([0, 2]))
    assert expect(text, zeros(1).plus(0.0)).log_likelihoods.tolist() == [-np.inf]
    with pytest.raises(SettingError, match="sentence 1 has no tree; give the weights a floor"):
        careful_trees(text, zeros(1).plus(0.0))
