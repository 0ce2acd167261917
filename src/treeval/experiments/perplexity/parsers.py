"""Tables of the perplexity paper about parsers: what correlates, and which differences show."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from types import MappingProxyType
from typing import Any

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.counts import Counts, evaluate
from treeval.experiments.findings import Finding, published
from treeval.experiments.layout import TreebankFiles, only
from treeval.experiments.verdicts import by_interval, by_p, of_no_effect, untestable
from treeval.formats.reading import read
from treeval.metrics.attachment import LAS, UAS
from treeval.metrics.exact import UEM
from treeval.metrics.perplexity import DPPL, DerivationPerplexity
from treeval.models.derivation import DerivationTrainer
from treeval.models.transitions import DEFAULT_SYSTEM, SYSTEMS
from treeval.progress import Progress, followed
from treeval.settings.certainty import ALPHA, SHUFFLES
from treeval.settings.choices import TransitionSystem
from treeval.statistics.bootstrap import bootstrapped
from treeval.statistics.correlation import Correlation, pearson
from treeval.statistics.draws import Swaps
from treeval.statistics.permutation import mean_correlation
from treeval.statistics.resampling import paired_shuffling
from treeval.tree.pair import Pair, pair
from treeval.tree.treebank import Treebank

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
    return [one for of_treebank in found for one in of_treebank]


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
        if not any(math.isnan(one.own_perplexity) for one in own)
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
