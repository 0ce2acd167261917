"""The arrays of the clustering kernels; this module loads no compiler.

Kernels get arrays as C does: ``pairs[g, h]`` is ``pairs[g * classes + h]`` there.
"""

from typing import NamedTuple

from treeval.arrays import Floats, Ints

BYTES = 256


class Stream(NamedTuple):
    """A text as one row of tokens, and where each type occurs in it.

    The occurrences of type w are ``places[starts[w]:starts[w+1]]``.
    """

    tokens: Ints
    places: Ints
    starts: Ints
    frequencies: Ints


class Spelling(NamedTuple):
    """Word w is ``letters[offsets[w]:offsets[w+1]]``, in bytes."""

    letters: Ints
    offsets: Ints


class Bigrams(NamedTuple):
    """How often classes follow one another."""

    pairs: Ints  # [class, next class]
    rows: Ints  # sums over the next class
    columns: Ints  # sums over the first class
    totals: Ints  # tokens of each class


class LetterModels(NamedTuple):
    """Hidden Markov models, one per class, that spell words.

    ``emissions[letter, s, c]`` is the probability that state s of class c emits a byte,
    ``moves[s, t, c]`` that it goes from s to t, where s = 0 is the start, t = 0 the end, and state
    s of the emissions is s + 1 of the moves.
    """

    emissions: Floats
    moves: Floats


class LetterTables(NamedTuple):
    """Letter models as kernels see them; letters are bytes."""

    emissions: Floats
    moves: Floats
    states: int
    classes: int


class Neighbours(NamedTuple):
    """The classes beside the occurrences of one type; o is its own class."""

    left: Ints
    right: Ints
    busy: Ints  # the classes beside it except o; after all classes, their number
    freed: Floats  # what is gained in the cells of o and each class when the type leaves o
    classes: int
