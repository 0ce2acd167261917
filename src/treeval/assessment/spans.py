"""The view of parses that the methods share: tagged words, and constituents as sets of words.

The constituents of a constituency tree are its brackets, those of a dependency tree the yields of
its words. Punctuation and null elements are left out, and each set of words is listed once.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.errors import InvalidTreeError, MismatchError
from treeval.schemes.punctuation import are_marks
from treeval.schemes.stripping import without_words
from treeval.settings.choices import StrippedMarks
from treeval.tree.column import Column
from treeval.tree.constituents import Blocks, Constituents, TreeKind, Trees
from treeval.tree.nesting import Yields, yields
from treeval.tree.punctuation import punctuation
from treeval.tree.shape import tree_problems
from treeval.tree.treebank import Treebank, ranges


@dataclass(frozen=True, eq=False)
class Spans:
    """Sentence i owns the words ``offsets[i]:offsets[i+1]``, and likewise constituents.

    Constituent c covers the words from ``first[c]`` to before ``end[c]``; of those with gaps,
    ``blocks`` lists the runs of words.
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

    @cached_property
    def constituents(self) -> Ints:
        """Constituents of several words in each sentence."""
        before = np.append(0, np.cumsum(self.sizes > 1))
        return frozen(np.diff(before[self.node_offsets]))


def minimum_constituents(constituents: Ints) -> Floats:
    """Score sentences by minus the number of their constituents: the fewer, the better."""
    return frozen(np.negative(constituents).astype(float))


def words_of(trees: Trees, marks: StrippedMarks | None = None) -> Bools:
    """Say which words count: those that are neither null elements nor punctuation.

    ``marks`` says how punctuation is recognised, by default by form in dependencies and by tags in
    constituents; with ``none`` it counts.
    """
    if isinstance(trees, Constituents):
        punctuated = False if marks == "none" else are_marks(trees, marks or "tags")
        return ~(trees.are_null | punctuated)
    if marks == "none":
        return np.ones(trees.words, dtype=np.bool_)
    return ~punctuation(trees, marks or "form")


def are_of_length(
    trees: Trees, are_words: Bools, max_length: int | None, min_length: int | None = None
) -> Bools:
    """Say which sentences have neither more nor fewer of the words that count."""
    if max_length is None and min_length is None:
        return np.ones(len(trees), dtype=np.bool_)
    lengths = np.bincount(trees.sentences[are_words], minlength=len(trees))
    longest = trees.words if max_length is None else max_length
    return np.asarray((lengths >= (min_length or 0)) & (lengths <= longest))


def have_single_words(kind: TreeKind, single: bool | None) -> bool:
    """Say whether constituents of a single word count: as chosen, by default in dependencies only.

    docs/decisions gives the measurements behind the default.
    """
    return kind == "dependencies" if single is None else single


def spans(trees: Trees, tags: Column, are_words: Bools, *, single: bool = True) -> Spans:
    """Take the constituents of parses, over the words that count; there is one tag per word.

    Without ``single``, constituents that are single words are left out.
    """
    if len(tags) != trees.words:
        raise MismatchError(
            f"there are {len(tags)} tags for {trees.words} words; give one tag per word"
        )
    if not are_words.all():
        tags = tags.take(np.flatnonzero(are_words))
    if isinstance(trees, Constituents):
        return _of_constituents(trees, tags, are_words, single=single)
    return _of_dependencies(trees, tags, are_words, single=single)


def _of_constituents(trees: Constituents, tags: Column, are_words: Bools, *, single: bool) -> Spans:
    if not trees.are_gappy.any():
        return _of_runs(trees, tags, are_words, single=single)
    left = trees if are_words.all() else trees.without(words=~are_words)
    # A node as large as its parent covers the same words.
    dropped = left.sizes == np.append(left.sizes, 0)[left.parents]
    if not single:
        dropped |= left.sizes == 1
    left = left.without(nodes=dropped) if dropped.any() else left
    return Spans(left.offsets, tags, left.node_offsets, left.first, left.end, left.blocks)


def _of_runs(trees: Constituents, tags: Column, are_words: Bools, *, single: bool) -> Spans:
    """List the constituents of trees without gaps, each set of words once.

    A node repeats the words of its parent where both have the same number of words.
    """
    before = np.append(0, np.cumsum(are_words))
    first, end = before[trees.first], before[trees.end]
    sizes = np.append(end - first, 0)
    kept = (sizes > (0 if single else 1))[:-1] & (sizes[:-1] != sizes[trees.parents])
    nodes_before = np.append(0, np.cumsum(kept))
    none = np.zeros(0, dtype=np.int32)
    return Spans(
        frozen(before[trees.offsets]),
        tags,
        frozen(nodes_before[trees.node_offsets]),
        frozen(first[kept]),
        frozen(end[kept]),
        Blocks(none, none, none),
    )


def _of_dependencies(treebank: Treebank, tags: Column, are_words: Bools, *, single: bool) -> Spans:
    problems = tree_problems(treebank, one_root=False)
    if problems:
        raise InvalidTreeError(str(problems[0]))
    left = without_words(treebank, ~are_words, "many")
    words = np.arange(left.words)
    below = yields(left.parents, words, np.ones_like(words), left.sentences)
    kept = (below.end - below.first) > (0 if single else 1)
    first, end, blocks = _unordered(below, np.flatnonzero(kept), left)
    before = np.append(0, np.cumsum(kept))
    return Spans(left.offsets, tags, frozen(before[left.offsets]), first, end, blocks)


def _unordered(below: Yields, kept: Ints, left: Treebank) -> tuple[Ints, Ints, Blocks]:
    """Put yields back into the order of the text: where they begin and end, and their runs."""
    first, end = below.first[kept], below.end[kept]
    moved = left.sentences[below.order != np.arange(left.words)]
    here = np.flatnonzero(np.isin(left.sentences[kept], moved))
    sizes = (end - first)[here]
    nodes = np.repeat(here, sizes)
    words = below.order[ranges(first[here], sizes)]
    words = words[np.lexsort((words, nodes))]
    bounds = np.append(0, np.cumsum(sizes))
    first[here], end[here] = words[bounds[:-1]], words[bounds[1:] - 1] + 1
    gappy = np.repeat((end - first)[here] > sizes, sizes)
    starts = (np.diff(nodes, prepend=-1) != 0) | (np.diff(words, prepend=-2) != 1)
    ends = np.append(starts[1:], np.ones(min(1, len(starts)), dtype=np.bool_))
    starts, ends = starts & gappy, ends & gappy
    return frozen(first), frozen(end), Blocks(nodes[starts], words[starts], words[ends] + 1)
