"""The sums of what was counted in the trees of a treebank, added block by block."""

import math
from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from treeval.arrays import Ints
from treeval.metrics.weighted import entropies_of_counts
from treeval.tree.column import Column
from treeval.tree.constituents import TreeKind
from treeval.treebanks.tally import EMPTY, PairCounts, TreesTally

CHUNK = 1000  # words of which STTR takes the type/token ratio
_FORMS = 40  # bits for the code of a form
_FEW = 1 << 18  # pairs that are put into order at a time, at least


def _none() -> Ints:
    return np.zeros(0, dtype=np.int64)


@dataclass(eq=False)
class FormCounts:
    """How often each form occurs, alone and in each relation, and how many there are in a row."""

    chunks: int = 0  # whole ones
    types: int = 0  # different forms in each chunk, added up
    _codes: dict[str, int] = field(default_factory=dict)
    _times: Ints = field(default_factory=_none)
    _relations: dict[str, int] = field(default_factory=dict)
    _begun: Ints = field(default_factory=_none)  # the words of a chunk that is not whole yet
    _keys: Ints = field(default_factory=_none)  # relation and form, in order
    _together: Ints = field(default_factory=_none)  # how often they occur together
    _later: list[tuple[Ints, Ints]] = field(default_factory=list)  # not yet put into order

    def add(self, words: Column, pairs: PairCounts | None = None) -> None:
        """Add the next words of the text."""
        codes = _coded(self._codes, words.strings)
        times = np.bincount(words.codes, minlength=len(words.strings))
        grown = np.zeros(len(self._codes), dtype=np.int64)
        grown[: len(self._times)] = self._times
        grown[codes] += times
        self._times = grown
        self._add_chunks(codes[words.codes])
        if pairs is not None:
            relation = _coded(self._relations, pairs.relations)[pairs.relation]
            self._later.append((relation << _FORMS | codes[pairs.form], pairs.times))
            if sum(len(keys) for keys, _ in self._later) > max(_FEW, len(self._keys)):
                self._put_into_order()

    def _add_chunks(self, codes: Ints) -> None:
        row = np.concatenate([self._begun, codes])
        chunks = len(row) // CHUNK
        ordered = np.sort(row[: chunks * CHUNK].reshape(chunks, CHUNK), axis=1)
        self.types += chunks + int(np.count_nonzero(np.diff(ordered, axis=1)))
        self.chunks += chunks
        self._begun = row[chunks * CHUNK :]

    def _put_into_order(self) -> None:
        keys, times = map(
            np.concatenate, zip((self._keys, self._together), *self._later, strict=True)
        )
        self._keys, place = np.unique(keys, return_inverse=True)
        together = np.zeros(len(self._keys), dtype=np.int64)
        np.add.at(together, place, times)
        self._together = together
        self._later.clear()

    @property
    def sttr(self) -> float:
        """Mean type/token ratio of consecutive chunks; a shorter last one is dropped."""
        return self.types / (self.chunks * CHUNK) if self.chunks else math.nan

    def sizes(self) -> tuple[int, int]:
        """Give the number of different forms, and of those that occur once."""
        times = self._times.copy()
        if EMPTY in self._codes:
            times[self._codes[EMPTY]] = 0
        return int(np.count_nonzero(times)), int(np.count_nonzero(times == 1))

    def relations(self) -> dict[str, int]:
        """How many words each relation has."""
        self._put_into_order()
        times = np.bincount(self._keys >> _FORMS, self._together, minlength=len(self._relations))
        both = zip(self._relations, times.astype(np.int64).tolist(), strict=True)
        return {relation: number for relation, number in sorted(both) if number}

    def entropies(self) -> dict[str, float]:
        """The WDE of each relation."""
        self._put_into_order()
        forms = self._keys & ((1 << _FORMS) - 1)
        vocabulary = int(np.count_nonzero(np.bincount(forms))) if len(forms) else 0
        names = tuple(self._relations)
        return entropies_of_counts(names, self._keys >> _FORMS, self._together, vocabulary)


@dataclass(eq=False)
class TreebankTotals:
    """Everything that the figures of a treebank are computed from.

    The memory that this needs grows with the vocabulary, and not with the number of words.
    """

    sums: Counter[str] = field(default_factory=Counter)
    most: dict[str, int] = field(default_factory=dict)
    kinds: set[TreeKind] = field(default_factory=set)
    forms: FormCounts = field(default_factory=FormCounts)
    unclassed: str = ""
    _strings: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, tally: TreesTally) -> None:
        """Add further trees, which come after the others."""
        self.kinds.add(tally.kind)
        self.sums.update(tally.sums)
        for name, value in tally.most.items():
            self.most[name] = max(value, self.most.get(name, 0))
        self.unclassed = self.unclassed or tally.unclassed
        self.forms.add(tally.words, tally.pairs)
        for name, strings in tally.strings.items():
            self._strings.setdefault(name, Counter()).update(strings)

    def strings(self, name: str) -> Counter[str]:
        """How often each string of a column occurs; nothing if there is no such column."""
        return self._strings.get(name, Counter())


def _coded(known: dict[str, int], strings: tuple[str, ...]) -> Ints:
    """Find the codes of strings, and give new ones to those that have none."""
    return np.fromiter(
        (known.setdefault(string, len(known)) for string in strings), np.int64, len(strings)
    )
