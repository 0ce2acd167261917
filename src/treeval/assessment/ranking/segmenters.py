"""Segmenters: systems that share a tokeniser vote together on which words are true words."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.assessment.ranking.groups import SystemGroups, joined
from treeval.assessment.ranking.words import WordTable

_FEWEST = 30  # contested words that are needed to recognise a shared tokeniser
_SAME = 0.98  # share of contested words on which systems with one tokeniser agree
_LEAST, _MOST = 0.05, 0.98  # bounds of the F1 of a segmenter
_LARGEST = 30.0  # exponent
_PRECISION, _ROUNDS = 1e-4, 30


@dataclass(frozen=True, eq=False)
class Segmentation:
    """Which systems share a tokeniser, and how probable each word of the table is."""

    segmenters: SystemGroups
    contested_words: int
    existence: Floats  # of each word, and 1 for the root


def find_segmenters(words: WordTable, clones: SystemGroups) -> Segmentation:
    """Find shared tokenisers by the words that some but not all systems have."""
    counts = np.bincount(np.concatenate(words.numbers), minlength=len(words))
    systems = len(words.numbers)
    contested = np.flatnonzero(counts < systems)
    have = _holders(words, contested)
    segmenters = _segmenters(have, clones)
    shares = np.stack(
        [
            np.average(have[members], axis=0, weights=clones.shares[members])
            for members in segmenters.members()
        ]
    )
    known, usual = _existence(shares, len(words) - len(contested))
    existence = np.full(len(words) + 1, usual)
    existence[contested] = known
    existence[-1] = 1.0
    return Segmentation(segmenters, len(contested), frozen(existence))


def _holders(words: WordTable, contested: Ints) -> Bools:
    """Say for each system and contested word whether the system has the word."""
    place = np.full(len(words), -1)
    place[contested] = np.arange(len(contested))
    have = np.zeros((len(words.numbers), len(contested)), dtype=np.bool_)
    for system, numbers in enumerate(words.numbers):
        places = place[numbers]
        have[system, places[places >= 0]] = True
    return have


def _segmenters(have: Bools, clones: SystemGroups) -> SystemGroups:
    if have.shape[1] < _FEWEST:
        return clones  # each system for itself, but copies together
    signs = 2.0 * have - 1
    agreement = (signs @ signs.T / have.shape[1] + 1) / 2
    return joined(agreement >= _SAME)


def _existence(shares: Floats, certain: int) -> tuple[Floats, float]:
    """Weigh segmenters by how often the others confirm them.

    ``shares`` has the contested words; ``certain`` words are in all outputs, and all have the same
    probability, which is returned beside those of the contested ones.
    """
    segmenters = len(shares)
    known, usual = shares.mean(axis=0), 1.0
    if segmenters <= 2:
        return known, usual
    sizes = shares.sum(axis=1) + certain
    for _ in range(_ROUNDS):
        confirmed = shares @ known + certain * usual
        f1 = np.clip(2 * confirmed / (sizes + known.sum() + certain * usual), _LEAST, _MOST)
        trust = np.log(f1 / (1 - f1))
        before = np.append(known, usual)
        known = _logistic((2 * shares - 1).T @ trust)
        usual = float(_logistic(trust.sum()))
        if np.abs(np.append(known, usual) - before).max() <= _PRECISION:
            break
    return known, usual


def _logistic(exponents: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-np.clip(exponents, -_LARGEST, _LARGEST))))
