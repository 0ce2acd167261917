"""Two treebanks brought together for a closer look: read, admitted, aligned."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools
from treeval.metrics.conventions import Conventions
from treeval.scoring.input import Admission, Invalid, Source, admit
from treeval.scoring.results import FileInfo
from treeval.tree.pair import Pair, pair
from treeval.tree.problems import Problem
from treeval.tree.treebank import Treebank


@dataclass(frozen=True, eq=False)
class Admitted:
    """A pair of treebanks, the gold sentences to be left out, and why."""

    gold: FileInfo
    system: FileInfo
    pair: Pair
    skipped: Bools  # over the gold sentences
    problems: tuple[Problem, ...]
    kept_invalid: int


def admitted_pair(
    gold: Treebank | str,
    system: Treebank | str,
    *,
    conventions: Conventions,
    gold_invalid: Invalid,
    system_invalid: Invalid,
    format_name: str | None = None,
) -> Admitted:
    """Read two treebanks over the same text, or take them as they are, and align their words."""
    sources = [Source.of(given, format_name) for given in (gold, system)]
    one_root = conventions.roots == "one"
    admissions = [
        admit(source, invalid, one_root=one_root)
        for source, invalid in zip(sources, (gold_invalid, system_invalid), strict=True)
    ]
    both = pair(
        sources[0].treebank, sources[1].treebank, same_tokens=conventions.tokens == "strict"
    )
    return Admitted(
        sources[0].info,
        sources[1].info,
        both,
        skipped_sentences(both, *admissions),
        (*admissions[0].problems, *admissions[1].problems),
        admissions[0].kept + admissions[1].kept,
    )


def skipped_sentences(both: Pair, gold: Admission, predicted: Admission) -> Bools:
    """Gold sentences that are skipped themselves, or that a skipped predicted one touches."""
    skipped = gold.skipped.copy()
    if not predicted.skipped.any():
        return skipped
    if both.has_same_sentences:
        return skipped | predicted.skipped
    starts = both.predicted_surface.sentence_starts
    first, last = both.rows_at(starts[:-1]), both.rows_at(starts[1:] - 1)
    for sentence in np.flatnonzero(predicted.skipped).tolist():
        skipped[first[sentence] : last[sentence] + 1] = True
    return skipped
