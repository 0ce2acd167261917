"""Text as the common cover link parser sees it: words, and the marks between them.

A *stopping* mark shows that no link may cross it rightwards; every other mark leaves no trace.
"""

from dataclasses import dataclass
from unicodedata import normalize

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.models.text import Text
from treeval.tree.column import Column

_MONEY = frozenset("$#")  # tags of marks that may begin with a letter, as in US$
_PUNCT = "PUNCT"  # the tag of marks in Universal Dependencies


@dataclass(frozen=True, eq=False)
class Utterances:
    """Words in columns; utterance i owns the words ``offsets[i]:offsets[i+1]``.

    It has one stop more than words: stop x says that a stopping mark stands before its word x, the
    last that one ends it.
    """

    text: Text  # as it was given, marks included
    places: Ints  # where each word stands in the text
    offsets: Ints
    words: Column  # in lower case
    stops: Bools

    def __len__(self) -> int:
        """Count the utterances."""
        return len(self.offsets) - 1

    @property
    def lengths(self) -> Ints:
        """Words of each utterance."""
        return np.diff(self.offsets)


@dataclass(frozen=True)
class Punctuation:
    """Which tokens are marks: stopping ones, and others, which are dropped."""

    stopping: frozenset[str]
    dropped: frozenset[str]

    def utterances(self, text: Text, *, by_tags: bool | None = None) -> Utterances:
        """Separate words from marks, by their tags if these know marks, otherwise by their forms.

        Tag sets that name marks like words, such as Punc, do not know them. Of a part of a longer
        text, ``by_tags`` says whether the tags of the whole text know them.
        """
        stopping = text.words.claim(lambda word: _plain(word) in self.stopping)
        if text.tags is not None:
            marks = are_marks(text.words, text.tags)
            if marks.any() if by_tags is None else by_tags:
                return _separate(text, stopping & marks, marks)
        dropped = text.words.claim(lambda word: _plain(word) in self.dropped)
        return _separate(text, stopping, stopping | dropped)


def _plain(mark: str) -> str:
    """A mark in its usual width."""
    return normalize("NFKC", mark)


def are_marks(words: Column, tags: Column) -> Bools:
    """Say of each tagged word whether it is a mark.

    Of the Penn and similar tags, those of marks begin with neither letter nor digit; a word with
    such a tag that begins with a letter or digit itself is none, unless it is a sign of money.
    """
    of_marks = tags.claim(lambda tag: not tag[:1].isalnum())
    signs = words.claim(lambda word: not word[:1].isalnum())
    return np.asarray((of_marks & (signs | tags.isin(_MONEY))) | tags.isin({_PUNCT}))


def _separate(text: Text, stopping: Bools, marks: Bools) -> Utterances:
    places = np.flatnonzero(~marks)
    offsets = np.searchsorted(places, text.offsets)
    stops = np.zeros(len(places) + len(text), dtype=np.bool_)
    found = np.flatnonzero(stopping)
    sentences = np.searchsorted(text.offsets, found, side="right") - 1
    stops[np.searchsorted(places, found) + sentences] = True
    words = _compact(text.words.map(str.lower).take(places))
    return Utterances(text, frozen(places), frozen(offsets), words, frozen(stops))


def _compact(column: Column) -> Column:
    """Number only the strings that occur."""
    occur = np.bincount(column.codes, minlength=len(column.strings)) > 0
    places = np.cumsum(occur, dtype=np.int32) - np.int32(1)
    strings = tuple(column.strings[code] for code in np.flatnonzero(occur).tolist())
    return Column(frozen(places[column.codes]), strings)


# The marks of Seginer's English runs, and those of other scripts: dashes, ideographic, Arabic and
# Indic stops, quotation marks. An apostrophe, % and & are words, as in the Penn Treebank.
MARKS = Punctuation(
    frozenset(
        ". ? ! ; , -- \u2014 \u2013 \u3001 \u3002 \u060c \u061b \u061f \u0964 \u0965".split()
    ),
    frozenset(
        ": ... `` '' ` \" ( ) [ ] { } -LRB- -RRB- -LSB- -RSB- -LCB- -RCB- - $ # "
        "\xab \xbb \xbf \xa1 \u2010 \u2018 \u201a \u201c \u201d \u201e \u2022 \u2039 \u203a "
        "\u300a \u300b \u300c \u300d \u300e \u300f".split()
    ),
)
# The marks of Seginer's German runs on NEGRA.
NEGRA = Punctuation(
    frozenset(". \xb7 ? ! ; , - /".split()),
    MARKS.dropped - {"-"} | {"--", "*", "\u2013", "\u2014"},
)
