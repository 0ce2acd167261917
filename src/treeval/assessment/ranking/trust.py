"""Trust in arcs and sentences: the share of the votes for an arc, calibrated by one curve."""

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.ranking.arcs import ArcTable
from treeval.assessment.ranking.calibration import constants, log_odds, probability
from treeval.assessment.ranking.groups import SystemGroups
from treeval.counts import ratio
from treeval.tree.treebank import Treebank


def confidence_of_arcs(table: ArcTable, clones: SystemGroups, mean: float) -> Floats:
    """Estimate the probability that each arc is right; a group of copies has one vote.

    ``mean`` is the mean agreement of the systems. A system without a word votes against its arcs.
    """
    known, systems = constants()["confidence"], len(clones)
    share = (table.sum_of_votes(clones.shares) + 0.5) / (systems + 1)
    odds = (
        known["constant"]
        + known["share"] * log_odds(share)
        + known["mean"] * log_odds(mean)
        + known["one_by_k"] / systems
    )
    return frozen(probability(odds))


def confidence_of_words(confidence: Floats, arcs: Ints) -> Floats:
    """Give each word of a system the confidence of its arc, nan if it does not count."""
    return frozen(np.where(arcs >= 0, np.append(confidence, np.nan)[arcs], np.nan))


def confidence_of_sentences(treebank: Treebank, confidence: Floats) -> Floats:
    """Average over the words that count, nan where there are none."""
    known = ~np.isnan(confidence)
    facts = np.stack([np.where(known, confidence, 0.0), known], axis=1)
    sums = treebank.sum_by_sentence(facts)
    return frozen(ratio(sums[:, 0], sums[:, 1]))
