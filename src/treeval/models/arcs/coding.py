"""Words as codes, from which the models of heads and labels make their features.

Combinations of values are hashed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Bools, Ints, frozen
from treeval.kernels.arcs.arrays import ArcSentences, Hashes
from treeval.tree.column import Column
from treeval.tree.nesting import Yields, yields
from treeval.tree.shape import reach_root
from treeval.tree.treebank import Treebank

_START, _SPREAD, _MIX = (
    np.uint64(0x9E3779B97F4A7C15),
    np.uint64(0xD6E8FEB86659FD93),
    np.uint64(0xFF51AFD7ED558CCD),
)
_HALF = np.uint64(32)


def combined(values: Sequence[Ints | Hashes], start: int = 0) -> Hashes:
    """Combine values word by word; combinations that start differently have other numbers."""
    with np.errstate(over="ignore"):
        hashes = np.full(len(values[0]), np.uint64(start + 1) * _START, dtype=np.uint64)
        for value in values:
            hashes ^= value.astype(np.uint64)
            hashes *= _SPREAD
            hashes ^= hashes >> _HALF
        hashes *= _MIX
        hashes ^= hashes >> _HALF
        return hashes


def set_hashes(owners: Ints, values: Ints, size: int) -> tuple[Hashes, NDArray[np.bool_]]:
    """Give every owner a number for the set of its values, whatever their order.

    Also say which values no other of their owner equals: without them, the set is another one.
    """
    keys = owners.astype(np.int64) << 32 | values.astype(np.int64)
    order = np.argsort(keys, kind="stable")
    opens = np.append(True, np.diff(keys[order]) != 0)
    counts = np.diff(np.append(np.flatnonzero(opens), len(keys)))
    alone = np.zeros(len(keys), dtype=np.bool_)
    alone[order] = np.repeat(counts == 1, counts)
    kept = order[opens]
    sums = np.zeros(size, dtype=np.uint64)
    with np.errstate(over="ignore"):
        np.add.at(sums, owners[kept], value_hashes(values[kept]))
    return sums, alone


def value_hashes(values: Ints) -> Hashes:
    """The number that a value adds to those of its sets."""
    return combined([values], start=99)


# Codes that every value may have: a place beyond the sentence, the root, a value seen once.
OUTSIDE, ROOT, RARE = 0, 1, 2
_KNOWN = 3  # the first code of a value of its own
_SUFFIX = 3  # letters
_CODE_SPREAD = np.uint64(0xC2B2AE3D27D4EB4F)
_MERGED = ("form", "lemma", "feats", "suffix")  # of which values seen once share a code
_READ = ("form", "lemma", "feats", "upos", "xpos", "deprel")


def _values(treebank: Treebank) -> dict[str, Column]:
    """The values of the words; a column that is not there has the same value everywhere."""
    nothing = Column(np.zeros(treebank.words, dtype=np.int32), ("_",))
    columns = {name: treebank.columns.get(name, nothing) for name in _READ}
    forms = columns["form"].map_lines(str.lower)
    suffixes = forms.map(lambda form: form[-_SUFFIX:])
    return columns | {
        "form": forms,
        "lemma": columns["lemma"].map_lines(str.lower),
        "suffix": suffixes,
    }


@dataclass(frozen=True, eq=False)
class Codebook:
    """The values that have a code of their own, by what they are values of."""

    strings: Mapping[str, tuple[str, ...]]

    @staticmethod
    def of(treebank: Treebank) -> "Codebook":
        """Collect values; forms, lemmas, features and endings that occur once are left out."""
        strings = {}
        for name, column in _values(treebank).items():
            least = 2 if name in _MERGED else 1
            counts = np.bincount(column.codes, minlength=len(column.strings))
            kept = np.flatnonzero(counts >= least).tolist()
            strings[name] = tuple(column.strings[at] for at in kept)
        return Codebook(strings)

    @property
    def relations(self) -> tuple[str, ...]:
        return self.strings["deprel"]

    @property
    def tags(self) -> tuple[str, ...]:
        return self.strings["upos"]

    def encode(self, treebank: Treebank) -> "CodedTreebank":
        """Give every value of every word its code."""
        codes = {}
        for name, column in _values(treebank).items():
            numbers = {string: at for at, string in enumerate(self.strings[name], start=_KNOWN)}
            coded = [numbers.get(string, RARE) for string in column.strings]
            codes[name] = frozen(np.array(coded, dtype=np.int32).take(column.codes))
        return CodedTreebank(treebank, self, codes)


@dataclass(frozen=True, eq=False)
class CodedTreebank:
    """A treebank whose values are codes; code - 3 is the position in the codebook."""

    treebank: Treebank
    codebook: Codebook
    codes: Mapping[str, Ints]

    @property
    def words(self) -> int:
        return self.treebank.words

    def at(self, name: str, words: Ints) -> Ints:
        """Give the codes of words; -1 is the root, -2 a place beyond the sentence."""
        return self._padded[name].take(words)

    @cached_property
    def _padded(self) -> dict[str, Ints]:
        ends = np.array([OUTSIDE, ROOT], dtype=np.int32)
        return {name: np.append(codes, ends) for name, codes in self.codes.items()}

    @cached_property
    def labels(self) -> Ints:
        """The relations as positions in the codebook, -1 if it does not have them."""
        return frozen(self.codes["deprel"] - _KNOWN)

    @cached_property
    def tags(self) -> Ints:
        """The tags as positions in the codebook, -1 if it does not have them."""
        return frozen(self.codes["upos"] - _KNOWN)

    def neighbours(self, step: int) -> Ints:
        """The words at a distance from each word, -2 where there are none."""
        words = np.arange(self.words, dtype=np.int32) + np.int32(step)
        inside = np.clip(words, 0, self.words - 1)
        sentences = self.treebank.sentences
        there = (words == inside) & (sentences.take(inside) == sentences)
        return np.where(there, words, np.int32(-2))

    @cached_property
    def children(self) -> "Children":
        """The children of every word."""
        treebank, words = self.treebank, self.words
        owners = np.where(treebank.parents < 0, words + treebank.sentences, treebank.parents)
        sets, alone = set_hashes(owners, self.codes["deprel"], words + len(treebank))
        first = np.full(words + len(treebank), -2, dtype=np.int32)
        first[owners[::-1]] = np.arange(words - 1, -1, -1, dtype=np.int32)
        return Children(sets, alone, first[:words])

    @cached_property
    def heads(self) -> Ints:
        """Heads without the arcs of cycles and below them, whose words are taken as roots."""
        parents = self.treebank.parents
        return frozen(np.where(reach_root(parents), parents, np.int32(-1)))

    @cached_property
    def yields(self) -> Yields:
        """The words below each word."""
        words = np.arange(self.words, dtype=np.int32)
        return yields(self.heads, words, np.ones_like(words), self.treebank.sentences)

    @cached_property
    def arranged(self) -> ArcSentences:
        """The treebank as the compiled loops of the head model need it."""
        codes, below = self.codes, self.yields
        tags_around = [self.at("upos", self.neighbours(step)) for step in (-1, 0, 1)]
        around = (combined(tags_around) >> np.uint64(34)).astype(np.int32) + ROOT + 1
        kinds = [
            codes["upos"],
            codes["form"],
            codes["lemma"],
            around,
            codes["feats"],
            codes["xpos"],
        ]
        table = np.full((self.words + 1, len(kinds)), ROOT, dtype=np.uint64)
        for column, values in enumerate(kinds):
            table[:-1, column] = values
        with np.errstate(over="ignore"):
            table *= _CODE_SPREAD
        # A tag that the codebook does not have is numbered after all others.
        tags = np.where(self.tags < 0, len(self.codebook.tags), self.tags)
        return ArcSentences(
            self.treebank.offsets,
            self.treebank.parents,
            frozen(table),
            frozen(tags.astype(np.int32)),
            below.own,
            below.first,
            below.end,
        )


@dataclass(frozen=True, eq=False)
class Children:
    """The children of each word, and after them those of the root of each sentence."""

    sets: Hashes  # of the relations of children, for words and then for roots
    alone: Bools  # whether no sibling of a word has its relation
    first: Ints  # the leftmost child of each word, -2 if it has none


def sides(words: Ints, heads: Ints) -> Ints:
    """Say where heads are: to the left (0), to the right (1), or the root (2)."""
    return np.where(heads < 0, 2, (heads > words).astype(np.int32)).astype(np.int32)


def distance_classes(words: Ints, heads: Ints) -> Ints:
    """Put distances into classes: 1, 2, 3, 4, 5-6, 7-10, 11-20, more, and the root."""
    limits = np.array([1, 2, 3, 4, 5, 7, 11, 21])
    near = np.searchsorted(limits, np.abs(heads - words), side="right") - 1
    return np.where(heads < 0, len(limits), near).astype(np.int32)
