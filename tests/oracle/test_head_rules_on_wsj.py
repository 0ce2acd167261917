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


def require_agreement(
    ours: Treebank, theirs: Treebank, same_head: float, same_head_and_relation: float
) -> None:
    """Compare with the program's own trees; the shares, in percent, are in docs/head-rules.md."""
    np.testing.assert_array_equal(ours.lengths, theirs.lengths)
    assert ours.columns["form"].equals(theirs.columns["form"]).all()
    assert ours.columns["xpos"].equals(theirs.columns["upos"]).all()
    heads = ours.heads == theirs.heads
    labelled = heads & ours.columns["deprel"].equals(theirs.columns["deprel"])
    shares = [round(100 * float(equal.mean()), 2) for equal in (heads, labelled)]
    assert shares == [same_head, same_head_and_relation]


def test_default_trees_with_slashes_are_those_of_the_converter(
    shared: Path, wsj: Constituents
) -> None:
    # The LTH converter's own output; 94,126 words, since words are cut at slashes.
    theirs = read(str(shared / "oracles/unsupervised/lth/default.conll.gz"))
    require_agreement(convert_heads(wsj, "lth:default"), theirs, 99.55, 99.42)


@pytest.mark.parametrize(
    ("rules", "shares"),
    [
        ("lth:conll07", (99.77, 99.60)),
        ("lth:functional", (99.77, 99.60)),
        pytest.param("lth:default,split_slashes=no", (99.55, 99.42), marks=pytest.mark.slow),
        pytest.param("lth:oldLTH", (99.63, 99.51), marks=pytest.mark.slow),
        pytest.param("lth:lexical", (99.74, 99.56), marks=pytest.mark.slow),
    ],
)
def test_trees_of_five_schemes_are_those_of_the_converter(
    shared: Path, wsj: Constituents, rules: str, shares: tuple[float, float]
) -> None:
    # The LTH converter's own output in five schemes, 94,084 words each.
    scheme = rules.removeprefix("lth:").partition(",")[0]
    theirs = read(str(shared / f"data/lth-schemes/gold.{scheme}.conllx.xz"))
    require_agreement(convert_heads(wsj, rules), theirs, *shares)


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
