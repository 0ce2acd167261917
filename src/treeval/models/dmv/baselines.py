"""Trees without any learning: what every parser should be better than."""

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.models.dmv.batches import drawn_trees, skip_draws
from treeval.models.dmv.events import uniform
from treeval.models.dmv.model import with_trees
from treeval.models.dmv.text import coded
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank


def left_branching(treebank: Treebank, marks: Bools | None = None) -> Treebank:
    """Attach every word to the next one; ``marks`` are treated as in `DMVModel.parse`."""

    def parents(offsets: Ints) -> Ints:
        found = np.arange(1, offsets[-1] + 1)
        found[_filled(offsets[1:], offsets) - 1] = -1
        return found

    return with_trees(treebank, marks, parents)


def right_branching(treebank: Treebank, marks: Bools | None = None) -> Treebank:
    """Attach every word to the one before; ``marks`` are treated as in `DMVModel.parse`."""

    def parents(offsets: Ints) -> Ints:
        found = np.arange(-1, offsets[-1] - 1)
        found[_filled(offsets[:-1], offsets)] = -1
        return found

    return with_trees(treebank, marks, parents)


def random_trees(
    treebank: Treebank,
    rng: np.random.Generator,
    marks: Bools | None = None,
    *,
    words_before: int = 0,
) -> Treebank:
    """Draw a tree for each sentence from all projective trees with one root, all alike.

    Of a part of a longer text, ``words_before`` are those of earlier parts: their draws are passed
    over.
    """
    if words_before:
        skip_draws(rng, words_before)

    def parents(offsets: Ints) -> Ints:
        one_tag = Column(frozen(np.zeros(offsets[-1], dtype=np.int32)), ("any",))
        return drawn_trees(coded(one_tag, offsets), uniform(1), rng).parents

    return with_trees(treebank, marks, parents)


def _filled(ends: Ints, offsets: Ints) -> Ints:
    """Those of the ends of sentences that belong to sentences with words."""
    return ends[np.diff(offsets) > 0]
