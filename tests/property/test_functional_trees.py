"""Identities of TedEval: columns against objects, the closed form against edit scripts, F1."""

import random
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import annotated, sentences_of, treebank_pairs, treebanks
from treeval.counts import evaluate
from treeval.metrics.tedeval import TED, UTED, TreeEditScore, new_distances
from treeval.settings.choices import Wildcard
from treeval.tree import algebra
from treeval.tree.algebra import FunctionalTree, Span
from treeval.tree.functional import (
    FunctionalTrees,
    common_terminals,
    from_dependencies,
    generalise,
    labelled_alike,
    labelled_as,
    matches,
)
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

COSTS = (0.0, 0.5, 1.0, 2.0)
seeds = st.integers(0, 2**32 - 1)
settings = st.tuples(st.sampled_from(COSTS), st.sampled_from(("literal", "match")))


@st.composite
def schemes(draw: st.DrawFn, most: int = 4) -> list[Treebank]:
    """The same sentences with several annotations, each with few labels and some more roots."""
    first = draw(treebanks(max_words=6, with_empty_nodes=False))
    rng = random.Random(draw(seeds))
    again = draw(st.integers(1, most - 1))
    others = [annotated(sentences_of(first), rng, with_empty_nodes=False) for _ in range(again)]
    return [_with_more_roots(each, rng) for each in (first, *others)]


def _with_more_roots(treebank: Treebank, rng: random.Random) -> Treebank:
    heads = treebank.heads.copy()
    heads[[word for word in range(treebank.words) if rng.random() < 0.1]] = 0
    labels = treebank.columns["deprel"].strings
    few = {label: rng.choice(["a", "b", "*", "root"]) for label in labels}
    return treebank.replaced(heads=heads, deprel=treebank.columns["deprel"].map(few.__getitem__))


def naive(treebank: Treebank, sentence: int) -> FunctionalTree:
    """The definition, word by word: what each word's chain of heads passes through."""
    begin, end = treebank.offsets[sentence], treebank.offsets[sentence + 1]
    heads = treebank.heads[begin:end].tolist()
    labels = list(treebank.columns["deprel"].take(slice(int(begin), int(end))))
    below: list[set[int]] = [set() for _ in heads]
    for word in range(len(heads)):
        above = word
        while above >= 0:
            below[above].add(word)
            above = heads[above] - 1
    nodes = {}
    for word, label in enumerate(labels):
        if len(below[word]) < len(heads):
            nodes[Span.of(below[word])] = frozenset({label})
        if len(below[word]) > 1:
            nodes[Span.of([word])] = frozenset({"*"})
    return FunctionalTree(nodes)


@given(schemes())
def test_columns_hold_what_the_definition_says(golds: list[Treebank]) -> None:
    for gold in golds:
        trees = from_dependencies(gold)
        assert [trees[sentence] for sentence in range(len(gold))] == [
            naive(gold, sentence) for sentence in range(len(gold))
        ]


@given(schemes(most=2))
def test_matches_are_equal_spans(golds: list[Treebank]) -> None:
    a, b = map(from_dependencies, golds)
    spans_a, spans_b = map(_spans, (a, b))
    numbers = {span: node for node, span in enumerate(spans_b)}
    assert matches(a, b).tolist() == [numbers.get(span, -1) for span in spans_a]


def _spans(trees: FunctionalTrees) -> list[frozenset[int]]:
    bounds = zip(trees.first.tolist(), trees.end.tolist(), strict=True)
    return [frozenset(trees.order[first:end].tolist()) for first, end in bounds]


@given(schemes(), seeds)
def test_generalisation_in_columns_and_objects(golds: list[Treebank], seed: int) -> None:
    trees = [from_dependencies(gold) for gold in golds]
    shared = generalise(trees)
    shuffled = random.Random(seed).sample(trees, len(trees))
    in_other_order = generalise(shuffled)
    for sentence in range(len(golds[0])):
        expected = algebra.generalise([each[sentence] for each in trees])
        assert shared[sentence] == in_other_order[sentence] == expected
        assert all(algebra.subsumes(expected, each[sentence]) for each in trees)


@given(schemes())
def test_labels_that_all_golds_share_in_columns_and_objects(golds: list[Treebank]) -> None:
    trees = [from_dependencies(gold) for gold in golds]
    shared = generalise(trees)
    alike = labelled_alike(shared, trees)
    kept = [labelled_as(each, shared, alike) for each in (*trees, shared)]
    for sentence in range(len(golds[0])):
        objects = [each[sentence] for each in trees]
        general = algebra.generalise(objects)
        spans = algebra.labelled_alike(general, objects)
        expected = [each.labelled_at(spans) for each in (*objects, general)]
        assert [each[sentence] for each in kept] == expected


@given(schemes(), settings)
def test_the_closed_form_costs_what_the_scripts_cost(
    golds: list[Treebank], setting: tuple[float, Wildcard]
) -> None:
    relabel, wildcard = setting
    parsed, *natives = (from_dependencies(each) for each in golds)
    shared = generalise(natives)
    table = new_distances(parsed, natives[0], shared, relabel, wildcard)
    for sentence, (delta, iota) in enumerate(table.tolist()):
        p, g, n = (each[sentence] for each in (parsed, natives[0], shared))
        assert delta == algebra.delta_new(p, g, n, relabel=relabel, wildcard=wildcard)
        assert iota == algebra.iota(p, n)
        assert 0 <= delta <= algebra.delta(p, n, relabel=relabel, wildcard=wildcard)


@given(st.lists(seeds, min_size=3, max_size=3), settings)
def test_the_closed_form_with_several_labels_a_span(
    drawn: list[int], setting: tuple[float, Wildcard]
) -> None:
    relabel, wildcard = setting
    parsed, *natives = (_several_labels(random.Random(seed)) for seed in drawn)
    shared = generalise(natives)
    assert shared[0] == algebra.generalise([each[0] for each in natives])
    table = new_distances(parsed, natives[0], shared, relabel, wildcard)
    expected = algebra.delta_new(
        parsed[0], natives[0][0], shared[0], relabel=relabel, wildcard=wildcard
    )
    assert table[0].tolist() == [expected, algebra.iota(parsed[0], shared[0])]


def _several_labels(rng: random.Random) -> FunctionalTrees:
    """Spans of a sentence of six words, each with one to three labels."""
    words = [run for run in pairwise(range(7)) if rng.random() < 0.7]
    bounds = sorted([*words, (0, 6)])
    sets = tuple(
        frozenset(labels.split()) for labels in ("*", "a", "b", "a b", "b c", "a b c", "c")
    )
    return FunctionalTrees(
        np.array([0, 6]),
        np.arange(6),
        np.zeros(len(bounds), dtype=np.int64),
        np.array([first for first, _ in bounds]),
        np.array([end for _, end in bounds]),
        np.array(rng.choices(range(len(sets)), k=len(bounds))),
        sets,
    )


@given(schemes(), settings)
def test_the_own_gold_is_a_perfect_parse(
    golds: list[Treebank], setting: tuple[float, Wildcard]
) -> None:
    trees = [from_dependencies(gold) for gold in golds]
    shared = generalise(trees)
    for native in trees:
        assert not new_distances(native, native, shared, *setting)[:, 0].any()


@given(schemes(most=2))
def test_scripts_turn_one_tree_into_the_other(golds: list[Treebank]) -> None:
    a, b = (naive(gold, 0) for gold in golds)
    assert algebra.edit_script(a, b).apply(a) == b


@given(schemes(most=2))
def test_both_trees_subsume_their_unification(golds: list[Treebank]) -> None:
    a, b = (naive(gold, 0) for gold in golds)
    both = algebra.unify(a, b)
    if isinstance(both, FunctionalTree):
        assert algebra.subsumes(a, both)
        assert algebra.subsumes(b, both)
        assert len(both) == len(a.keys() | b.keys())
    else:
        assert not isinstance(algebra.unify(b, a), FunctionalTree)


@given(treebank_pairs())
def test_scores_are_f1_of_functional_nodes(two: tuple[Treebank, Treebank]) -> None:
    both = pair(*two)
    of_gold, of_predicted = common_terminals(both)
    gold = from_dependencies(two[0], terminals=of_gold)
    predicted = from_dependencies(two[1], terminals=of_predicted)
    spans = [
        dict(zip(_spans(each), each.codes.tolist(), strict=True)) for each in (gold, predicted)
    ]
    names = [
        {(span, next(iter(each.sets[code]))) for span, code in mapped.items()}
        for each, mapped in zip((gold, predicted), spans, strict=True)
    ]
    nodes = len(spans[0]) + len(spans[1])
    unlabelled = 2 * len(spans[0].keys() & spans[1].keys()) / nodes if nodes else 1
    labelled = 2 * len(names[0] & names[1]) / nodes if nodes else 1
    assert evaluate(UTED, both).score == pytest.approx(unlabelled)
    assert evaluate(TED, both).score == pytest.approx((labelled + unlabelled) / 2)
    strict = TreeEditScore("TED", relabel=2)
    assert evaluate(strict, both).score == pytest.approx(labelled)


@given(treebank_pairs())
def test_unlabelled_scores_do_not_depend_on_labels(two: tuple[Treebank, Treebank]) -> None:
    gold, parsed = two
    relabelled = parsed.replaced(deprel=parsed.columns["deprel"].map(lambda label: f"{label}x"))
    expected = UTED.count(pair(gold, parsed))
    np.testing.assert_array_equal(UTED.count(pair(gold, relabelled)), expected)
    assert evaluate(UTED, pair(parsed, relabelled)).score == 1


@given(treebank_pairs(same_tokens=True))
def test_with_equal_words_terminals_are_words(two: tuple[Treebank, Treebank]) -> None:
    both = pair(*two)
    gold, parsed = (from_dependencies(each) for each in two)
    np.testing.assert_array_equal(TED.count(both), new_distances(parsed, gold, gold))


@given(treebank_pairs())
def test_every_terminal_belongs_to_one_word_on_each_side(two: tuple[Treebank, Treebank]) -> None:
    both = pair(*two)
    gold, predicted = common_terminals(both)
    assert gold.units[0] == predicted.units[0] == 0
    assert gold.units[-1] == predicted.units[-1]
    assert (np.diff(gold.units) > 0).all()
    assert (np.diff(predicted.units) > 0).all()
    # Aligned words share a terminal, even if one has taken up a word that the other side lacks.
    pairs = zip(both.alignment.gold.tolist(), both.alignment.predicted.tolist(), strict=True)
    for g, p in pairs:
        first = max(gold.units[g], predicted.units[p])
        assert first < min(gold.units[g + 1], predicted.units[p + 1])


@given(treebank_pairs())
def test_no_terminal_is_idle(two: tuple[Treebank, Treebank]) -> None:
    gold, predicted = common_terminals(pair(*two))
    # Every boundary is the boundary of a word on some side.
    assert set(range(int(gold.units[-1]) + 1)) == {*gold.units.tolist(), *predicted.units.tolist()}
