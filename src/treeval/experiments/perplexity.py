"""Søgaard and Haulrich (2010), *On the derivation perplexity of treebanks*: sections 5 to 5.2.

Perplexities of treebanks, how they follow the accuracy of parsers, and perplexity as a measure of
parsers. The paper's treebanks (CoNLL-X, CoNLL 2007) are not free; the same tables are made of
Universal Dependencies, and the paper's claims are judged on them.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.counts import Counts, evaluate
from treeval.errors import FileError
from treeval.experiments.findings import (
    Finding,
    Findings,
    Verdict,
    by_interval,
    by_p,
    of_no_effect,
    published,
    untestable,
)
from treeval.experiments.layout import TreebankFiles, only, treebanks_of
from treeval.formats.reading import read
from treeval.metrics.attachment import LAS, UAS, UEM
from treeval.metrics.perplexity import DPPL, DerivationPerplexity
from treeval.models.derivation import DerivationTrainer
from treeval.models.transitions import DEFAULT_SYSTEM, PROJECTIVE_ONLY, SYSTEMS
from treeval.progress import Progress, followed, silent
from treeval.settings.certainty import ALPHA, SEED, SHUFFLES
from treeval.settings.choices import TransitionSystem
from treeval.statistics.correlation import (
    Correlation,
    bootstrapped,
    difference_of_correlations,
    mean_correlation,
    pearson,
)
from treeval.statistics.resampling import Swaps, paired_shuffling
from treeval.tree.pair import Pair, pair
from treeval.tree.treebank import Treebank
from treeval.treebanks.perplexity import PREDICTORS, TreebankPerplexities, treebank_perplexities

PARSERS, OWN_ORDER, SIGNIFICANCE = "parsers", "parsers, own order", "significance"
NO_OUTPUTS = "no treebank with the outputs of three parsers is among the data"
MEASURED = {
    "perplexity and UAS": ("perplexity", "uas"),
    "perplexity and EM": ("perplexity", "em"),
    "UAS and EM": ("uas", "em"),
}
_CLAIMS = {
    "perplexity and UAS": "Perplexity falls as UAS rises, across the parsers of a treebank.",
    "perplexity and EM": "Perplexity falls as exact match rises, across the parsers of a treebank.",
    "UAS and EM": "Exact match rises as UAS rises, across the parsers of a treebank.",
}
# The transition systems of MaltParser's algorithms.
_ALGORITHMS: Mapping[str, TransitionSystem] = MappingProxyType(
    {
        **{system: system for system in SYSTEMS},
        "nivreeager": "arc-eager",
        "nivrestandard": "arc-standard",
        "stackproj": "arc-standard",
        "stackeager": "swap-eager",
        "stacklazy": "swap-lazy",
    }
)

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
# MaltParser's four algorithms, as the paper compares them: arc-eager, arc-standard, both swaps.
MALT = ("malt-nivreeager", "malt-stackproj", "malt-stackeager", "malt-stacklazy")
_FEWEST = 3  # parsers of a treebank among which anything can correlate


@dataclass(frozen=True, eq=False)
class ParserOutput:
    """One parser on one treebank, with the counts of each sentence."""

    treebank: str
    parser: str
    counts: Mapping[str, Counts]  # perplexity, UAS, EM
    las: float
    own_perplexity: float  # in the order in which this parser attaches words; nan if unknown

    @property
    def perplexity(self) -> float:
        return self.counts["perplexity"].score

    @property
    def uas(self) -> float:
        return self.counts["UAS"].score

    @property
    def em(self) -> float:
        return self.counts["EM"].score

    @property
    def skipped(self) -> int:
        """Sentences that are not trees."""
        return int(self.counts["perplexity"].totals[-1])


def own_system(parser: str) -> TransitionSystem | None:
    """The transition system that the name of a parser says, such as ``malt-nivreeager``."""
    return _ALGORITHMS.get(parser.removeprefix("malt-"))


def parser_outputs(treebanks: Sequence[TreebankFiles], progress: Progress) -> list[ParserOutput]:
    """Measure all parsers on all treebanks."""
    found = followed(map(_outputs, treebanks), PARSERS, len(treebanks), progress)
    return [output for of_treebank in found for output in of_treebank]


def _outputs(files: TreebankFiles) -> list[ParserOutput]:
    gold, train = (read(str(only(paths, files.name))) for paths in (files.gold, files.train))
    perplexities = {DEFAULT_SYSTEM: _model(train, DEFAULT_SYSTEM)}
    found = []
    for parser, paths in files.outputs.items():
        both = pair(gold, read(str(only(paths, f"{files.name}, {parser}"))))
        system = own_system(parser)
        if system and system not in perplexities:
            perplexities[system] = _model(train, system)
        found.append(_output(files.name, parser, both, perplexities, system))
    return found


def _model(train: Treebank, system: TransitionSystem) -> DerivationPerplexity:
    return DPPL(DerivationTrainer(system, lift=True).train(train, unfit="skip"))


def _output(
    treebank: str,
    parser: str,
    both: Pair,
    perplexities: Mapping[TransitionSystem, DerivationPerplexity],
    system: TransitionSystem | None,
) -> ParserOutput:
    counts = {
        "perplexity": evaluate(perplexities[DEFAULT_SYSTEM], both),
        "UAS": evaluate(UAS, both),
        "EM": evaluate(UEM, both),
    }
    own = evaluate(perplexities[system], both).score if system else math.nan
    return ParserOutput(treebank, parser, counts, evaluate(LAS, both).score, own)


def parser_findings(
    outputs: Sequence[ParserOutput], rng: np.random.Generator, progress: Progress
) -> Iterator[Finding]:
    """Perplexity falls as UAS and exact match rise, and finds differences that EM does not."""
    if not outputs:
        for what, claim in _CLAIMS.items():
            value = published("perplexity")[PARSERS, what]
            yield Finding(PARSERS, what, value, math.nan, untestable(claim, NO_OUTPUTS))
        return
    by_treebank = {name: list(own) for name, own in groupby(outputs, lambda one: one.treebank)}
    for what, both in MEASURED.items():
        yield from _correlations(PARSERS, what, _pairs(by_treebank, both), rng)
    yield from _comparisons(by_treebank, rng)
    known = {
        name: own
        for name, own in by_treebank.items()
        if not any(math.isnan(output.own_perplexity) for output in own)
    }
    for what in list(MEASURED)[:2] if known else ():
        both = ("own_perplexity", MEASURED[what][1])
        yield from _correlations(OWN_ORDER, what, _pairs(known, both), rng)
    yield from _significance(by_treebank, rng, progress)


def _pairs(
    by_treebank: Mapping[str, Sequence[ParserOutput]], both: tuple[str, str]
) -> dict[str, tuple[Floats, Floats]]:
    """Two measures of the parsers of each treebank."""
    first, second = both
    return {name: (column(own, first), column(own, second)) for name, own in by_treebank.items()}


def column(rows: Sequence[Any], name: str) -> Floats:
    """One number of each row."""
    return np.array([getattr(row, name) for row in rows], dtype=np.float64)


def _correlations(
    place: str,
    what: str,
    pairs: Mapping[str, tuple[Floats, Floats]],
    rng: np.random.Generator,
) -> Iterator[Finding]:
    """Pearson's r on each treebank; the mean of all is what the paper publishes."""
    for treebank, both in pairs.items():
        one = pearson(*both)
        note = f"{_p(one)}{one.pairs} parsers"
        yield Finding(place, f"{treebank}: {what}", math.nan, one.coefficient, note=note)
    paper = published("perplexity")
    value = paper[PARSERS, what]
    mean = mean_correlation(list(pairs.values()), rng)
    alike = sum(pearson(*both).coefficient * value > 0 for both in pairs.values())
    verdict = by_p(
        _CLAIMS[what],
        mean.p,
        supports=mean.mean * value > 0,
        test="permutation of the parsers within treebanks",
    )
    note = f"mean; {alike} of {len(pairs)} treebanks have the sign of the paper"
    yield Finding(place, what, value, mean.mean, verdict, note)
    yield Finding(place, f"{what}: p", paper[PARSERS, f"{what}: p"], mean.p)


def _p(correlation: Correlation) -> str:
    return "" if math.isnan(correlation.p) else f"p = {correlation.p:.2f}, "


def _comparisons(
    by_treebank: Mapping[str, Sequence[ParserOutput]], rng: np.random.Generator
) -> Iterator[Finding]:
    """Perplexity correlates as well with UAS and EM as they correlate with each other."""
    r = {
        what: np.array([pearson(*both).coefficient for both in _pairs(by_treebank, of).values()])
        for what, of in MEASURED.items()
    }
    paper = {what: published("perplexity")[PARSERS, what] for what in MEASURED}
    inner = "UAS and EM"
    for what in list(MEASURED)[:2]:
        differences = -r[what] - r[inner]

        def mean(rows: Ints, own: Floats = differences) -> float:
            known = own[rows][~np.isnan(own[rows])]
            return float(known.mean()) if len(known) else math.nan

        found = bootstrapped(mean, len(differences), rng)
        other = what.rpartition(" ")[2]
        claim = f"Perplexity correlates with {other} as well as UAS and EM with each other."
        verdict = of_no_effect(claim, interval=found.interval, test="bootstrap over treebanks")
        value = -paper[what] - paper[inner]
        shown = f"{what}, sign turned, less {inner}"
        yield Finding(PARSERS, shown, value, found.value, verdict)


def _significance(
    by_treebank: Mapping[str, Sequence[ParserOutput]],
    rng: np.random.Generator,
    progress: Progress,
) -> Iterator[Finding]:
    """Count the pairs of parsers that differ significantly, by each measure."""
    measures = ("perplexity", "UAS", "EM")
    shares: dict[str, list[float]] = {measure: [] for measure in measures}
    pairs = 0
    treebanks = list(by_treebank.values())
    for outputs in followed(treebanks, SIGNIFICANCE, len(treebanks), progress):
        compared = list(combinations(outputs, 2))
        pairs += len(compared)
        swaps = Swaps.drawn(rng, len(outputs[0].counts["UAS"].table), SHUFFLES)
        for measure in measures:
            p = [
                paired_shuffling(a.counts[measure], b.counts[measure], swaps).p for a, b in compared
            ]
            shares[measure].append(float(np.mean(np.array(p) < ALPHA)))
    for measure, own in shares.items():
        what = f"pairs of parsers that differ significantly by {measure}, %"
        note = f"mean of {len(own)} treebanks, {pairs} pairs; paired shuffling"
        yield Finding(SIGNIFICANCE, what, math.nan, 100 * float(np.mean(own)), note=note)
    differences = 100 * (np.array(shares["perplexity"]) - np.array(shares["EM"]))
    found = bootstrapped(lambda rows: float(differences[rows].mean()), len(differences), rng)
    claim = "Perplexity finds significant differences where exact match does not."
    verdict = by_interval(claim, found.interval, test="bootstrap over treebanks")
    what = "such pairs by perplexity less by EM, %"
    yield Finding(SIGNIFICANCE, what, math.nan, found.value, verdict)


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
        for treebank in treebanks:
            scores = [own.las for own in outputs if own.treebank == treebank.name] or [math.nan]
            own = {"best": max(scores), "average": float(np.mean(scores)), **treebank.accuracy}
            for kind in _KINDS:
                accuracy[kind][treebank.name] = own[kind]
        groups: dict[str, list[int]] = {}
        for row, one in enumerate(treebanks):
            for group in one.groups or (UD,):
                groups.setdefault(group, []).append(row)
        return Difficulty(table, accuracy, groups)


def difficulty_findings(difficulty: Difficulty, rng: np.random.Generator) -> Iterator[Finding]:
    """Size over derivation perplexity predicts accuracy better than size alone."""
    for (place, what), value in published("perplexity").items():
        if place == DIFFICULTY and what.partition(":")[0] not in difficulty.groups:
            yield Finding(DIFFICULTY, what, value, math.nan, note=f"not free; see {UD}")
    for group, rows in difficulty.groups.items():
        table = [difficulty.table[row] for row in rows]
        for kind in _KINDS:
            accuracy = np.array([difficulty.accuracy[kind][treebank.name] for treebank in table])
            yield from _predictions(table, accuracy, f"{group}: {{}} and {kind} accuracy", rng)
    if not difficulty.groups:
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


def conventional(data: Path) -> list[TreebankFiles]:
    """Describe folders of treebanks, and of treebanks on which all four parsers were run."""
    found = [*_releases_in(data), *_parsed_in(data)]
    if not found:
        raise FileError(f"{data}: no treebanks with training and test section in ud or parsers")
    return found


def _releases_in(data: Path) -> list[TreebankFiles]:
    """Find treebanks with a training and a test section, of the newest release there is."""
    treebank_files: dict[str, TreebankFiles] = {}
    for release in ("ud", "ud-1.2"):
        for folder in sorted((data / release).glob("*/")):
            name = folder.name.removeprefix("UD_")
            train, test = (_first(folder, f"*-ud-{part}.conllu*") for part in ("train", "test"))
            if train and test and name not in treebank_files:
                treebank_files[name] = TreebankFiles(name, gold=test, train=train, groups=(UD,))
    return list(treebank_files.values())


def _parsed_in(data: Path) -> list[TreebankFiles]:
    """Find the treebanks on which all four parsers were run, with what they were trained on."""
    treebank_files = []
    for folder in sorted((data / "parsers").glob("*/")):
        train, gold = (_first(folder, f"{part}.conllu*") for part in ("train", "gold"))
        outputs = {parser: _first(folder, f"{parser}.conllu*") for parser in MALT}
        if train and gold and all(outputs.values()):
            treebank_files.append(
                TreebankFiles(folder.name, gold=gold, train=train, outputs=outputs)
            )
    return treebank_files


def _first(folder: Path, pattern: str) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob(pattern))[:1])


def treebank_table(
    treebanks: Sequence[TreebankFiles],
    system: TransitionSystem = DEFAULT_SYSTEM,
    progress: Progress = silent,
) -> list[TreebankPerplexities]:
    """String and derivation perplexity of each treebank.

    Trees are made projective by lifting, if the transition system builds no others.
    """
    rows = (
        treebank_perplexities(
            read(str(only(treebank.train, treebank.name))),
            read(str(only(treebank.gold, treebank.name))),
            system,
            name=treebank.name,
            unfit="skip",
            lift=True,
        )
        for treebank in treebanks
    )
    return list(followed(rows, f"perplexities, {system}", len(treebanks), progress))


def reproduce(data: Path, *, seed: int = SEED, progress: Progress = silent) -> Findings:
    """Make the paper's tables of the treebanks given, and judge its claims on them."""
    treebanks = treebanks_of("perplexity", data, conventional)
    grouped = [treebank for treebank in treebanks if treebank.groups]
    parsed = [treebank for treebank in treebanks if len(treebank.outputs) >= _FEWEST]
    hard = [treebank for treebank in treebanks if treebank.outputs or treebank.accuracy]
    systems = {system: treebank_table(grouped, system, progress) for system in SYSTEMS}
    table = systems[DEFAULT_SYSTEM]
    outputs = parser_outputs(parsed, progress)
    difficulty = Difficulty.of(hard, treebank_table(hard, progress=progress), outputs)
    rng = np.random.default_rng(seed)
    members = {treebank.name: treebank.groups for treebank in grouped}
    findings = (
        *perplexity_findings(table, members, rng),
        *system_findings(systems),
        *difficulty_findings(difficulty, rng),
        *parser_findings(outputs, rng, progress),
    )
    return Findings("perplexity", findings, tuple(_notes(table, difficulty, outputs)))


def _notes(
    table: Sequence[TreebankPerplexities], difficulty: Difficulty, outputs: Sequence[ParserOutput]
) -> Iterator[str]:
    if table:
        yield f"Perplexities of {', '.join(treebank.name for treebank in table)}."
    if difficulty.table:
        named = ", ".join(treebank.name for treebank in difficulty.table)
        yield (
            f"Difficulty of {named}; accuracy is the best or the average LAS of the parsers, if no "
            "other is given."
        )
    if outputs:
        names = ", ".join(dict.fromkeys(output.treebank for output in outputs))
        yield f"Parsers on {names}, with models of the training sections that the parsers had."
    if table:
        yield f"Words out of vocabulary are left aside; model: {table[0].signature}."
    yield (
        "Published increases: 82.2 % is the ratio of the published means, 37.0 % and 96.6 % are "
        "not (58.9 % and 61.0 %)."
    )
    yield (
        "The published p-values are those of one-sided t tests of r over 14 pairs; the paper has "
        "7 treebanks and 28 parsers, and does not say what the pairs are."
    )
    skipped = sum(len(treebank.skipped) for treebank in (*table, *difficulty.table))
    skipped += sum(output.skipped for output in outputs)
    yield f"{skipped} sentences that are not trees were skipped."
