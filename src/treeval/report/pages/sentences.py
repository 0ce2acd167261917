"""The sentences of a page: what the explorer shows of the results of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from treeval.report.explorer.block import Explorer, place
from treeval.report.explorer.volume import Layer, SentenceScore, Volume
from treeval.report.pages.page import Prose, Section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from treeval.scoring.mistakes import Mistakes
    from treeval.scoring.results import Results

_MEASURES = ("LAS", "UAS", "CLAS")  # in addition to those that are quoted
LEGEND = (
    "Gold arcs are above the words: thin if all drawn systems have them, thick if one has not. "
    "Below the words, dashed, are only the arcs in which a system differs; ≠ marks another "
    "relation, and ↗ a head that is not a gold word of the sentence. Click a word to see its rows "
    "in all files."
)


def sentence_section(*volumes: Volume, state: str = "", legend: str = LEGEND) -> Section:
    """The section of a page with the explorer."""
    return Section("Sentences", (Prose((legend,)), Explorer(volumes, state)))


def scored_volume(results: Results, found: Sequence[Mistakes]) -> Volume:
    """The sentences that were scored, with all systems and the scores of each sentence."""
    run = results.run
    assert run is not None
    gold = found[0].pair.gold
    layers = (Layer.aligned(one.system, one.pair) for one in found)
    names = dict.fromkeys([*_MEASURES, *results.quoted])
    scores = []
    for system in results.systems:
        for name in names:
            if name in system.scores:
                values = np.full(len(gold), np.nan)
                values[run.rows] = system.scores[name].counts.sentence_scores
                is_share = system.scores[name].is_share
                scores.append(SentenceScore(name, values, system.name, is_share))
    return Volume(
        (Layer("gold", gold), *layers),
        scores=tuple(scores),
        subtypes=run.settings.conventions.subtypes,
        counted=found[0].counted,
        rows=run.rows,
    )


def error_place(system: str, **settings: str) -> str:
    """Name the place of the errors of a system on the page."""
    return place(sys=system, **settings)
