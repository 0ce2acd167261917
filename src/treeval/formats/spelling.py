"""Trees as lines of brackets."""

import numpy as np

from treeval.arrays import Ints
from treeval.errors import FileError
from treeval.tree import nesting
from treeval.tree.constituents import Constituents

_SPACES = frozenset(" \t\n\r\v\f")


def spell(trees: Constituents, labels: list[str], leaves: list[str]) -> list[str]:
    """Spell each sentence from the labels of its nodes and the leaves of its words."""
    order, depths = _items(trees)
    closed = np.where(order < trees.nodes, 0, depths - np.append(depths[1:], 0))
    texts = [f"({label}" for label in labels] + leaves
    spelled = [
        f" {texts[item]}{')' * closing}"
        for item, closing in zip(order.tolist(), closed.tolist(), strict=True)
    ]
    bounds = (trees.offsets + trees.node_offsets).tolist()
    roots = _roots(trees).tolist()
    lines = []
    for sentence in range(len(trees)):
        line = "".join(spelled[bounds[sentence] : bounds[sentence + 1]])
        lines.append(line[1:] if roots[sentence] == 1 else f"({line})" if line else "(())")
    return lines


def _items(trees: Constituents) -> tuple[Ints, Ints]:
    """Join nodes and words into one forest; give its preorder, and the depths in that order."""
    parents = np.concatenate([trees.parents, trees.word_parents])
    keys = np.concatenate([trees.first, np.arange(trees.words)])
    order = nesting.preorder(parents, keys)
    return order, nesting.depths(parents)[order]


def _roots(trees: Constituents) -> Ints:
    """Count the words and nodes without a parent, sentence by sentence."""
    nodes = np.bincount(trees.node_sentences[trees.parents < 0], minlength=len(trees))
    words = np.bincount(trees.sentences[trees.word_parents < 0], minlength=len(trees))
    return nodes + words


def without_spaces(path: str, field: str) -> str:
    """Refuse a word or label that contains white space."""
    if not _SPACES.isdisjoint(field):
        raise FileError(
            f"{path}: cannot write {field!r} in brackets, because it has a space; choose export"
        )
    return field
