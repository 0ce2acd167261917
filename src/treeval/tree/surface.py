"""The surface of a treebank: its tokens as spans of characters, spaces not counted.

A multiword token is one token; all its words have its span.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import ReadError
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

# The characters of Unicode category Zs.
SPACES = (
    "\u0020\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005"
    "\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
)
_TO_NOTHING = str.maketrans("", "", SPACES)


def spaceless(forms: Column) -> Column:
    """Forms without spaces; the same column where there are none, as almost always."""
    text = "".join(forms.strings)
    return forms.map(without_spaces) if any(space in text for space in SPACES) else forms


def without_spaces(form: str) -> str:
    """Remove the characters of Unicode category Zs."""
    return form.translate(_TO_NOTHING)


@dataclass(frozen=True, eq=False)
class Surface:
    """Token t spans the characters from ``starts[t]`` and the words from ``first_words[t]``."""

    treebank: Treebank
    tokens: Column
    starts: Ints
    first_words: Ints
    are_multiword: Bools

    def __len__(self) -> int:
        return len(self.are_multiword)

    @cached_property
    def text(self) -> str:
        return "".join(self.tokens)

    @cached_property
    def token_of_word(self) -> Ints:
        counts = np.diff(self.first_words)
        return frozen(np.repeat(np.arange(len(self), dtype=np.int32), counts))

    @cached_property
    def sentence_starts(self) -> Ints:
        """Where each sentence starts, and where the text ends."""
        offsets = self.treebank.offsets
        first_tokens = np.append(self.token_of_word, np.int32(len(self)))[offsets]
        return frozen(self.starts[first_tokens])

    def word_at(self, character: int) -> int:
        """Find the first word of the token that a character lies in."""
        token = int(np.searchsorted(self.starts[1:], character, side="right"))
        return int(self.first_words[min(token, len(self) - 1)])


def surface(treebank: Treebank) -> Surface:
    """Find the tokens of a treebank and their spans."""
    forms = spaceless(treebank.columns["form"])
    multiwords = treebank.multiwords
    are_first = np.ones(treebank.words, dtype=np.bool_)
    are_multiword = np.zeros(treebank.words, dtype=np.bool_)
    if len(multiwords):
        depth = np.zeros(treebank.words + 1, dtype=np.int32)
        np.add.at(depth, multiwords.first + 1, 1)
        np.add.at(depth, multiwords.end, -1)
        are_first = np.cumsum(depth[:-1]) == 0
        are_multiword[multiwords.first] = True
        tokens = _with_multiword_forms(forms, treebank)
    else:
        tokens = forms
    first_words = np.flatnonzero(are_first).astype(np.int32)
    tokens = tokens.take(first_words) if len(first_words) < treebank.words else tokens
    lengths = tokens.measure(len)
    _refuse_empty(treebank, first_words, lengths)
    starts = np.zeros(len(lengths) + 1, dtype=np.int32 if lengths.sum() < 2**31 else np.int64)
    np.cumsum(lengths, out=starts[1:])
    return Surface(
        treebank,
        tokens,
        frozen(starts),
        frozen(np.append(first_words, np.int32(treebank.words))),
        frozen(are_multiword[first_words]),
    )


def _with_multiword_forms(forms: Column, treebank: Treebank) -> Column:
    """Put the form of each multiword token in the place of its first word's."""
    surfaces = spaceless(treebank.multiwords.forms)
    strings = dict.fromkeys(forms.strings + surfaces.strings)
    numbers = {string: number for number, string in enumerate(strings)}
    translation = np.array([numbers[string] for string in surfaces.strings], dtype=np.int32)
    codes = forms.codes.copy()
    codes[treebank.multiwords.first] = translation[surfaces.codes]
    return Column(codes, tuple(strings))


def _refuse_empty(treebank: Treebank, first_words: Ints, lengths: Ints) -> None:
    empty = np.flatnonzero(lengths == 0)
    if len(empty):
        word = int(first_words[empty[0]])
        line = treebank.origin.line(word)
        raise ReadError(
            f"{treebank.origin.path}:{line}: FORM holds nothing but spaces; write the word"
        )
