"""Cross-annotation evaluation on real treebanks, and as TedEval 2.2 does it with three golds."""

import json
from pathlib import Path

import pytest

from treeval import Crossing, cross
from treeval.crossing.experiments import Experiment
from treeval.formats.reading import read, read_constituents
from treeval.metrics.tedeval import mean_of_sentences

pytestmark = pytest.mark.shared


def test_three_golds_as_the_program(shared: Path) -> None:
    folder = shared / "oracles" / "tedeval"
    expected = json.loads((folder / "expected.json").read_text())["runs"]
    golds, systems = (
        {name: folder / "in" / f"{kind}{name}.conll" for name in "ABC"}
        for kind in ("gold", "parse")
    )
    crossing = cross(golds, systems, mode="tedeval-2.2", compare=False)
    for number, name in enumerate("ABC", start=1):
        (every,) = (each for each in crossing.of(name) if each.kind == "all")
        for labels, counts in (("labeled", every.labelled), ("unlabeled", every.unlabelled)):
            run = f"multi3_{number}_{labels}"
            assert round(counts.score, 4) == expected[f"{run}_macro"]["score"]
            assert round(mean_of_sentences(counts), 4) == expected[f"{run}_micro"]["score"]


@pytest.fixture(scope="module")
def sequoia(shared: Path) -> Crossing:
    folder = shared / "data" / "cross"
    golds, systems = (
        {
            scheme: folder / f"fr_sequoia_{scheme.lower()}" / f"{name}.conllu"
            for scheme in ("UD", "SUD")
        }
        for name in ("gold", "malt-stacklazy")
    )
    return cross(golds, systems, compare=False)


def _scores(crossing: Crossing, kind: str) -> tuple[Experiment, Experiment]:
    a, b = (each for each in crossing.experiments if each.kind == kind)
    return a, b


def test_another_scheme_costs_much_and_the_shared_gold_nothing(sequoia: Crossing) -> None:
    own, other, shared_gold = (_scores(sequoia, kind) for kind in ("own", "other", "pair"))
    for at in range(2):
        assert other[at].labelled.score < own[at].labelled.score - 0.2
        assert shared_gold[at].labelled.score > own[at].labelled.score
        assert shared_gold[at].unlabelled.score > own[at].unlabelled.score


def test_the_gap_between_parsers_narrows(sequoia: Crossing) -> None:
    def gap(kind: str) -> float:
        a, b = _scores(sequoia, kind)
        return abs(a.labelled.score - b.labelled.score)

    assert gap("pair") < 0.6 * gap("own")
    assert gap("pair") < 0.01


def test_phrase_structure_and_dependencies_of_the_same_sentences(shared: Path) -> None:
    phrases = read_constituents(str(shared / "data" / "wsj-sample" / "wsj.mrg"))
    arcs = read(str(shared / "data" / "lth-schemes" / "gold.conll07.conllx.xz"))
    bare = phrases.replaced(
        node_columns={"function": phrases.functions.map(lambda function: function[:0])}
    )
    blank = arcs.replaced(deprel=arcs.columns["deprel"].map(lambda _: "_"))
    crossing = cross(
        {"PTB": phrases, "LTH": arcs},
        {"phrases:PTB": phrases, "arcs:LTH": arcs, "bare:PTB": bare, "blank:LTH": blank},
        compare=False,
    )
    for system in ("phrases", "arcs"):
        own, other, both = crossing.of(system)
        assert own.labelled.score == both.labelled.score == both.unlabelled.score == 1
        # The schemes put brackets in much the same places, and name them differently.
        assert other.unlabelled.score == pytest.approx(0.943, abs=5e-4)
        assert other.labelled.score == pytest.approx(0.657, abs=5e-4)
    # Without any label, both lose the labels that the golds share, and nothing else.
    for system in ("bare", "blank"):
        both = crossing.of(system)[-1]
        assert both.labelled.totals[0] == crossing.labelling.alike == 8_626
        assert both.unlabelled.score == 1
