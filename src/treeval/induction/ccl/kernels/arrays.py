"""The arrays of the common cover link kernels; this module loads no compiler.

A label 2w+1 says "the neighbour is w" (adjacency label), 2w "behaves like w" (class label); each is
the other's inverse. Sides are 0 (left) and 1 (right); -1 stands for "none". Facts of one kind are
columns of a few wide arrays, since compiling takes longer the more arrays are passed on. Kernels
get arrays as C does: column c of row r is ``array[r * columns + c]``.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Bools, Bytes, Ints

LEFT, RIGHT = 0, 1
Singles: TypeAlias = NDArray[np.float32]

# Columns of Lexicon.points: the next point of the same word and side, how often the point was
# learnt and how often it was a boundary, how many labels it has among the strongest, and these.
BEYOND, LEARNT, STOP, SIZE, LABELS = range(5)
# Columns of Lexicon.amounts: In*, Out, In, and the strengths of the labels.
ENTERING, LEAVING, ENTERED, STRENGTHS = range(4)


class Lexicon(NamedTuple):
    """Points: what was seen at one place beside a word. Those of a word and side form a list."""

    first: Ints  # [word, side]: the nearest point
    points: Ints  # [point, column]
    amounts: Singles  # [point, column]


class LexiconTables(NamedTuple):
    """A lexicon as kernels see it."""

    first: Ints
    points: Ints  # LABELS + ranks columns
    amounts: Singles  # STRENGTHS + ranks columns
    ranks: int  # how many labels of a point count


class Store(NamedTuple):
    """Strengths of all labels of all points: an open hash table with linear probing."""

    keys: Ints  # point * 2^32 + label; -1 where free
    values: Singles
    taken: Ints  # points made, and keys in the table


class StoreTables(NamedTuple):
    """A store as kernels see it."""

    keys: Ints
    values: Singles
    taken: Ints
    size: int  # of the table, a power of two


# Columns of Offers.labels: how many labels there are, whether the first point has labels, whether
# it is stop-dominated, and the labels: the word's own and the inverse ones of its first point.
NUMBER, LABELLED, STOPPED, OFFERED = range(4)
# Columns of Offers.values: In*/n and Out/n of the first point, and the values of the labels.
TO_ENTER, TO_LEAVE, VALUES = range(3)


class Offers(NamedTuple):
    """The labels that words offer their neighbours, fixed before the utterance is parsed.

    A word offers at most one label more than a point has.
    """

    labels: Ints  # [2 * word + side, column]: OFFERED + ranks + 1 columns
    values: Singles  # [2 * word + side, column]: VALUES + ranks + 1 columns


class Utterance(NamedTuple):
    """Words coded as in the lexicon (-1: unknown); stop x is before word x, the last at the end.

    Word 0 is ``words[begin]``, stop 0 is ``stops[before]``.
    """

    words: Ints
    stops: Bytes
    begin: int
    before: int
    length: int
    offers: Offers


# Columns of Parser.links, one per side except for LEFT_END, FURTHER and LEAST:
BASE = 0  # base of the link that comes in from that side
DEPTH = 2  # its depth
FOLLOWING = 4  # the head after this one in the list of that base
FIRST = 6  # nearest head of the outgoing links on that side
LAST = 8  # furthest head of the outgoing links on that side
LAST_FLAT = 10  # furthest head by links of depth 0
COUNT = 12  # how many outgoing links there are on that side
BARRIER = 14  # "complete blocking" position
USED = 16  # how many points have been used, from the first on
WEIGHED = 18  # last word for which a link with this word was weighed (side 1: from this word)
ALLOWED = 20  # depths allowed then
FOUND = 22  # depth found
MATCHED = 24  # point of the base that matched, counted from 1; 0 if none
LEFT_END = 26  # where the path to the left ends; settled once the next word comes
FURTHER = 27  # the next word of the frontier
LEAST = 28  # least depth that a link from this word of the frontier may have
COLUMNS = 29
# Parser.state: first word of the frontier, and the resolution violation (position and depth).
FRONT, VIOLATION, VIOLATION_DEPTH = range(3)


class Parser(NamedTuple):
    """Links of the running utterance.

    The frontier lists the words that may still link to the right, nearest first. What was weighed
    for the last word is kept while the allowed depths stay the same: weighing it again could give
    other values, because points become used.
    """

    links: Ints  # [word, column]
    weights: Singles  # [word, side]: weight of the link that was weighed
    state: Ints


class OpenBrackets(NamedTuple):
    """Brackets and what is needed to find them; n is the number of words.

    The stack holds the open brackets, the largest first. Brackets of the running utterance are
    counted from the first one on in ``escaped``.
    """

    ends: Ints  # [bracket, column]: start, end
    smallest: Ints  # [word]: its smallest bracket
    stack: Ints  # 3 n
    escaped: Bytes  # 3 n: whether there is one around it made by a link of depth 1


class CodedUtterances(NamedTuple):
    """The utterance i owns the words ``offsets[i]:offsets[i+1]``.

    It has one more stop than words: stop x says that there is a stopping mark before its word x,
    the last one that there is one at its end.
    """

    offsets: Ints
    words: Ints
    stops: Bools


class Written(NamedTuple):
    """What parsing found: utterance i owns the links ``link_offsets[i]:link_offsets[i+1]``.

    The same holds for brackets. There may be two links and three brackets per word. Links are
    sorted; brackets are not, and the same one may occur twice.
    """

    links: Ints  # [link, column]: base, head, depth
    link_offsets: Ints
    brackets: Ints  # [bracket, column]: start, end
    bracket_offsets: Ints


def empty_lexicon(words: int, points: int, ranks: int) -> Lexicon:
    """Make a lexicon of the given number of words, with room for a number of points."""
    first = np.full((words, 2), -1, np.int32)
    lexicon = Lexicon(
        first,
        np.zeros((points, LABELS + ranks), np.int32),
        np.zeros((points, STRENGTHS + ranks), np.float32),
    )
    lexicon.points[:, BEYOND] = -1
    return lexicon


def empty_store(keys: int) -> Store:
    """Make a store for strengths; the number of keys is a power of two."""
    return Store(np.full(keys, -1, np.int64), np.zeros(keys, np.float32), np.zeros(2, np.int64))


def working_space(longest: int, ranks: int) -> tuple[Offers, Parser]:
    """Make room for utterances of at most ``longest`` words."""
    offers = Offers(
        np.zeros((2 * longest, OFFERED + ranks + 1), np.int32),
        np.zeros((2 * longest, VALUES + ranks + 1), np.float32),
    )
    parser = Parser(
        np.zeros((longest, COLUMNS), np.int32),
        np.zeros((longest, 2), np.float32),
        np.zeros(3, np.int32),
    )
    return offers, parser


def bracket_space(longest: int) -> tuple[Ints, Ints, Bytes]:
    """Make room to find the brackets of at most ``longest`` words, as `OpenBrackets` says."""
    return (
        np.zeros(longest, np.int32),
        np.zeros(3 * longest, np.int32),
        np.zeros(3 * longest, np.uint8),
    )


def unwritten(utterances: int, words: int) -> Written:
    """Make room for the parses of a number of utterances and words."""
    return Written(
        np.zeros((2 * words, 3), np.int32),
        np.zeros(utterances + 1, np.int64),
        np.zeros((3 * words, 2), np.int32),
        np.zeros(utterances + 1, np.int64),
    )
