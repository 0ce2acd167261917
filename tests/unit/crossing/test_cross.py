"""Cross-annotation evaluation on the paper's trees, and what it refuses."""

from pathlib import Path

import numpy as np
import pytest

import treeval
from examples import A, B, words_of
from files import written
from sample import CEDAR, GOLD, SUD
from treeval import Crossing, cross
from treeval.errors import MismatchError, SettingError
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents

# The heads of A with other labels.
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


def test_equations_may_come_from_a_file(tmp_path: Path) -> None:
    path = written(tmp_path / "labels.txt", "aux = vg\n")
    assert counted(cross(GOLDS, {"p:C": C}, equations=path)) == counted(
        cross(GOLDS, {"p:C": C}, label_map="aux=vg")
    )
    both = cross(GOLDS, {"p:C": C}, equations=path, label_map="a=b")
    assert both.settings.label_map == ("a=b", "aux=vg")
    assert both.signature["labels"].startswith("2(")


def test_results_as_plain_data() -> None:
    crossing = cross({"A": A, "B": B}, {"p:B": A})
    plain = cross({"A": A, "B": B}, {"p:B": A}, per_sentence=True).to_dict()
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


def test_golds_and_systems_may_be_given_in_many_ways() -> None:
    crossing = cross({"UD": GOLD, "SUD": SUD}, {"cedar:UD": CEDAR})
    listed = cross([f"UD={GOLD}", f"SUD={SUD}"], [f"cedar:UD={CEDAR}"])
    assert listed.to_dict() == crossing.to_dict()
    one = cross(f"UD={GOLD}", f"UD={CEDAR}")
    assert [one.schemes, one.systems] == [("UD",), ("UD",)]
    with Path(GOLD).open("rb") as stream:
        read = cross(
            {"UD": stream, "SUD": Path(SUD).read_text()}, {"cedar:UD": treeval.read(CEDAR)}
        )
    assert counted(read) == counted(crossing)
    assert [info.sha256 is None for _, info in read.files] == [False, False, True]
    with pytest.raises(
        SettingError, match=r"gold/en\.conllu: its scheme is not named; write SCHEM"
    ):
        cross([GOLD], [f"UD={CEDAR}"])
    with pytest.raises(SettingError, match="its scheme is not named"):
        cross([A], {"A": A})
    with pytest.raises(SettingError, match="'UD' is given twice"):
        cross([f"UD={GOLD}", f"UD={SUD}"], [f"UD={CEDAR}"])
    with pytest.raises(SettingError, match="standard input"):
        cross(["A=-"], ["A=-"])


def test_a_seed_without_effect_is_said() -> None:
    note = "`seed=` has no effect here: nothing is drawn at random"
    assert note in cross({"UD": GOLD}, {"UD": CEDAR}, seed=1).notes()
    assert note not in cross({"UD": GOLD}, {"UD": CEDAR}).notes()
    two = {"cedar:UD": CEDAR, "gold:UD": GOLD}  # which are compared by shuffling
    assert note not in cross({"UD": GOLD}, two, seed=1).notes()


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
