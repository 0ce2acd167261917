"""Compiled code counts in constituents what functions of numpy count, number by number."""

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from constituent_strategies import FORMS, pairs, treebanks
from files import constituents
from treeval.counts import Metric, evaluate
from treeval.metrics import METRICS
from treeval.metrics.brackets import LF1, UF1
from treeval.metrics.evalb import COLLINS, Evalb
from treeval.tree.column import Column
from treeval.tree.constituent_pair import _WORTH_COMPILING, ConstituentPair, Workload
from treeval.tree.constituents import Constituents

QUOTES = frozenset({",", "NN"})
OTHERS = {
    "LF1 of multisets": replace(LF1, duplicates=True, one_word=True),
    "LF1 with functions": replace(LF1, functions=True),
    "UF1 below the sentence": replace(UF1, whole_sentence=False),
    "EVALB of spans": Evalb(parameters=replace(COLLINS, labelled=False)),
    "EVALB of quotes": Evalb(parameters=replace(COLLINS, quote_labels=QUOTES)),
    "EVALB of equal words": Evalb(
        parameters=replace(COLLINS, equal_words=frozenset({("a", "b"), ("a", "Kim")}))
    ),
    "EVALB of gaps": Evalb(parameters=replace(COLLINS, disc_only=True)),
}
NAMED = {name: metric for name, metric in METRICS.items() if metric.over is ConstituentPair}


def with_other_words(pair: ConstituentPair, seed: int) -> ConstituentPair:
    """Replace some of the predicted words by others."""
    rng = random.Random(seed)
    forms = [rng.choice(FORMS) if rng.random() < 0.1 else form for form in pair.predicted.forms]
    return ConstituentPair(pair.gold, pair.predicted.replaced({"form": Column.of(forms)}))


def unlike_pairs() -> st.SearchStrategy[ConstituentPair]:
    """Gold and predicted trees that do not even have the same numbers of words."""

    def build(gold: Constituents, predicted: Constituents) -> ConstituentPair:
        common = np.arange(min(len(gold), len(predicted)))
        return ConstituentPair(gold.select(common), predicted.select(common))

    return st.builds(build, treebanks(gappy=False), treebanks(gappy=False))


every_pair = st.one_of(
    st.builds(with_other_words, pairs(gappy=False), st.integers(0, 1 << 32)), unlike_pairs()
)


@pytest.mark.parametrize("metric", [*NAMED.values(), *OTHERS.values()], ids=[*NAMED, *OTHERS])
@given(pair=every_pair)
def test_compiled_code_counts_the_same(metric: Metric[Any], pair: ConstituentPair) -> None:
    compiled = metric.count(replace(pair, is_compiled=True, dropped={}, stripped={}))
    np.testing.assert_array_equal(compiled, metric.count(pair))
    assert compiled.dtype == np.float64


@given(st.booleans().flatmap(lambda gappy: pairs(gappy=gappy)))
def test_trees_with_gaps_are_left_to_numpy(pair: ConstituentPair) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Workload, "words", _WORTH_COMPILING)
        (part,) = pair.parts()
    gappy = pair.gold.are_gappy.any() or pair.predicted.are_gappy.any()
    assert part.is_compiled == (not gappy)


def test_nodes_out_of_order_are_left_to_numpy() -> None:
    trees = constituents("(S (X (A a)) (Y (B b)))")
    # The same tree with its two phrases in the order of their labels, from Z to A.
    turned = replace(
        trees,
        word_parents=np.array([2, 1], dtype=np.int32),
        node_columns={**trees.node_columns, "label": Column.of(["S", "Y", "X"])},
    )
    pair = ConstituentPair(turned, trees, is_compiled=True)
    assert NAMED["ExactMatch"].count(pair).tolist() == [[1, 1]]
    assert evaluate(NAMED["EVALB"], pair).totals.tolist()[:3] == [3, 3, 3]
