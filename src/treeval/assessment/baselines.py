"""Baselines of assessment: trees with few constituents, and chance."""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.assessment.spans import Spans


def minimum_constituents(parses: Spans) -> Floats:
    """Give minus the number of constituents of several words: the fewer, the better."""
    return fewest_first(parses.sizes, parses.node_offsets)


def fewest_first(sizes: Ints, node_offsets: Ints) -> Floats:
    """Do the same for constituents that are given by their sizes."""
    before = np.append(0, np.cumsum(sizes > 1))
    fewer: Floats = np.subtract(before[node_offsets[:-1]], before[node_offsets[1:]], dtype=float)
    return fewer


def random_scores(parses: Spans, rng: np.random.Generator) -> Floats:
    """Draw a score from 0 to 1 for each sentence."""
    return rng.random(len(parses))
