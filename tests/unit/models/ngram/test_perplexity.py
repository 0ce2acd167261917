"""Perplexities and what leaves them undefined."""

import math

from treeval.models.ngram.perplexity import PerplexityTotals


def test_a_perplexity_beyond_all_numbers_is_undefined() -> None:
    # Models that write -999 for no probability: 10 to the 999th is no float.
    found = PerplexityTotals(log10=-1998.0, oov_log10=0.0, tokens=2, oov=0, sentences=1)
    assert math.isnan(found.including_oov)
    assert found.to_dict()["excluding_oov"] is None
