"""Outputs that lack sentences, or have more."""

from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from files import conllu, dependencies
from strategies import treebanks
from treeval.counts import evaluate
from treeval.metrics import METRICS
from treeval.metrics.f_score import F1Score
from treeval.tree.column import Column
from treeval.tree.coverage import CommonRun, common_runs, covered, unaligned_in
from treeval.tree.pair import Pair, pair
from treeval.tree.surface import surface
from treeval.tree.treebank import Treebank

COUNTING = [
    metric for metric in METRICS.values() if metric.over is Pair and metric.counted[0] == "correct"
]


def runs(gold: str, predicted: str) -> list[tuple[int, int, int, int]]:
    found = common_runs(gold.split(), predicted.split())
    return [
        (one.gold.start, one.gold.stop, one.predicted.start, one.predicted.stop) for one in found
    ]


def test_sentences_that_are_the_same_are_one_run() -> None:
    assert common_runs(["a", "b"], ["a", "b"]) == [CommonRun(slice(0, 2), slice(0, 2))]


def test_sentences_are_missing_and_others_are_more() -> None:
    assert runs("a b c d", "a x c d") == [(0, 1, 0, 1), (2, 4, 2, 4)]
    assert runs("a b c", "c") == [(2, 3, 0, 1)]
    assert runs("a", "x a y") == [(0, 1, 1, 2)]


def test_sentences_that_are_divided_differently_belong_together() -> None:
    assert runs("ab cd e f", "abc d e f") == [(0, 2, 0, 2), (2, 4, 2, 4)]
    # The output lacks "x", and has "a" and "b" as one sentence.
    assert runs("a x b c d", "a bc d") == [(0, 1, 0, 1), (2, 4, 1, 2), (4, 5, 2, 3)]
    assert runs("x ab c", "y a bc z") == [(1, 3, 1, 3)]


def test_texts_that_share_no_sentence_have_no_run() -> None:
    assert runs("a b", "c d") == []
    assert runs("ab", "abc") == []


def test_the_output_gets_the_text_of_the_gold_trees() -> None:
    gold = dependencies(
        conllu([0], forms="a") + conllu([0, 1], forms="b c") + conllu([0], forms="d")
    )
    output = dependencies(conllu([0], forms="x") + conllu([0], forms="a") + conllu([0], forms="d"))
    found = covered(surface(gold), output)
    assert list(found.predicted.columns["form"]) == ["a", "b", "c", "d"]
    assert found.missing.tolist() == [False, True, False]
    assert found.extra == 1
    assert found.sentences.tolist() == [1, -1, 2]
    # The filled-in sentence has lines of the gold file, the others have those of the output.
    assert [found.predicted.origin.line(word) for word in range(4)] == [3, 3, 4, 5]


def test_an_output_with_the_same_text_stays_as_it_is() -> None:
    gold = dependencies(conllu([0], forms="ab"))
    output = dependencies(conllu([0, 1], forms="a b"))
    assert covered(surface(gold), output).predicted is output


def test_an_output_without_enhanced_graphs_gets_none() -> None:
    with_edges = conllu([0], forms="a").replace("\t_\t_\n", "\t0:root\t_\n")
    gold = dependencies(with_edges + conllu([0], forms="b"))
    output = dependencies(conllu([0], forms="b"))
    assert list(covered(surface(gold), output).predicted.columns["deps"]) == ["_", "_"]


@given(treebanks(max_sentences=4), st.data())
def test_missing_sentences_are_wrong_and_others_as_before(
    drawn: Treebank, data: st.DataObject
) -> None:
    """The output is the gold trees themselves without some sentences: the rest is right."""
    gold = with_forms_of_their_own(drawn)
    kept = data.draw(st.lists(st.booleans(), min_size=len(gold), max_size=len(gold)))
    if not any(kept):
        return
    found = covered(surface(gold), gold.select(np.flatnonzero(kept)))
    compared = unaligned_in(pair(gold, found.predicted), found.missing)
    assert found.missing.tolist() == [not one for one in kept]
    for metric in COUNTING:
        full, table = (evaluate(metric, one).table for one in (pair(gold, gold), compared))
        assert np.array_equal(table[~found.missing], full[~found.missing]), metric.name
        if isinstance(metric, F1Score):  # correct, predicted, gold
            assert not table[found.missing, 0].any(), metric.name
            assert np.array_equal(table[found.missing, 1:3], full[found.missing, 1:3])


def with_forms_of_their_own(treebank: Treebank) -> Treebank:
    """Give every word and multiword token another form, so that sentences cannot be confused."""
    multiwords = treebank.multiwords
    tokens = Column.of(f"[{number}]" for number in range(len(multiwords)))
    return replace(
        treebank.replaced(form=Column.of(f"<{number}>" for number in range(treebank.words))),
        multiwords=replace(multiwords, forms=tokens),
    )
