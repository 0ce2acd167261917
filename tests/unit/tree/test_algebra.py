"""The algebra on the examples of Tsarfaty, Nivre and Andersson (2011)."""

import pytest

from treeval.tree.algebra import (
    Addition,
    Contradiction,
    CrossingSpans,
    Deletion,
    EditScript,
    FunctionalTree,
    Relabelling,
    Span,
    delta,
    delta_new,
    edit_script,
    generalise,
    iota,
    new_edits,
    similarity,
    subsumes,
    unify,
)

# The paper's trees: (1a) and (1b) "on Sunday", (3a) and (3b) "would have worked", Fig. 1 "arrive on
# Sunday", in functional form.
ON_A = FunctionalTree.of({(0, 1): "prep", (1, 2): "*"})
ON_B = FunctionalTree.of({(0, 1): "*", (1, 2): "pobj"})
WOULD_A = FunctionalTree.of({(0, 1): "*", (1, 3): "vg", (1, 2): "*", (2, 3): "vg"})
WOULD_B = FunctionalTree.of({(0, 2): "vg", (0, 1): "vg", (1, 2): "*", (2, 3): "*"})
ARRIVE_A = FunctionalTree.of({(0, 1): "*", (1, 3): "tmod", (1, 2): "*", (2, 3): "pobj"})
ARRIVE_B = FunctionalTree.of({(0, 1): "*", (1, 3): "tmod", (1, 2): "prep", (2, 3): "*"})

EXAMPLES = {
    "on Sunday": (ON_A, ON_B, FunctionalTree.of({(0, 1): "prep", (1, 2): "pobj"})),
    "would have worked": (
        WOULD_A,
        WOULD_B,
        FunctionalTree.of({(0, 1): "vg", (1, 2): "*", (2, 3): "vg"}),
    ),
    "arrive on Sunday": (
        ARRIVE_A,
        ARRIVE_B,
        FunctionalTree.of({(0, 1): "*", (1, 3): "tmod", (1, 2): "prep", (2, 3): "pobj"}),
    ),
}

# Examples (5a), (5b) and (5c), three analyses of a coordination of nominals.
AND_A = FunctionalTree.of({(0, 1): "conj", (1, 2): "conj", (2, 3): "*", (3, 4): "conj"})
AND_B = FunctionalTree.of({(0, 1): "*", (1, 2): "conj", (2, 3): "cc", (3, 4): "conj"})
AND_C = FunctionalTree.of(
    {(0, 1): "*", (1, 4): "conj", (1, 2): "*", (2, 4): "cc", (2, 3): "*", (3, 4): "conj"}
)

every_example = pytest.mark.parametrize("name", EXAMPLES)


@every_example
def test_generalisation_keeps_what_both_claim(name: str) -> None:
    a, b, shared = EXAMPLES[name]
    assert generalise([a, b]) == shared
    assert generalise([b, a]) == shared
    assert subsumes(shared, a)
    assert subsumes(shared, b)


def test_coordinations_relate_as_the_paper_says() -> None:
    # "(5a)-(5b) are identical modulo wildcards"; a flat span of (5b) is more elaborated in (5c).
    assert AND_A.keys() == AND_B.keys()
    assert str(unify(AND_A, AND_B)) == "conj(0,1) conj(1,2) cc(2,3) conj(3,4)"
    assert subsumes(AND_B, AND_C)
    assert not subsumes(AND_C, AND_B)


# Specification, table of worked numbers: delta and iota of the pair itself.
@pytest.mark.parametrize(
    ("name", "labelled", "unlabelled", "nodes"),
    [("on Sunday", 2, 0, 4), ("would have worked", 4, 2, 8), ("arrive on Sunday", 2, 0, 8)],
)
def test_distance_to_one_gold(name: str, labelled: int, unlabelled: int, nodes: int) -> None:
    a, b, _ = EXAMPLES[name]
    assert delta(a, b) == labelled
    assert delta(a.unlabelled(), b.unlabelled()) == unlabelled
    assert iota(a, b) == nodes


# Specification, below the table: parse = first tree, native gold = second.
@pytest.mark.parametrize(
    ("name", "labelled", "unlabelled", "nodes"),
    [("on Sunday", 1, 0, 4), ("would have worked", 2, 1, 7), ("arrive on Sunday", 1, 0, 8)],
)
def test_distance_to_the_shared_gold(name: str, labelled: int, unlabelled: int, nodes: int) -> None:
    a, b, shared = EXAMPLES[name]
    assert delta_new(a, b, shared) == labelled
    assert delta_new(*(tree.unlabelled() for tree in (a, b, shared))) == unlabelled
    assert iota(a, shared) == nodes


def test_subsumption_takes_the_wildcard_for_anything() -> None:
    bare = FunctionalTree.of({(0, 1): "*"})
    assert subsumes(bare, ON_A)
    assert not subsumes(ON_A, bare)
    assert not subsumes(FunctionalTree.of({(0, 1): "det"}), ON_A)
    assert subsumes(FunctionalTree({}), bare)


def test_unification_joins_claims() -> None:
    assert unify(ON_A, ON_B) == FunctionalTree.of({(0, 1): "prep", (1, 2): "pobj"})
    assert unify(ARRIVE_A, ARRIVE_B) == EXAMPLES["arrive on Sunday"][2]


def test_unification_fails_on_crossing_spans() -> None:
    # (3a) has (1,3), (3b) has (0,2).
    failure = unify(WOULD_A, WOULD_B)
    assert failure == CrossingSpans(Span.of([1, 2]), Span.of([0, 1]))
    assert str(failure) == "(1,3) crosses (0,2)"


def test_unification_fails_on_different_labels() -> None:
    failure = unify(ON_A, FunctionalTree.of({(0, 1): "mark"}))
    assert failure == Contradiction(Span.of([0]), frozenset({"prep"}), frozenset({"mark"}))
    assert str(failure) == "(0,1) is prep and mark"


def test_generalising_in_pairs_is_not_generalising_at_once() -> None:
    a, b, c = (FunctionalTree.of({(0, 1): label}) for label in ("det", "nmod", "det"))
    in_pairs = generalise([generalise([a, b]), c])
    assert str(in_pairs) == "det(0,1)"
    assert str(generalise([a, b, c])) == "*(0,1)"


def test_scripts_name_every_operation_and_print() -> None:
    script = edit_script(WOULD_A, WOULD_B)
    assert str(script) == ("rel *→vg(0,1), add vg(0,2), del vg(1,3), rel vg→*(2,3)")
    assert script.cost() == 4
    assert script.cost(relabel=2) == 6
    assert script.apply(WOULD_A) == WOULD_B
    assert str(edit_script(ON_A, ON_A)) == "nothing to do"


def test_new_edits_are_those_that_the_native_gold_does_not_need() -> None:
    shared = EXAMPLES["would have worked"][2]
    assert str(edit_script(WOULD_A, shared)) == "rel *→vg(0,1), del vg(1,3)"
    assert str(edit_script(WOULD_B, shared)) == "del vg(0,2), rel *→vg(2,3)"
    assert str(new_edits(WOULD_A, WOULD_B, shared)) == "rel *→vg(0,1), del vg(1,3)"
    assert new_edits(WOULD_B, WOULD_B, shared) == EditScript()


def test_a_matching_wildcard_needs_no_relabelling() -> None:
    assert delta(ON_A, ON_B, wildcard="match") == 0
    assert delta(WOULD_A, WOULD_B, wildcard="match") == 2


def test_several_nodes_on_a_span_are_paired_as_they_sort() -> None:
    span = Span.of([0])
    a = FunctionalTree({span: frozenset({"SBJ", "TPC"})})
    b = FunctionalTree({span: frozenset({"SBJ", "LOC", "TMP"})})
    script = edit_script(a, b)
    assert script.operations == (Relabelling(span, "TPC", "LOC"), Addition(span, "TMP"))
    assert edit_script(b, a).operations == (
        Relabelling(span, "LOC", "TPC"),
        Deletion(span, "TMP"),
    )
    assert script.apply(a) == b
    assert iota(a, b) == 5
    assert generalise([a, b])[span] == {"SBJ"}


def test_spans_may_have_gaps() -> None:
    gappy = Span.of([4, 0, 1])
    assert str(gappy) == "(0,2)+(4,5)"
    assert len({gappy, Span.of([0, 1, 4])}) == 1
    assert gappy.crosses(Span.of([1, 2]))
    assert not gappy.crosses(Span.of([2, 3]))
    assert not gappy.crosses(Span.of([0, 4]))


def test_trees_without_nodes_are_the_same() -> None:
    empty = FunctionalTree({})
    assert similarity(delta(empty, empty), iota(empty, empty)) == 1
    assert similarity(1, 4) == 0.75
