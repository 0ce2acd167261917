"""Heads of the WSJ sample against Penn2Malt's, and two head rules against each other."""

from pathlib import Path

import pytest

from treeval.counts import evaluate
from treeval.formats.brackets import read_brackets
from treeval.metrics import METRICS
from treeval.schemes.head_rules import convert_heads
from treeval.schemes.punctuation import PENN_PUNCTUATION
from treeval.tree.constituents import Constituents
from treeval.tree.pair import pair

pytestmark = pytest.mark.shared


@pytest.fixture(scope="module")
def wsj(shared: Path) -> Constituents:
    return read_brackets(str(shared / "data/wsj-sample/wsj.mrg"))


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
