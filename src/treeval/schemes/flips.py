"""Edge flips: the dependent of an arc takes its head's place and becomes its head.

Flipping h → d attaches d to the head of h, and h to d; everything else stays. Labels stay with the
arcs: the one between the two keeps its own, the one from above keeps its own.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import SettingError
from treeval.settings.choices import TagColumn
from treeval.tree.shape import labels_of, require_trees, rewired
from treeval.tree.treebank import Treebank

_PATTERN = re.compile(r"([^<>\s]+)([<>])([^<>\s]+)")


@dataclass(frozen=True)
class Pattern:
    """Arcs by the tags of their words, in the order of the sentence."""

    left: str
    right: str
    head_is_left: bool

    @staticmethod
    def of(text: str) -> "Pattern":
        """Read ``DT>NN`` (the head is on the left) or ``IN<NN`` (the head is on the right)."""
        match = _PATTERN.fullmatch(text)
        if match is None:
            raise SettingError(
                f"{text!r} is not a pattern of arcs; write DT>NN for NN that depends on a DT "
                "to its left, IN<NN for IN that depends on an NN to its right"
            )
        return Pattern(match[1], match[3], match[2] == ">")

    def __str__(self) -> str:
        return f"{self.left}{'>' if self.head_is_left else '<'}{self.right}"


@dataclass(frozen=True)
class Flip:
    """Flip all arcs that fit one of the patterns.

    Which arcs fit is decided on the tree as it is given. They are flipped one after the other,
    from the root downwards, the dependents of one head from left to right. So every arc is still
    there when its turn comes, and is flipped once: the chain a → b → c becomes c → b → a, and a
    with the dependents b, c becomes b → c → a.
    """

    patterns: tuple[Pattern, ...]
    tags: TagColumn = "xpos"

    @staticmethod
    def of(patterns: Iterable[str], tags: TagColumn = "xpos") -> "Flip":
        return Flip(tuple(map(Pattern.of, patterns)), tags)

    def __call__(self, treebank: Treebank) -> Treebank:
        return flip_arcs(treebank, self.fits(treebank))

    def fits(self, treebank: Treebank) -> Bools:
        """Mark the words whose arcs fit a pattern."""
        tags = treebank.column(self.tags)
        words = np.flatnonzero(treebank.parents >= 0)
        heads = treebank.parents[words]
        fitting = np.zeros(treebank.words, dtype=np.bool_)
        for pattern in self.patterns:
            are_left, are_right = tags.isin((pattern.left,)), tags.isin((pattern.right,))
            left, right = (heads, words) if pattern.head_is_left else (words, heads)
            fitting[words] |= (left < right) & are_left[left] & are_right[right]
        return fitting


def flip_arcs(treebank: Treebank, chosen: Bools) -> Treebank:
    """Flip the arcs of the chosen words, from the root downwards, siblings from left to right."""
    require_trees(treebank)
    parents = treebank.parents
    flipped = np.flatnonzero(chosen & (parents >= 0))
    flipped = flipped[np.argsort(parents[flipped], kind="stable")]
    heads = parents[flipped]
    is_first = np.append(True, heads[1:] != heads[:-1])[: len(heads)]
    is_last = np.append(heads[1:] != heads[:-1], True)[: len(heads)]

    # Of the chosen dependents of a head, the first takes the head's place, each further one is
    # attached to the one before it, and the head to the last; each takes the label of its new arc.
    # The head may itself have taken another place: such places are followed to the end.
    takes = np.arange(treebank.words)
    takes[flipped[is_first]] = heads[is_first]
    taken = _followed(takes)
    further, before = flipped[~is_first], flipped[np.flatnonzero(~is_first) - 1]
    above, labelled_as = parents.copy(), np.arange(treebank.words)
    above[further] = labelled_as[further] = before
    above, labelled_as = above[taken], labelled_as[taken]
    above[heads[is_last]] = labelled_as[heads[is_last]] = flipped[is_last]
    labels = labels_of(treebank)
    return rewired(treebank, above, None if labels is None else labels.take(labelled_as))


def _followed(pointers: Ints) -> Ints:
    """Follow pointers to their ends, which point to themselves; there are no cycles."""
    while True:
        further = pointers[pointers]
        if np.array_equal(further, pointers):
            return pointers
        pointers = further
