"""The table of words: the words of several outputs over one text, with equal words identified.

No output is the reference. Every word of every output has a key, and words with equal keys are the
same word. The key is the span of characters; in stretches of text that a multiword token of any
output covers, it is the stretch, the form, and the number of equal forms before it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.tree.pair import require_same_lengths
from treeval.tree.surface import Surface
from treeval.tree.treebank import Treebank

_SHIFT = 32  # bits of a position in the text


@dataclass(frozen=True, eq=False)
class WordTable:
    """All different words; ``numbers[i]`` has the numbers of the words of system i."""

    numbers: tuple[Ints, ...]
    starts: Ints  # the character at which each word starts, or its number where words are equal

    def __len__(self) -> int:
        return len(self.starts)


def numbered(keys: Ints) -> tuple[Ints, Ints]:
    """Give equal keys the same number, in rising order; return the numbers and the keys of each."""
    # Keys are mostly sorted runs, one per system, which a stable sort merges quickly.
    order = np.argsort(keys, kind="stable")
    ordered = keys[order]
    are_new = np.ones(len(keys), dtype=np.bool_)
    are_new[1:] = ordered[1:] != ordered[:-1]
    numbers = np.empty(len(keys), dtype=np.int32)
    numbers[order] = np.cumsum(are_new, dtype=np.int32) - np.int32(1)
    return numbers, ordered[are_new]


def split_by(sizes: Sequence[int], values: Ints) -> tuple[Ints, ...]:
    """Cut values that are joined back into those of each system."""
    return tuple(frozen(part) for part in np.split(values, np.cumsum(sizes)[:-1]))


def words_by_span(surfaces: Sequence[Surface]) -> WordTable:
    """Find the same words by their characters; all surfaces must hold the same text."""
    stretches = _Stretches.of(surfaces)
    spans, insides = [], []
    for surface in surfaces:
        tokens = surface.token_of_word
        starts, ends = surface.starts[:-1].astype(np.int64), surface.starts[1:].astype(np.int64)
        spans.append(((starts << _SHIFT) | ends)[tokens])
        insides.append(stretches.around(starts, ends)[tokens])
    keys, stretch_of = np.concatenate(spans), np.concatenate(insides)
    starts_of_words = keys >> _SHIFT
    inside = np.flatnonzero(stretch_of >= 0)
    if len(inside):
        sizes = [len(span) for span in spans]
        systems = np.repeat(np.arange(len(sizes)), sizes)[inside]
        forms = _form_codes(surfaces, split_by(sizes, stretch_of))
        # Negative keys belong to no span.
        keys[inside] = -1 - _keys_inside(systems, stretch_of[inside], forms)
        starts_of_words[inside] = stretches.starts[stretch_of[inside]]
    sizes = [len(span) for span in spans]
    kinds, places = _distinct(split_by(sizes, keys))
    numbers, distinct = numbered(np.concatenate(kinds))
    of_kinds = split_by([len(kind) for kind in kinds], numbers)
    of_systems = tuple(of_kinds[kind] for kind in places)
    starts = np.empty(len(distinct), dtype=np.int64)
    for known, own_starts in zip(of_systems, split_by(sizes, starts_of_words), strict=True):
        starts[known] = own_starts
    return WordTable(of_systems, frozen(starts))


def _distinct(runs: Sequence[Ints]) -> tuple[list[Ints], list[int]]:
    """Keep each array once, since many systems have the same words; say where each one is kept."""
    kept: list[Ints] = []
    places = []
    for run in runs:
        same = (index for index, known in enumerate(kept) if np.array_equal(known, run))
        number = next(same, len(kept))
        if number == len(kept):
            kept.append(run)
        places.append(number)
    return kept, places


@dataclass(frozen=True, eq=False)
class _Stretches:
    """Stretches of text, which do not overlap, in rising order."""

    starts: Ints
    ends: Ints

    @staticmethod
    def of(surfaces: Sequence[Surface]) -> "_Stretches":
        """Merge the spans of all multiword tokens that overlap."""
        starts = np.concatenate(
            [surface.starts[:-1][surface.are_multiword] for surface in surfaces]
        )
        ends = np.concatenate([surface.starts[1:][surface.are_multiword] for surface in surfaces])
        order = np.argsort(starts, kind="stable")
        starts, reach = starts[order], np.maximum.accumulate(ends[order])
        begins = np.flatnonzero(np.append(True, starts[1:] >= reach[:-1])[: len(starts)])
        lasts = np.append(begins[1:], len(starts))[: len(begins)] - 1
        return _Stretches(starts[begins].astype(np.int64), reach[lasts].astype(np.int64))

    def around(self, starts: Ints, ends: Ints) -> Ints:
        """Give the stretch in which each span lies wholly, -1 where there is none."""
        if not len(self.starts):
            return np.full(len(starts), -1)
        candidates = np.searchsorted(self.starts, starts, side="right") - 1
        return np.where((candidates >= 0) & (ends <= self.ends[candidates]), candidates, -1)


def _form_codes(surfaces: Sequence[Surface], stretches: Sequence[Ints]) -> Ints:
    """Number the lower-cased forms of words within stretches, over all systems."""
    numbers: dict[str, int] = {}
    codes = []
    for surface, stretch in zip(surfaces, stretches, strict=True):
        forms = surface.lowered.take(np.flatnonzero(stretch >= 0))
        used = np.flatnonzero(np.bincount(forms.codes, minlength=len(forms.strings)))
        known = np.zeros(len(forms.strings), dtype=np.int64)
        strings = (forms.strings[code] for code in used.tolist())
        known[used] = [numbers.setdefault(string, len(numbers)) for string in strings]
        codes.append(known[forms.codes])
    return np.concatenate(codes)


def _keys_inside(systems: Ints, stretches: Ints, forms: Ints) -> Ints:
    """Number the words within stretches by stretch, form and earlier words of the same form."""
    pairs, _ = numbered(stretches.astype(np.int64) * (int(forms.max()) + 1) + forms)
    own = systems.astype(np.int64) * (int(pairs.max()) + 1) + pairs
    order = np.argsort(own, kind="stable")
    ordered = own[order]
    places = np.arange(len(own))
    begins = np.append(True, ordered[1:] != ordered[:-1])
    before = np.empty(len(own), dtype=np.int64)
    before[order] = places - np.maximum.accumulate(np.where(begins, places, 0))
    return pairs.astype(np.int64) * (int(before.max()) + 1) + before


def words_by_number(treebanks: Sequence[Treebank]) -> WordTable:
    """Take words of the same number in the same sentence as the same word, whatever their forms."""
    first, *others = treebanks
    for other in others:
        require_same_lengths(first, other)
    every = frozen(np.arange(first.words, dtype=np.int32))
    return WordTable((every,) * len(treebanks), frozen(np.arange(first.words)))
