"""Trees written as nested brackets: the contents of a file, and the parts of its labels."""

from dataclasses import dataclass, replace
from functools import cached_property, partial

import numpy as np

from treeval.arrays import Bools, Ints, count_of
from treeval.formats import bracket_vectors
from treeval.formats.demand import can_scan, pays_off
from treeval.formats.dictionary import code_fields
from treeval.formats.labels import split_label
from treeval.kernels.bracket_arrays import BracketNodes, Leaves, OuterBrackets
from treeval.tree.column import Column, Columns
from treeval.tree.constituents import FUNCTION, INDEX, LABEL


@dataclass(frozen=True, eq=False)
class Bracketing:
    """The leaves, nodes and trees of a file."""

    path: str
    data: bytes
    leaves: Leaves
    nodes: BracketNodes
    trees: OuterBrackets
    is_scanned: bool = False  # by compiled code, which can code fields as well

    def forms(self) -> Column:
        return self._coded(self.leaves.word_starts, self.leaves.word_ends)

    def tags(self) -> Column:
        return self._coded(self.leaves.tag_starts, self.leaves.tag_ends)

    def node_columns(self) -> Columns:
        """The parts of the labels: category, function, index."""
        names = (LABEL, FUNCTION, INDEX)
        return Columns({name: partial(self._part, number) for number, name in enumerate(names)})

    def _part(self, number: int) -> Column:
        return self._labels.map(lambda label: split_label(label)[number] if label else "")

    @cached_property
    def _labels(self) -> Column:
        return self._coded(self.nodes.label_starts, self.nodes.label_ends)

    def _coded(self, starts: Ints, ends: Ints) -> Column:
        if not self.is_scanned:
            return code_fields(self.data, starts, ends)
        from treeval.formats.coding import code_spans  # noqa: PLC0415  small files do without

        return code_spans(self.data, starts, ends)

    def with_nodes(self, kept: Bools) -> "Bracketing":
        """Keep some of the nodes; those around a kept node must be kept as well."""
        before = np.append(0, np.cumsum(kept))
        new = np.append(np.where(kept, before[:-1], -1), -1)
        nodes = BracketNodes(*(row[kept] for row in self.nodes))
        nodes = nodes._replace(parents=new[nodes.parents], subtree_ends=before[nodes.subtree_ends])
        leaves = self.leaves._replace(parents=new[self.leaves.parents])
        trees = self.trees._replace(nodes=before[self.trees.nodes])
        return replace(self, leaves=leaves, nodes=nodes, trees=trees)


def scan(path: str, data: bytes, *, compiled: bool | None = None) -> Bracketing:
    """Find the brackets of a file and what is in them, or raise an error at the first wrong one.

    Compiled code does this for large files, unless ``compiled`` says whether it does.
    """
    by_kernel = pays_off(len(data)) if compiled is None else compiled and can_scan(len(data))
    brackets = found_by_kernel(data) if by_kernel else None
    if brackets is None:
        return Bracketing(path, data, *bracket_vectors.find_brackets(path, data))
    return Bracketing(path, data, *brackets, is_scanned=True)


def found_by_kernel(data: bytes) -> tuple[Leaves, BracketNodes, OuterBrackets] | None:
    """Find brackets with compiled code; None if any is wrong, as it does not say what is wrong."""
    from treeval.formats.compiled import FIND_BRACKETS  # noqa: PLC0415  loaded when first needed

    signs = np.frombuffer(data, dtype=np.uint8)
    kinds = np.frombuffer(bracket_vectors.KINDS, dtype=np.uint8)
    most = count_of(signs, "(")
    leaves = Leaves(*np.empty((len(Leaves._fields), most), dtype=np.int32))
    nodes = BracketNodes(*np.empty((len(BracketNodes._fields), most), dtype=np.int32))
    trees = OuterBrackets(*np.empty((len(OuterBrackets._fields), most), dtype=np.int32))
    counts = np.zeros(3, dtype=np.int64)
    if FIND_BRACKETS(signs, len(data), kinds, *leaves, *nodes, *trees, counts):
        return None
    return (
        Leaves(*(row[: counts[0]] for row in leaves)),
        BracketNodes(*(row[: counts[1]] for row in nodes)),
        OuterBrackets(*(row[: counts[2]] for row in trees)),
    )
