"""A trained model: what its choices weigh, how it parses, and how probable it finds a text."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.models.dmv.batches import (
    TreeFinder,
    best_trees,
    careful_trees,
    expect,
    trees_within,
)
from treeval.models.dmv.events import Events
from treeval.models.dmv.parts import FREE, PartMapper, SpanLimits, in_threads
from treeval.models.dmv.spans import WordSpans
from treeval.models.dmv.text import Tagged, tagged
from treeval.models.dmv.valences import best_valence_trees, careful_valence_trees, expect_arcs
from treeval.settings.choices import SpanConstraint
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

FLOOR = 1e-12
FALLBACKS = "fallbacks"  # the number of sentences that have no tree within their spans
WITHOUT = "without"  # what a model says about the punctuation that was left out in training


@dataclass(frozen=True, eq=False)
class DMVModel:
    """Weights of all choices: probabilities, unless parameters were flipped.

    ``column`` names the column of a treebank in which the tags are found, ``about`` says how the
    model came to be. ``state`` is what training needs beyond the weights in order to go on.
    """

    tags: tuple[str, ...]
    weights: Events
    column: str = "xpos"
    about: Mapping[str, str] = field(default_factory=dict)
    state: Mapping[str, Floats] = field(default_factory=dict)

    def parse(
        self,
        treebank: Treebank,
        *,
        careful: bool = False,
        floor: float = FLOOR,
        marks: Bools | None = None,
        spans: WordSpans | None = None,
        constraint: SpanConstraint = "sprawl",
        has_tags: bool = False,
        mapper: PartMapper = in_threads,
    ) -> Treebank:
        """Give the treebank the best trees, or with ``careful`` those of minimum risk.

        Weights below the floor, and those of unknown tags, count as the floor. Labels and
        enhanced edges, of which the model knows nothing, are emptied. ``marks`` says which words
        are punctuation: trees are made of the others, and marks are attached to their roots. Trees
        respect ``spans`` of words, where there is such a tree. ``has_tags`` says that the whole
        text, of which the treebank is a part, has tags.
        """
        text = tagged(treebank, self.column, has_tags=has_tags)
        kept = text if marks is None else text.take(np.flatnonzero(~marks))
        limits = FREE if spans is None else SpanLimits(spans, constraint)
        return with_trees(
            treebank,
            marks,
            lambda _: self.parents(
                kept, careful=careful, floor=floor, limits=limits, mapper=mapper
            ),
        )

    def parents(
        self,
        text: Tagged,
        *,
        careful: bool = False,
        floor: float = FLOOR,
        limits: SpanLimits = FREE,
        mapper: PartMapper = in_threads,
    ) -> Ints:
        """Positions of heads in the whole text, -1 for roots."""
        text = text.coded_as(self.tags)
        weights = self.extended(text.tags).floored(floor).weights
        trees: TreeFinder = careful_trees if careful else best_trees
        if weights.has_valences:
            trees = careful_valence_trees if careful else best_valence_trees
        return trees_within(trees, text, weights, limits, mapper=mapper)[0].parents

    def log_likelihoods(self, text: Tagged) -> Floats:
        """Natural logarithm of each sentence's probability; -inf where a tag is unknown."""
        text = text.coded_as(self.tags)
        weights = self.extended(text.tags).weights
        if weights.has_valences:
            return expect_arcs(text, weights).log_likelihoods
        return expect(text, weights).log_likelihoods

    def extended(self, tags: tuple[str, ...]) -> "DMVModel":
        """Know further tags, listed after the known ones; all their weights are 0."""
        more = len(tags) - len(self.tags)
        if not more:
            return self
        pad = (0, more)
        return replace(
            self,
            tags=tags,
            weights=Events(
                np.pad(self.weights.root, pad),
                np.pad(self.weights.attach, ((0, 0), pad, pad, (0, 0))[: self.weights.attach.ndim]),
                np.pad(self.weights.stop, ((0, 0), pad, (0, 0))),
                np.pad(self.weights.go, ((0, 0), pad, (0, 0))),
            ).map(np.asarray),
        )

    def floored(self, floor: float) -> "DMVModel":
        """Raise all weights to the floor at least."""
        return replace(self, weights=self.weights.map(lambda array: np.maximum(array, floor)))


def with_trees(
    treebank: Treebank, marks: Bools | None, parents_of: Callable[[Ints], Ints]
) -> Treebank:
    """Give a treebank trees of the words that are not marks, and empty its labels.

    ``parents_of`` is called with the offsets of the sentences of these words, and returns the
    positions of their heads among them, -1 for roots.
    """
    left_out = np.zeros(treebank.words, dtype=np.bool_) if marks is None else marks
    kept = np.flatnonzero(~left_out)
    offsets = np.searchsorted(kept, treebank.offsets).astype(np.int64)
    parents = attached_to_roots(treebank, kept, parents_of(offsets))
    begin = np.repeat(treebank.offsets[:-1], treebank.lengths)
    heads = np.where(parents < 0, 0, parents - begin + 1).astype(treebank.heads.dtype)
    none = Column(frozen(np.zeros(treebank.words, dtype=np.int32)), ("_",))
    emptied = dict.fromkeys({"deprel", "deps"} & set(treebank.columns), none)
    return treebank.replaced(heads=frozen(heads), **emptied)


def attached_to_roots(treebank: Treebank, kept: Ints, found: Ints) -> Ints:
    """Parents of all words, given those of the words kept; the others are attached to roots.

    A sentence without words that were kept is headed by its first.
    """
    tops = treebank.offsets[:-1].astype(np.int64)
    roots = kept[found < 0]
    tops[treebank.sentences[roots]] = roots
    parents = tops[treebank.sentences]
    parents[kept] = np.where(found < 0, -1, kept[found])
    parents[tops[treebank.lengths > 0]] = -1
    return parents
