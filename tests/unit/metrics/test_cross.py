"""Cross-annotation evaluation on the paper's trees, and what it refuses."""

import numpy as np
import pytest

from strategies import treebank_of
from treeval.crossing.experiments import Crossing, System, cross
from treeval.crossing.explanation import draw, explain
from treeval.errors import InvalidTreeError, MismatchError, SettingError
from treeval.metrics.tedeval.score import TreeEditScore, label_map
from treeval.tree.algebra import FunctionalTree, Span
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank


def words_of(heads: list[int], labels: str, forms: str = "would have worked") -> Treebank:
    return treebank_of(heads, form=forms.split(), deprel=labels.split())


# (3a) and (3b) of the paper, and a third scheme with (3a)'s heads and other labels.
A = words_of([0, 1, 2], "root vg vg")
B = words_of([2, 3, 0], "vg vg root")
C = words_of([0, 1, 2], "root aux vg")
GOLDS = {"A": A, "B": B, "C": C}


def counted(crossing: Crossing) -> dict[tuple[str, tuple[str, ...]], list[float]]:
    return {
        (each.system, each.golds): [*each.labelled.totals, *each.unlabelled.totals]
        for each in crossing.experiments
    }


def test_a_parse_in_another_scheme_than_its_own() -> None:
    # The parser of scheme B has produced (3a). Specification: 4/8 and 2/8 against one gold (B),
    # 2/7 and 1/7 against both; it is a perfect parse of A.
    crossing = cross({"A": A, "B": B}, [System("p", "B", A)])
    assert counted(crossing) == {
        ("p", ("B",)): [4, 8, 2, 8],
        ("p", ("A",)): [0, 8, 0, 8],
        ("p", ("A", "B")): [2, 7, 1, 7],
    }


def test_kinds_of_experiments() -> None:
    crossing = cross(GOLDS, [System("p", "B", B), System("q", "C", C)])
    assert [(each.kind, each.golds) for each in crossing.of("p")] == [
        ("own", ("B",)),
        ("other", ("A",)),
        ("other", ("C",)),
        ("pair", ("A", "B")),
        ("pair", ("B", "C")),
        ("all", ("A", "B", "C")),
    ]
    pairs = [(a.system, b.system, b.golds) for a, b in crossing.comparable()]
    assert sorted(pairs) == [
        ("p", "q", golds) for golds in [("A",), ("A", "B", "C"), ("B",), ("B", "C"), ("C",)]
    ]


def test_the_own_gold_is_a_perfect_parse_of_whatever_it_shares() -> None:
    crossing = cross(GOLDS, [System(scheme, scheme, gold) for scheme, gold in GOLDS.items()])
    for each in crossing.experiments:
        if each.kind != "other":
            assert each.labelled.score == each.unlabelled.score == 1


def test_attachment_stands_beside_single_golds() -> None:
    single, other, both = cross({"A": A, "B": B}, [System("p", "A", C)]).experiments
    assert single.las is not None
    assert single.uas is not None
    assert [single.las.score, single.uas.score] == [pytest.approx(2 / 3), 1]
    assert other.uas is not None
    assert other.uas.score == 0  # every head is turned round
    assert both.las is both.uas is None


def test_a_label_map_holds_for_all_scores() -> None:
    mapped = TreeEditScore("TED", label_map=label_map(["aux=vg"]))
    (own, *_) = cross({"A": A}, [System("p", "A", C)], mapped).experiments
    assert own.las is not None
    assert [own.labelled.score, own.las.score] == [1, 1]


def test_results_as_plain_data() -> None:
    crossing = cross({"A": A, "B": B}, [System("p", "B", A)])
    plain = crossing.to_dict(sentences=True)
    assert plain["mode"] == "treeval"
    assert plain["experiments"][2] == {
        "scheme": "B",
        "golds": ["A", "B"],
        "system": "p",
        "labelled": {"global": 5 / 7, "mean": 5 / 7, "delta": 2.0, "iota": 7.0},
        "unlabelled": {"global": 6 / 7, "mean": 6 / 7, "delta": 1.0, "iota": 7.0},
        "sentences": [
            {"labelled": {"delta": 2.0, "iota": 7.0}, "unlabelled": {"delta": 1.0, "iota": 7.0}}
        ],
    }
    assert plain["experiments"][0]["uas"] == 0
    assert "sentences" not in crossing.to_dict()["experiments"][0]


def test_parsers_may_have_their_own_tokens() -> None:
    gold = words_of([4, 4, 2, 0], "sbj aux neg root", "We can not go")
    other = words_of([2, 0, 2, 2], "sbj root neg comp", "We can not go")
    parse = words_of([3, 3, 0], "sbj aux root", "We cannot go")
    single, *_, both = cross({"A": gold, "B": other}, [System("p", "A", parse)]).experiments
    # Besides aux over both words, which agrees, gold has *(can) and neg(not).
    assert single.labelled.totals.tolist() == [2, 8]
    # The schemes share sbj(We) *(can) neg(not) comp(go). From the parse sbj(We) aux(cannot) *(go)
    # to that, its own gold too must delete aux and relabel *; to add *(can) and neg(not) is new.
    assert both.labelled.totals.tolist() == [2, 7]


def test_golds_must_hold_the_same_words() -> None:
    other = words_of([0, 1, 2], "root a a", "would have slept")
    with pytest.raises(MismatchError, match=r"sentence 1 are not those in .* golds A and B"):
        cross({"A": A, "B": other}, [])
    with pytest.raises(MismatchError, match="2 sentences, 1 in"):
        cross(
            {"A": A, "B": treebank_of([0, 1, 2], [0], form=[*"would have worked".split(), "x"])}, []
        )


def test_schemes_and_names_must_make_sense() -> None:
    with pytest.raises(SettingError, match="scheme 'D', which has no gold; choose from A, B, C"):
        cross(GOLDS, [System("p", "D", A)])
    with pytest.raises(SettingError, match="two systems are called 'p'"):
        cross(GOLDS, [System("p", "A", A), System("p", "B", B)])
    with pytest.raises(SettingError, match="there is no gold"):
        cross({}, [])


# (S (VP would (VP have (VP-PRD worked)))) over the words of A.
PHRASES = Constituents(
    np.array([0, 3]),
    np.array([0, 3]),
    np.array([-1, 0, 1], dtype=np.int32),
    np.array([0, 1, 2], dtype=np.int32),
    {"form": Column.of("would have worked".split()), "tag": Column.of(["X"] * 3)},
    {"label": Column.of(["S", "VP", "VP"]), "function": Column.of(["", "", "PRD"])},
)


def test_constituency_and_dependency_trees_cross() -> None:
    golds = {"A": A, "PTB": PHRASES}
    crossing = cross(golds, [System("dep", "A", A), System("phrases", "PTB", PHRASES)])
    # A: *(0,1) vg(1,3) *(1,2) vg(2,3); phrases: *(0,1) *(1,3) *(1,2) PRD(2,3).
    assert counted(crossing)["phrases", ("A",)] == [2, 8, 0, 8]
    assert counted(crossing)["phrases", ("A", "PTB")] == [0, 8, 0, 8]
    assert crossing.of("phrases")[0].las is None
    with pytest.raises(SettingError, match="for dependency trees"):
        cross(golds, [System("dep", "A", A)], TreeEditScore("TED", mode="tedeval-2.2"))
    with pytest.raises(MismatchError, match="aligned for dependency trees only"):
        cross(
            {"PTB": PHRASES}, [System("p", "PTB", words_of([0, 1], "root a", "wouldhave worked"))]
        )


def test_explanations_show_trees_and_edits() -> None:
    lines = explain({"A": A, "B": B}, [System("p", "B", A)], 0)
    assert lines == [
        "sentence 1: would have worked",
        "",
        "gold A: 4 nodes",
        "  ├─ * (0,1) would",
        "  └─ vg (1,3) have worked",
        "     ├─ * (1,2) have",
        "     └─ vg (2,3) worked",
        "",
        "gold B: 4 nodes",
        "  ├─ vg (0,2) would have",
        "  │  ├─ vg (0,1) would",
        "  │  └─ * (1,2) have",
        "  └─ * (2,3) worked",
        "",
        "shared by A, B: 3 nodes",
        "  ├─ vg (0,1) would",
        "  ├─ * (1,2) have",
        "  └─ vg (2,3) worked",
        "",
        "system p (B): 4 nodes",
        "  ├─ * (0,1) would",
        "  └─ vg (1,3) have worked",
        "     ├─ * (1,2) have",
        "     └─ vg (2,3) worked",
        "  to the shared gold: rel *→vg(0,1), del vg(1,3)",
        "  as its own gold:    del vg(0,2), rel *→vg(2,3)",
        "  new:                rel *→vg(0,1), del vg(1,3)",
        "  labelled:   1 - 2/7 = 0.7143",
        "  unlabelled: 1 - 1/7 = 0.8571",
    ]


def test_explanations_of_one_gold_and_of_nothing() -> None:
    alone = words_of([0], "root", "Go")
    assert explain({"A": alone}, [System("p", "A", alone)], 0) == [
        *("sentence 1: Go", "", "gold A: 0 nodes", "", "system p (A): 0 nodes"),
        "  to the gold: nothing to do",
        "  labelled:   1, there is nothing to edit",
        "  unlabelled: 1, there is nothing to edit",
    ]


def test_sentences_that_are_not_explained() -> None:
    with pytest.raises(SettingError, match="no sentence 2; choose from 1 to 1"):
        explain({"A": A}, [], 1)
    with pytest.raises(SettingError, match=r"mode tedeval-2\.2"):
        explain({"A": A}, [], 0, TreeEditScore("TED", mode="tedeval-2.2"))
    long = treebank_of([0, *range(1, 2000)], deprel=["root"] * 2000)
    with pytest.raises(SettingError, match="too many to draw"):
        explain({"A": long}, [], 0)


def test_gaps_and_pieces_of_words_are_drawn() -> None:
    tree = FunctionalTree(
        {Span.of([0, 1, 3]): frozenset({"a", "b"}), Span.of([1]): frozenset({"*"})}
    )
    assert draw(tree, ["cannot", "", "we", "go"]) == [
        "└─ a+b (0,2)+(3,4) cannot … go",
        "   └─ * (1,2) ",
    ]


GOLD = treebank_of(
    [0, 1, 2], [0, 1], form="would have worked go on".split(), deprel="root vg vg root prt".split()
)
CYCLIC = treebank_of([2, 1, 2], [0, 1], form=GOLD.columns["form"], deprel=GOLD.columns["deprel"])


def test_a_system_may_have_sentences_that_are_no_trees() -> None:
    kept = cross({"A": GOLD}, [System("p", "A", CYCLIC)])
    # The first sentence has four gold nodes and none that are predicted, the second *(go) prt(on).
    assert kept.experiments[0].labelled.table.tolist() == [[4, 4], [0, 4]]
    assert [problem.sentence for problem in kept.bad_systems["p"]] == [0]
    assert kept.skipped == ()
    both = [System("p", "A", CYCLIC), System("q", "A", GOLD)]
    left = cross({"A": GOLD}, both, system_invalid="skip")
    assert left.skipped == (0,)
    for each in left.experiments:  # also for the system that has a tree there
        assert each.labelled.table.tolist() == [[0, 4]]
        assert each.las is not None
        assert each.las.score == 1
    with pytest.raises(InvalidTreeError, match="form a cycle"):
        cross({"A": GOLD}, both, system_invalid="fail")


def test_gold_must_be_trees_unless_they_are_skipped() -> None:
    systems = [System("p", "A", GOLD)]
    with pytest.raises(InvalidTreeError, match="form a cycle"):
        cross({"A": CYCLIC}, systems)
    assert cross({"A": CYCLIC}, systems, gold_invalid="skip").skipped == (0,)
    alone = words_of([2, 1], "a b", "go on")
    with pytest.raises(InvalidTreeError, match="no sentence is a tree in all files"):
        cross({"A": alone}, [System("p", "A", alone)], gold_invalid="skip")


def test_skipped_sentences_that_are_cut_differently() -> None:
    whole = treebank_of([2, 1, 2, 0, 4], form=GOLD.columns["form"], deprel=GOLD.columns["deprel"])
    gold = treebank_of(
        [0, 1, 2], [0, 1], [0], form="would have worked go on x".split(), deprel=["root"] * 6
    )
    parse = treebank_of(
        whole.heads.tolist(), [0], form=gold.columns["form"], deprel=gold.columns["deprel"]
    )
    assert cross({"A": gold}, [System("p", "A", parse)], system_invalid="skip").skipped == (0, 1)


def test_the_mode_of_the_program_lives_with_cycles_too() -> None:
    metric = TreeEditScore("TED", mode="tedeval-2.2")
    counts = cross({"A": GOLD}, [System("p", "A", CYCLIC)], metric).experiments[0].labelled
    # Members of the gold: three words, ROOT(0,3) and four nodes; of the parse without the nodes.
    assert counts.table[0].tolist() == [4, 8 + 4 - 2]


def test_golds_without_words_are_refused() -> None:
    nothing = A.select(np.zeros(0, dtype=np.int64))
    with pytest.raises(MismatchError, match="no words"):
        cross({"A": nothing}, [System("p", "A", nothing)])
