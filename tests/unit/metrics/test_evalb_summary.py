"""What EVALB says at the end: all sentences, short ones, errors."""

from dataclasses import replace

import numpy as np
import pytest

from files import bracketed_pair
from treeval.errors import MismatchError
from treeval.metrics.evalb import COLLINS, Evalb, summarise

GOLD = "(TOP (S (NP (D a) (N b)) (VP (V c) (PRT (R d)) (, ,) (NP (N e) (N f)))))"


def test_all_and_short_sentences() -> None:
    both = bracketed_pair(GOLD + "(S (A a) (-NONE- *))", GOLD.replace("(VP", "(X") + "(A a)")
    metric = Evalb(parameters=replace(COLLINS, cutoff=6))
    summary = summarise(both, metric)
    # GOLD has 7 words for the cut-off, which takes only null elements out.
    assert (summary.all.sentences, summary.short.sentences, summary.cutoff) == (2, 1, 6)
    assert summary.all.recall == pytest.approx(4 / 6)
    assert summary.all.precision == pytest.approx(4 / 5)
    assert np.isnan(summary.short.precision)
    assert summary.short.recall == 0
    assert summary.short.tag_accuracy == 1
    assert summary.all.exact_match == 0
    assert summary.all.no_crossing == 1


def test_too_many_errors() -> None:
    both = bracketed_pair(GOLD * 3, GOLD + GOLD.replace("a", "x") * 2)
    few = Evalb(parameters=replace(COLLINS, max_error=1))
    with pytest.raises(MismatchError, match=r"words of 2 sentences differ .* sentence 2; "):
        summarise(both, few)
    assert summarise(both, replace(few, parameters=COLLINS)).all.errors == 2
