"""Tsarfaty, Nivre and Andersson (2011): parsers trained on different schemes, across schemes.

The paper's parsers and its section of the Penn Treebank are not free. The same design is made of
treebanks in several schemes with parsers' output: folders ``cross/TREEBANK_SCHEME`` and, for the
scheme ud, ``parsers/TREEBANK``, each with ``gold`` and one file a parser. One more gold is made of
UD by `treeval.schemes`, so that there are always three.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from treeval.crossing.cross import cross
from treeval.crossing.experiments import Experiment, ExperimentKind
from treeval.crossing.results import Crossing
from treeval.errors import FileError
from treeval.experiments.findings import Finding, Findings, published
from treeval.formats.reading import read
from treeval.progress import Progress, followed, silent
from treeval.schemes.headedness import SCHEMES
from treeval.settings.certainty import SHUFFLES
from treeval.statistics.draws import Swaps
from treeval.statistics.resampling import paired_shuffling

UD, MADE = "ud", "lexical"
OWN, OTHER, PAIR, ALL = "own gold", "other gold", "two golds", "all golds"
_PLACES: Mapping[ExperimentKind, str] = {"own": OWN, "other": OTHER, "pair": PAIR, "all": ALL}
_NOT_FREE = "not free; see UD below"


@dataclass(frozen=True)
class Schemes:
    """A treebank in several schemes: a folder for each, and the parsers run on all."""

    treebank: str
    folders: Mapping[str, Path]
    parsers: tuple[str, ...]


def schemes_in(data: Path) -> list[Schemes]:
    """Find treebanks in at least two schemes, one of them UD, with parsers run on all of them."""
    folders: dict[str, dict[str, Path]] = {}
    for folder in sorted((data / "cross").glob("*/")):
        treebank, _, scheme = folder.name.rpartition("_")
        folders.setdefault(treebank, {})[scheme] = folder
    for treebank, schemes in folders.items():
        schemes.setdefault(UD, data / "parsers" / treebank)
    found = []
    for treebank, schemes in folders.items():
        outputs = [_files(folder) for folder in schemes.values()]
        shared = set.intersection(*(set(files) for files in outputs)) - {"gold", "train"}
        if len(schemes) > 1 and shared and all("gold" in files for files in outputs):
            found.append(Schemes(treebank, schemes, tuple(sorted(shared))))
    return found


def _files(folder: Path) -> dict[str, Path]:
    return {path.name.partition(".")[0]: path for path in sorted(folder.glob("*.conllu*"))}


def crossings(treebanks: Sequence[Schemes]) -> Iterator[tuple[str, Crossing]]:
    """Cross the schemes of each treebank, once for each parser."""
    for schemes in treebanks:
        files = {scheme: _files(folder) for scheme, folder in schemes.folders.items()}
        golds = {scheme: read(str(own["gold"])) for scheme, own in files.items()}
        made = {MADE: SCHEMES[MADE](golds[UD])} if MADE not in golds else {}
        for parser in schemes.parsers:
            outputs = {scheme: own[parser] for scheme, own in files.items()}
            yield f"{schemes.treebank} {parser}", cross(golds | made, outputs, compare=False)


def reproduce(
    data: Path, *, trials: int = SHUFFLES, seed: int = 0, progress: Progress = silent
) -> Findings:
    """Make the paper's tables of the treebanks in a folder, and judge its claims on them."""
    found = schemes_in(data)
    if not found:
        raise FileError(f"{data}: no treebank in several schemes in cross, with parsers' output")
    total = sum(len(schemes.parsers) for schemes in found)
    crossed = dict(followed(crossings(found), "crossing", total, progress))
    findings = [
        *_published_findings(),
        *(
            finding
            for name, crossing in crossed.items()
            for finding in _findings(name, crossing, trials, seed)
        ),
    ]
    notes = (
        f"The gold {MADE} is made of UD by rules; no parser was trained on it.",
        f"p: paired shuffling, {trials} rounds, seed {seed}.",
        "Whether parsers still differ is a fact about parsers; most of the paper's did not.",
    )
    return Findings("tedeval", tuple(findings), notes)


def _published_findings() -> Iterator[Finding]:
    for (place, what), value in published("tedeval").items():
        yield Finding(place, what, value, math.nan, note=_NOT_FREE)


def _findings(name: str, crossing: Crossing, trials: int, seed: int) -> Iterator[Finding]:
    for each in crossing.experiments:
        yield from _scores(name, each)
    for golds in dict.fromkeys(each.golds for each in crossing.experiments if each.kind != "own"):
        against = [each for each in crossing.experiments if each.golds == golds]
        if len(against) > 1 and len(golds) > 1:
            yield _gap(name, crossing, against, Swaps(len(against[0].labelled.table), seed, trials))


def _scores(name: str, experiment: Experiment) -> Iterator[Finding]:
    """Another scheme's gold costs a parser much, what the schemes share does not."""
    place, golds = _PLACES[experiment.kind], "+".join(experiment.golds)
    what = f"{name}, {experiment.scheme} against {golds}"
    obtained = experiment.labelled.score
    if experiment.las is not None:
        yield Finding(place, f"{what}: LAS", math.nan, experiment.las.score)
    yield Finding(place, f"{what}: TED", math.nan, obtained)


def _gap(name: str, crossing: Crossing, against: list[Experiment], swaps: Swaps) -> Finding:
    """Against what the schemes share, parsers come closer than against their own golds."""
    a, b, *_ = against
    own = abs(crossing.of(a.system)[0].labelled.score - crossing.of(b.system)[0].labelled.score)
    test = paired_shuffling(a.labelled, b.labelled, swaps)
    gap = abs(test.difference)
    note = f"{own:.4f} against own golds, p = {test.p:.4f}"
    golds = "+".join(a.golds)
    what = f"{name}, {a.scheme} and {b.scheme} against {golds}: difference in TED"
    return Finding(_PLACES[a.kind], what, math.nan, gap, note=note)
