"""Trees of phrases as layers: constituents, and any other labelled spans over words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from treeval.arrays import frozen
from treeval.report.explorer.volume import Layer
from treeval.tree.constituents import plain
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from collections.abc import Mapping

    from treeval.arrays import Ints
    from treeval.tree.column import Column
    from treeval.tree.constituents import Constituents

SpanRuns = tuple[tuple[int, int], ...]


@dataclass(frozen=True, eq=False, repr=False)
class LabelledSpans:
    """Span s of sentence i, ``offsets[i] <= s < offsets[i + 1]``, covers ``first[s]:end[s]``.

    Words count over the whole layer. Outer spans come before inner ones. ``runs`` has the words of
    the spans with gaps, as runs from the first word of one to after its last word.
    """

    offsets: Ints
    labels: Column
    first: Ints
    end: Ints
    runs: Mapping[int, SpanRuns] = field(default_factory=dict)


def phrase_layer(name: str, trees: Constituents) -> Layer:
    """Make a layer of constituency trees; all layers of a volume must have the same words."""
    blocks = trees.blocks
    runs: dict[int, SpanRuns] = {}
    for node, *run in zip(
        blocks.nodes.tolist(), blocks.first.tolist(), blocks.end.tolist(), strict=True
    ):
        runs[node] = (*runs.get(node, ()), (run[0], run[1]))
    spans = LabelledSpans(trees.node_offsets, trees.labels, trees.first, trees.end, runs)
    return spanned_layer(name, words_of(trees), spans)


def spanned_layer(name: str, words: Treebank, spans: LabelledSpans) -> Layer:
    """Make a layer of labelled spans over the words of a treebank."""
    return Layer(name, words, spans=spans)


def words_of(trees: Constituents) -> Treebank:
    """The words of constituency trees, without arcs."""
    heads = frozen(np.zeros(trees.words, dtype=np.int32))
    columns = {"form": trees.forms.map(plain), "xpos": trees.tags}
    return Treebank(trees.offsets, heads, columns, origin=trees.origin)
