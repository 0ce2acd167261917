"""The score of the audit: how surprising the annotation of a word is, for its relation."""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.auditing.folds import ArcScores, TagProbabilities

_LEAST = 1e-6  # added to probabilities, so that no surprise is infinite
_USUAL = 0.5  # share of the usual surprise of a label that is taken off
_OF_HEAD = 0.5  # weight of the head's surprise
OF_PARSES = 2.5  # weight of the share of parses that agree on another arc
_PRIOR = 2  # words with the overall mean that are added to those of each label


def suspicion(scores: ArcScores, labels: Ints, number: int) -> Floats:
    """Score all arcs: surprise about the relation, and half of that about the head.

    Half the mean surprise of the words with the same relation is taken off either, so that
    relations that are odd by nature do not fill the list.
    """
    relation = _unusual(scores.relation, labels, number)
    return relation + _OF_HEAD * _unusual(scores.head, labels, number)


def tag_suspicion(scores: TagProbabilities, tags: Ints, number: int) -> Floats:
    """Score all tags: surprise, less half of its mean over the words with the same tag."""
    return _unusual(scores.tag, tags, number)


def _unusual(shares: Floats, labels: Ints, number: int) -> Floats:
    surprise = -np.log(shares + _LEAST)
    sums = np.bincount(labels, surprise, minlength=number) + _PRIOR * surprise.mean()
    means = sums / (np.bincount(labels, minlength=number) + _PRIOR)
    return np.asarray(surprise - _USUAL * means[labels])
