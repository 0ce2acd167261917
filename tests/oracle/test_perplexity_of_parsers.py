"""Derivation perplexity of real parsers: the paper's claims, and parsers that write no trees."""

from pathlib import Path

import pytest

from treeval.counts import evaluate
from treeval.experiments.perplexity import (
    MALT,
    MEASURED,
    parsed_treebanks_in,
    parser_correlations,
    parser_table,
)
from treeval.formats.reading import read
from treeval.scoring.training import trained_metric
from treeval.tree.pair import pair

pytestmark = pytest.mark.shared


def test_signs_of_the_mean_correlations_are_those_of_the_paper(shared: Path) -> None:
    rows = parser_table(parsed_treebanks_in(shared / "data"))
    assert len(rows) == 5 * len(MALT)
    assert not any(row.skipped for row in rows)
    correlations = parser_correlations(rows)
    assert list(correlations) == ["da_ddt", "el_gdt", "en_ewt", "sl_ssj", "tr_imst"]
    means = {
        what: sum(found[what].coefficient for found in correlations.values()) / 5
        for what in MEASURED
    }
    # the paper's means are -0.567, -0.546 and 0.551
    assert means["perplexity and UAS"] < 0
    assert means["perplexity and EM"] < 0
    assert means["UAS and EM"] > 0
    # Greek and Turkish go against the mean
    signs = {
        name: found["perplexity and UAS"].coefficient > 0 for name, found in correlations.items()
    }
    assert [name for name, positive in signs.items() if positive] == ["el_gdt", "tr_imst"]


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
