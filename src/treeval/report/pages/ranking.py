"""The page of `rank`: predicted scores with intervals, agreement of pairs, doubts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from treeval.counts import ratio
from treeval.report.charts.canvas import NARROW
from treeval.report.charts.rows import Dot, DotRow, dot_chart
from treeval.report.explorer.block import anchor
from treeval.report.explorer.volume import Layer, SentenceScore, Volume
from treeval.report.pages.page import (
    Cell,
    Figures,
    Fold,
    Grid,
    Page,
    Prose,
    Provenance,
    Section,
    files_grid,
)
from treeval.report.pages.sentences import LEGEND, sentence_section
from treeval.report.tables.ranking import (
    means_table,
    ranking_notes,
    rankings_notes,
    systems_table,
    treebanks_table,
    truth_table,
)
from treeval.report.tables.table import percent
from treeval.report.text import printable, several
from treeval.sources.source import Source
from treeval.tree.pair import in_words_of, pair

if TYPE_CHECKING:
    from treeval.arrays import Floats
    from treeval.assessment.ranking.calibration import Prediction
    from treeval.assessment.ranking.entry import Entrant
    from treeval.assessment.ranking.result import RankedSystem, Ranking
    from treeval.assessment.ranking.treebanks import Rankings
    from treeval.tree.treebank import Treebank

_SHADES = (
    "Sentences with the lowest mean confidence come first. The bar above a word shows the "
    "confidence of its arc."
)
_NO_GOLD = (
    f"{_SHADES} The tree above the words is that of the system ranked first; below them are the "
    "arcs in which other systems, or the consensus, differ."
)
_LEGEND = f"{LEGEND} {_SHADES}"


def ranking_page(ranking: Ranking, command: str = "") -> Page:
    """Show everything about a ranking."""
    *doubts, _ = ranking_notes(ranking)
    systems = len(ranking.systems)
    agreement = percent(ranking.mean_agreement, 1)
    truth = (Grid.of(truth_table(ranking)),) if ranking.truth else ()
    seed = ranking.signature.only(("seed",)).get("seed", "")
    sections = [
        Section(
            "Systems" if ranking.reliable else systems_table(ranking).title,
            (Grid.of(systems_table(ranking), sortable=True), *truth, *_charts(ranking)),
        ),
        Section("Doubts", (Prose(tuple(doubts)),)),
        Section("Agreement of pairs", (_matrix(ranking),)),
        *_sentences(ranking),
        Section("Files", (files_grid([(system.name, system.file) for system in ranking.systems]),)),
    ]
    return Page(
        "Systems in order, without gold trees",
        f"{several(systems, 'system')}, which agree on {agreement} % of arcs"
        + ("; evaluated against gold trees" if ranking.truth else ""),
        (*Provenance(command, seed).facts(), ("Signature", printable(str(ranking.signature)))),
        tuple(sections),
    )


def _sentences(ranking: Ranking) -> tuple[Section, ...]:
    """The sentences with the lowest confidence first, and all trees of each of them."""
    if ranking.election is None:
        return ()
    return (sentence_section(_volume(ranking), legend=_LEGEND if ranking.truth else _NO_GOLD),)


def _volume(ranking: Ranking) -> Volume:
    """The trees of all systems, beside the gold trees or those of the system ranked first."""
    first = ranking.systems[0].name
    gold = ranking.truth.gold if ranking.truth else None
    base = ranking.outputs[first].treebank if gold is None else gold
    layers = [] if gold is None else [Layer("gold", gold)]
    layers += [
        _layer(system.name, base, ranking.outputs[system.name], ranking.arcs[system.name])
        for system in ranking.systems
    ]
    if ranking.systems[0].rank is not None:
        trees = ranking.consensus_trees
        voted = replace(ranking.outputs[first], source=Source(trees.treebank))
        layers.append(_layer("consensus", base, voted, trees.confidence))
    confidence = ranking.sentences[first]
    if gold is not None:
        confidence = _by_gold_sentence(next(layer for layer in layers if layer.name == first))
    return Volume(
        tuple(layers),
        scores=(SentenceScore("confidence", confidence, first),),
        has_gold=gold is not None,
        order="confidence",
    )


def _layer(name: str, base: Treebank, entrant: Entrant, confidence: Floats) -> Layer:
    """Align trees with those that decide what a sentence is, and shade them."""
    trees = entrant.treebank
    if trees is base:
        return Layer(name, trees).shaded(confidence, "confidence")
    if entrant.tokens == "same":
        trees = in_words_of(base, trees)
    return Layer.aligned(name, pair(base, trees)).shaded(confidence, "confidence")


def _by_gold_sentence(layer: Layer) -> Floats:
    """Average the confidence over the words that start in each gold sentence."""
    assert layer.pair is not None
    assert layer.shades is not None
    known = ~np.isnan(layer.shades)
    sums = layer.pair.sum_predicted(np.where(known, layer.shades, 0.0))
    return ratio(sums, layer.pair.sum_predicted(known))


def _charts(ranking: Ranking) -> tuple[Figures, ...]:
    """Draw the predicted scores, and the true ones where they are known."""
    if ranking.unpredicted:
        return ()
    charts = tuple(
        (
            dot_chart(
                [_row(system, metric) for system in ranking.systems],
                f"Predicted {metric} with intervals of {ranking.level} %",
                unit=f"{metric}, %",
                series=("predicted", "true") if ranking.truth else (),
                decimals=1,
                width=NARROW,
            ),
            f"Predicted {metric}, and the interval in which it lies in {ranking.level} % of cases "
            "for treebanks and systems like those of CoNLL 2018"
            + ("; the true score is next to it" if ranking.truth else ""),
        )
        for metric in ("LAS", "UAS")
    )
    return (Figures(charts),)


def _row(system: RankedSystem, metric: str) -> DotRow:
    prediction: Prediction | None = system.las if metric == "LAS" else system.uas
    dot = (
        Dot(100 * prediction.predicted, 100 * prediction.low, 100 * prediction.high)
        if prediction
        else Dot(float("nan"))
    )
    true = (Dot(100 * system.true[metric]),) if system.true else ()
    return DotRow(printable(system.name), (dot, *true))


def _matrix(ranking: Ranking) -> Grid:
    """Shade the agreement of pairs, from the lowest to the highest."""
    names = tuple(printable(name) for name in ranking.voters)
    pairwise = ranking.pairwise.tolist()
    others = [value for a, row in enumerate(pairwise) for b, value in enumerate(row) if a != b]
    low, span = min(others), max(max(others) - min(others), 1e-9)
    rows = tuple(
        (
            name,
            *(
                _pair(ranking, (a, b), (value - low) / span) if a != b else ""
                for b, value in enumerate(pairwise[a])
            ),
        )
        for a, name in enumerate(names)
    )
    return Grid(("", *names), rows, "F1 of the arcs of each pair of systems, %")


def _pair(ranking: Ranking, voters: tuple[int, int], heat: float) -> Cell:
    """The agreement of two systems, which leads to the words about which they differ."""
    both = tuple(ranking.voters[number] for number in voters)
    target = anchor(between=both, show=both, sort="matches") if ranking.election else ""
    return Cell(percent(float(ranking.pairwise[voters]), 1), target=target, heat=heat)


def rankings_page(rankings: Rankings, command: str = "") -> Page:
    """Show means over treebanks, and the order on each of them."""
    *notes, signature = rankings_notes(rankings)
    folds = tuple(
        Fold(
            printable(name),
            (
                Grid.of(systems_table(ranking), sortable=True),
                Prose(tuple(ranking_notes(ranking)[:-1])),
            ),
        )
        for name, ranking in rankings.treebanks.items()
    )
    systems, treebanks = len(rankings.systems), len(rankings.treebanks)
    return Page(
        "Systems in order, without gold trees",
        f"{several(systems, 'system')} on {several(treebanks, 'treebank')}",
        (*Provenance(command).facts(), ("Signature", signature.removeprefix("signature: "))),
        (
            Section(
                "Means over treebanks",
                (Grid.of(means_table(rankings), sortable=True), Prose(tuple(notes))),
            ),
            Section("Treebanks", (Grid.of(treebanks_table(rankings), sortable=True), *folds)),
        ),
    )
