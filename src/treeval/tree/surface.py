"""The surface of a treebank: its tokens as spans of characters, spaces not counted.

A multiword token is one token; all its words have its span.
"""

from dataclasses import dataclass
from functools import cached_property, partial

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import ReadError
from treeval.tree.column import Column
from treeval.tree.problems import Problem, ProblemKind
from treeval.tree.treebank import Treebank

# The characters of Unicode category Zs.
SPACES = (
    "\u0020\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005"
    "\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
)


def spaceless(forms: Column) -> Column:
    """Remove spaces from forms; give the same column if there are none."""
    text = "".join(forms.strings)
    spaces = [space for space in SPACES if space in text]
    return forms.map_lines(partial(_without, spaces)) if spaces else forms


def _without(characters: list[str], text: str) -> str:
    for character in characters:
        text = text.replace(character, "")
    return text


@dataclass(frozen=True, eq=False)
class Surface:
    """Token t spans the characters from ``starts[t]`` and the words from ``first_words[t]``."""

    treebank: Treebank
    plain: Column  # forms of the words, without spaces
    tokens: Column
    starts: Ints

    def __len__(self) -> int:
        return len(self.tokens)

    @cached_property
    def first_words(self) -> Ints:
        """The first word of each token, then the number of words."""
        return frozen(np.append(_first_words(self.treebank), np.int32(self.treebank.words)))

    @cached_property
    def are_multiword(self) -> Bools:
        are_multiword = np.zeros(len(self), dtype=np.bool_)
        if len(self.treebank.multiwords):
            are_multiword[np.searchsorted(self.first_words, self.treebank.multiwords.first)] = True
        return frozen(are_multiword)

    @cached_property
    def text(self) -> str:
        return "".join(self.tokens)

    @cached_property
    def token_of_word(self) -> Ints:
        counts = np.diff(self.first_words)
        return frozen(np.repeat(np.arange(len(self), dtype=np.int32), counts))

    @cached_property
    def lowered(self) -> Column:
        """Lower-cased forms of the words; spaces are kept only in words of multiword tokens."""
        forms, plain = self.treebank.columns["form"], self.plain
        if plain is forms:
            return forms.map_lines(str.lower)
        in_multiword = self.are_multiword[self.token_of_word]
        with_spaces = forms.measure(len) > plain.measure(len)
        if not (in_multiword & with_spaces).any():
            return plain.map_lines(str.lower)
        return Column.of(
            (form if inside else bare).lower()
            for form, bare, inside in zip(forms, plain, in_multiword.tolist(), strict=True)
        )

    @cached_property
    def sentence_starts(self) -> Ints:
        """The start of each sentence, then the end of the text."""
        return frozen(self.starts[self.sentence_tokens])

    @cached_property
    def sentence_tokens(self) -> Ints:
        """The first token of each sentence, then the number of tokens."""
        offsets = self.treebank.offsets
        if not len(self.treebank.multiwords):
            return offsets
        return frozen(np.searchsorted(self.first_words, offsets))

    def word_at(self, character: int) -> int:
        """Find the first word of the token that a character lies in."""
        token = int(np.searchsorted(self.starts[1:], character, side="right"))
        return int(self.first_words[min(token, len(self) - 1)])


def surface(treebank: Treebank) -> Surface:
    """Find the tokens of a treebank and their spans."""
    plain = spaceless(treebank.columns["form"])
    tokens = _tokens(treebank, plain)
    lengths = tokens.measure(len)
    if not lengths.all():
        raise ReadError(str(_nothing_but_spaces(treebank, int(np.argmin(lengths)))))
    starts = np.zeros(len(lengths) + 1, dtype=np.int32 if lengths.sum() < 2**31 else np.int64)
    np.cumsum(lengths, out=starts[1:])
    return Surface(treebank, plain, tokens, frozen(starts))


def blank_tokens(treebank: Treebank) -> list[Problem]:
    """List the tokens that hold nothing but spaces: no text can be aligned with them."""
    tokens = _tokens(treebank, spaceless(treebank.columns["form"]))
    blank = np.flatnonzero(tokens.measure(len) == 0)
    return [_nothing_but_spaces(treebank, token) for token in blank.tolist()]


def _tokens(treebank: Treebank, plain: Column) -> Column:
    """Give the forms of the tokens, given those of the words, both without spaces."""
    if not len(treebank.multiwords):
        return plain
    return _with_multiword_forms(plain, treebank).take(_first_words(treebank))


def _first_words(treebank: Treebank) -> Ints:
    if not len(treebank.multiwords):
        return np.arange(treebank.words, dtype=np.int32)
    # The depth is 1 at words that continue a token after its first word.
    depth = np.zeros(treebank.words + 1, dtype=np.int32)
    np.add.at(depth, treebank.multiwords.first + 1, 1)
    np.add.at(depth, treebank.multiwords.end, -1)
    return np.flatnonzero(np.cumsum(depth[:-1]) == 0).astype(np.int32)


def _with_multiword_forms(forms: Column, treebank: Treebank) -> Column:
    """Replace the form of the first word of each multiword token by the form of the token."""
    surfaces = spaceless(treebank.multiwords.forms)
    strings = dict.fromkeys(forms.strings + surfaces.strings)
    numbers = {string: number for number, string in enumerate(strings)}
    translation = np.array([numbers[string] for string in surfaces.strings], dtype=np.int32)
    codes = forms.codes.copy()
    codes[treebank.multiwords.first] = translation[surfaces.codes]
    return Column(codes, tuple(strings))


def _nothing_but_spaces(treebank: Treebank, token: int) -> Problem:
    word = int(_first_words(treebank)[token])
    sentence = int(treebank.sentences[word])
    return Problem(
        treebank.origin.path,
        treebank.origin.line(word),
        ProblemKind.FORMAT,
        "FORM holds nothing but spaces",
        "write the word",
        sentence,
        treebank.origin.sentence_id(sentence),
    )
