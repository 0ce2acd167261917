"""What an assessment has to beat: few constituents, and chance."""

import numpy as np

from treeval.arrays import Floats
from treeval.assessment.spans import Spans


def minimum_constituents(parses: Spans) -> Floats:
    """Minus the number of constituents of several words: the fewer, the better."""
    return -parses.count(one_word=False).astype(np.float64)


def random_scores(parses: Spans, rng: np.random.Generator) -> Floats:
    return rng.random(len(parses))
