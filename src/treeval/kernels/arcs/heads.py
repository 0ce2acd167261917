"""The head model: for each word a softmax over the words that might be its head.

The score of a candidate is the sum of hashed weights. Features are rows of a table: the kind of
value of the word, that of the candidate, and what is known about the way from one to the other.
"""

import numpy as np

from treeval.arrays import Bytes, Floats, Ints
from treeval.kernels.arcs.arrays import (
    CLASSES,
    FEATURES_OF_ARCS,
    REACH,
    ArcSentences,
    ArcWeights,
    Candidates,
    Hashes,
    HeadTables,
)
from treeval.kernels.parts import part

COUNTED = 25  # words on either side whose pairs are counted by type
LEFT, RIGHT, ROOT = 0, 1, 2
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

# Kinds of values, the columns of `ArcSentences.codes`.
KINDS = 6
TAG, FORM, LEMMA, TAGS, FEATURES, FINE = range(KINDS)
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
assert len(TEMPLATES) == FEATURES_OF_ARCS


@part
def distance_class(distance: int) -> int:
    """Put distances into the classes 1, 2, 3, 4, 5-6, 7-10, 11-20 and more."""
    if distance <= 4:
        return distance - 1
    if distance <= 6:
        return 4
    if distance <= 10:
        return 5
    return 6 if distance <= 20 else 7


@part
def _type_of(tag: int, other_tag: int, number: int, word: int, other: int) -> int:
    """The place of an arc's type in a table [tag, tag of the head, side, class of distance]."""
    side = LEFT if other < word else RIGHT
    near = distance_class(abs(other - word))
    return ((tag * number + other_tag) * 2 + side) * CLASSES + near


def count_types(
    offsets: Ints,
    heads: Ints,
    tags: Ints,
    sentences: Ints,
    chosen: int,
    number: int,
    arcs: Ints,
    pairs: Ints,
) -> int:
    """Count arcs, and pairs of words near each other, by tags, side and class of distance.

    The number of tags is given. The result is the number of words.
    """
    words = 0
    for at in range(chosen):
        begin, end = offsets[sentences[at]], offsets[sentences[at] + 1]
        words += end - begin
        for word in range(begin, end):
            tag, head = tags[word], heads[word]
            if head >= 0:
                arcs[_type_of(tag, tags[head], number, word, head)] += 1
            for other in range(max(begin, word - COUNTED), min(end, word + COUNTED + 1)):
                if other != word:
                    pairs[_type_of(tag, tags[other], number, word, other)] += 1
    return words


@part
def _learn(found: int, rate: np.float32, candidates: Candidates, weights: ArcWeights) -> None:
    """Take a gradient step for a word, whose annotated head comes first."""
    for candidate in range(found):
        gradient = -candidates.scores[candidate]
        if candidate == 0:
            gradient += np.float32(1.0)
        if abs(gradient) >= _SMALLEST:
            step = rate * gradient
            for number in range(FEATURES_OF_ARCS):
                weights[candidates.places[candidate * FEATURES_OF_ARCS + number]] += step


def train_heads(
    offsets: Ints,
    heads: Ints,
    codes: Hashes,
    tags: Ints,
    places: Ints,
    first: Ints,
    end: Ints,
    words: int,
    sentences: Ints,
    chosen: int,
    usual: Bytes,
    number: int,
    weights: ArcWeights,
    draws: Hashes,
    candidate_heads: Ints,
    scores: ArcWeights,
    weight_places: Ints,
    bases: Hashes,
    begin: int,
    total: int,
) -> int:
    """Take one gradient step per word, sentence by sentence in the order given.

    ``begin`` of the ``total`` number of sentences were seen in earlier epochs. ``draws`` holds the
    state of the random numbers. The result is the number of words that taught something.
    """
    data = ArcSentences(offsets, heads, codes, tags, places, first, end)
    tables = HeadTables(usual, number, weights, draws)
    candidates = Candidates(candidate_heads, scores, weight_places, bases)
    learnt = 0
    for at in range(chosen):
        rate = np.float32(_FIRST_STEP * (1.0 - (begin + at) / total) + _LAST_STEP)
        sentence = sentences[at]
        for word in range(offsets[sentence], offsets[sentence + 1]):
            found = _candidates(data, words, sentence, word, tables, 1, candidates)
            _normalise(scores, found)
            if scores[0] <= _CERTAIN:  # the annotated head comes first
                _learn(found, rate, candidates, weights)
                learnt += 1
    return learnt


def head_shares(
    offsets: Ints,
    heads: Ints,
    codes: Hashes,
    tags: Ints,
    places: Ints,
    first: Ints,
    end: Ints,
    words: int,
    sentences: Ints,
    chosen: int,
    usual: Bytes,
    number: int,
    weights: ArcWeights,
    draws: Hashes,
    candidate_heads: Ints,
    scores: ArcWeights,
    weight_places: Ints,
    bases: Hashes,
    own: Floats,
    best: Ints,
    others: Floats,
) -> int:
    """Write the probability of each head, the best other head, and its probability.

    The order is that of the words of the sentences given; their number is the result. ``best`` is
    filled with NO_HEAD, ``others`` with 0.
    """
    data = ArcSentences(offsets, heads, codes, tags, places, first, end)
    tables = HeadTables(usual, number, weights, draws)
    candidates = Candidates(candidate_heads, scores, weight_places, bases)
    at = 0
    for turn in range(chosen):
        sentence = sentences[turn]
        for word in range(offsets[sentence], offsets[sentence + 1]):
            found = _candidates(data, words, sentence, word, tables, 0, candidates)
            _normalise(scores, found)
            own[at] = scores[0]
            for candidate in range(1, found):
                if scores[candidate] > others[at] or best[at] == NO_HEAD:
                    best[at], others[at] = candidate_heads[candidate], scores[candidate]
            at += 1
    return at


@part
def _candidates(
    data: ArcSentences,
    root: int,
    sentence: int,
    word: int,
    tables: HeadTables,
    sampling: int,
    candidates: Candidates,
) -> int:
    """Find and score the candidates of a word, its annotated head first; return their number.

    ``root`` is the row of the root in the codes.
    """
    own, heads, scores = data.heads[word], candidates.heads, candidates.scores
    begin, end = data.offsets[sentence], data.offsets[sentence + 1]
    at, found = (0, 1) if own < 0 else (1, 2)
    heads[at] = -1
    _bases(data.codes, word, candidates.bases)
    scores[at] = _score(data.codes, root, ROOT, CLASSES, _NOTHING, candidates, tables.weights, at)
    for side in range(2):
        step = -1 if side == LEFT else 1
        furthest = max(REACH, (own - word) * step if own >= 0 else 0)
        other, between = word + step, _NOTHING
        while begin <= other < end and abs(other - word) <= furthest:
            near, bonus = distance_class(abs(other - word)), _NO_BONUS
            takes = other == own
            if not takes and _is_in_reach(data, word, other):
                kind = _type_of(data.tags[word], data.tags[other], tables.tags, word, other)
                takes = tables.usual[kind] != 0
                if not takes and sampling and _is_drawn(tables.draws):
                    takes, bonus = True, _BONUS
            if takes:
                at = 0 if other == own else found
                heads[at] = other
                scores[at] = bonus + _score(
                    data.codes, other, side, near, between, candidates, tables.weights, at
                )
                found += 0 if other == own else 1
            between |= np.uint64(1) << np.uint64(data.tags[other] % _TAGS)
            other += step
    return found


@part
def _is_in_reach(data: ArcSentences, word: int, other: int) -> bool:
    """Say whether a word is near enough, and not below the word whose head is sought."""
    is_below = data.first[word] <= data.places[other] < data.end[word]
    return abs(other - word) <= REACH and not is_below


@part
def _bases(codes: Hashes, word: int, bases: Hashes) -> None:
    """Hash what the features of all candidates of a word have in common."""
    for number in range(FEATURES_OF_ARCS):
        own = codes[word * KINDS + TEMPLATES[number, 0]] * np.uint64(0x9E3779B97F4A7C15)
        bases[number] = own + np.uint64(number + 1) * np.uint64(0xD6E8FEB86659FD93)


@part
def _score(
    codes: Hashes,
    head: int,
    side: int,
    near: int,
    between: np.uint64,
    candidates: Candidates,
    weights: ArcWeights,
    at: int,
) -> np.float32:
    """Add up the weights of a candidate, and keep their places."""
    total = np.float32(0.0)
    between <<= np.uint64(7)  # leaves room for sides and distances
    by_side, by_distance = np.uint64(side), np.uint64(4 + side + 4 * near)
    between_by_side = between + np.uint64(64 + side)
    between_by_distance = between + np.uint64(68 + side + 4 * near)
    for number in range(FEATURES_OF_ARCS):
        mixed = candidates.bases[number] + codes[head * KINDS + TEMPLATES[number, 1]]
        way = TEMPLATES[number, 2]
        plain = by_side if way == SIDE else by_distance
        wide = between_by_side if way == SIDE_BETWEEN else between_by_distance
        mixed += (plain if way < SIDE_BETWEEN else wide) * _SPREAD
        mixed = (mixed ^ (mixed >> np.uint64(32))) * np.uint64(0xFF51AFD7ED558CCD)
        place = mixed >> (np.uint64(64) - _BITS)
        candidates.places[at * FEATURES_OF_ARCS + number] = place
        total += weights[place]
    return total


@part
def _is_drawn(draws: Hashes) -> bool:
    """Draw one of the unusual candidates in eight (xorshift, 64 bits)."""
    state = draws[0]
    state ^= state << np.uint64(13)
    state ^= state >> np.uint64(7)
    state ^= state << np.uint64(17)
    draws[0] = state
    return bool(state >> (np.uint64(64) - _ONE_IN) == 0)


@part
def _normalise(scores: ArcWeights, found: int) -> None:
    """Turn scores into probabilities."""
    highest = scores[0]
    for at in range(1, found):
        highest = max(highest, scores[at])
    total = np.float32(0.0)
    for at in range(found):
        scores[at] = np.exp(scores[at] - highest)
        total += scores[at]
    for at in range(found):
        scores[at] /= total
