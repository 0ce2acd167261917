"""Every metric over words, under every convention, against its definition written as loops."""

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from typing import Any, get_args

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import scores_by_the_book as book
from strategies import LABELS, ODD_LABELS, similar_pairs, treebank_pairs
from treeval.counts import Metric, evaluate
from treeval.metrics import METRICS
from treeval.metrics.f_score import WordScore
from treeval.metrics.weighted import Weights
from treeval.settings.choices import Feats, Matching, Punct, Subtypes
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

# New metrics over words are tested unasked, and so must be defined in the book.
WORD_METRICS = [
    *(name for name, metric in METRICS.items() if isinstance(metric, WordScore)),
    *("UEM", "LEM"),
]
OF_CLASSES = ("Content", "Function")  # they refuse relations that are in no class
CHOICES: dict[str, Any] = {
    "punct": get_args(Punct),
    "subtypes": get_args(Subtypes),
    "feats": get_args(Feats),
    "matching": get_args(Matching),
    "weights": [Weights.of("given", {"nsubj": 0.7, "nmod": 0.25, "nmod:poss": 0.9, "punct": 0})],
}
ordinary_pairs = st.one_of(treebank_pairs(), similar_pairs())
odd_pairs = similar_pairs(labels=(*LABELS[::3], *ODD_LABELS))


def settings_of(metric: Metric[Any]) -> Iterator[dict[str, Any]]:
    """Every choice of the conventions that the metric has."""
    own = [setting.name for setting in fields(metric) if setting.name in CHOICES]
    for choice in product(*(CHOICES[name] for name in own)):
        yield dict(zip(own, choice, strict=True))


def compare(name: str, two: tuple[Treebank, Treebank]) -> None:
    both, texts = pair(*two), book.read(*two)
    for chosen in settings_of(METRICS[name]):
        metric = replace(METRICS[name], **chosen)
        counted = evaluate(metric, both)
        expected = book.count(name, texts, book.Settings(**chosen))
        np.testing.assert_allclose(counted.table, expected, rtol=1e-12, err_msg=str(chosen))
        found = {"score": counted.score, **metric.measures(counted.totals)}
        assert found == pytest.approx(book.scores(name, expected), nan_ok=True), chosen


@pytest.mark.parametrize("name", WORD_METRICS)
@settings(max_examples=35)
@given(ordinary_pairs)
def test_scores_are_those_of_the_definition(name: str, two: tuple[Treebank, Treebank]) -> None:
    compare(name, two)


@pytest.mark.parametrize("name", [name for name in WORD_METRICS if name not in OF_CLASSES])
@settings(max_examples=15)
@given(odd_pairs)
def test_relations_may_be_spelt_in_any_way(name: str, two: tuple[Treebank, Treebank]) -> None:
    compare(name, two)


@pytest.mark.parametrize("name", ["ELAS", "EULAS"])
@settings(max_examples=150)
@given(st.one_of(ordinary_pairs, odd_pairs))
def test_enhanced_scores_are_those_of_the_definition(
    name: str, two: tuple[Treebank, Treebank]
) -> None:
    compare(name, two)
