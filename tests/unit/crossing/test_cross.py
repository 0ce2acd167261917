"""Cross-annotation evaluation on the paper's trees, and what it refuses."""

from pathlib import Path

import numpy as np
import pytest

import treeval
from strategies import treebank_of
from treeval import Crossing, cross
from treeval.crossing.explanation import draw
from treeval.errors import InvalidTreeError, MismatchError, ReadError, SettingError
from treeval.statistics.draws import Resamples
from treeval.statistics.resampling import paired_bootstrap
from treeval.tree.algebra import FunctionalTree, Span
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank

SAMPLE = Path(treeval.__file__).parent / "sample"
UD, SUD = (str(SAMPLE / folder / "en.conllu") for folder in ("gold", "sud"))
CEDAR, BIRCH = (str(SAMPLE / "systems" / name / "en.conllu") for name in ("cedar", "birch"))


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
    crossing = cross({"A": A, "B": B}, {"p:B": A})
    assert counted(crossing) == {
        ("p", ("B",)): [4, 8, 2, 8],
        ("p", ("A",)): [0, 8, 0, 8],
        ("p", ("A", "B")): [2, 7, 1, 7],
    }


def test_kinds_of_experiments() -> None:
    crossing = cross(GOLDS, {"p:B": B, "q:C": C})
    assert [(each.kind, each.golds) for each in crossing.of("p")] == [
        ("own", ("B",)),
        ("other", ("A",)),
        ("other", ("C",)),
        ("pair", ("A", "B")),
        ("pair", ("B", "C")),
        ("all", ("A", "B", "C")),
    ]
    pairs = [(*one.systems, one.golds) for one in crossing.differences]
    assert sorted(pairs) == [
        ("p", "q", golds) for golds in [("A",), ("A", "B", "C"), ("B",), ("B", "C"), ("C",)]
    ]


def test_the_own_gold_is_a_perfect_parse_of_whatever_it_shares() -> None:
    crossing = cross(GOLDS, GOLDS)
    for each in crossing.experiments:
        if each.kind != "other":
            assert each.labelled.score == each.unlabelled.score == 1


def test_attachment_stands_beside_single_golds() -> None:
    single, other, both = cross({"A": A, "B": B}, {"p:A": C}).experiments
    assert single.las is not None
    assert single.uas is not None
    assert [single.las.score, single.uas.score] == [pytest.approx(2 / 3), 1]
    assert other.uas is not None
    assert other.uas.score == 0  # every head is turned round
    assert both.las is both.uas is None


def test_a_label_map_holds_for_all_scores() -> None:
    (own, *_) = cross({"A": A}, {"p:A": C}, label_map="aux=vg").experiments
    assert own.las is not None
    assert [own.labelled.score, own.las.score] == [1, 1]
    several = cross({"A": A}, {"A": words_of([0, 1, 2], "root , b")}, label_map=[",=vg", "b=,"])
    assert several.experiments[0].labelled.score == 1


def test_results_as_plain_data() -> None:
    crossing = cross({"A": A, "B": B}, {"p:B": A})
    plain = cross({"A": A, "B": B}, {"p:B": A}, sentences=True).to_dict()
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
    single, *_, both = cross({"A": gold, "B": other}, {"p:A": parse}).experiments
    # Besides aux over both words, which agrees, gold has *(can) and neg(not).
    assert single.labelled.totals.tolist() == [2, 8]
    # The schemes share sbj(We) *(can) neg(not) comp(go). From the parse sbj(We) aux(cannot) *(go)
    # to that, its own gold too must delete aux and relabel *; to add *(can) and neg(not) is new.
    assert both.labelled.totals.tolist() == [2, 7]


def test_golds_must_hold_the_same_words() -> None:
    other = words_of([0, 1, 2], "root a a", "would have slept")
    with pytest.raises(MismatchError, match=r"sentence 1 differ from those in .* trees of A and B"):
        cross({"A": A, "B": other}, {"A": A})
    more = treebank_of([0, 1, 2], [0], form=[*"would have worked".split(), "x"])
    with pytest.raises(MismatchError, match="2 sentences, but 1 in"):
        cross({"A": A, "B": more}, {"A": A})


def test_schemes_and_names_must_make_sense() -> None:
    with pytest.raises(
        SettingError, match="scheme 'D', which has no gold trees; choose from A, B, C"
    ):
        cross(GOLDS, {"p:D": A})
    with pytest.raises(SettingError, match="two systems are called 'p'"):
        cross(GOLDS, {"p:A": A, "p:B": B})
    with pytest.raises(SettingError, match="there are no gold trees"):
        cross({}, {"A": A})
    with pytest.raises(SettingError, match="there is no system"):
        cross(GOLDS, {})


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
    crossing = cross(golds, {"dep:A": A, "phrases:PTB": PHRASES})
    # A: *(0,1) vg(1,3) *(1,2) vg(2,3); phrases: *(0,1) *(1,3) *(1,2) PRD(2,3).
    assert counted(crossing)["phrases", ("A",)] == [2, 8, 0, 8]
    assert counted(crossing)["phrases", ("A", "PTB")] == [0, 8, 0, 8]
    assert crossing.of("phrases")[0].las is None
    with pytest.raises(SettingError, match="compares dependency trees only"):
        cross(golds, {"dep:A": A}, mode="tedeval-2.2")
    with pytest.raises(MismatchError, match="aligned for dependency trees only"):
        cross({"PTB": PHRASES}, {"PTB": words_of([0, 1], "root a", "wouldhave worked")})


def test_explanations_show_trees_and_edits() -> None:
    crossing = cross({"A": A, "B": B}, {"p:B": A})
    assert crossing.explain(1).splitlines() == [
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
        "  edits to the shared gold: rel *→vg(0,1), del vg(1,3)",
        "  edits of its own gold:    del vg(0,2), rel *→vg(2,3)",
        "  new edits:                rel *→vg(0,1), del vg(1,3)",
        "  labelled:   1 - 2/7 = 0.7143",
        "  unlabelled: 1 - 1/7 = 0.8571",
    ]


def test_explanations_of_one_gold_and_of_nothing() -> None:
    alone = words_of([0], "root", "Go")
    assert cross({"A": alone}, {"p:A": alone}).explain(1).splitlines() == [
        *("sentence 1: Go", "", "gold A: 0 nodes", "", "system p (A): 0 nodes"),
        "  edits to the gold: nothing to do",
        "  labelled:   1, there is nothing to edit",
        "  unlabelled: 1, there is nothing to edit",
    ]


def test_sentences_that_are_not_explained() -> None:
    with pytest.raises(SettingError, match="no sentence 2; choose from 1 to 1"):
        cross({"A": A}, {"A": A}).explain(2)
    with pytest.raises(SettingError, match="no sentence 0; choose from 1 to 1"):
        cross({"A": A}, {"A": A}).explain(0)
    with pytest.raises(SettingError, match=r"`mode=`: tedeval-2\.2 cannot explain sentences"):
        cross({"A": A}, {"A": A}, mode="tedeval-2.2").explain(1)
    long = treebank_of([0, *range(1, 2000)], deprel=["root"] * 2000)
    with pytest.raises(SettingError, match="too many to draw"):
        cross({"A": long}, {"A": long}).explain(1)


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


def test_a_system_may_have_sentences_that_are_not_trees() -> None:
    kept = cross({"A": GOLD}, {"p:A": CYCLIC})
    # The first sentence has four gold nodes and none that are predicted, the second *(go) prt(on).
    assert kept.experiments[0].labelled.table.tolist() == [[4, 4], [0, 4]]
    assert kept.compared.systems["p"].admission.kept == 1
    assert kept.skipped == ()
    both = {"p:A": CYCLIC, "q:A": GOLD}
    left = cross({"A": GOLD}, both, invalid="skip")
    assert left.skipped == (0,)
    assert [problem.sentence for problem in left.problems] == [0]
    for each in left.experiments:  # also for the system that has a tree there
        assert each.labelled.table.tolist() == [[0, 4]]
        assert each.las is not None
        assert each.las.score == 1
    with pytest.raises(InvalidTreeError, match="form a cycle"):
        cross({"A": GOLD}, both, invalid="fail")


def test_gold_must_be_trees_unless_they_are_skipped() -> None:
    systems = {"p:A": GOLD}
    with pytest.raises(InvalidTreeError, match="form a cycle"):
        cross({"A": CYCLIC}, systems)
    assert cross({"A": CYCLIC}, systems, invalid="skip").skipped == (0,)
    alone = words_of([2, 1], "a b", "go on")
    with pytest.raises(InvalidTreeError, match="no sentence is a tree in all files"):
        cross({"A": alone}, {"p:A": alone}, invalid="skip")


def test_skipped_sentences_that_are_cut_differently() -> None:
    whole = treebank_of([2, 1, 2, 0, 4], form=GOLD.columns["form"], deprel=GOLD.columns["deprel"])
    gold = treebank_of(
        [0, 1, 2], [0, 1], [0], form="would have worked go on x".split(), deprel=["root"] * 6
    )
    parse = treebank_of(
        whole.heads.tolist(), [0], form=gold.columns["form"], deprel=gold.columns["deprel"]
    )
    assert cross({"A": gold}, {"p:A": parse}, invalid="skip").skipped == (0, 1)


def test_the_mode_of_the_program_lives_with_cycles_too() -> None:
    crossing = cross({"A": GOLD}, {"p:A": CYCLIC}, mode="tedeval-2.2")
    counts = crossing.experiments[0].labelled
    # Members of the gold: three words, ROOT(0,3) and four nodes; of the parse without the nodes.
    assert counts.table[0].tolist() == [4, 8 + 4 - 2]


def test_golds_without_words_are_refused() -> None:
    nothing = A.select(np.zeros(0, dtype=np.int64))
    with pytest.raises(MismatchError, match="no words"):
        cross({"A": nothing}, {"p:A": nothing})


def test_golds_and_systems_may_be_given_in_many_ways() -> None:
    crossing = cross({"UD": UD, "SUD": SUD}, {"cedar:UD": CEDAR})
    listed = cross([f"UD={UD}", f"SUD={SUD}"], [f"cedar:UD={CEDAR}"])
    assert listed.to_dict() == crossing.to_dict()
    one = cross(f"UD={UD}", f"UD={CEDAR}")
    assert [one.schemes, one.systems] == [("UD",), ("UD",)]
    with Path(UD).open("rb") as stream:
        read = cross(
            {"UD": stream, "SUD": Path(SUD).read_text()}, {"cedar:UD": treeval.read(CEDAR)}
        )
    assert counted(read) == counted(crossing)
    assert [info.sha256 is None for _, info in read.files] == [False, False, True]
    with pytest.raises(
        SettingError, match=r"gold/en\.conllu: its scheme is not named; write SCHEM"
    ):
        cross([UD], [f"UD={CEDAR}"])
    with pytest.raises(SettingError, match="its scheme is not named"):
        cross([A], {"A": A})
    with pytest.raises(SettingError, match="'UD' is given twice"):
        cross([f"UD={UD}", f"UD={SUD}"], [f"UD={CEDAR}"])
    with pytest.raises(SettingError, match="standard input"):
        cross(["A=-"], ["A=-"])


def test_settings_are_checked() -> None:
    with pytest.raises(SettingError, match="`trials=`: there is no such setting"):
        cross({"A": A}, {"A": A}, trials=9)
    with pytest.raises(SettingError, match="`relabel_cost=`: 3 is too large; choose 2 or less"):
        cross({"A": A}, {"A": A}, relabel_cost=3)
    with pytest.raises(SettingError, match="`label_map=`: 'a' is not an equation"):
        cross({"A": A}, {"A": A}, label_map=["a"])
    with pytest.raises(SettingError, match="`wildcard=`: it has no effect in the mode"):
        cross({"A": A}, {"A": A}, mode="tedeval-2.2", wildcard="match")
    with pytest.raises(SettingError, match="`baseline=`: it needs two systems"):
        cross({"A": A}, {"A": A}, baseline=True)


def test_a_crossing_fits_on_a_screen() -> None:
    many = {f"{number}:A": A for number in range(50)}
    lines = repr(cross(GOLDS, many, compare=False)).split("\n")
    assert lines[0] == "<Crossing>"
    assert len(lines) == 24
    assert max(map(len, lines)) <= 100


def test_subtypes_mean_what_they_mean_elsewhere() -> None:
    gold = words_of([0, 1], "root aux:pass", "go on")
    edits = {
        (label, subtypes): cross(
            {"A": gold}, {"A": words_of([0, 1], f"root {label}", "go on")}, subtypes=subtypes
        )
        .experiments[0]
        .labelled.totals[0]
        for label in ("aux", "AUX:pass")
        for subtypes in ("keep", "lower", "strip")
    }
    # Only the second word's label can differ.
    assert [label for label, edited in edits.items() if edited == 0] == [
        ("aux", "strip"),
        ("AUX:pass", "lower"),
    ]


def test_long_sentences_may_be_left_out() -> None:
    # The second sentence, with two words, is *(go) prt(on) on both sides.
    short = cross({"A": GOLD}, {"A": CYCLIC}, max_length=2)
    assert short.experiments[0].labelled.table.tolist() == [[0, 4]]
    assert (short.skipped, short.too_long) == ((), (0,))
    assert "1 sentence with more than 2 words left out" in short.notes()
    assert short.signature["len"] == "2"
    with pytest.raises(SettingError, match="`max_length=`: no sentence is left"):
        cross({"A": GOLD}, {"A": GOLD}, max_length=1)


# "go on ." with the mark on "go"; another gold tags "on" as a symbol, and a system errs.
TAGGED = treebank_of(
    [0, 1, 1], form="go on .".split(), deprel="root prt p".split(), upos="X X PUNCT".split()
)


def tagged(upos: str) -> Treebank:
    return TAGGED.replaced(upos=Column.of(upos.split()))


def test_gold_trees_say_what_punctuation_is() -> None:
    for upos in ("X X PUNCT", "PUNCT X X", "X X X"):
        crossing = cross({"A": TAGGED}, {"A": tagged(upos)}, strip_punct="upos")
        # *(go) prt(on) are left.
        assert crossing.experiments[0].labelled.totals.tolist() == [0, 4]
        assert crossing.compared.systems["A"].file.words == 2


def test_a_word_goes_if_one_of_the_golds_calls_it_punctuation() -> None:
    golds = {"A": TAGGED, "B": tagged("X SYM X")}
    for given in (golds, dict(reversed(golds.items()))):
        crossing = cross(given, {"A": TAGGED}, strip_punct="tags")
        assert [file.words for _, file in crossing.files] == [1, 1, 1]
    with pytest.raises(SettingError, match=r"`strip_punct=`: no word of .* is left"):
        cross({"A": tagged("SYM SYM SYM")}, {"A": TAGGED}, strip_punct="tags")


def test_punctuation_of_other_words_goes_as_their_own_tags_say() -> None:
    parse = treebank_of([0, 1], form=["goon", "."], deprel=["root", "p"], upos=["X", "PUNCT"])
    crossing = cross({"A": TAGGED}, {"A": parse}, strip_punct="upos")
    assert [file.words for _, file in crossing.files] == [2, 1]


def test_sentences_that_cannot_be_read_are_skipped() -> None:
    good = "1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n2\tb\t_\t_\t_\t_\t1\tdep\t_\t_\n\n"
    bad = good.replace("\t1\tdep", "\tx\tdep")
    with pytest.raises(ReadError, match=":2: "):
        cross({"A": good + good}, {"A": bad + good})
    found = cross({"A": good + good}, {"A": bad + good}, invalid="skip")
    assert found.skipped == (0,)
    assert found.experiments[0].labelled.table.tolist() == [[0, 4]]
    assert found.to_dict()["systems"][0]["skipped"][0]["line"] == 2
    assert found.signature["bad"] == "skip(1)"


PARSES = {"cedar:UD": CEDAR, "birch:UD": BIRCH, "alder:UD": CEDAR}


def test_systems_may_be_compared_with_the_first_one_only() -> None:
    crossing = cross({"UD": UD, "SUD": SUD}, PARSES, baseline=True, shuffles=9)
    pairs = [("cedar", "birch"), ("cedar", "alder")]
    assert [one.systems for one in crossing.differences] == pairs * 3
    assert cross({"UD": UD}, PARSES, compare=False).differences == ()


def test_systems_may_be_compared_by_bootstrap() -> None:
    crossing = cross({"UD": UD}, PARSES, test="bootstrap", resamples=99, seed=3)
    a, b, _ = crossing.experiments
    draws = Resamples.drawn(np.random.default_rng(3), len(a.labelled.table), 99)
    expected = paired_bootstrap(a.labelled, b.labelled, draws)
    found = crossing.differences[0].labelled
    assert (found.p, found.difference) == (expected.p, expected.difference)
    assert crossing.signature.only({"seed", "test", "trials", "resamples"}) == {
        "seed": "3",
        "test": "paired bootstrap",
        "trials": "99",
    }
