"""Which sentence of one treebank is which of the other, and which word is which.

Sentences without common names are paired by their texts.
"""

from collections import Counter, deque
from collections.abc import Container, Hashable, Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from itertools import pairwise

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.sources.whole import WholeTreebank
from treeval.tree.alignment import common_subsequence
from treeval.tree.pair import pair
from treeval.tree.surface import surface
from treeval.tree.treebank import Treebank, ranges

_ALIKE = 0.5  # share of common words, of the shorter side, from which a text was edited

_LARGEST_TABLE = 1_000_000  # cells; longer texts are compared by their longest common pieces


@dataclass(frozen=True)
class Stretch:
    """Sentences that belong together although their words differ: edited, split or joined."""

    old: tuple[int, ...]
    new: tuple[int, ...]
    is_same_text: bool  # whether the characters, without spaces, are the same


@dataclass(frozen=True, eq=False)
class SentenceTexts:
    """The texts of the sentences of one treebank, without spaces."""

    treebank: Treebank

    @cached_property
    def _text(self) -> tuple[str, list[int]]:
        found = surface(self.treebank)
        return found.text, found.sentence_starts.tolist()

    def of(self, sentences: tuple[int, ...]) -> str:
        text, starts = self._text
        return "".join(text[starts[sentence] : starts[sentence + 1]] for sentence in sentences)

    def widened(
        self, sentences: tuple[int, ...], text: str, free: Container[int]
    ) -> tuple[int, ...]:
        """Take in free neighbours until the sentences have a text; nothing if they never do."""
        while (found := self.of(sentences)) != text:
            after, before = (*sentences, sentences[-1] + 1), (sentences[0] - 1, *sentences)
            if after[-1] in free and found in text and self.of(after) in text:
                sentences = after
            elif before[0] in free and found in text and self.of(before) in text:
                sentences = before
            else:
                return ()
        return sentences

    def words(self, sentences: tuple[int, ...]) -> Counter[str]:
        forms, offsets = self.treebank.column("form"), self.treebank.offsets
        return Counter(
            form
            for sentence in sentences
            for form in forms.take(slice(int(offsets[sentence]), int(offsets[sentence + 1])))
        )


@dataclass(frozen=True, eq=False)
class TextPair:
    """The texts of two treebanks."""

    old: SentenceTexts
    new: SentenceTexts

    def stretch(self, old: tuple[int, ...], new: tuple[int, ...]) -> Stretch:
        return Stretch(old, new, self.old.of(old) == self.new.of(new))

    def grown(
        self, old: int, new: int, free_old: Container[int], free_new: Container[int]
    ) -> Stretch:
        """Take in neighbours without a partner, if the two sides then have the same text."""
        first = Stretch((old,), (new,), is_same_text=False)
        ours, theirs = self.old.of(first.old), self.new.of(first.new)
        if len(ours) < len(theirs):
            found = self.old.widened(first.old, theirs, free_old)
            return Stretch(found, first.new, is_same_text=True) if found else first
        found = self.new.widened(first.new, ours, free_new)
        return Stretch(first.old, found, is_same_text=True) if found else first

    def are_alike(self, stretch: Stretch) -> bool:
        """Say whether one side may be an edited version of the other."""
        ours, theirs = self.old.words(stretch.old), self.new.words(stretch.new)
        return (ours & theirs).total() >= _ALIKE * min(ours.total(), theirs.total())


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
        [side.treebank.origin.sentence_id(number) for number in range(len(side.treebank))]
        for side in (old, new)
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
        {*same, *(number for stretch in stretches for number in stretch.old)},
        {*same.values(), *(number for stretch in stretches for number in stretch.new)},
    )
    between, removed, added = _between(partners, len(old.treebank), len(new.treebank), taken)
    gaps = [texts.stretch(*gap) for gap in between]
    edited = [gap for gap in gaps if gap.is_same_text or texts.are_alike(gap)]
    unlike = [gap for gap in gaps if gap not in edited]
    return Pairing(
        np.fromiter(same.keys(), np.int64, len(same)),
        np.fromiter(same.values(), np.int64, len(same)),
        (*stretches, *edited),
        tuple(sorted([*removed, *(number for stretch in unlike for number in stretch.old)])),
        tuple(sorted([*added, *(number for stretch in unlike for number in stretch.new)])),
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


@dataclass(frozen=True, eq=False)
class AlignedWords:
    """Words that are the same in both treebanks, and those that only one of them has."""

    old: Ints  # in rising order
    new: Ints  # their partners
    are_in_same: Bools  # whether their sentence has the same words in both
    retokenised: tuple[Ints, Ints]  # words of either side whose characters are cut otherwise
    removed: Ints  # by an edit within a sentence
    added: Ints


def align_words(old: Treebank, new: Treebank, pairing: Pairing) -> AlignedWords:
    """Align the words of paired sentences: one by one, by characters, or as a subsequence."""
    same_old = ranges(old.offsets[pairing.old], old.lengths[pairing.old])
    same_new = ranges(new.offsets[pairing.new], new.lengths[pairing.new])
    cut = [stretch for stretch in pairing.stretches if stretch.is_same_text]
    edited = [stretch for stretch in pairing.stretches if not stretch.is_same_text]
    by_text = _by_characters(old, new, cut)
    by_words = _by_words(old, new, edited)
    found_old = np.concatenate([same_old, by_text[0], by_words[0]])
    found_new = np.concatenate([same_new, by_text[1], by_words[1]])
    order = np.argsort(found_old, kind="stable")
    return AlignedWords(
        found_old[order],
        found_new[order],
        np.arange(len(found_old))[order] < len(same_old),
        (_missing(old, [stretch.old for stretch in cut], by_text[0]),
         _missing(new, [stretch.new for stretch in cut], by_text[1])),
        _missing(old, [stretch.old for stretch in edited], by_words[0]),
        _missing(new, [stretch.new for stretch in edited], by_words[1]),
    )  # fmt: skip


def _by_characters(old: Treebank, new: Treebank, stretches: Sequence[Stretch]) -> tuple[Ints, Ints]:
    """Align the words of stretches over the same characters."""
    ours, theirs = (
        _sentences(stretch.old for stretch in stretches),
        _sentences(stretch.new for stretch in stretches),
    )
    if not len(ours):
        return ours, theirs
    both = pair(old.select(ours), new.select(theirs))
    return (
        _words(old, ours)[both.alignment.gold],
        _words(new, theirs)[both.alignment.predicted],
    )


def _by_words(old: Treebank, new: Treebank, stretches: Sequence[Stretch]) -> tuple[Ints, Ints]:
    """Align the words of edited stretches by their longest common subsequence."""
    pairs: list[tuple[int, int]] = []
    for stretch in stretches:
        ours, theirs = _words(old, np.array(stretch.old)), _words(new, np.array(stretch.new))
        forms = [
            list(side.column("form").take(words)) for side, words in ((old, ours), (new, theirs))
        ]
        found = _replaced(_common(*forms), len(ours), len(theirs))
        pairs += [(int(ours[i]), int(theirs[j])) for i, j in found]
    table = np.array(pairs, dtype=np.int64).reshape(-1, 2)
    return table[:, 0], table[:, 1]


def _common(old: list[str], new: list[str]) -> list[tuple[int, int]]:
    if len(old) * len(new) <= _LARGEST_TABLE:
        return common_subsequence(old, new)
    blocks = SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
    return [(block.a + step, block.b + step) for block in blocks for step in range(block.size)]


def _replaced(pairs: list[tuple[int, int]], old: int, new: int) -> list[tuple[int, int]]:
    """Add words that one other word replaces: single ones between the same neighbours."""
    found = []
    before = (-1, -1)
    for i, j in [*pairs, (old, new)]:
        if i - before[0] == j - before[1] == 2:
            found.append((i - 1, j - 1))
        found.append((i, j))
        before = (i, j)
    return found[:-1]


def _sentences(groups: Iterable[tuple[int, ...]]) -> Ints:
    return np.array([number for group in groups for number in group], dtype=np.int64)


def _words(treebank: Treebank, sentences: Ints) -> Ints:
    return ranges(treebank.offsets[sentences], treebank.lengths[sentences])


def _missing(treebank: Treebank, groups: list[tuple[int, ...]], found: Ints) -> Ints:
    """The words of sentences that are not among those found."""
    words = _words(treebank, _sentences(groups))
    return words[~np.isin(words, found)]
