"""Shared by all changes of heads: trees are required, and positions become heads."""

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import InvalidTreeError
from treeval.tree.column import Column
from treeval.tree.shape import reach_root, tree_problems
from treeval.tree.treebank import Treebank


def insist_on_trees(treebank: Treebank) -> None:
    """Refuse cycles; several roots are allowed."""
    if not reach_root(treebank.parents).all():
        raise InvalidTreeError(str(tree_problems(treebank, one_root=False)[0]))


def rewired(treebank: Treebank, parents: Ints, labels: Column | None = None) -> Treebank:
    """Give the treebank other heads, as positions in the whole, and other labels if it has any.

    Enhanced edges stay as they are.
    """
    begin = np.repeat(treebank.offsets[:-1], treebank.lengths)
    heads = np.where(parents < 0, 0, parents - begin + 1).astype(treebank.heads.dtype)
    columns = {} if labels is None else {"deprel": labels}
    return treebank.replaced(heads=frozen(heads), **columns)


def labels_of(treebank: Treebank) -> Column | None:
    return treebank.columns.get("deprel", None)
