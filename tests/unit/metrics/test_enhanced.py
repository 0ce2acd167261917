"""Enhanced scores of treebanks that are large, or that are cut into other sentences."""

import math

import numpy as np

import treeval
from sample import BIRCH, CEDAR, GOLD
from treeval.metrics.enhanced import ELAS
from treeval.tree.column import Column
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank


def test_edges_at_the_end_of_three_million_words_are_counted_there() -> None:
    # The last sentence alone has edges: the second of its words is the root and head of the first.
    words = 3_000_000
    deps = np.zeros(words, dtype=np.int32)
    deps[-2:] = 1, 2
    columns = {
        "form": Column(np.zeros(words, dtype=np.int32), ("a",)),
        "deps": Column(deps, ("_", "2:nsubj", "0:root")),
    }
    heads = np.tile(np.array([2, 0], dtype=np.int32), words // 2)
    treebank = Treebank(np.arange(0, words + 1, 2), heads, columns)
    table = ELAS.count(pair(treebank, treebank))
    assert np.flatnonzero(table.any(axis=1)).tolist() == [words // 2 - 1]
    assert table[-1].tolist() == [2, 2, 2]


def test_heads_in_another_gold_sentence_are_wrong() -> None:
    # The predicted head of the last word is aligned with a word of the gold sentence before.
    columns = {"form": Column.of("abc")}
    gold, predicted = (
        Treebank(np.array(offsets), np.array([0, 1, 0]), {**columns, "deps": Column.of(deps)})
        for offsets, deps in (
            ([0, 2, 3], ["0:root", "1:obj", "0:root"]),
            ([0, 3], ["0:root", "1:obj", "1:obj"]),
        )
    )
    assert ELAS.count(pair(gold, predicted)).tolist() == [[2, 2, 2], [0, 1, 1]]


def test_a_system_without_enhanced_graphs_has_no_score_rather_than_zero() -> None:
    found = treeval.score(GOLD, {"cedar": CEDAR, "birch": BIRCH}, metrics="ELAS", ci=True)
    elas = found["birch"].scores["ELAS"]
    assert math.isnan(elas.score)
    assert elas.reason == "the predicted file has no enhanced graphs (column DEPS)"
    assert elas.interval is not None
    assert math.isnan(elas.interval.low)
    assert elas.totals["gold"] > elas.totals["predicted"] == 0
    assert found["cedar"].scores["ELAS"].score > 0.8
    assert f"– ELAS of birch: {elas.reason}" in found.notes()
    # The UD scorer prints 0.
    zero = treeval.score(GOLD, {"birch": BIRCH}, metrics="ELAS", preset="ud")
    assert zero.text().splitlines()[2].split() == ["ELAS", "0.00", "0.00", "0.00"]


def test_gold_trees_without_enhanced_graphs_are_named() -> None:
    found = treeval.score(BIRCH, {"cedar": CEDAR}, metrics="ELAS", by="length")
    reason = "the gold file has no enhanced graphs (column DEPS)"
    assert found["cedar"].scores["ELAS"].reason == reason
    assert found.breakdowns == ()


def test_a_sentence_without_edges_counts_if_the_file_has_others() -> None:
    columns = {"form": Column.of("ab")}
    gold, predicted = (
        Treebank(np.array([0, 1, 2]), np.array([0, 0]), {**columns, "deps": Column.of(deps)})
        for deps in (["0:root", "0:root"], ["0:root", "_"])
    )
    found = treeval.score(gold, {"s": predicted}, metrics="ELAS", average="macro")
    assert found["s"].scores["ELAS"].score == 0.5  # the mean of 1 and 0
