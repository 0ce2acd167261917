"""saj10b beside an independent trial: numbers of trees, spans, and training on the sample."""

import gzip
import json
from pathlib import Path

import numpy as np
import pytest

from dmv_enumeration import projective_trees
from treeval.experiments.ned.learners import measured
from treeval.experiments.ned.reproduction import penn_trees
from treeval.induction.dmv.model import DMVModel
from treeval.induction.dmv.saj10 import SAJ10b
from treeval.induction.dmv.spans import CONSTRAINTS, WordSpans, parse_spans, respected
from treeval.induction.dmv.text import short
from treeval.settings.choices import SpanConstraint
from treeval.tree.treebank import Treebank

pytestmark = pytest.mark.shared


@pytest.fixture(scope="module")
def table4(shared: Path) -> Path:
    return shared / "oracles/unsupervised/table4"


@pytest.fixture(scope="module")
def golds(shared: Path) -> tuple[Treebank, Treebank]:
    trees = penn_trees(shared / "data/wsj-sample/wsj.mrg")
    return trees.gold, trees.collins


@pytest.fixture(scope="module")
def spans(shared: Path) -> tuple[WordSpans, WordSpans]:
    """Those between punctuation, and noun phrases."""
    return penn_trees(shared / "data/wsj-sample/wsj.mrg").spans


def test_numbers_of_trees_that_respect_spans(table4: Path) -> None:
    for case in json.loads((table4 / "saj10b_tree_counts.json").read_text()):
        found = WordSpans.of([[tuple(span) for span in case["brackets (first, last word from 0)"]]])
        offsets = np.array([0, case["words"]])
        kept = [
            respected(np.array(heads), offsets, found) for heads in projective_trees(case["words"])
        ]
        assert len(kept) == case["trees"]
        for name in (*CONSTRAINTS, "tear"):
            assert sum(bool(one[name].all()) for one in kept) == case[name]


def test_spans_of_punctuation_and_of_noun_phrases(
    table4: Path, spans: tuple[WordSpans, WordSpans]
) -> None:
    for name, found, number in zip(("punctuation", "np"), spans, (9529, 24247), strict=True):
        path = table4 / f"saj10b_{name}_brackets.txt.gz"
        expected = parse_spans(str(path), gzip.decompress(path.read_bytes()))
        assert len(found.begin) == number
        assert found.offsets.tolist() == expected.offsets.tolist()
        pairs = [
            sorted(zip(one.sentences, one.begin, one.end, strict=True)) for one in (found, expected)
        ]
        assert pairs[0] == pairs[1]


def test_how_gold_trees_respect_spans(
    golds: tuple[Treebank, Treebank], spans: tuple[WordSpans, WordSpans]
) -> None:
    expected = [
        (golds[0], spans[0], (38.6, 71.6, 82.9, 90.9)),
        (golds[1], spans[0], (39.7, 68.4, 84.8, 95.2)),
        (golds[0], spans[1], (75.5, 100, 100, 100)),
    ]
    for gold, found, shares in expected:
        kept = respected(gold.parents, gold.offsets, found)
        obtained = [100 * kept[name].mean() for name in ("strict", "loose", "sprawl", "tear")]
        assert obtained == pytest.approx(shares, abs=0.1)


def scored(gold: Treebank, model: DMVModel) -> list[list[float]]:
    return [
        [100 * counts.score for counts in measured(trees, model.parse(trees)).values()]
        for trees in (short(gold, 10), gold)
    ]


# Attachment, undirected, NED: up to 10 words, all; fallbacks where the trial gives them.
TRAINED: list[tuple[int, SpanConstraint, tuple[float, ...], tuple[float, ...]]] = [
    (0, "sprawl", (52.02, 67.45, 80.60), (39.14, 55.37, 68.32)),
    (0, "loose", (52.15, 68.15, 82.39), (38.77, 55.58, 69.34)),
    (0, "strict", (51.06, 66.57, 79.10), (38.86, 54.68, 67.04)),
    (1, "loose", (61.64, 71.06, 79.02), (45.86, 56.60, 64.63)),
]


@pytest.mark.parametrize("case", TRAINED, ids=str)
def test_training_within_spans(
    golds: tuple[Treebank, Treebank],
    spans: tuple[WordSpans, WordSpans],
    case: tuple[int, SpanConstraint, tuple[float, ...], tuple[float, ...]],
) -> None:
    source, constraint, of_ten, of_all = case
    model = SAJ10b(constraint=constraint).train(golds[0], spans=spans[source])
    ten, everything = scored(golds[0], model)
    assert ten == pytest.approx(of_ten, abs=0.3)
    assert everything == pytest.approx(of_all, abs=0.3)
    if (source, constraint) == (0, "strict"):
        assert model.about["fallbacks"] == "549"


def test_decoding_within_spans(
    golds: tuple[Treebank, Treebank], spans: tuple[WordSpans, WordSpans]
) -> None:
    model = SAJ10b().train(golds[0], spans=spans[0])
    found = []
    for limit in (10, None):
        kept = np.flatnonzero(golds[0].lengths <= (limit or 1000))
        gold, within = golds[0].select(kept), spans[0].select(kept)
        parsed = model.parse(gold, spans=within, constraint="sprawl")
        found.append([100 * counts.score for counts in measured(gold, parsed).values()])
    assert found[0] == pytest.approx((52.88, 68.65, 82.91), abs=0.3)
    assert found[1] == pytest.approx((39.82, 57.05, 71.41), abs=0.3)
