"""WLAS between its limits: all relations alike, and one relation alone."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import LABELS, treebank_pairs, treebanks
from treeval.counts import evaluate
from treeval.metrics.attachment import LAS
from treeval.metrics.columns import universal_label
from treeval.metrics.weighted import WeightedAttachmentScore, Weights, word_dependency_entropy
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

TwoTreebanks = tuple[Treebank, Treebank]
RELATIONS = sorted({universal_label(label) for label in (*LABELS, "root")})


def weighted(weights: dict[str, float]) -> WeightedAttachmentScore:
    return WeightedAttachmentScore("WLAS", weights=Weights.of("given", weights))


@given(treebank_pairs(), st.floats(0.01, 100))
def test_equal_weights_give_las(two: TwoTreebanks, weight: float) -> None:
    metric, both = weighted(dict.fromkeys(RELATIONS, weight)), pair(*two)
    ours, las = evaluate(metric, both), evaluate(LAS, both)
    assert ours.score == pytest.approx(las.score)
    expected = LAS.measures(las.totals)
    for name, value in metric.measures(ours.totals).items():
        assert float(value) == pytest.approx(float(expected[name]), nan_ok=True)


@given(treebank_pairs(same_tokens=True), st.sampled_from(RELATIONS))
def test_one_relation_alone_gives_its_recall(two: TwoTreebanks, relation: str) -> None:
    gold, predicted = two
    labels = [
        np.array([universal_label(label) for label in side.columns["deprel"]]) for side in two
    ]
    chosen = labels[0] == relation
    right = chosen & (labels[1] == relation) & (gold.heads == predicted.heads)
    recall = right.sum() / chosen.sum() if chosen.any() else float("nan")
    metric = weighted({name: float(name == relation) for name in RELATIONS})
    counts = evaluate(metric, pair(*two))
    assert counts.score == pytest.approx(recall, nan_ok=True)


@given(treebank_pairs(), st.sampled_from(RELATIONS))
def test_one_relation_alone_gives_its_recall_whatever_the_tokens(
    two: TwoTreebanks, relation: str
) -> None:
    both = pair(*two)
    metric = weighted({name: float(name == relation) for name in RELATIONS})
    totals = evaluate(metric, both).totals
    gold = both.gold.columns["deprel"].claim(lambda label: universal_label(label) == relation)
    right = gold[both.alignment.gold] & both.same_heads
    agree = [
        universal_label(both.gold.columns["deprel"][ours])
        == universal_label(both.predicted.columns["deprel"][theirs])
        for ours, theirs in zip(both.alignment.gold, both.alignment.predicted, strict=True)
    ]
    expected = (right & np.array(agree, dtype=np.bool_)).sum()
    recall = expected / gold.sum() if gold.any() else float("nan")
    assert metric.measures(totals)["recall"] == pytest.approx(recall, nan_ok=True)


@given(treebanks(), st.sampled_from(["strip", "keep"]), st.booleans())
def test_entropies_are_shares_and_equal_their_definition(
    treebank: Treebank, subtypes: str, lowercase: bool
) -> None:
    found = word_dependency_entropy(treebank, subtypes=subtypes, lowercase=lowercase)
    forms = [form.lower() if lowercase else form for form in treebank.columns["form"]]
    labels = [
        label if subtypes == "keep" else universal_label(label)
        for label in treebank.columns["deprel"]
    ]
    assert list(found) == sorted(set(labels))
    for relation, wde in found.items():
        words = [form for form, label in zip(forms, labels, strict=True) if label == relation]
        shares = np.array([words.count(form) / len(words) for form in set(words)])
        entropy = -(shares * np.log(shares)).sum()
        limit = np.log(len(set(forms)))
        assert 0 <= wde <= 1
        assert wde == pytest.approx(entropy / limit if limit else 0, abs=1e-12)
