"""Scores of groups of words and of sentences."""

import numpy as np
import pytest

import treeval
from strategies import treebank_of
from treeval.arrays import Ints
from treeval.counts import Metric
from treeval.errors import SettingError
from treeval.metrics.attachment import LAS, UAS, UEM
from treeval.scoring.breakdown import Group, group_counts
from treeval.scoring.groups import grouping
from treeval.tree.pair import Pair, pair

GOLD = treebank_of(
    [2, 0, 2], [0], upos=["DET", "VERB", "NOUN", "NOUN"], deprel=["det", "root", "obj", "root"]
)
# Word 1 has a wrong head; word 3 another tag and label.
PREDICTED = treebank_of(
    [3, 0, 2], [0], upos=["DET", "VERB", "DET", "NOUN"], deprel=["det", "root", "det", "root"]
)
BOTH, ROWS = pair(GOLD, PREDICTED), np.arange(2)


def groups_of(metric: Metric[Pair], by: str, rows: Ints = ROWS) -> dict[str, Group]:
    counts = group_counts(metric, BOTH, grouping(by), rows)
    return {one.name: one for one in counts.groups(metric, lambda: metric.count(BOTH)[rows])}


def test_each_side_groups_its_own_words() -> None:
    groups = groups_of(UAS, "upos")
    assert [*groups] == ["NOUN", "DET", "VERB"]
    # Gold nouns are words 3 and 4, both right; the predicted noun is word 4.
    assert groups["NOUN"].measures["recall"] == groups["NOUN"].measures["precision"] == 1
    assert (groups["NOUN"].counts["gold"], groups["NOUN"].counts["predicted"]) == (2, 1)
    # The gold determiner is wrong; of two predicted ones, one is right.
    assert (groups["DET"].measures["recall"], groups["DET"].measures["precision"]) == (0, 1 / 2)
    assert groups["DET"].score == pytest.approx(1 / 3)  # (0 + 1) / (1 + 2)
    assert groups["DET"].lost == 1


def test_sentences_are_grouped_by_the_gold_side() -> None:
    assert [group.counts["correct"] for group in groups_of(LAS, "length").values()] == [2]
    assert [group.score for group in groups_of(LAS, "length", ROWS[1:]).values()] == [1]


def test_metrics_of_sentences_cannot_be_broken_down_by_words() -> None:
    with pytest.raises(SettingError, match="UEM does not count words"):
        groups_of(UEM, "upos")


def test_features_by_name() -> None:
    gold = treebank_of([0, 1, 1], deprel=["root", "obj", "obj"], feats=[
        "Case=Nom|Number=Sing", "Case=Acc", "Number=Plur",
    ])  # fmt: skip
    predicted = treebank_of([0, 1, 1], deprel=["root", "obj", "obj"], feats=[
        "Number=Sing|Case=Nom", "Case=Dat|Number=Sing", "_",
    ])  # fmt: skip
    found = treeval.score(gold, {"x": predicted}, metrics="UFeats", by="feature").breakdowns[0]
    case, number = found.groups
    assert (case.name, number.name) == ("Case", "Number")
    # Case: two in gold, two predicted, Nom is right. Number: two, two, and Sing is right once.
    for group in (case, number):
        assert (group.counts["gold"], group.counts["predicted"]) == (2, 2)
        assert (group.counts["correct"], group.score, group.lost) == (1, 0.5, 1)
    # Plur has no partner with the feature: it is aligned, but not right.
    assert number.measures["recall"] == 0.5


def test_feature_is_for_features() -> None:
    trees = treebank_of([0], deprel=["root"], feats=["Case=Nom"])
    with pytest.raises(SettingError, match="feature is for UFeats, not for LAS"):
        treeval.score(trees, {"x": trees}, metrics="LAS", by="feature")
