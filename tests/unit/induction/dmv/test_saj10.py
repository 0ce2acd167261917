"""Viterbi training within spans, on a few sentences."""

import numpy as np
import pytest

from treeval.errors import SettingError
from treeval.induction.dmv.saj10 import SAJ10b, SAJ10c
from treeval.induction.dmv.spans import WordSpans, respected
from treeval.induction.dmv.training import Stopping
from treeval.tree.treebank import Treebank


def spans_for(chains: Treebank, span: tuple[int, int]) -> WordSpans:
    """The same span in every sentence that is long enough."""
    return WordSpans.of([[span] if length > span[1] else [] for length in chains.lengths.tolist()])


def test_without_spans_it_is_saj10c(chains: Treebank) -> None:
    none = WordSpans.of([[] for _ in range(len(chains))])
    model = SAJ10b().train(chains, spans=none)
    # Both end when trees repeat, and then weights do, too.
    other = SAJ10c(stopping=Stopping(60, 0.0)).train(chains)
    np.testing.assert_allclose(model.weights.attach, other.weights.attach)
    assert model.about["fallbacks"] == "0"


def test_the_trees_that_are_learnt_from_respect_spans(chains: Treebank) -> None:
    spans = spans_for(chains, (1, 2))
    for constraint in ("sprawl", "loose", "strict"):
        model = SAJ10b(constraint=constraint).train(chains, spans=spans)
        parsed = model.parse(chains, spans=spans, constraint=constraint)
        kept = respected(parsed.parents, parsed.offsets, spans)[constraint]
        assert kept.sum() >= len(kept) - int(model.about["fallbacks"])


def test_sentences_without_a_tree_fall_back_and_are_counted(chains: Treebank) -> None:
    # WordSpans that cover a sentence side by side cannot both be strict.
    spans = WordSpans.of(
        [[(0, 0), (1, length - 1)] if length > 1 else [] for length in chains.lengths.tolist()]
    )
    model = SAJ10b(constraint="strict").train(chains, spans=spans)
    assert int(model.about["fallbacks"]) == (chains.lengths > 1).sum()
    free = SAJ10b().train(chains, spans=WordSpans.of([[] for _ in range(len(chains))]))
    np.testing.assert_allclose(model.weights.attach, free.weights.attach)


def test_spans_are_needed(chains: Treebank) -> None:
    with pytest.raises(SettingError, match="`brackets=`: saj10b learns within brackets"):
        SAJ10b().train(chains)


def test_long_sentences_and_their_spans_are_left_out(chains: Treebank) -> None:
    spans = spans_for(chains, (0, 1))
    model = SAJ10b(max_length=3).train(chains, spans=spans)
    assert model.tags == ("DT", "IN", "NN", "RB", "VB")
