"""Trees without any learning: what every parser should be better than."""

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.models.dmv.batches import drawn_trees
from treeval.models.dmv.events import uniform
from treeval.models.dmv.text import coded
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank


def left_branching(treebank: Treebank) -> Treebank:
    """Attach every word to the next one."""
    places = _places(treebank)
    is_last = places == np.repeat(treebank.lengths, treebank.lengths)
    return _with_heads(treebank, np.where(is_last, 0, places + 1))


def right_branching(treebank: Treebank) -> Treebank:
    """Attach every word to the one before."""
    return _with_heads(treebank, _places(treebank) - 1)


def random_trees(treebank: Treebank, rng: np.random.Generator) -> Treebank:
    """Draw a tree for each sentence from all projective trees with one root, all alike."""
    one_tag = Column(frozen(np.zeros(treebank.words, dtype=np.int32)), ("any",))
    parents = drawn_trees(coded(one_tag, treebank.offsets), uniform(1), rng).parents
    begin = np.repeat(treebank.offsets[:-1], treebank.lengths)
    return _with_heads(treebank, np.where(parents < 0, 0, parents - begin + 1))


def _places(treebank: Treebank) -> Ints:
    """The place of each word in its sentence, from 1."""
    begin = np.repeat(treebank.offsets[:-1], treebank.lengths)
    return np.arange(1, treebank.words + 1) - begin


def _with_heads(treebank: Treebank, heads: Ints) -> Treebank:
    return treebank.replaced(heads=frozen(heads.astype(treebank.heads.dtype)))
