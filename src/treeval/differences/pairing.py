"""Which sentence of one treebank is which of the other."""

from collections import deque
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from treeval.arrays import Ints
from treeval.differences.texts import SentenceTexts, Stretch, TextPair
from treeval.sources.whole import WholeTreebank
from treeval.tree.treebank import Treebank


@dataclass(frozen=True, eq=False)
class Pairing:
    """Sentences with the same words, stretches with other words, and sentences without partner."""

    old: Ints  # sentences with the same words, in the order of the old treebank
    new: Ints  # their partners
    stretches: tuple[Stretch, ...]
    removed: tuple[int, ...]
    added: tuple[int, ...]


def pair_sentences(old: WholeTreebank, new: WholeTreebank) -> Pairing:
    """Pair sentences by name and words, by words, by name, and what is left by its place."""
    words = _keys(old.treebank, new.treebank)
    names = [
        [one.treebank.origin.sentence_id(number) for number in range(len(one.treebank))]
        for one in (old, new)
    ]
    partners: dict[int, int] = {}
    old_both, new_both = (
        list(zip(of_names, of_words, strict=True))
        for of_names, of_words in zip(names, words, strict=True)
    )
    _match(partners, old_both, new_both)
    _match(partners, *words)
    same = dict(sorted(partners.items()))
    _match(partners, *names)
    texts = TextPair(SentenceTexts(old.treebank), SentenceTexts(new.treebank))
    named = {number: partners[number] for number in partners if number not in same}
    stretches = _by_name(texts, named, partners, (len(old.treebank), len(new.treebank)))
    taken = (
        {*same, *(number for one in stretches for number in one.old)},
        {*same.values(), *(number for one in stretches for number in one.new)},
    )
    between, removed, added = _between(partners, len(old.treebank), len(new.treebank), taken)
    gaps = [texts.stretch(*gap) for gap in between]
    edited = [one for one in gaps if one.is_same_text or texts.are_alike(one)]
    unlike = [one for one in gaps if one not in edited]
    return Pairing(
        np.fromiter(same.keys(), np.int64, len(same)),
        np.fromiter(same.values(), np.int64, len(same)),
        (*stretches, *edited),
        tuple(sorted([*removed, *(number for one in unlike for number in one.old)])),
        tuple(sorted([*added, *(number for one in unlike for number in one.new)])),
    )


def _by_name(
    texts: TextPair, named: dict[int, int], partners: dict[int, int], sizes: tuple[int, int]
) -> list[Stretch]:
    """Pair edited sentences by name; parts that were split off or joined come with them."""
    free_old = set(range(sizes[0])) - partners.keys()
    free_new = set(range(sizes[1])) - set(partners.values())
    found = []
    for number, partner in sorted(named.items()):
        stretch = texts.grown(number, partner, free_old, free_new)
        free_old -= set(stretch.old)
        free_new -= set(stretch.new)
        found.append(stretch)
    return found


def _keys(old: Treebank, new: Treebank) -> tuple[list[Hashable], list[Hashable]]:
    """Give every sentence a key that is the same for the same words."""
    forms = old.column("form")
    strings = dict.fromkeys((*forms.strings, *new.column("form").strings))
    numbers = {string: number for number, string in enumerate(strings)}
    found: list[list[Hashable]] = []
    for side in (old, new):
        column = side.column("form")
        known = np.array([numbers[string] for string in column.strings], dtype=np.int32)
        codes, offsets = known.take(column.codes), side.offsets.tolist()
        found.append([codes[begin:end].tobytes() for begin, end in pairwise(offsets)])
    return found[0], found[1]


def _match(partners: dict[int, int], old: Sequence[Hashable], new: Sequence[Hashable]) -> None:
    """Pair sentences with the same key that have no partner yet, in their order."""
    taken = set(partners.values())
    waiting: dict[Hashable, deque[int]] = {}
    for number, key in enumerate(new):
        if number not in taken and key is not None:
            waiting.setdefault(key, deque()).append(number)
    for number, key in enumerate(old):
        if number not in partners and waiting.get(key):
            partners[number] = waiting[key].popleft()


def _between(
    partners: dict[int, int], old: int, new: int, taken: tuple[set[int], set[int]]
) -> tuple[list[tuple[tuple[int, ...], tuple[int, ...]]], tuple[int, ...], tuple[int, ...]]:
    """Put sentences together that follow the same pair; those left alone are removed or added."""
    gaps: dict[int, tuple[list[int], list[int]]] = {}
    before = -1
    for number in range(old):
        if number in partners:
            before = partners[number]
        elif number not in taken[0]:
            gaps.setdefault(before, ([], []))[0].append(number)
    have_partners, before = set(partners.values()), -1
    for number in range(new):
        if number in have_partners:
            before = number
        elif number not in taken[1]:
            gaps.setdefault(before, ([], []))[1].append(number)
    both = [(tuple(ours), tuple(theirs)) for ours, theirs in gaps.values() if ours and theirs]
    removed = _flat(ours for ours, theirs in gaps.values() if not theirs)
    added = _flat(theirs for ours, theirs in gaps.values() if not ours)
    return both, removed, added


def _flat(groups: Iterable[list[int]]) -> tuple[int, ...]:
    return tuple(sorted(number for group in groups for number in group))
