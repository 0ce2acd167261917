"""The sentences of a page: what the explorer shows of the results of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from treeval.report.explorer.block import Explorer, LaterVolume, anchor
from treeval.report.explorer.volume import Layer, SentenceScore, Volume, phrase_layer
from treeval.report.pages.page import Prose, Section

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from treeval.arrays import Ints
    from treeval.scoring.analysis import ErrorAnalysis
    from treeval.scoring.mistakes import Mistakes
    from treeval.scoring.results import Results
    from treeval.settings.choices import MatrixOf
    from treeval.tree.treebank import Treebank

_MEASURES = ("LAS", "UAS", "CLAS")  # in addition to those that are quoted
_LOST_BY = {"LAS": "error", "UAS": "attachment"}  # the kind of words that a metric counts as lost
# Those groupings of words and sentences by which the explorer can find words (groups.js).
_GROUPINGS = frozenset(
    "relation upos length distance depth direction projectivity head-upos document genre".split()
)
_CLEAREST = "-errors"  # sentences with few other errors show an error best
LEGEND = (
    "Gold arcs are above the words: thin if all drawn systems have them, thick if one does not. "
    "Below the words, dashed, are only the arcs in which a system differs; ≠ marks another "
    "relation, and ↗ a head that is not a gold word of the sentence. Click a word to see its rows "
    "in all files."
)


PHRASES = (
    "The gold tree is above the words; below them are the trees of systems, upside down. "
    "Constituents that both have are grey; gold constituents that a system lacks are framed, and "
    "constituents that only the system has are framed and dashed."
)


def sentence_section(
    *volumes: Volume | LaterVolume, state: str = "", legend: str = LEGEND, most: int | None = None
) -> Section:
    """The section of a page with the explorer; ``most`` limits the sentences per treebank."""
    return Section("Sentences", (Prose((legend,)), Explorer(volumes, state, most)))


def places_among(treebank: Treebank, rows: Ints, words: Ints) -> Ints:
    """The places of words among those of some sentences, which are in the order of the file."""
    lengths = treebank.lengths[rows]
    shift = np.cumsum(lengths) - lengths - treebank.offsets[rows]
    return words + shift[np.searchsorted(rows, treebank.sentences[words])]


def gold_name(systems: Iterable[str]) -> str:
    """The name of the layer of gold trees, which no system has."""
    return "gold trees" if "gold" in systems else "gold"


def scored_volume(results: Results, mistakes: Sequence[Mistakes]) -> Volume:
    """The sentences that were scored, with all systems and the scores of each sentence."""
    run = results.run
    assert run is not None
    gold = mistakes[0].pair.gold
    # Where punctuation is removed, systems with other tokens may keep other gold words.
    comparable = [
        of_system
        for of_system in mistakes
        if np.array_equal(of_system.pair.gold.offsets, gold.offsets)
    ]
    layers = (Layer.aligned(of_system.system, of_system.pair) for of_system in comparable)
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
        (Layer(gold_name(system.name for system in results.systems), gold), *layers),
        scores=tuple(scores),
        subtypes=run.settings.conventions.subtypes,
        counted=mistakes[0].counted,
        rows=run.rows,
    )


def phrase_volume(results: Results) -> Volume:
    """The constituency trees of sentences whose words all systems have."""
    run = results.run
    assert run is not None
    pairs = {contender.name: contender.pair for contender in run.contenders}
    same = np.all([pair.have_same_words for pair in pairs.values()], axis=0)
    kept = np.isin(np.arange(len(same)), run.rows) & same
    rows = np.flatnonzero(kept)
    gold = next(iter(pairs.values())).gold.overt.select(rows)
    layers = (phrase_layer(name, pair.predicted.overt.select(rows)) for name, pair in pairs.items())
    places = np.flatnonzero(kept[run.rows])
    scores = [
        SentenceScore(
            name,
            system.scores[name].counts.sentence_scores[places],
            system.name,
            system.scores[name].is_share,
        )
        for system in results.systems
        for name in results.quoted
    ]
    return Volume((phrase_layer(gold_name(pairs), gold), *layers), scores=tuple(scores))


def analysed_volume(analysis: ErrorAnalysis) -> Volume:
    """The sentences of an error analysis: all that count, or those that the settings ask for."""
    found, settings = analysis.mistakes, analysis.settings
    gold = found[0].pair.gold
    asked = analysis.named is not None or settings.show is not None
    rows = analysis.sentences() if asked else np.unique(gold.sentences[found[0].counted])
    return Volume(
        (
            Layer(gold_name(analysis.names), gold),
            *(Layer.aligned(of_system.system, of_system.pair) for of_system in found),
        ),
        subtypes=settings.conventions.subtypes,
        counted=found[0].counted,
        rows=np.sort(np.asarray(rows, dtype=np.int64)),
        order=settings.sort if settings.sort != "length" else "-length",
    )


def asked_state(analysis: ErrorAnalysis) -> str:
    """The state of the explorer that shows the errors that the settings ask for."""
    settings, (gold, predicted) = analysis.settings, analysis.sought or (None, None)
    names = ("gold", "pred") if settings.matrix == "relation" else ("hg", "hp")
    right, wrong = analysis.better or ("", "")
    state = {
        "kind": "" if settings.kind == "any" else settings.kind,
        **dict(zip(names, (gold or "", predicted or ""), strict=True)),
        "tag": "" if settings.matrix == "relation" or not analysis.sought else settings.matrix,
        "right": right,
        "wrong": wrong,
    }
    return anchor(**state).partition("?")[2]


def cell_anchor(system: str, gold: str, predicted: str, of: MatrixOf = "relation") -> str:
    """The anchor of the sentences in a cell of a confusion matrix."""
    if of == "relation":
        return anchor(sys=system, gold=gold, pred=predicted, sort=_CLEAREST)
    return anchor(sys=system, tag=of, hg=gold, hp=predicted, sort=_CLEAREST)


def phrase_anchor(system: str, by: str, group: str) -> str:
    """The anchor of the sentences in which a system lacks a constituent of a group."""
    if by == "label":
        return anchor(sys=system, gold=group, sort=_CLEAREST)
    return anchor(sys=system, kind="error", by=f"{by}:{group}") if by == "length" else ""


def group_anchor(system: str, metric: str, by: str, group: str) -> str:
    """The anchor of the words of a group that a system has wrong."""
    if by not in _GROUPINGS:
        return ""
    return anchor(sys=system, kind=_LOST_BY.get(metric, ""), by=f"{by}:{group}", sort=_CLEAREST)
