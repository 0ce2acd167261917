"""Tsarfaty, Nivre and Andersson (2011): parsers trained on different schemes, across schemes.

Without a layout file, the data are the folder ``lth-schemes``, with files ``gold.SCHEME.conllx``
and ``PARSER.SCHEME.conllx`` for the five schemes of the paper, and further treebanks in several
schemes: folders ``cross/TREEBANK_SCHEME`` and, for the scheme ud, ``parsers/TREEBANK``, each with
``gold`` and one file per parser.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import numpy as np

from treeval.crossing.cross import Crossing, cross
from treeval.crossing.experiments import Experiment
from treeval.errors import FileError
from treeval.experiments.findings import ANSWERS, Finding, Findings, Position
from treeval.experiments.layout import TreebankFiles, only, treebanks_of
from treeval.experiments.tedeval.design import (
    TrainedParser,
    has_halves,
    joined,
    parsed_by,
    parsers_of,
)
from treeval.experiments.tedeval.power import (
    PAPER,
    SIZES,
    SUBSETS,
    Power,
    insignificance_findings,
    number_findings,
    power_of,
    share_findings,
)
from treeval.experiments.tedeval.tables import (
    Tests,
    agreement_findings,
    best_findings,
    gap_findings,
    order_findings,
    smaller_findings,
    table_findings,
)
from treeval.formats.reading import read
from treeval.progress import Progress, followed, silent
from treeval.schemes.headedness import SCHEMES
from treeval.settings.certainty import ALPHA, RESAMPLES, SEED, SHUFFLES
from treeval.statistics.resampling import Resamples, Swaps, paired_shufflings

UD, MADE = "ud", "lexical"
SCORES = "other treebanks, which are not in the paper: scores"
DIFFERENCES = "other treebanks, which are not in the paper: differences, in points"
_COLUMNS: Mapping[str, str] = {
    "UAS": "uas",
    "LAS": "las",
    "U-TED": "unlabelled",
    "L-TED": "labelled",
}

_LTH = "lth-schemes"
_NUMBERS = "sentences"


@dataclass(frozen=True, eq=False)
class OtherCrossing:
    """One parser on the schemes of one treebank."""

    treebank: str
    parser: str
    crossing: Crossing

    def findings(self) -> Iterator[Finding]:
        for experiment in self.crossing.experiments:
            yield from self._scores(experiment)
        for both in self.crossing.differences:
            if len(both.golds) > 1:
                a, b = both.systems
                row = (self.treebank, self.parser, f"{b} − {a}", joined(both.golds))
                figures = {
                    "U-TED": (100 * both.unlabelled.difference, 2),
                    "p of U-TED": (both.unlabelled.p, 4),
                    "L-TED": (100 * both.labelled.difference, 2),
                    "p of L-TED": (both.labelled.p, 4),
                }
                for column, (figure, decimals) in figures.items():
                    yield _finding(DIFFERENCES, row, column, figure, decimals)

    def _scores(self, one: Experiment) -> Iterator[Finding]:
        row = (self.treebank, self.parser, one.scheme, joined(one.golds))
        for column, attribute in _COLUMNS.items():
            counts = getattr(one, attribute)
            if counts is not None:
                yield _finding(SCORES, row, column, counts.score, 4)

    @property
    def significant(self) -> tuple[int, int]:
        """How many differences in L-TED on generalised golds are significant, and of how many."""
        shared = [both for both in self.crossing.differences if len(both.golds) > 1]
        return sum(both.labelled.p < ALPHA for both in shared), len(shared)


def _finding(
    place: str, row: tuple[str, ...], column: str, figure: float, decimals: int
) -> Finding:
    what = f"{', '.join(row)}: {column}"
    return Finding(place, what, math.nan, figure, position=Position(row, column, decimals=decimals))


def other_crossings(treebank: TreebankFiles, seed: int, trials: int) -> Iterator[OtherCrossing]:
    """Cross the schemes of a treebank, once for each parser that was trained on all of them.

    If one of the schemes is UD, one more gold is made of it, so that there are always three.
    """
    golds = {
        scheme: read(str(only(own.gold, f"{treebank.name} {scheme}")))
        for scheme, own in treebank.schemes.items()
    }
    if UD in golds and MADE not in golds:
        golds[MADE] = SCHEMES[MADE](golds[UD])
    for parser in parsers_of(treebank):
        outputs = {scheme: own.outputs[parser][0] for scheme, own in treebank.schemes.items()}
        crossing = cross(golds, outputs, shuffles=trials, seed=seed)
        yield OtherCrossing(treebank.name, parser, crossing)


@dataclass(frozen=True, eq=False)
class Judged:
    """A parser trained on the schemes of the paper, with all tests."""

    parsed: TrainedParser
    tests: Tests
    power: Power
    swaps: Swaps
    resamples: Resamples

    @staticmethod
    def of(parsed: TrainedParser, sizes: Sequence[int], trials: int, seed: int) -> "Judged":
        rng = np.random.default_rng(seed)
        swaps = Swaps.drawn(rng, parsed.sentences, trials)
        resamples = Resamples.drawn(rng, parsed.sentences, min(trials, RESAMPLES))
        contrasts = parsed.contrasts
        differences = paired_shufflings([parsed.both(contrast) for contrast in contrasts], swaps)
        tests = dict(zip(contrasts, differences, strict=True))
        power = power_of(parsed, tests, sizes, rng, trials)
        return Judged(parsed, tests, power, swaps, resamples)


def reproduce(
    data: Path, *, trials: int = SHUFFLES, seed: int = SEED, progress: Progress = silent
) -> Findings:
    """Make the paper's tables of treebanks in several schemes, and judge its claims on them."""
    treebanks = [
        treebank for treebank in treebanks_of("tedeval", data, conventional) if parsers_of(treebank)
    ]
    lth = [treebank for treebank in treebanks if has_halves(treebank)]
    others = [treebank for treebank in treebanks if treebank not in lth]
    work = chain(
        chain.from_iterable(map(parsed_by, lth)),
        chain.from_iterable(other_crossings(treebank, seed, trials) for treebank in others),
    )
    total = sum(len(parsers_of(treebank)) for treebank in treebanks)
    crossed = list(followed(work, "crossing", total, progress))
    parsed = [outcome for outcome in crossed if isinstance(outcome, TrainedParser)]
    further = [outcome for outcome in crossed if isinstance(outcome, OtherCrossing)]
    sizes = sorted({*SIZES, *(parser.sentences for parser in parsed)})
    judged = [
        Judged.of(parser, sizes, trials, seed)
        for parser in followed(parsed, "testing", len(parsed), progress)
    ]
    findings = [
        *_findings(judged),
        *(found for crossing in further for found in crossing.findings()),
    ]
    remarks = (*_answers(findings), *_remarks(judged, further, trials))
    return Findings("tedeval", tuple(findings), remarks)


def _findings(judged: Sequence[Judged]) -> Iterator[Finding]:
    """Give the tables, then each claim for all parsers, then what the claims rest on."""
    for parser in judged:
        yield from table_findings(parser.parsed, parser.tests)
    for parser in judged:
        yield from agreement_findings(parser.parsed, parser.tests)
    for parser in judged:
        yield from best_findings(parser.parsed, parser.swaps)
    for parser in judged:
        yield from gap_findings(parser.parsed, parser.tests)
    for parser in judged:
        yield from smaller_findings(parser.parsed, parser.resamples)
    for parser in judged:
        yield from order_findings(parser.parsed, parser.tests, parser.swaps)
    for parser in judged:
        yield from insignificance_findings(parser.power)
    for parser in judged:
        yield from number_findings(parser.power)
    for parser in judged:
        yield from share_findings(parser.power, parser.tests)


def _answers(findings: Sequence[Finding]) -> Iterator[str]:
    """Count the answers to each claim."""
    by_place: dict[str, Counter[str]] = {}
    for finding in findings:
        if finding.verdict:
            by_place.setdefault(finding.place, Counter())[finding.verdict.answer] += 1
    for place, answers in by_place.items():
        numbers = ", ".join(f"{answers[answer]} {answer}" for answer in ANSWERS if answers[answer])
        yield f"{place[0].upper()}{place[1:]}: {numbers}."


def _remarks(
    judged: Sequence[Judged], further: Sequence[OtherCrossing], trials: int
) -> Iterator[str]:
    if judged:
        yield (
            "Gold trees are made projective by lifting (baseline), as in the paper. † marks "
            "results that do not differ significantly from another one in their row. In gaps by "
            "LAS, all roots have the same label: OldLTH names the category of the sentence there, "
            "and MaltParser leaves words without a head as ROOT."
        )
        yield (
            f"Whether a † appears depends on the size of the test set: the same tests were made on "
            f"{SUBSETS} random subsets of each size; section 23, the paper's test set, has "
            f"{PAPER:,} sentences. A difference that is not significant is not shown to be none."
        )
        yield from (parser.power.remark() for parser in judged)
    if further:
        significant, every = (
            sum(numbers)
            for numbers in zip(*(crossing.significant for crossing in further), strict=True)
        )
        yield (
            "A finding beyond the paper, on treebanks that it did not have: "
            f"{significant} of {every} differences in L-TED on generalised gold trees are "
            f"significant. If a gold {MADE} is among them, it was made of UD by rules, and no "
            "parser was trained on it."
        )
    yield f"p: paired shuffling, {trials:,} rounds; at most 1,000 on subsets."


def conventional(data: Path) -> list[TreebankFiles]:
    """Describe folders with fixed names: lth-schemes, and cross with parsers."""
    lth = data / _LTH if (data / _LTH).is_dir() else data
    found = [*_lth_files(lth), *_cross_files(data)]
    if not found:
        raise FileError(f"{data}: no treebank in several schemes, with outputs of parsers")
    return found


def _lth_files(folder: Path) -> list[TreebankFiles]:
    """Describe files PARSER.SCHEME.conllx and gold.SCHEME.conllx; PARSER.sentences.txt may be."""
    files: dict[str, dict[str, tuple[Path, ...]]] = {}
    for path in sorted(folder.glob("*.*.conllx*")):
        name, scheme, *_ = path.name.split(".")
        numbers = folder / f"{name}.{_NUMBERS}.txt"
        files.setdefault(scheme, {})[name] = (path, numbers) if numbers.is_file() else (path,)
    schemes = {
        scheme: TreebankFiles(
            scheme,
            gold=own["gold"],
            outputs={name: paths for name, paths in own.items() if name != "gold"},
        )
        for scheme, own in files.items()
        if "gold" in own
    }
    return [TreebankFiles(folder.name, schemes=schemes)] if len(schemes) > 1 else []


def _cross_files(data: Path) -> list[TreebankFiles]:
    """Describe folders cross/TREEBANK_SCHEME, and parsers/TREEBANK for the scheme ud."""
    folders: dict[str, dict[str, Path]] = {}
    for folder in sorted((data / "cross").glob("*/")):
        treebank, _, scheme = folder.name.rpartition("_")
        folders.setdefault(treebank, {})[scheme] = folder
    for treebank, schemes in folders.items():
        schemes.setdefault(UD, data / "parsers" / treebank)
    treebank_files = []
    for treebank, schemes in folders.items():
        own = {scheme: _outputs(folder) for scheme, folder in schemes.items()}
        if len(own) > 1 and all(files.gold for files in own.values()):
            treebank_files.append(TreebankFiles(treebank, schemes=own))
    return treebank_files


def _outputs(folder: Path) -> TreebankFiles:
    files = {path.name.partition(".")[0]: (path,) for path in sorted(folder.glob("*.conllu*"))}
    outputs = {name: path for name, path in files.items() if name not in {"gold", "train"}}
    return TreebankFiles(folder.name, gold=files.get("gold", ()), outputs=outputs)
