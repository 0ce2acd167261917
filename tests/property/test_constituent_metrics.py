"""What every metric over constituents must satisfy; new ones in METRICS are tested unasked."""

import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from constituent_strategies import pairs, treebanks
from treeval.counts import Metric, evaluate
from treeval.metrics import METRICS
from treeval.metrics.brackets import DISCONTINUOUS_F1, LF1, UF1, BracketScore, crossing
from treeval.metrics.leaf_ancestor import LeafAncestor
from treeval.scoring.constituents import ALL
from treeval.tree.constituent_pair import ConstituentPair, constituent_pair
from treeval.tree.constituents import Constituents

NAMED = {name: metric for name, metric in METRICS.items() if metric.over is ConstituentPair}
OTHERS = {"LF1 of multisets": replace(LF1, duplicates=True)}
every_metric = pytest.mark.parametrize(
    "metric", [*NAMED.values(), *OTHERS.values()], ids=[*NAMED, *OTHERS]
)


# Every example is several sentences, and there are many metrics.
few = settings(max_examples=12)


def test_the_metrics_of_constituents_are_listed() -> None:
    assert tuple(NAMED) == ALL


@every_metric
@few
@given(pairs(), st.randoms(use_true_random=False))
def test_order_of_sentences_does_not_matter(
    metric: Metric[Any], pair: ConstituentPair, random: Any
) -> None:
    order = list(range(len(pair.gold)))
    random.shuffle(order)
    shuffled = constituent_pair(
        pair.gold.select(np.array(order)), pair.predicted.select(np.array(order))
    )
    table, reordered = evaluate(metric, pair).table, evaluate(metric, shuffled).table
    np.testing.assert_allclose(reordered, table[order], rtol=1e-12)


@every_metric
@few
@given(pairs(), st.integers(1, 30))
def test_large_pairs_are_counted_in_parts(
    metric: Metric[Any], pair: ConstituentPair, words: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("treeval.tree.constituent_pair._WORDS_AT_ONCE", words)
        in_parts = evaluate(metric, ConstituentPair(pair.gold, pair.predicted)).table
    np.testing.assert_allclose(in_parts, metric.count(pair), rtol=1e-12)


@every_metric
@few
@given(pairs())
def test_parts_add_up_to_the_whole(metric: Metric[Any], pair: ConstituentPair) -> None:
    whole = evaluate(metric, pair)
    parts = [
        evaluate(
            metric,
            ConstituentPair(pair.gold.select(at), pair.predicted.select(at)),
        ).table
        for at in np.arange(len(pair.gold))[:, np.newaxis]
    ]
    np.testing.assert_allclose(np.concatenate(parts), whole.table, rtol=1e-12)


@every_metric
@few
@given(treebanks())
def test_a_perfect_prediction_scores_best(metric: Metric[Any], gold: Constituents) -> None:
    counts = evaluate(metric, constituent_pair(gold, gold))
    assert counts.score == pytest.approx(1) or np.isnan(counts.score)


@every_metric
@few
@given(pairs())
def test_scores_and_counts_are_in_bounds(metric: Metric[Any], pair: ConstituentPair) -> None:
    counts = evaluate(metric, pair)
    assert counts.table.shape == (len(pair.gold), len(metric.counted))
    assert counts.table.dtype == np.float64
    assert (counts.table >= 0).all()
    assert np.isnan(counts.score) or -1e-12 <= counts.score <= 1 + 1e-12


@every_metric
@few
@given(pairs())
def test_scores_are_vectorised(metric: Metric[Any], pair: ConstituentPair) -> None:
    table = evaluate(metric, pair).table
    stacked = metric.score(np.stack([table, 2 * table]))
    assert stacked.shape == (2, len(table))
    np.testing.assert_array_equal(stacked[0], [metric.score(row) for row in table])
    for measure in metric.measures(np.stack([table, table])).values():
        assert np.asarray(measure).shape == (2, len(table))


@every_metric
def test_metrics_travel_between_processes(metric: Metric[Any]) -> None:
    assert pickle.loads(pickle.dumps(metric)) == metric  # noqa: S301


@pytest.mark.parametrize("metric", [UF1, LF1, DISCONTINUOUS_F1], ids=lambda metric: metric.name)
@given(pair=pairs())
def test_f1_is_the_same_from_both_sides(metric: BracketScore, pair: ConstituentPair) -> None:
    # Gold tags say what punctuation is, so that it must not depend on tags here.
    score = replace(metric, punctuation=frozenset())
    turned = ConstituentPair(pair.predicted, pair.gold)
    np.testing.assert_array_equal(
        evaluate(score, pair).table, evaluate(score, turned).table[:, [0, 2, 1]]
    )


@given(pairs(), st.booleans(), st.booleans())
def test_labels_make_multisets_no_easier(pair: ConstituentPair, one: Any, whole: Any) -> None:
    unlabelled = BracketScore("UF1", duplicates=True, one_word=one, whole_sentence=whole)
    scores = [
        evaluate(replace(unlabelled, labelled=labelled), pair).sentence_scores
        for labelled in (False, True)
    ]
    defined = ~np.isnan(scores[0])
    assert (scores[1][defined] <= scores[0][defined]).all()


@given(pairs())
def test_brackets_of_each_label_add_up(pair: ConstituentPair) -> None:
    metric = replace(LF1, duplicates=True)
    parts = metric.by_label(pair).values()
    whole = evaluate(metric, pair).table
    np.testing.assert_array_equal(sum((part.table for part in parts), np.zeros_like(whole)), whole)


@given(pairs())
def test_brackets_agree_with_sets_of_words(pair: ConstituentPair) -> None:
    metric = BracketScore("X", labelled=True, punctuation=frozenset(), one_word=True)
    sides = [
        {
            (sentence, label, words)
            for sentence, label, words in zip(
                side.node_sentences.tolist(), side.labels, _yields(side), strict=True
            )
        }
        for side in (pair.gold.overt, pair.predicted.overt)
    ]
    expected = [len(sides[0] & sides[1]), len(sides[1]), len(sides[0])]
    assert evaluate(metric, pair).totals.tolist() == expected


@given(st.booleans().flatmap(lambda gappy: pairs(gappy=gappy)))
def test_crossing_agrees_with_sets_of_words(pair: ConstituentPair) -> None:
    gold, predicted = pair.gold.overt, pair.predicted.overt
    golds, predictions = _yields(gold), _yields(predicted)
    expected = [
        any(
            gold.node_sentences[ours] == predicted.node_sentences[theirs]
            and golds[ours] & words
            and golds[ours] - words
            and words - golds[ours]
            for ours in range(gold.nodes)
        )
        for theirs, words in enumerate(predictions)
    ]
    assert crossing(gold, predicted).tolist() == expected


@given(treebanks(gappy=False))
def test_no_tree_crosses_itself(trees: Constituents) -> None:
    assert not crossing(trees, trees).any()


@given(pairs(), st.booleans())
def test_leaf_ancestor_agrees_with_its_definition(pair: ConstituentPair, graded: Any) -> None:
    metric = LeafAncestor(graded=graded, without=frozenset())
    gold, predicted = pair.gold.overt, pair.predicted.overt
    expected = 0.0
    for word in range(gold.words):
        ours, theirs = _lineage(gold, word), _lineage(predicted, word)
        distance = _edit_distance(ours, theirs, 0.5 if graded else 2)
        expected += 1 - distance / max(1, len(ours) + len(theirs))
    assert evaluate(metric, pair).totals[0] == pytest.approx(expected)


def _lineage(trees: Constituents, word: int) -> list[str]:
    above: list[int] = []
    node = int(trees.word_parents[word])
    while node >= 0:
        above.append(node)
        node = int(trees.parents[node])
    begun = [node for node in above if trees.first[node] == word]
    ended = [node for node in above if trees.end[node] == word + 1]
    signs = []
    for node in above:
        signs += ["["] if begun[-1:] == [node] else []
        signs += [trees.labels[node]]
        signs += ["]"] if ended[-1:] == [node] else []
    return signs


def _edit_distance(a: list[str], b: list[str], related: float) -> float:
    row = [float(j) for j in range(len(b) + 1)]
    for i, ours in enumerate(a, start=1):
        before, row = row, [float(i)]
        for j, theirs in enumerate(b, start=1):
            replacing = 0 if ours == theirs else related if ours[0] == theirs[0] else 2
            row.append(min(before[j] + 1, row[j - 1] + 1, before[j - 1] + replacing))
    return row[-1]


def _yields(trees: Constituents) -> list[frozenset[int]]:
    """Words below each node, as places in the sentence."""
    return [
        frozenset((trees.words_below(np.array([node])) - begin).tolist())
        for node, begin in enumerate(trees.offsets[trees.node_sentences])
    ]
