"""Distances between lineages: the labels of the nodes above a word, up to the root."""

from typing import NamedTuple

from treeval.arrays import Floats, Ints
from treeval.kernels.parts import part

LEFT, RIGHT = -1, -2  # boundary marks in a lineage; labels are numbers from 0


class LineageTrees(NamedTuple):
    """Nodes with parent, label, first word and end; words with the node above them.

    Nodes with a negative label are left out.
    """

    parents: Ints
    labels: Ints
    first: Ints
    end: Ints
    word_parents: Ints


@part
def _kept(trees: LineageTrees, node: int) -> int:
    """Find the lowest node, from a node upwards, that is not left out; -1 if there is none."""
    while node >= 0 and trees.labels[node] < 0:
        node = trees.parents[node]
    return node


@part
def _lineage(trees: LineageTrees, word: int, found: Ints) -> int:
    """Write a word's lineage into an array, and return its length.

    A left mark comes before the highest node that begins with the word, a right mark after the
    highest that ends with it.
    """
    length = 0
    node = _kept(trees, trees.word_parents[word])
    while node >= 0:
        above = _kept(trees, trees.parents[node])
        if trees.first[node] == word and (above < 0 or trees.first[above] != word):
            found[length] = LEFT
            length += 1
        found[length] = trees.labels[node]
        length += 1
        if trees.end[node] == word + 1 and (above < 0 or trees.end[above] != word + 1):
            found[length] = RIGHT
            length += 1
        node = above
    return length


@part
def _distance(
    a: Ints, b: Ints, start: int, long: int, wide: int, row: Floats, families: Ints, related: float
) -> float:
    # row[j]: cost of turning the first i signs of a, from the start on, into the first j of b.
    for j in range(wide + 1):
        row[j] = j
    for i in range(1, long + 1):
        diagonal, row[0] = row[0], float(i)
        ours = a[start + i - 1]
        for j in range(1, wide + 1):
            theirs = b[start + j - 1]
            if ours == theirs:
                replacing = 0.0
            elif ours >= 0 and theirs >= 0 and families[ours] == families[theirs]:
                replacing = related
            else:
                replacing = 2.0
            best = min(diagonal + replacing, row[j] + 1, row[j - 1] + 1)
            diagonal, row[j] = row[j], best
    return float(row[wide])


def lineage_distances(
    words: int,
    our_parents: Ints,
    our_labels: Ints,
    our_first: Ints,
    our_end: Ints,
    our_word_parents: Ints,
    their_parents: Ints,
    their_labels: Ints,
    their_first: Ints,
    their_end: Ints,
    their_word_parents: Ints,
    families: Ints,
    related: Floats,
    ours: Ints,
    theirs: Ints,
    row: Floats,
    distances: Floats,
    lengths: Ints,
) -> int:
    """Compare the lineages of all words in two treebanks over the same words.

    The results are, for each word, the edit distance and the sum of both lengths. An insertion or
    deletion costs 1, a replacement 2, or ``related[0]`` if both labels are of the same family.
    ``ours``, ``theirs`` and ``row`` must have room for the longest lineage and one sign more.
    """
    a = LineageTrees(our_parents, our_labels, our_first, our_end, our_word_parents)
    b = LineageTrees(their_parents, their_labels, their_first, their_end, their_word_parents)
    for i in range(words):
        long, wide = _lineage(a, i, ours), _lineage(b, i, theirs)
        lengths[i] = long + wide
        # What both share at either end costs nothing.
        while long > 0 and wide > 0 and ours[long - 1] == theirs[wide - 1]:
            long, wide = long - 1, wide - 1
        start = 0
        while start < long and start < wide and ours[start] == theirs[start]:
            start += 1
        left, right = long - start, wide - start
        distances[i] = _distance(ours, theirs, start, left, right, row, families, related[0])
    return 0
