"""NED's worked examples, projectivity of LTH trees, conversions against other schemes' trees."""

import json
from pathlib import Path

import numpy as np
import pytest

import treeval
from strategies import treebank_of
from treeval.counts import evaluate
from treeval.metrics import METRICS
from treeval.schemes.headedness import SCHEMES, Scheme
from treeval.schemes.stripping import Strip
from treeval.tree.pair import pair
from treeval.tree.shape import nonprojective
from treeval.tree.treebank import Treebank

pytestmark = pytest.mark.shared


def right(gold: list[int], predicted: list[int]) -> list[int]:
    both = pair(treebank_of(gold), treebank_of(predicted))
    return [int(evaluate(METRICS[name], both).totals[0]) for name in ("UAS", "Undirected", "NED")]


def test_examples_of_the_ned_paper(shared: Path) -> None:
    cases = json.loads((shared / "oracles/unsupervised/golden/ned_examples.json").read_text())
    figure3, figure4, flip = cases["fig3"], cases["fig4_pp"], cases["root_flip"]
    names = ("attach", "undirected", "ned")
    for induced in "bc":
        expected = [figure3[f"correct_{induced}"][name] for name in names]
        assert right(figure3["gold_a"], figure3[f"induced_{induced}"]) == expected
    expected = [figure4[f"{name}_chain"] for name in names]
    assert right(figure4["gold"], figure4["chain_in_the_house"]) == expected
    assert right(flip["gold"], flip["induced"]) == [flip[name] for name in names]


@pytest.mark.parametrize(
    ("name", "sentences"), [("default", 322), ("oldLTH", 232), ("conll07", 250)]
)
def test_nonprojective_sentences_of_lth_trees(shared: Path, name: str, sentences: int) -> None:
    # Counted by another program on the LTH converter's output for the 3,914 WSJ sentences.
    treebank = treeval.read(str(shared / f"oracles/unsupervised/lth/{name}.conll.gz"))
    crossing = treebank.sentences[nonprojective(treebank)]
    assert len(np.unique(crossing)) == sentences


def same_heads(a: Treebank, b: Treebank) -> float:
    return float((a.heads == b.heads).mean())


def read(shared: Path, name: str) -> Treebank:
    return treeval.read(str(shared / "data" / name), "conllu")


def test_function_heads_agree_with_an_independent_conversion(shared: Path) -> None:
    # The two conversions were written apart; 41.16 % of heads agree without one.
    universal = read(shared, "parsers/en_ewt/gold.conllu.gz")
    functional = read(shared, "cross/en_ewt_fh/gold.conllu")
    assert same_heads(universal, functional) == pytest.approx(0.4116, abs=5e-5)
    converted = Scheme.of("case+possessive+mark+det+aux+cop+cc")(universal)
    assert same_heads(converted, functional) > 0.985


def test_sud_agrees_with_native_sud(shared: Path) -> None:
    # Annotated as SUD; 50.09 % of heads agree with UD.
    universal = read(shared, "cross/fr_sequoia_ud/gold.conllu")
    native = read(shared, "cross/fr_sequoia_sud/gold.conllu")
    assert same_heads(universal, native) == pytest.approx(0.5009, abs=5e-5)
    assert same_heads(SCHEMES["sud"](universal), native) > 0.955


@pytest.mark.parametrize("name", ["sud", "functional", "conll07", "lexical"])
def test_real_trees_come_back(shared: Path, name: str) -> None:
    treebank = read(shared, "parsers/en_ewt/gold.conllu.gz")
    scheme = SCHEMES[name]
    back = scheme.invert(scheme(treebank))
    wrong = (back.heads != treebank.heads) | ~back.columns["deprel"].equals(
        treebank.columns["deprel"]
    )
    assert len(np.unique(treebank.sentences[wrong])) < 0.02 * len(treebank)


def test_stripping_real_output_keeps_every_metric_defined(shared: Path) -> None:
    # End-to-end output with its own sentences, tokens and multiword tokens.
    gold = read(shared, "conll18/fr_sequoia/gold.conllu.gz")
    system = read(shared, "conll18/fr_sequoia/UDPipe-Future.conllu.gz")
    compared = pair(gold, system)
    stripped = Strip("upos").both(compared)
    for name in ("Words", "UAS", "LAS", "Undirected", "NED"):
        before, after = (evaluate(METRICS[name], both) for both in (compared, stripped))
        assert len(before.table) == len(after.table)
        assert after.totals[2] < before.totals[2]
        assert 0.8 < after.score <= 1
