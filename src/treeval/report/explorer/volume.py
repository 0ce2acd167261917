"""What an explorer shows: sentences, any number of trees per sentence, marks, and numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from treeval.arrays import Bools, Floats, Ints
    from treeval.report.explorer.phrases import LabelledSpans
    from treeval.settings.choices import Subtypes
    from treeval.tree.column import Column
    from treeval.tree.pair import Pair
    from treeval.tree.treebank import Treebank


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
        from treeval.report.explorer.order import ordered  # noqa: PLC0415  few pages are limited

        return replace(self, rows=np.sort(ordered(self)[:most]))
