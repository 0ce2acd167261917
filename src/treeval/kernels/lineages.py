"""Distances between lineages: the labels of the nodes above a word, up to the root."""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.jit import njit

LEFT, RIGHT = -1, -2  # boundary marks in a lineage; labels are numbers from 0


class LineageTrees(NamedTuple):
    """Nodes with parent, label, first word and end; words with the node above them."""

    parents: Ints
    labels: Ints
    first: Ints
    end: Ints
    word_parents: Ints


@njit(cache=True)
def lineage_distances(
    words: Ints, a: LineageTrees, b: LineageTrees, families: Ints, related: float
) -> Floats:
    """Compare the lineages of some words in two treebanks over the same words.

    The result is, for each word, the edit distance and the sum of both lengths. An insertion or
    deletion costs 1, a replacement 2, or ``related`` if both labels are of the same family.
    """
    distances = np.zeros((len(words), 2))
    ours: Ints = np.empty(64, dtype=np.int64)
    theirs: Ints = np.empty(64, dtype=np.int64)
    row: Floats = np.empty(65)
    for i, word in enumerate(words):
        ours, long = lineage(a, word, ours)
        theirs, wide = lineage(b, word, theirs)
        distances[i, 1] = long + wide
        # What both share at either end costs nothing.
        while long > 0 and wide > 0 and ours[long - 1] == theirs[wide - 1]:
            long, wide = long - 1, wide - 1
        start = 0
        while start < long and start < wide and ours[start] == theirs[start]:
            start += 1
        if len(row) <= wide:
            row = np.empty(2 * wide)
        distances[i, 0] = distance(ours[start:long], theirs[start:wide], row, families, related)
    return distances


@njit(cache=True)
def lineage(trees: LineageTrees, word: int, found: Ints) -> tuple[Ints, int]:
    """Write a word's lineage into an array, which grows if it must; also return its length.

    A left mark comes before the highest node that begins with the word, a right mark after the
    highest that ends with it.
    """
    length = 0
    node = trees.word_parents[word]
    while node >= 0:
        if length + 3 > len(found):
            found = np.append(found, np.empty_like(found))
        above = trees.parents[node]
        if trees.first[node] == word and (above < 0 or trees.first[above] != word):
            found[length] = LEFT
            length += 1
        found[length] = trees.labels[node]
        length += 1
        if trees.end[node] == word + 1 and (above < 0 or trees.end[above] != word + 1):
            found[length] = RIGHT
            length += 1
        node = above
    return found, length


@njit(cache=True)
def distance(a: Ints, b: Ints, row: Floats, families: Ints, related: float) -> float:
    # row[j]: cost of turning the first i signs of a into the first j of b.
    for j in range(len(b) + 1):
        row[j] = j
    for i in range(1, len(a) + 1):
        diagonal, row[0] = row[0], float(i)
        for j in range(1, len(b) + 1):
            if a[i - 1] == b[j - 1]:
                replacing = 0.0
            elif a[i - 1] >= 0 and b[j - 1] >= 0 and families[a[i - 1]] == families[b[j - 1]]:
                replacing = related
            else:
                replacing = 2.0
            best = min(diagonal + replacing, row[j] + 1, row[j - 1] + 1)
            diagonal, row[j] = row[j], best
    return float(row[len(b)])
