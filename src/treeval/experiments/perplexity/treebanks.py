"""Tables of the perplexity paper about treebanks: perplexities, and what predicts accuracy."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.experiments.findings import Finding, published
from treeval.experiments.layout import TreebankFiles
from treeval.experiments.perplexity.parsers import ParserOutput, column
from treeval.experiments.verdicts import Verdict, by_interval, by_p, untestable
from treeval.models.transitions import PROJECTIVE_ONLY
from treeval.settings.choices import TransitionSystem
from treeval.statistics.bootstrap import bootstrapped, difference_of_correlations
from treeval.statistics.permutation import mean_correlation
from treeval.treebanks.perplexity import PREDICTORS, TreebankPerplexities

UD = "UD"  # the group of treebanks that have no other
GENUINE = "dependency treebanks"  # annotated as such, not converted
TREEBANKS, BY_SYSTEM, DIFFICULTY = "treebanks", "transition-systems", "difficulty"
NOT_FREE = "CoNLL-X and CoNLL 2007 are not free"
_KINDS = ("best", "average")  # accuracy of the parsers on a treebank
_PREDICTED = dict(
    zip(PREDICTORS, ("size", "size/string perplexity", "size/derivation perplexity"), strict=True)
)
_FOLLOWED = {
    "size": "Accuracy rises with the size of the treebank.",
    "size_over_string": "Accuracy rises with size over string perplexity.",
    "size_over_derivation": "Accuracy rises with size over derivation perplexity.",
}
_LESS = {
    "size": "Size over derivation perplexity predicts accuracy better than size alone.",
    "size_over_string": "Derivation perplexity is more relevant than string perplexity.",
}
_OF_TREEBANKS = "bootstrap over treebanks"


def perplexity_findings(
    table: Sequence[TreebankPerplexities],
    groups: Mapping[str, Sequence[str]],
    rng: np.random.Generator,
) -> Iterator[Finding]:
    """Perplexities of groups and of treebanks, and how much they increase."""
    here = list(dict.fromkeys(group for own in groups.values() for group in own))
    for (place, what), value in published("perplexity").items():
        if place == TREEBANKS and ":" in what and what.partition(":")[0] not in here:
            yield Finding(TREEBANKS, what, value, math.nan, note=f"not free; see {UD}")
    for row in table:
        yield from _perplexities(row)
    for group in here:
        yield from _means(group, [row for row in table if group in groups[row.name]], rng)
    yield _genuine(table, groups, rng)
    yield from _morphology(table)


def _perplexities(row: TreebankPerplexities) -> Iterator[Finding]:
    note = f"size/perplexity {row.size_over_derivation:.0f}"
    values = row.string_perplexity, row.derivation_perplexity, 100 * row.increase
    names = "string perplexity", "derivation perplexity", "increase, %"
    for name, value, own in zip(names, values, ("", note, ""), strict=True):
        yield Finding(TREEBANKS, f"{row.name}: {name}", math.nan, value, note=own)


def _means(
    group: str, table: Sequence[TreebankPerplexities], rng: np.random.Generator
) -> Iterator[Finding]:
    string, derived, increases = (
        column(table, name) for name in ("string_perplexity", "derivation_perplexity", "increase")
    )
    of_means = 100 * (derived.mean() / string.mean() - 1)
    mean = bootstrapped(lambda rows: float(100 * increases[rows].mean()), len(table), rng)
    claim = "Derivation perplexity is higher than string perplexity."
    verdict = by_interval(claim, mean.interval, test=_OF_TREEBANKS)
    rows = {
        "string perplexity": (string.mean(), None, ""),
        "derivation perplexity": (derived.mean(), None, ""),
        "increase, %": (of_means, None, "of the means"),
        "mean of the increases, %": (mean.value, verdict, f"{len(table)} treebanks"),
    }
    for name, (value, own, note) in rows.items():
        what = f"{group}: {name}"
        known = published("perplexity").get((TREEBANKS, what), math.nan)
        yield Finding(TREEBANKS, what, known, float(value), own, note)


def _genuine(
    table: Sequence[TreebankPerplexities],
    groups: Mapping[str, Sequence[str]],
    rng: np.random.Generator,
) -> Finding:
    """The increase is higher for treebanks that were annotated as dependencies."""
    what = f"{GENUINE} less others: increase, %"
    claim = "Perplexity increases more with genuine dependency treebanks."
    genuine = np.array([GENUINE in groups[row.name] for row in table], dtype=np.bool_)
    if not genuine.any() or genuine.all():
        return Finding(TREEBANKS, what, math.nan, math.nan, untestable(claim, NOT_FREE))
    increases = 100 * column(table, "increase")

    def difference(rows: Ints) -> float:
        ours, own = genuine[rows], increases[rows]
        return float(own[ours].mean() - own[~ours].mean()) if 0 < ours.sum() < len(rows) else np.nan

    found = bootstrapped(difference, len(table), rng)
    verdict = by_interval(claim, found.interval, test=_OF_TREEBANKS)
    return Finding(TREEBANKS, what, math.nan, found.value, verdict)


def _morphology(table: Sequence[TreebankPerplexities]) -> Iterator[Finding]:
    for language in ("Chinese", "Turkish"):
        what = f"perplexity of {language}, about"
        own = [row.derivation_perplexity for row in table if row.name.startswith(language)]
        note = "derivation perplexity here; the paper does not say which one"
        value = own[0] if own else math.nan
        known = published("perplexity")[TREEBANKS, what]
        yield Finding(TREEBANKS, what, known, value, note=note if own else "no such treebank here")
    claim = "Perplexity does not depend on morphological complexity."
    verdict = untestable(claim, "the paper names no measure of morphological complexity")
    yield Finding(TREEBANKS, "perplexity and morphology", math.nan, math.nan, verdict)


def system_findings(
    systems: Mapping[TransitionSystem, Sequence[TreebankPerplexities]],
) -> Iterator[Finding]:
    """Mean derivation perplexity of the four transition systems."""
    for system, table in systems.items():
        if table:
            note = "trees made projective" if system in PROJECTIVE_ONLY else ""
            mean = float(column(table, "derivation_perplexity").mean())
            yield Finding(BY_SYSTEM, f"derivation perplexity, {system}", math.nan, mean, note=note)


@dataclass(frozen=True, eq=False)
class Difficulty:
    """Perplexities of treebanks beside the accuracy of parsers, and groups of treebanks."""

    table: Sequence[TreebankPerplexities]
    accuracy: Mapping[str, Mapping[str, float]]  # kind, treebank
    groups: Mapping[str, Sequence[int]]  # rows of the table

    @staticmethod
    def of(
        treebanks: Sequence[TreebankFiles],
        table: Sequence[TreebankPerplexities],
        outputs: Sequence[ParserOutput],
    ) -> "Difficulty":
        """Take the accuracies that are given, or else those of the parsers."""
        accuracy: dict[str, dict[str, float]] = {kind: {} for kind in _KINDS}
        for one in treebanks:
            scores = [own.las for own in outputs if own.treebank == one.name] or [math.nan]
            own = {"best": max(scores), "average": float(np.mean(scores)), **one.accuracy}
            for kind in _KINDS:
                accuracy[kind][one.name] = own[kind]
        groups: dict[str, list[int]] = {}
        for row, one in enumerate(treebanks):
            for group in one.groups or (UD,):
                groups.setdefault(group, []).append(row)
        return Difficulty(table, accuracy, groups)


def difficulty_findings(found: Difficulty, rng: np.random.Generator) -> Iterator[Finding]:
    """Size over derivation perplexity predicts accuracy better than size alone."""
    for (place, what), value in published("perplexity").items():
        if place == DIFFICULTY and what.partition(":")[0] not in found.groups:
            yield Finding(DIFFICULTY, what, value, math.nan, note=f"not free; see {UD}")
    for group, rows in found.groups.items():
        table = [found.table[row] for row in rows]
        for kind in _KINDS:
            accuracy = np.array([found.accuracy[kind][one.name] for one in table])
            yield from _predictions(table, accuracy, f"{group}: {{}} and {kind} accuracy", rng)
    if not found.groups:
        verdict = untestable(_LESS["size"], "no outputs of parsers are among the data")
        yield Finding(DIFFICULTY, "size/derivation perplexity", math.nan, math.nan, verdict)


def _predictions(
    table: Sequence[TreebankPerplexities],
    accuracy: Floats,
    name: str,
    rng: np.random.Generator,
) -> Iterator[Finding]:
    predictors = {predictor: column(table, predictor) for predictor in PREDICTORS}
    paper = {
        predictor: published("perplexity").get((DIFFICULTY, name.format(shown)), math.nan)
        for predictor, shown in _PREDICTED.items()
    }
    for predictor, values in predictors.items():
        related = mean_correlation([(values, accuracy)], rng)
        test = "permutation of the treebanks"
        verdict = by_p(_FOLLOWED[predictor], related.p, supports=related.mean > 0, test=test)
        what, note = name.format(_PREDICTED[predictor]), f"{len(table)} treebanks"
        yield Finding(DIFFICULTY, what, paper[predictor], related.mean, verdict, note)
    ours = "size_over_derivation"
    for other, claim in _LESS.items():
        what = name.format(f"{_PREDICTED[ours]} less {_PREDICTED[other]}")
        both = (predictors[other], accuracy), (predictors[ours], accuracy)
        found = difference_of_correlations(*both, rng)
        verdict = _by_treebanks(claim, found.interval)
        yield Finding(DIFFICULTY, what, paper[ours] - paper[other], found.value, verdict)


def _by_treebanks(claim: str, interval: tuple[float, float]) -> Verdict:
    return by_interval(claim, interval, test="paired bootstrap over treebanks")
