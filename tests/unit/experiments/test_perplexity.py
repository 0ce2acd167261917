"""Parsers measured by perplexity, UAS and exact match."""

import math

import numpy as np
import pytest

from strategies import treebank_of
from treeval.counts import evaluate
from treeval.experiments.findings import Finding
from treeval.experiments.perplexity import ParserOutput, own_system, parser_findings
from treeval.metrics.attachment import UAS, UEM
from treeval.metrics.perplexity import DPPL
from treeval.models.derivation import DerivationTrainer
from treeval.progress import silent
from treeval.tree.pair import pair

GOLD = treebank_of([2, 0, 2], [2, 0, 2], [2, 0, 2], [2, 0, 2])
MODEL = DPPL(DerivationTrainer().train(GOLD))
TREES = {
    "arc-eager": [[2, 0, 2]] * 4,
    "malt-stacklazy": [[2, 0, 2]] * 3 + [[0, 1, 2]],
    "malt-stackproj": [[2, 0, 2]] + [[0, 1, 2]] * 3,
}


def output(treebank: str, parser: str, own: float = math.nan) -> ParserOutput:
    both = pair(GOLD, treebank_of(*TREES[parser]))
    metrics = {"perplexity": MODEL, "UAS": UAS, "EM": UEM}
    counts = {name: evaluate(metric, both) for name, metric in metrics.items()}
    return ParserOutput(treebank, parser, counts, 0.5, own)


def findings(outputs: list[ParserOutput]) -> dict[tuple[str, str], Finding]:
    found = parser_findings(outputs, np.random.default_rng(1), silent)
    return {(one.place, one.what): one for one in found}


def test_correlations_are_across_the_parsers_of_a_treebank() -> None:
    outputs = [output(name, parser) for name in ("a", "b") for parser in TREES]
    found = findings(outputs)
    x, y = [one.perplexity for one in outputs[:3]], [one.uas for one in outputs[:3]]
    expected = np.corrcoef(x, y)[0, 1]
    assert found["parsers", "a: perplexity and UAS"].obtained == pytest.approx(expected)
    mean = found["parsers", "perplexity and UAS"]
    assert mean.obtained == pytest.approx(expected)
    assert mean.verdict is not None
    assert mean.verdict.p == found["parsers", "perplexity and UAS: p"].obtained
    # No parser has an order of its own, as their perplexities are unknown.
    assert not any(place == "parsers, own order" for place, _ in found)


def test_the_order_of_the_parser_itself_is_a_second_reading() -> None:
    outputs = [output("a", parser, own) for own, parser in enumerate(TREES, start=1)]
    found = findings(outputs)
    uas = [one.uas for one in outputs]
    expected = np.corrcoef([1, 2, 3], uas)[0, 1]
    assert found["parsers, own order", "perplexity and UAS"].obtained == pytest.approx(expected)


def test_significant_differences_are_counted() -> None:
    found = findings([output("a", parser) for parser in TREES])
    # Of four sentences, no difference can be significant: 2 of 16 swaps are as extreme.
    for measure in ("perplexity", "UAS", "EM"):
        what = f"pairs of parsers that differ significantly by {measure}, %"
        assert found["significance", what].obtained == 0
    assert found["significance", "such pairs by perplexity less by EM, %"].obtained == 0


def test_the_system_of_a_parser_is_in_its_name() -> None:
    assert own_system("malt-nivreeager") == "arc-eager"
    assert own_system("swap-lazy") == "swap-lazy"
    assert own_system("udpipe") is None
