"""The documents of a treebank, which the comment ``# newdoc`` divides."""

import numpy as np

from treeval.arrays import Ints
from treeval.formats.conll import Document
from treeval.tree.trees import Trees

_NEW = "newdoc"


def documents_of(trees: Trees) -> Ints | None:
    """Number the document of each sentence, from 0; None if the file does not divide them."""
    origin = trees.origin
    if not isinstance(origin, Document):
        return None
    starts = [any(map(_is_new, origin.comments(number))) for number in range(len(trees))]
    if not any(starts):
        return None
    # Sentences before the first comment are a document, too.
    return np.cumsum(starts) - bool(starts[0])


def _is_new(comment: str) -> bool:
    words = comment.removeprefix("#").split()
    return bool(words) and words[0] == _NEW
