"""Secondary edges: further parents of words and nodes, as in the export format and TIGER-XML."""

from dataclasses import dataclass, field

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.tree.column import Column


def _none() -> Ints:
    return frozen(np.zeros(0, dtype=np.int32))


@dataclass(frozen=True, eq=False)
class SecondaryEdges:
    """Further parents of words and nodes, with the function they have there; words come first."""

    children: Ints = field(default_factory=_none)  # words or nodes
    are_words: Bools = field(default_factory=lambda: frozen(np.zeros(0, dtype=np.bool_)))
    parents: Ints = field(default_factory=_none)  # nodes
    functions: Column = field(default_factory=lambda: Column(_none(), ()))

    def __len__(self) -> int:
        return len(self.children)

    def moved(self, words: Ints, nodes: Ints) -> "SecondaryEdges":
        """Move words and nodes to their new places; those whose place is -1 are left out.

        Both tables of places end with an entry for -1, which is -1.
        """
        children = np.where(
            self.are_words,
            words[np.where(self.are_words, self.children, -1)],
            nodes[np.where(self.are_words, -1, self.children)],
        )
        parents = nodes[self.parents]
        kept = np.flatnonzero((children >= 0) & (parents >= 0))
        kept = kept[np.lexsort((parents[kept], children[kept], ~self.are_words[kept]))]
        return SecondaryEdges(
            frozen(children[kept].astype(np.int32)),
            frozen(self.are_words[kept]),
            frozen(parents[kept].astype(np.int32)),
            self.functions.take(kept),
        )
