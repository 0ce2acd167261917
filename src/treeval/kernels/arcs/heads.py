"""The head model: for each word a softmax over the words that might be its head.

The score of a candidate is the sum of hashed weights. Features are rows of a table: the kind of
value of the word, that of the candidate, and what is known about the way from one to the other.
"""

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.kernels.arcs.arrays import ArcSentences, ArcWeights, Hashes
from treeval.kernels.jit import njit

REACH = 40  # words on either side that are candidates
COUNTED = 25  # words on either side whose pairs are counted by type
LEFT, RIGHT, ROOT = 0, 1, 2
CLASSES = 8  # of distances; the root has one of its own
NO_HEAD = -2
_CERTAIN, _SMALLEST = 0.99, 0.002
_FIRST_STEP, _LAST_STEP = 0.1, 0.002
_ONE_IN = np.uint64(3)  # one in 2 to this power of the unusual candidates is drawn
_BONUS = np.float32(np.log(8.0))
_NO_BONUS = np.float32(0.0)
_NOTHING = np.uint64(0)  # between two words
_TAGS = 57  # numbers of tags in a set of tags; further tags share them
_BITS = np.uint64(20)
_SPREAD = np.uint64(0x165667B19E3779F9)

WEIGHTS = 1 << 20
# Kinds of values, the columns of `ArcSentences.codes`.
TAG, FORM, LEMMA, TAGS, FEATURES, FINE = range(6)
# What is known about the way: the side; side and distance; the same, with the tags in between.
SIDE, DISTANCE, SIDE_BETWEEN, DISTANCE_BETWEEN = range(4)
TEMPLATES = np.array(
    [
        (TAG, TAG, SIDE),
        (TAG, TAG, DISTANCE),
        (TAG, TAG, SIDE_BETWEEN),
        (TAG, TAG, DISTANCE_BETWEEN),
        (FORM, TAG, DISTANCE),
        (TAG, FORM, SIDE),
        (LEMMA, LEMMA, SIDE),
        (TAGS, TAG, SIDE),
        (TAG, TAGS, SIDE),
        (TAGS, TAGS, SIDE),
        (FEATURES, FEATURES, SIDE),
        (FINE, FINE, DISTANCE),
        (TAG, LEMMA, DISTANCE),
        (LEMMA, TAG, SIDE),
    ],
    dtype=np.int64,
)


@njit(cache=True, nogil=True)
def distance_class(distance: int) -> int:
    """Put distances into the classes 1, 2, 3, 4, 5-6, 7-10, 11-20 and more."""
    if distance <= 4:
        return distance - 1
    if distance <= 6:
        return 4
    if distance <= 10:
        return 5
    return 6 if distance <= 20 else 7


@njit(cache=True, nogil=True)
def count_types(data: ArcSentences, sentences: Ints, number: int) -> tuple[Ints, Ints]:
    """Count arcs, and pairs of words near each other, by tags, side and class of distance."""
    arcs = np.zeros((number, number, 2, CLASSES), dtype=np.int64)
    pairs = np.zeros((number, number, 2, CLASSES), dtype=np.int64)
    for sentence in sentences:
        begin, end = data.offsets[sentence], data.offsets[sentence + 1]
        for word in range(begin, end):
            tag, head = data.tags[word], data.heads[word]
            if head >= 0:
                side = LEFT if head < word else RIGHT
                arcs[tag, data.tags[head], side, distance_class(abs(head - word))] += 1
            for other in range(max(begin, word - COUNTED), min(end, word + COUNTED + 1)):
                if other != word:
                    side = LEFT if other < word else RIGHT
                    pairs[tag, data.tags[other], side, distance_class(abs(other - word))] += 1
    return arcs, pairs


@njit(cache=True, nogil=True)
def train_heads(
    data: ArcSentences,
    sentences: Ints,
    usual: Bools,
    weights: ArcWeights,
    begin: int,
    total: int,
    draws: Hashes,
) -> None:
    """Take one gradient step per word, sentence by sentence in the order given.

    ``begin`` of the ``total`` number of sentences were seen in earlier epochs. ``draws`` holds the
    state of the random numbers.
    """
    room = 2 * REACH + 2
    heads, scores = np.zeros(room, dtype=np.int64), np.zeros(room, dtype=np.float32)
    places = np.zeros((room, len(TEMPLATES)), dtype=np.uint32)
    bases = np.zeros(len(TEMPLATES), dtype=np.uint64)
    for at in range(len(sentences)):
        rate = np.float32(_FIRST_STEP * (1.0 - (begin + at) / total) + _LAST_STEP)
        sentence = sentences[at]
        for word in range(data.offsets[sentence], data.offsets[sentence + 1]):
            found = _candidates(
                data,
                sentence,
                word,
                usual,
                weights,
                draws,
                True,
                bases,
                heads,
                scores,
                places,
            )
            _normalise(scores, found)
            if scores[0] > _CERTAIN:  # the annotated head comes first
                continue
            for candidate in range(found):
                gradient = -scores[candidate]
                if candidate == 0:
                    gradient += np.float32(1.0)
                if abs(gradient) >= _SMALLEST:
                    step = rate * gradient
                    for place in places[candidate]:
                        weights[place] += step


@njit(cache=True, nogil=True)
def head_shares(
    data: ArcSentences, sentences: Ints, usual: Bools, weights: ArcWeights
) -> tuple[Floats, Ints, Floats]:
    """Give the probability of each head, the best other head, and its probability.

    The order is that of the words of the sentences given.
    """
    room = 2 * REACH + 2
    heads, scores = np.zeros(room, dtype=np.int64), np.zeros(room, dtype=np.float32)
    places = np.zeros((room, len(TEMPLATES)), dtype=np.uint32)
    bases = np.zeros(len(TEMPLATES), dtype=np.uint64)
    draws = np.ones(1, dtype=np.uint64)
    words = 0
    for sentence in sentences:
        words += data.offsets[sentence + 1] - data.offsets[sentence]
    own, others = np.zeros(words), np.zeros(words)
    best = np.full(words, NO_HEAD, dtype=np.int32)
    at = 0
    for sentence in sentences:
        for word in range(data.offsets[sentence], data.offsets[sentence + 1]):
            found = _candidates(
                data,
                sentence,
                word,
                usual,
                weights,
                draws,
                False,
                bases,
                heads,
                scores,
                places,
            )
            _normalise(scores, found)
            own[at] = scores[0]
            for candidate in range(1, found):
                if scores[candidate] > others[at] or best[at] == NO_HEAD:
                    best[at], others[at] = heads[candidate], scores[candidate]
            at += 1
    return own, best, others


@njit(cache=True, nogil=True)
def _candidates(
    data: ArcSentences,
    sentence: int,
    word: int,
    usual: Bools,
    weights: ArcWeights,
    draws: Hashes,
    sampling: bool,
    bases: Hashes,
    heads: Ints,
    scores: ArcWeights,
    places: Ints,
) -> int:
    """Find and score the candidates of a word, its annotated head first; return their number."""
    own, root = data.heads[word], len(data.codes) - 1
    begin, end = data.offsets[sentence], data.offsets[sentence + 1]
    at, found = (0, 1) if own < 0 else (1, 2)
    heads[at] = -1
    _bases(data, word, bases)
    scores[at] = _score(data.codes, root, ROOT, CLASSES, _NOTHING, bases, weights, places[at])
    for side in range(2):
        step = -1 if side == LEFT else 1
        furthest = max(REACH, (own - word) * step if own >= 0 else 0)
        other, between = word + step, _NOTHING
        while begin <= other < end and abs(other - word) <= furthest:
            near, bonus = distance_class(abs(other - word)), _NO_BONUS
            takes = other == own
            if not takes and _is_in_reach(data, word, other):
                takes = usual[data.tags[word], data.tags[other], side, near]
                if not takes and sampling and _is_drawn(draws):
                    takes, bonus = True, _BONUS
            if takes:
                at = 0 if other == own else found
                heads[at] = other
                scores[at] = bonus + _score(
                    data.codes, other, side, near, between, bases, weights, places[at]
                )
                found += other != own
            between |= np.uint64(1) << np.uint64(data.tags[other] % _TAGS)
            other += step
    return found


@njit(cache=True, nogil=True)
def _is_in_reach(data: ArcSentences, word: int, other: int) -> bool:
    """Say whether a word is near enough, and not below the word whose head is sought."""
    is_below = data.first[word] <= data.places[other] < data.end[word]
    return abs(other - word) <= REACH and not is_below


@njit(cache=True, nogil=True)
def _bases(data: ArcSentences, word: int, bases: Hashes) -> None:
    """Hash what the features of all candidates of a word have in common."""
    for number in range(len(TEMPLATES)):
        own = data.codes[word, TEMPLATES[number, 0]] * np.uint64(0x9E3779B97F4A7C15)
        bases[number] = own + np.uint64(number + 1) * np.uint64(0xD6E8FEB86659FD93)


@njit(cache=True, nogil=True)
def _score(
    codes: Hashes,
    head: int,
    side: int,
    near: int,
    between: np.uint64,
    bases: Hashes,
    weights: ArcWeights,
    places: Ints,
) -> np.float32:
    """Add up the weights of a candidate, and keep their places."""
    total = np.float32(0.0)
    between <<= np.uint64(7)  # leaves room for sides and distances
    ways = (
        np.uint64(side) * _SPREAD,
        np.uint64(4 + side + 4 * near) * _SPREAD,
        (between + np.uint64(64 + side)) * _SPREAD,
        (between + np.uint64(68 + side + 4 * near)) * _SPREAD,
    )
    for number in range(len(TEMPLATES)):
        mixed = bases[number] + codes[head, TEMPLATES[number, 1]] + ways[TEMPLATES[number, 2]]
        mixed = (mixed ^ (mixed >> np.uint64(32))) * np.uint64(0xFF51AFD7ED558CCD)
        place = mixed >> (np.uint64(64) - _BITS)
        places[number] = place
        total += weights[place]
    return total


@njit(cache=True, nogil=True)
def _is_drawn(draws: Hashes) -> bool:
    """Draw one of the unusual candidates in eight (xorshift, 64 bits)."""
    state = draws[0]
    state ^= state << np.uint64(13)
    state ^= state >> np.uint64(7)
    state ^= state << np.uint64(17)
    draws[0] = state
    return bool(state >> (np.uint64(64) - _ONE_IN) == 0)


@njit(cache=True, nogil=True)
def _normalise(scores: ArcWeights, found: int) -> None:
    """Turn scores into probabilities."""
    highest = scores[:found].max()
    total = np.float32(0.0)
    for at in range(found):
        scores[at] = np.exp(scores[at] - highest)
        total += scores[at]
    for at in range(found):
        scores[at] /= total
