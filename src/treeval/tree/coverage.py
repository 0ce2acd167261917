"""Outputs that lack sentences of the gold trees, or have more: aligned by their text.

Sentences that both sides have are found first; between them, runs of sentences with the same text,
since the two sides may divide it differently. A sentence that the output lacks is filled in from
the gold trees, so that both sides have the same text again, but its words are aligned with nothing:
as many words, relations and edges are predicted as there are, and all of them are wrong. Sentences
that only the output has are left out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from itertools import pairwise

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.tree.alignment import Alignment, SharedTokens
from treeval.tree.column import Column
from treeval.tree.enhanced import has_edges
from treeval.tree.joined import joined
from treeval.tree.pair import Pair
from treeval.tree.surface import Surface, surface
from treeval.tree.treebank import EmptyNodes, Treebank

_LARGEST_TABLE = 1_000_000  # pairs of sentences that are looked at in one gap


@dataclass(frozen=True, eq=False)
class Covered:
    """An output with the text of the gold trees, and its missing and additional sentences."""

    predicted: Treebank
    missing: Bools  # over the gold sentences
    extra: int  # sentences that were left out of the output
    sentences: Ints  # where the sentences were in the output; -1 for those it lacked


def covered(gold: Surface, predicted: Treebank) -> Covered:
    """Give an output the text of the gold trees; if they share no sentence, it stays as it is."""
    parsed = surface(predicted)
    nothing = np.zeros(len(gold.treebank), dtype=np.bool_)
    as_it_is = Covered(predicted, nothing, 0, np.arange(len(predicted)))
    if gold.text == parsed.text:
        return as_it_is
    ours, theirs = _sentences(gold), _sentences(parsed)
    runs = common_runs(ours, theirs)
    if not runs:
        return as_it_is
    missing = ~nothing
    for run in runs:
        missing[run.gold] = False
    sentences = _order(runs, len(ours))
    places = sentences.copy()
    places[sentences < 0] = len(predicted) + np.arange(np.count_nonzero(missing))
    extra = len(predicted) - int(np.count_nonzero(sentences >= 0))
    whole = joined([predicted, _filling(gold.treebank, missing, predicted)])
    return Covered(whole.select(places), frozen(missing), extra, sentences)


def _filling(gold: Treebank, missing: Bools, predicted: Treebank) -> Treebank:
    """Give the gold sentences that are missing, with edges only if the output has some."""
    sentences = gold.select(np.flatnonzero(missing))
    if has_edges(predicted) or "deps" not in gold.columns:
        return sentences
    without = sentences.replaced(deps=Column.of(["_"] * sentences.words))
    return replace(without, empty_nodes=EmptyNodes())


def unaligned_in(both: Pair, missing: Bools) -> Pair:
    """Align nothing in the sentences that the output lacked."""
    if not missing.any():
        return both
    words = ~missing[both.gold.sentences[both.alignment.gold]]
    firsts = both.gold_surface.first_words[both.shared.gold]
    tokens = ~missing[both.gold.sentences[firsts]]
    alignment, shared = both.alignment, both.shared
    return replace(
        both,
        alignment=Alignment(
            frozen(alignment.gold[words]),
            frozen(alignment.predicted[words]),
            alignment.gold_words,
            alignment.predicted_words,
        ),
        shared=SharedTokens(frozen(shared.gold[tokens]), frozen(shared.predicted[tokens])),
        missing=frozen(np.flatnonzero(missing)),
    )


@dataclass(frozen=True)
class CommonRun:
    """Sentences of both sides that have the same text."""

    gold: slice
    predicted: slice


def common_runs(gold: Sequence[str], predicted: Sequence[str]) -> list[CommonRun]:
    """Find runs of sentences with the same text, in the order of both sides."""
    runs: list[CommonRun] = []
    gold_end = predicted_end = 0
    matcher = SequenceMatcher(None, gold, predicted, autojunk=False)
    # Equal sentences are matched first; in gaps, the sides may divide the same text differently.
    for match in matcher.get_matching_blocks():
        gap = slice(gold_end, match.a), slice(predicted_end, match.b)
        runs += _runs_in_gap(gold, predicted, *gap)
        gold_end, predicted_end = match.a + match.size, match.b + match.size
        if match.size:
            runs.append(CommonRun(slice(match.a, gold_end), slice(match.b, predicted_end)))
    return runs


def _runs_in_gap(
    gold: Sequence[str], predicted: Sequence[str], ours: slice, theirs: slice
) -> list[CommonRun]:
    """Find the runs that cover most text, where no sentence is the same on both sides."""
    rows, columns = range(ours.start, ours.stop), range(theirs.start, theirs.stop)
    if not rows or not columns or len(rows) * len(columns) > _LARGEST_TABLE:
        return []
    best: dict[tuple[int, int], int] = {}  # characters in common runs from here on
    steps: dict[tuple[int, int], CommonRun] = {}
    for i in reversed(rows):
        for j in reversed(columns):
            # Leave out a sentence of either side, or take the run that begins with both.
            most = max(best.get((i + 1, j), 0), best.get((i, j + 1), 0))
            run = _run_at(gold[i : ours.stop], predicted[j : theirs.stop])
            if run is not None:
                gained = sum(map(len, gold[i : i + run[0]]))
                gained += best.get((i + run[0], j + run[1]), 0)
                if gained > most:
                    most = gained
                    steps[i, j] = CommonRun(slice(i, i + run[0]), slice(j, j + run[1]))
            best[i, j] = most
    return _followed(steps, best, ours, theirs)


def _followed(
    steps: dict[tuple[int, int], CommonRun],
    best: dict[tuple[int, int], int],
    ours: slice,
    theirs: slice,
) -> list[CommonRun]:
    runs = []
    i, j = ours.start, theirs.start
    while i < ours.stop and j < theirs.stop:
        run = steps.get((i, j))
        if run is not None:
            runs.append(run)
            i, j = run.gold.stop, run.predicted.stop
        elif best.get((i + 1, j), 0) == best[i, j]:
            i += 1
        else:
            j += 1
    return runs


def _run_at(gold: Sequence[str], predicted: Sequence[str]) -> tuple[int, int] | None:
    """Count the first sentences of either side until both have the same text, if ever."""
    ours, theirs = gold[0], predicted[0]
    i = j = 1
    while len(ours) != len(theirs):
        if len(ours) < len(theirs):
            if not theirs.startswith(ours) or i == len(gold):
                return None
            ours, i = ours + gold[i], i + 1
        else:
            if not ours.startswith(theirs) or j == len(predicted):
                return None
            theirs, j = theirs + predicted[j], j + 1
    return (i, j) if ours == theirs else None


def _sentences(side: Surface) -> list[str]:
    return [side.text[begin:end] for begin, end in pairwise(side.sentence_starts.tolist())]


def _order(runs: Sequence[CommonRun], sentences: int) -> Ints:
    """List the sentences of the output in the order of the gold trees; -1 for a missing one."""
    order: list[int] = []
    done = 0
    for run in runs:
        order += [-1] * (run.gold.start - done)
        order += range(run.predicted.start, run.predicted.stop)
        done = run.gold.stop
    return np.array(order + [-1] * (sentences - done), dtype=np.int64)
