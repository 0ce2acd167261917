"""Derivation perplexity of real parsers, and of parsers that write no trees."""

from pathlib import Path

import pytest

from treeval.counts import evaluate
from treeval.experiments.perplexity import MALT
from treeval.formats.reading import read
from treeval.scoring.training import trained_metric
from treeval.tree.pair import pair

pytestmark = pytest.mark.shared


@pytest.mark.parametrize("treebank", ["da_ddt", "el_gdt", "en_ewt", "sl_ssj", "tr_imst"])
def test_gold_trees_are_less_surprising_than_parsed_ones(treebank: str, shared: Path) -> None:
    folder = shared / "data/parsers" / treebank
    metric = trained_metric("DPPL", read(str(folder / "train.conllu.gz")))
    gold = read(str(folder / "gold.conllu.gz"))
    parsed = [read(str(folder / f"{parser}.conllu.gz")) for parser in MALT]
    right, *others = (evaluate(metric, pair(gold, side)).score for side in (gold, *parsed))
    assert right < min(others)


def test_sentences_of_a_parser_that_are_no_trees_are_counted(shared: Path) -> None:
    # data/README.md: ru_gsd unrepaired has 102 cyclic sentences
    folder = shared / "data/parsers/ru_gsd"
    gold = read(str(folder / "gold.conllu.gz"))
    predicted = read(str(folder / "unrepaired/slovnet-news.conllu.gz"))
    counts = evaluate(trained_metric("DPPL", gold), pair(gold, predicted))
    assert counts.totals[-1] == 102
    assert counts.score > 1
