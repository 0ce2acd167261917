"""What the text of `score` says beside its tables."""

from strategies import treebank_of
from treeval.metrics.weighted import WLAS
from treeval.scoring.score import score
from treeval.scoring.training import trained_metric

FORMS = ["She", "ate", "the", "cake", "Go"]
GOLD = treebank_of([2, 0, 4, 2], [0], form=FORMS, deprel=["nsubj", "root", "det", "obj", "root"])
CYCLIC = treebank_of([2, 1, 4, 2], [0], form=FORMS, deprel=GOLD.columns["deprel"])


def test_sentences_that_a_metric_leaves_out_are_told() -> None:
    metric = trained_metric("DPPL", GOLD)
    text = score(GOLD, {"p": CYCLIC}, metrics=["UAS", metric]).text()
    assert "p: 1 sentence is not a tree; it is scored as it is" in text
    assert "p: 1 sentence left out of DPPL" in text
    assert "DPPL: model:swap-lazy,form,kn:3,lm:kenlm" in text
    fine = score(GOLD, {"p": GOLD}, metrics=["UAS", metric]).text()
    assert "left out" not in fine


def test_weights_are_named() -> None:
    text = score(GOLD, {"p": GOLD}, metrics=["LAS", WLAS]).text()
    assert "WLAS: weights:ud(" in text
