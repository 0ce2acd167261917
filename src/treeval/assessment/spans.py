"""Parses as the methods see them: tagged words, and constituents as sets of words.

Of a constituency tree, the constituents are its brackets; of a dependency tree, the yields of its
words. Punctuation and null elements are gone, and no set of words is there twice.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import InvalidTreeError, MismatchError
from treeval.schemes.punctuation import PUNCTUATION_TAGS
from treeval.schemes.stripping import without_words
from treeval.tree.column import Column
from treeval.tree.constituents import Blocks, Constituents
from treeval.tree.punctuation import Marks, punctuation
from treeval.tree.shape import tree_problems
from treeval.tree.treebank import Treebank, ranges
from treeval.tree.yields import Yields, yields

Trees: TypeAlias = Constituents | Treebank


@dataclass(frozen=True, eq=False)
class Spans:
    """Sentence i owns the words ``offsets[i]:offsets[i+1]``, and likewise constituents.

    Constituent c goes from word ``first[c]`` to before ``end[c]``; ``blocks`` has the runs of words
    of those that have gaps.
    """

    offsets: Ints
    tags: Column
    node_offsets: Ints
    first: Ints
    end: Ints
    blocks: Blocks

    def __len__(self) -> int:
        """Count the sentences."""
        return len(self.offsets) - 1

    @cached_property
    def lengths(self) -> Ints:
        """Words of each sentence."""
        return frozen(np.diff(self.offsets))

    @cached_property
    def sizes(self) -> Ints:
        """Words of each constituent."""
        sizes = self.end - self.first
        gappy = np.unique(self.blocks.nodes)
        widths = np.bincount(self.blocks.nodes, self.blocks.end - self.blocks.first, len(sizes))
        sizes[gappy] = widths[gappy]
        return frozen(sizes)

    def count(self, *, one_word: bool) -> Ints:
        """Count the constituents of each sentence, those of one word too if they are wanted."""
        counted = np.append(0, np.cumsum(self.sizes > (0 if one_word else 1)))
        return np.diff(counted[self.node_offsets])


def constituent_spans(
    trees: Constituents,
    tags: Column | None = None,
    *,
    one_word: bool = True,
    punctuation_tags: frozenset[str] = PUNCTUATION_TAGS,
) -> Spans:
    """Take the brackets of trees; ``tags``, one a word of theirs, take the place of their own.

    The trees' own tags say what is punctuation. Without ``one_word``, brackets around single words
    are left out.
    """
    removed = trees.are_null | trees.tags.isin(punctuation_tags)
    tags = _fitting(trees.tags if tags is None else tags, trees.words)
    left = trees.without(words=removed) if removed.any() else trees
    repeats = left.sizes == np.append(left.sizes, 0)[left.parents]
    if not one_word:
        repeats |= left.sizes == 1
    left = left.without(nodes=repeats) if repeats.any() else left
    return Spans(
        left.offsets,
        tags.take(np.flatnonzero(~removed)) if removed.any() else tags,
        left.node_offsets,
        left.first,
        left.end,
        left.blocks,
    )


def dependency_spans(
    treebank: Treebank, tags: Column, *, one_word: bool = True, marks: Marks | None = "upos"
) -> Spans:
    """Take the yields of words: the word and all below it; ``marks`` tells punctuation."""
    problems = tree_problems(treebank, one_root=False)
    if problems:
        raise InvalidTreeError(str(problems[0]))
    left, tags = treebank, _fitting(tags, treebank.words)
    if marks is not None:
        removed = punctuation(treebank, marks)
        left, tags = without_words(treebank, removed, "many"), tags.take(np.flatnonzero(~removed))
    words = np.arange(left.words)
    found = yields(left.parents, words, np.ones_like(words), left.sentences)
    kept = (found.end - found.first) > (0 if one_word else 1)
    first, end, blocks = _unordered(found, np.flatnonzero(kept), left)
    before = np.append(0, np.cumsum(kept))
    return Spans(left.offsets, tags, frozen(before[left.offsets]), first, end, blocks)


def _unordered(found: Yields, kept: Ints, left: Treebank) -> tuple[Ints, Ints, Blocks]:
    """Bring yields back into the order of the text: where they begin and end, and their runs."""
    first, end = found.first[kept], found.end[kept]
    moved = left.sentences[found.order != np.arange(left.words)]
    here = np.flatnonzero(np.isin(left.sentences[kept], moved))
    sizes = (end - first)[here]
    nodes = np.repeat(here, sizes)
    words = found.order[ranges(first[here], sizes)]
    words = words[np.lexsort((words, nodes))]
    bounds = np.append(0, np.cumsum(sizes))
    first[here], end[here] = words[bounds[:-1]], words[bounds[1:] - 1] + 1
    gappy = np.repeat((end - first)[here] > sizes, sizes)
    starts = (np.diff(nodes, prepend=-1) != 0) | (np.diff(words, prepend=-2) != 1)
    ends = np.append(starts[1:], np.ones(min(1, len(starts)), dtype=np.bool_))
    starts, ends = starts & gappy, ends & gappy
    return frozen(first), frozen(end), Blocks(nodes[starts], words[starts], words[ends] + 1)


def _fitting(tags: Column, words: int) -> Column:
    if len(tags) != words:
        raise MismatchError(f"{len(tags)} tags for {words} words; give one a word")
    return tags
