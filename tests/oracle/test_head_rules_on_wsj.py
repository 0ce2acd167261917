"""Heads of the WSJ sample against Penn2Malt's and LTH's, and head rules against each other."""

from pathlib import Path

import numpy as np
import pytest

from treeval.counts import evaluate
from treeval.formats.reading import read
from treeval.metrics import METRICS
from treeval.schemes.head_rules import convert_heads
from treeval.schemes.lth.options import LTH_PRESETS
from treeval.tree.constituents import Constituents
from treeval.tree.pair import pair
from treeval.tree.punctuation import PENN_PUNCTUATION
from treeval.tree.treebank import Treebank

pytestmark = pytest.mark.shared


def test_yamada_matsumoto_heads_are_those_of_penn2malt(shared: Path, wsj: Constituents) -> None:
    # wsj.dp is Penn2Malt's output for the same 94,084 words.
    lines = (shared / "data/wsj-sample/wsj.dp").read_text().splitlines()
    forms, tags, heads = zip(*(line.split("\t") for line in lines if line), strict=True)
    converted = convert_heads(wsj, "yamada")
    assert tuple(converted.columns["form"]) == forms
    assert tuple(converted.columns["xpos"]) == tags
    assert tuple(map(str, converted.heads.tolist())) == heads


def test_scores_between_two_head_rules(wsj: Constituents) -> None:
    # Measured by another program on the same words; on section 23, Schwartz et al. (2011) have
    # 85.6, 90.3 and 95.3.
    overt = wsj.overt
    words = overt.without(words=overt.tags.isin(PENN_PUNCTUATION))
    assert words.words == 82_369
    both = pair(convert_heads(words, "yamada"), convert_heads(words, "collins"))
    scores = [float(evaluate(METRICS[name], both).score) for name in ("UAS", "Undirected", "NED")]
    assert [round(100 * score, 2) for score in scores] == [85.71, 90.99, 95.71]


@pytest.mark.parametrize("name", ["default", "conll07", "oldLTH"])
def test_lth_trees_are_those_of_the_converter(shared: Path, wsj: Constituents, name: str) -> None:
    # The LTH converter's own output; 94,084 words, 94,126 in default, where slashes are cut.
    theirs = read(str(shared / f"oracles/unsupervised/lth/{name}.conll.gz"))
    ours = convert_heads(wsj, LTH_PRESETS[name])
    np.testing.assert_array_equal(ours.lengths, theirs.lengths)
    assert ours.columns["form"].equals(theirs.columns["form"]).all()
    assert ours.columns["xpos"].equals(theirs.columns["upos"]).all()
    heads = ours.heads == theirs.heads
    labelled = heads & ours.columns["deprel"].equals(theirs.columns["deprel"])
    # What docs/head-rules.md says of the agreement.
    unlabelled_floor, labelled_floor = {
        "default": (0.995, 0.994),
        "conll07": (0.997, 0.9955),
        "oldLTH": (0.996, 0.995),
    }[name]
    assert heads.mean() > unlabelled_floor
    assert labelled.mean() > labelled_floor


@pytest.fixture(scope="module")
def lth(wsj: Constituents) -> dict[str, Treebank]:
    return {name: convert_heads(wsj, options) for name, options in LTH_PRESETS.items()}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("a", "b", "agreement"),
    [
        ("default", "oldLTH", 0.680),
        ("default", "conll07", 0.830),
        ("conll07", "functional", 0.910),
        ("conll07", "lexical", 0.802),
        ("functional", "lexical", 0.713),
    ],
)
def test_distances_between_lth_schemes(
    lth: dict[str, Treebank], a: str, b: str, agreement: float
) -> None:
    # Shares of equal heads, measured on the LTH converter's output in all five schemes.
    same_length = np.flatnonzero(lth[a].lengths == lth[b].lengths)
    first, second = lth[a].select(same_length), lth[b].select(same_length)
    assert float((first.heads == second.heads).mean()) == pytest.approx(agreement, abs=0.0015)
