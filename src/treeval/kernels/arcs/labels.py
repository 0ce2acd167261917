"""Label models: a softmax over labels, whose scores are sums of rows of hashed weights.

Each word has one row of weights per feature, and each row one weight per label.
"""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.arcs.arrays import ArcWeights
from treeval.kernels.jit import njit

CERTAIN = 0.99  # words whose answer is at least this probable teach nothing
SMALLEST = 0.002  # gradients below are not worth a step
FIRST_STEP, LAST_STEP = 0.1, 0.002


@njit(cache=True, nogil=True)
def train_labels(
    rows: Ints,
    labels: Ints,
    offsets: Ints,
    sentences: Ints,
    weights: ArcWeights,
    begin: int,
    total: int,
) -> None:
    """Take one gradient step per word, sentence by sentence in the order given.

    ``begin`` of the ``total`` number of sentences were seen in earlier epochs.
    """
    number = weights.shape[1]
    shares, steps = np.zeros(number, dtype=np.float32), np.zeros(number, dtype=np.float32)
    chosen = np.zeros(number, dtype=np.int64)
    for place in range(len(sentences)):
        rate = np.float32(FIRST_STEP * (1.0 - (begin + place) / total) + LAST_STEP)
        sentence = sentences[place]
        for word in range(offsets[sentence], offsets[sentence + 1]):
            answer = labels[word]
            _shares(rows[word], weights, shares)
            if shares[answer] > CERTAIN:
                continue
            found = 0
            for label in range(number):
                gradient = -shares[label]
                if label == answer:
                    gradient += np.float32(1.0)
                if abs(gradient) >= SMALLEST:
                    chosen[found] = label
                    steps[found] = rate * gradient
                    found += 1
            for row in rows[word]:
                for at in range(found):
                    weights[row, chosen[at]] += steps[at]


@njit(cache=True, nogil=True)
def label_shares(rows: Ints, labels: Ints, weights: ArcWeights) -> tuple[Floats, Ints, Floats]:
    """Give the probability of each word's label, the best other label, and its probability."""
    number = weights.shape[1]
    shares = np.zeros(number, dtype=np.float32)
    own, others = np.zeros(len(labels)), np.zeros(len(labels))
    best = np.full(len(labels), -1, dtype=np.int32)
    for word in range(len(labels)):
        _shares(rows[word], weights, shares)
        if labels[word] >= 0:
            own[word] = shares[labels[word]]
        for label in range(number):
            if label != labels[word] and (best[word] < 0 or shares[label] > others[word]):
                best[word], others[word] = label, shares[label]
    return own, best, others


@njit(cache=True, nogil=True)
def _shares(rows: Ints, weights: ArcWeights, shares: ArcWeights) -> None:
    """Write the probability of every label into ``shares``."""
    shares[:] = 0
    for row in rows:
        for label in range(len(shares)):
            shares[label] += weights[row, label]
    highest = shares.max()
    total = np.float32(0.0)
    for label in range(len(shares)):
        shares[label] = np.exp(shares[label] - highest)
        total += shares[label]
    for label in range(len(shares)):
        shares[label] /= total
