"""Label models: a softmax over labels, whose scores are sums of rows of hashed weights.

Each word has one row of weights per feature, and each row one weight per label.
"""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.arcs.arrays import ArcWeights
from treeval.kernels.parts import part

CERTAIN = 0.99  # words whose answer is at least this probable teach nothing
SMALLEST = 0.002  # gradients below are not worth a step
FIRST_STEP, LAST_STEP = 0.1, 0.002


@part
def _learn(
    rows: Ints,
    word: int,
    features: int,
    rate: np.float32,
    answer: int,
    number: int,
    weights: ArcWeights,
    shares: ArcWeights,
    steps: ArcWeights,
    chosen: Ints,
) -> None:
    """Take a gradient step for a word."""
    found = 0
    for label in range(number):
        gradient = -shares[label]
        if label == answer:
            gradient += np.float32(1.0)
        if abs(gradient) >= SMALLEST:
            chosen[found] = label
            steps[found] = rate * gradient
            found += 1
    for feature in range(features):
        row = np.int64(rows[word * features + feature]) * number
        for at in range(found):
            weights[row + chosen[at]] += steps[at]


def train_labels(
    rows: Ints,
    features: int,
    labels: Ints,
    offsets: Ints,
    sentences: Ints,
    of_sentences: int,
    weights: ArcWeights,
    number: int,
    begin: int,
    total: int,
    shares: ArcWeights,
    steps: ArcWeights,
    chosen: Ints,
) -> int:
    """Take one gradient step per word, sentence by sentence in the order given.

    ``begin`` of the ``total`` number of sentences were seen in earlier epochs. There is room for
    all labels, whose number is given, in the last three arrays. The result is the number of words
    that taught something.
    """
    learnt = 0
    for place in range(of_sentences):
        rate = np.float32(FIRST_STEP * (1.0 - (begin + place) / total) + LAST_STEP)
        sentence = sentences[place]
        for word in range(offsets[sentence], offsets[sentence + 1]):
            answer = labels[word]
            _shares(rows, word, features, weights, number, shares)
            if shares[answer] <= CERTAIN:
                _learn(rows, word, features, rate, answer, number, weights, shares, steps, chosen)
                learnt += 1
    return learnt


def label_shares(
    rows: Ints,
    features: int,
    labels: Ints,
    words: int,
    weights: ArcWeights,
    number: int,
    shares: ArcWeights,
    own: Floats,
    best: Ints,
    others: Floats,
) -> int:
    """Write the probability of each word's label, the best other label, and its probability.

    ``best`` is filled with -1, the others with 0. The result is the number of known labels.
    """
    known = 0
    for word in range(words):
        _shares(rows, word, features, weights, number, shares)
        if labels[word] >= 0:
            own[word] = shares[labels[word]]
            known += 1
        for label in range(number):
            if label != labels[word] and (best[word] < 0 or shares[label] > others[word]):
                best[word], others[word] = label, shares[label]
    return known


@part
def _shares(
    rows: Ints, word: int, features: int, weights: ArcWeights, number: int, shares: ArcWeights
) -> None:
    """Write the probability of every label into ``shares``."""
    for label in range(number):
        shares[label] = np.float32(0.0)
    for feature in range(features):
        row = np.int64(rows[word * features + feature]) * number
        for label in range(number):
            shares[label] += weights[row + label]
    highest = shares[0]
    for label in range(1, number):
        highest = max(highest, shares[label])
    total = np.float32(0.0)
    for label in range(number):
        shares[label] = np.exp(shares[label] - highest)
        total += shares[label]
    for label in range(number):
        shares[label] /= total
