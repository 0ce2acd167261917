"""Which word of one treebank is which of the other."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.differences.pairing import Pairing
from treeval.differences.texts import Stretch
from treeval.tree.alignment import common_subsequence
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank, ranges

_LARGEST_TABLE = 1_000_000  # cells; longer texts are compared by their longest common pieces


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
    cut = [one for one in pairing.stretches if one.is_same_text]
    edited = [one for one in pairing.stretches if not one.is_same_text]
    by_text = _by_characters(old, new, cut)
    by_words = _by_words(old, new, edited)
    found_old = np.concatenate([same_old, by_text[0], by_words[0]])
    found_new = np.concatenate([same_new, by_text[1], by_words[1]])
    order = np.argsort(found_old, kind="stable")
    return AlignedWords(
        found_old[order],
        found_new[order],
        np.arange(len(found_old))[order] < len(same_old),
        (_missing(old, [one.old for one in cut], by_text[0]),
         _missing(new, [one.new for one in cut], by_text[1])),
        _missing(old, [one.old for one in edited], by_words[0]),
        _missing(new, [one.new for one in edited], by_words[1]),
    )  # fmt: skip


def _by_characters(old: Treebank, new: Treebank, stretches: Sequence[Stretch]) -> tuple[Ints, Ints]:
    """Align the words of stretches over the same characters."""
    ours, theirs = (
        _sentences(one.old for one in stretches),
        _sentences(one.new for one in stretches),
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
    for one in stretches:
        ours, theirs = _words(old, np.array(one.old)), _words(new, np.array(one.new))
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
    return [(one.a + step, one.b + step) for one in blocks for step in range(one.size)]


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
