"""The sentences of a cross-annotation evaluation, as functional trees for the explorer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from treeval.crossing.experiments import tree_edit_score
from treeval.metrics.annotations import functional_trees, have_same_words
from treeval.report.explorer.volume import (
    LabelledSpans,
    SentenceScore,
    Volume,
    spanned_layer,
    words_of,
)
from treeval.tree.column import Column
from treeval.tree.consensus import generalise
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from collections.abc import Iterator

    from treeval.crossing.results import Crossing
    from treeval.report.explorer.volume import Layer, SpanRuns
    from treeval.tree.functional import FunctionalTrees

SHARED = "shared gold"


def explored(crossing: Crossing) -> list[Volume]:
    """Make a volume for each scheme that has systems.

    The gold trees of the scheme come first, then its systems with the same words: what they have
    different are the edits. The gold trees of other schemes, and what all golds share, follow. In
    the mode tedeval-2.2, trees are others, and there is nothing to show.
    """
    if crossing.settings.mode != "treeval":
        return []
    golds = crossing.compared.gold_trees
    rename = tree_edit_score(crossing.settings).rename
    first = next(iter(golds.values()))
    words = first if isinstance(first, Treebank) else words_of(first.overt)
    _, of_golds = functional_trees(golds, first, rename)
    shared = {SHARED: generalise(list(of_golds.values()))} if len(golds) > 1 else {}
    volumes = []
    for scheme, gold in of_golds.items():
        systems = {
            name: functional_trees(golds, system.trees, rename)[0]
            for name, system in crossing.compared.systems.items()
            if system.scheme == scheme and have_same_words(first, system.trees)
        }
        others = {f"gold {name}": one for name, one in of_golds.items() if name != scheme}
        if systems:
            named = {f"gold {scheme}": gold, **systems, **others, **shared}
            layers = [spanned_layer(name, words, spans_of(one)) for name, one in named.items()]
            volumes.append(_volume(crossing, scheme, words, layers))
    return volumes


def _volume(crossing: Crossing, scheme: str, words: Treebank, layers: list[Layer]) -> Volume:
    left_out = {*crossing.skipped, *crossing.too_long}
    rows = [row for row in range(len(words)) if row not in left_out]
    names = [layer.name for layer in layers]
    scores = tuple(_scores(crossing, names, len(words), rows))
    return Volume(
        tuple(layers),
        scheme,
        scores,
        subtypes="keep",
        rows=np.array(rows, dtype=np.int64),
        order="TED" if scores else "file",
    )


def spans_of(trees: FunctionalTrees) -> LabelledSpans:
    """Functional trees as labelled spans; several labels of one span are joined by +."""
    nodes = np.argsort(trees.sentences, kind="stable")
    names = ["+".join(sorted(labels)) for labels in trees.sets]
    first, end = np.zeros(len(nodes), np.int64), np.zeros(len(nodes), np.int64)
    runs: dict[int, SpanRuns] = {}
    for place, node in enumerate(nodes.tolist()):
        covered = np.sort(trees.order[trees.first[node] : trees.end[node]])
        first[place], end[place] = covered[0], covered[-1] + 1
        breaks = np.flatnonzero(np.diff(covered) > 1)
        if len(breaks):
            starts = covered[np.append(0, breaks + 1)].tolist()
            ends = (covered[np.append(breaks, len(covered) - 1)] + 1).tolist()
            runs[place] = tuple(zip(starts, ends, strict=True))
    counts = np.bincount(trees.sentences, minlength=len(trees))
    labels = Column.of(names[code] for code in trees.codes[nodes].tolist())
    return LabelledSpans(np.append(0, np.cumsum(counts)), labels, first, end, runs)


def _scores(
    crossing: Crossing, names: list[str], sentences: int, rows: list[int]
) -> Iterator[SentenceScore]:
    """TED of every sentence, against what most gold trees share."""
    for name in (name for name in crossing.systems if name in names):
        counts = crossing.of(name)[-1].labelled
        if len(counts.table) == len(rows):
            values = np.full(sentences, np.nan)
            values[rows] = counts.sentence_scores
            yield SentenceScore("TED", values, name)
