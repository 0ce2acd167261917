"""What an explorer shows: sentences with any number of trees, marks, scores, and their order."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.metrics.columns import same_labels
from treeval.tree.constituents import Constituents, plain
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from collections.abc import Mapping

    from treeval.settings.choices import Subtypes
    from treeval.tree.column import Column
    from treeval.tree.pair import Pair

SpanRuns = tuple[tuple[int, int], ...]


@dataclass(frozen=True, eq=False, repr=False)
class Volume:
    """The sentences of one treebank. The first layer decides what a sentence and a word is.

    ``order`` names the order at the beginning: ``file``, ``errors``, ``share``, ``length`` or
    the name of a score, with ``-`` in front for the opposite order. ``rows`` are the sentences
    that are shown, all by default; ``counted`` marks the words of the first layer that count.
    """

    layers: tuple[Layer, ...]
    name: str = ""
    scores: tuple[SentenceScore, ...] = ()
    facets: tuple[Facet, ...] = ()
    has_gold: bool = True  # whether other layers are judged by the first one
    subtypes: Subtypes = "strip"
    counted: Bools | None = None
    rows: Ints | None = None
    numbers: Ints | None = None  # of the sentences in their file, from 0, if it is an excerpt
    order: str = "errors"

    @property
    def chosen(self) -> Ints:
        """The sentences that are shown, in the order of the file."""
        return np.arange(len(self.layers[0].offsets) - 1) if self.rows is None else self.rows

    def limited(self, most: int) -> Volume:
        """Keep the first sentences in the order at the beginning."""
        if len(self.chosen) <= most:
            return self
        return replace(self, rows=np.sort(ordered(self)[:most]))


def ordered(volume: Volume) -> Ints:
    """Sort the shown sentences by the order of the volume; those without a value come last."""
    name, rows = volume.order.removeprefix("-"), volume.chosen
    if name == "file":
        return rows[::-1] if volume.order.startswith("-") else rows
    values = _values(volume, name)[rows]
    rising = volume.order.startswith("-") == (name in ("errors", "share", "length"))
    keys = values if rising else -values
    return rows[np.argsort(np.where(np.isnan(keys), np.inf, keys), kind="stable")]


def _values(volume: Volume, name: str) -> Floats:
    lengths = np.diff(volume.layers[0].offsets).astype(np.float64)
    if name == "length":
        return lengths
    if name in ("errors", "share"):
        errors = _errors(volume)
        return errors / np.maximum(lengths, 1) if name == "share" else errors
    return next(score.values for score in volume.scores if score.name == name)


def _errors(volume: Volume) -> Floats:
    """Count the words that differ from the first layer, over all other layers."""
    total = np.zeros(len(volume.layers[0].offsets) - 1)
    for layer in volume.layers:
        if layer.pair is not None:
            total += layer.pair.sum_gold(_are_wrong(layer.pair, volume))
    return total


def _are_wrong(pair: Pair, volume: Volume) -> Bools:
    """Mark the gold words whose head or relation is wrong or that have no predicted word."""
    wrong = np.ones(pair.gold.words, dtype=np.bool_)
    wrong[pair.alignment.gold] = ~(pair.same_heads & same_labels(pair, volume.subtypes))
    return wrong if volume.counted is None else np.asarray(wrong & volume.counted)


@dataclass(frozen=True, eq=False, repr=False)
class Layer:
    """One annotation of all sentences: that of a gold file, a system or an annotator.

    The first layer of a volume has no pair. Every other layer is the predicted side of a pair
    whose gold side is the first layer, so that its words and sentences may differ from those; a
    layer without a pair has the same words and sentences.
    """

    name: str
    treebank: Treebank
    pair: Pair | None = None
    shades: Floats | None = None  # from 0 to 1 for each word, such as confidence; nan for none
    shades_mean: str = ""  # the name of what the shades show
    notes: Column | None = None  # a reason for each word that is flagged, "" for the others
    spans: LabelledSpans | None = None  # for trees of phrases, in place of heads

    @staticmethod
    def aligned(name: str, pair: Pair) -> Layer:
        """Make the layer of the predicted trees of a pair, whose gold trees are the first layer."""
        return Layer(name, pair.predicted, pair)

    @property
    def offsets(self) -> Ints:
        """The words ``offsets[i]:offsets[i + 1]`` are those of sentence i of the first layer."""
        return self.treebank.offsets if self.pair is None else self.pair.predicted_offsets

    @property
    def partners(self) -> Ints:
        """The word of the first layer for each word, -1 where there is none."""
        if self.pair is None:
            return np.arange(self.treebank.words, dtype=np.int32)
        return self.pair.alignment.gold_of_predicted[:-1]

    def shaded(self, shades: Floats, meaning: str) -> Layer:
        """Shade words and their arcs by numbers from 0 (doubtful) to 1 (certain)."""
        return replace(self, shades=shades, shades_mean=meaning)

    def noted(self, notes: Column) -> Layer:
        """Flag words and give the reasons, "" for words that are not flagged."""
        return replace(self, notes=notes)


@dataclass(frozen=True, eq=False, repr=False)
class SentenceScore:
    """A number per sentence, by which sentences can be sorted and filtered; nan if undefined."""

    name: str
    values: Floats
    layer: str = ""  # the name of the layer that it is about, if it is about one
    is_share: bool = True  # whether it is a fraction of 1, shown in %


@dataclass(frozen=True, eq=False, repr=False)
class Facet:
    """A value per sentence, such as a document, by which sentences can be filtered."""

    name: str
    values: Column


@dataclass(frozen=True, eq=False, repr=False)
class LabelledSpans:
    """Span s of sentence i, ``offsets[i] <= s < offsets[i + 1]``, covers ``first[s]:end[s]``.

    Words are numbered over the whole layer. Outer spans come before inner ones. ``runs`` has the
    words of each span with gaps, as runs from the first word to after the last word.
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
