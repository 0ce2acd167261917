"""Calibration: predicted scores with intervals, and how far arcs and sentences can be trusted.

The constants are in `calibration.toml`.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from tomllib import loads
from typing import Any

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.ranking.vote import ArcTable, SystemGroups
from treeval.counts import ratio
from treeval.tree.treebank import Treebank

FEWEST = 3  # independent systems that can be ranked, and whose scores can be predicted
_LEAST, _MOST = 0.001, 0.999  # shares are cut to these before their logarithm is taken


@dataclass(frozen=True)
class Prediction:
    """A predicted score and the interval around it."""

    predicted: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float]:
        return {"predicted": self.predicted, "low": self.low, "high": self.high}


@cache
def constants() -> dict[str, Any]:
    """Read the constants; the file says what they were measured on."""
    return loads(files(__package__).joinpath("calibration.toml").read_text(encoding="utf-8"))


def log_odds(share: float | Floats) -> Floats:
    cut = np.clip(share, _LEAST, _MOST)
    return np.asarray(np.log(cut / (1 - cut)))


def probability(odds: float | Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-np.asarray(odds))))


def predict(
    name: str, confirmed: float, agreement: float, *, mean: float, systems: int, level: int
) -> Prediction:
    """Predict LAS or UAS from the agreement with the consensus and with the other systems."""
    known = constants()["scores"][name]
    odds = float(
        known["constant"]
        + known["f"] * log_odds(confirmed)
        + known["v"] * log_odds(agreement)
        + known["mean"] * log_odds(mean)
        + known["one_by_k"] / systems
    )
    rows = constants()["intervals"]
    width = next(row for row in rows if systems >= row["systems"])[name][str(level)]
    predicted, low, high = map(float, probability(np.array([odds, odds - width, odds + width])))
    return Prediction(predicted, low, high)


def share_of_right_orders(difference: float, systems: int) -> float:
    """Say how often two systems with this difference of f were in the right order."""
    known = constants()["order"]
    row = int(np.searchsorted(known["differences"], difference, side="right")) - 1
    share = float(known["right"][max(0, row)])
    if systems < known["few_systems"] and difference < known["up_to"]:
        return min(share, float(known["most_of_few"]))
    return share


def least_agreement() -> float:
    """The mean agreement of systems below which their order is not reliable."""
    return float(constants()["reliability"]["least_agreement"])


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
