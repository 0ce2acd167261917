"""The content-relations paper: sizes, WDE, STTR, and what correlates with what across languages.

Data is a folder of UD 1.2 treebanks with their ``stats.xml``, or the folder around it. Systems'
outputs are folders of treebanks, each with ``gold`` and one file per system, beside ``train``.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from treeval.errors import SettingError
from treeval.experiments.findings import Finding, Findings, published
from treeval.experiments.release import ReleaseStatistics, read_statistics
from treeval.formats.reading import read
from treeval.formats.registry import files_of
from treeval.metrics.relations.classes import UD1_CLASSES
from treeval.metrics.relations.entropy import averaged_wde
from treeval.progress import Progress, followed, silent
from treeval.settings.choices import Subtypes
from treeval.statistics.correlation import pearson
from treeval.tree.treebank import Treebank
from treeval.treebanks.across import Across
from treeval.treebanks.describe import describe
from treeval.treebanks.figures import TreebankFigures, figures_of

_RELEASE = "ud-1.2"
_OUTPUTS = ("parsers", "conll18")  # beside the release, unless others are given
_NOT_SYSTEMS = ("gold", "train")


@dataclass(frozen=True, eq=False)
class _Release:
    """UD 1.2: statistics of all treebanks, trees of those whose files are here."""

    statistics: Mapping[str, ReleaseStatistics]
    parts: Mapping[str, list[Treebank]]
    complete: frozenset[str]  # with their training files

    def figures(self, subtypes: Subtypes = "strip") -> dict[str, TreebankFigures]:
        return {
            name: figures_of(parts, name=name, classes=UD1_CLASSES, subtypes=subtypes)
            for name, parts in self.parts.items()
        }


def reproduce(data: Path, *, outputs: Sequence[Path] = (), progress: Progress = silent) -> Findings:
    """Repeat the paper's study on the data given, its figures beside ours."""
    if (data / _RELEASE).is_dir():
        found = (data / name for name in _OUTPUTS)
        outputs = outputs or [folder for folder in found if folder.is_dir()]
        data = data / _RELEASE
    release = _read_release(data, progress)
    figures = release.figures()
    across = _across(outputs) if outputs else None
    findings = [
        *_sizes(release),
        *_entropies(figures),
        *_richness(figures),
        _shares(release.statistics),
        *_correlations(across),
    ]
    complete = ", ".join(sorted(release.complete))
    notes = (
        f"sizes and shares of {len(release.statistics)} treebanks are those of stats.xml",
        f"WDE and STTR are of the files at hand, {len(figures)} treebanks; complete: {complete}",
        f"scores are of systems on {', '.join(across.treebanks)}"
        if across
        else "scores need systems' outputs; name their folders",
    )
    return Findings("content", tuple(findings), notes)


def _read_release(data: Path, progress: Progress) -> _Release:
    folders = sorted(path.parent for path in data.glob("*/stats.xml"))
    if not folders:
        raise SettingError(f"{data}: no folders with a stats.xml here; name the folder of UD 1.2")
    files = {folder.name: files_of("dependencies", folder) for folder in folders}
    read_parts = ((name, list(map(read, paths))) for name, paths in files.items() if paths)
    return _Release(
        {folder.name: read_statistics(folder / "stats.xml") for folder in folders},
        dict(followed(read_parts, "reading", sum(map(bool, files.values())), progress)),
        frozenset(name for name, paths in files.items() if any("train" in p for p in paths)),
    )


def _sizes(release: _Release) -> list[Finding]:
    paper = published("content")
    treebanks = len(release.statistics)
    count = paper["table 1", "treebanks"]
    findings = [Finding("table 1", "treebanks", count, treebanks)]
    findings += [
        Finding(
            "table 1",
            f"{name} words",
            math.nan,
            own.words,
        )
        for name, own in release.statistics.items()
    ]
    for name, own in release.figures("keep").items():
        if name in release.complete:
            wrong = _differences(own, release.statistics[name])
            findings.append(Finding("table 1", f"{name} counts unlike stats.xml", 0, wrong))
    return findings


def _differences(figures: TreebankFigures, statistics: ReleaseStatistics) -> int:
    """Count the figures of a treebank that are not those of the release."""
    relations = set(figures.relations) | set(statistics.relations)
    wrong = [r for r in relations if figures.relations.get(r) != statistics.relations.get(r)]
    return (
        len(wrong)
        + (figures.sentences != statistics.sentences)
        + (figures.words != statistics.words)
    )


def _entropies(figures: Mapping[str, TreebankFigures]) -> list[Finding]:
    """Averaged WDE of all relations; those of function words should be the lowest."""
    averaged = averaged_wde(own.wde for own in figures.values())
    findings = []
    for relation, wde in sorted(averaged.items(), key=lambda both: -both[1]):
        note: str = UD1_CLASSES.class_of(relation) or ""
        findings.append(Finding("figure 2", f"WDE of {relation}", math.nan, wde, note=note))
    return findings


def _richness(figures: Mapping[str, TreebankFigures]) -> list[Finding]:
    sttrs = np.array([own.sttr for own in figures.values()])
    related = pearson(sttrs, np.array([own.content_share for own in figures.values()]))
    return [
        Finding(
            "figure 3",
            "STTR/C-freq",
            published("content")["figure 3", "STTR/C-freq"],
            related.coefficient,
            note=f"p = {related.p:.3f}, {related.pairs} treebanks",
        )
    ]


def _shares(statistics: Mapping[str, ReleaseStatistics]) -> Finding:
    """Correlate shares of function and content words, over whole treebanks as in the paper."""
    shares = [own.shares for own in statistics.values()]
    function, content = (
        np.array([share[name] for share in shares]) for name in ("function", "content")
    )
    related, given = pearson(function, content), published("content")["table 3", "F-freq/C-freq"]
    note = f"{related.pairs} whole treebanks, from stats.xml"
    return Finding("table 3", "F-freq/C-freq", given, related.coefficient, note=note)


def _across(outputs: Sequence[Path]) -> Across:
    golds: dict[str, str] = {}
    systems: dict[str, list[str]] = {}
    for folder in sorted(inner for given in outputs for inner in given.glob("*") if inner.is_dir()):
        files = files_of("dependencies", folder)
        named = {Path(path).name.partition(".")[0]: path for path in files}
        others = [path for name, path in named.items() if name not in _NOT_SYSTEMS]
        if "gold" in named and others:
            name = f"{folder.parent.name}/{folder.name}"
            golds[name] = named["gold"]
            systems[name] = others
    if not golds:
        listed = ", ".join(map(str, outputs))
        raise SettingError(f"{listed}: no folders with gold.conllu and systems' outputs here")
    across = describe(golds, systems=systems, invalid="keep").across
    assert across is not None
    return across


def _correlations(across: Across | None) -> list[Finding]:
    """Table 3: the paper's telling correlations should have the same sign here."""
    paper = {
        tuple(what.split("/")): value
        for (place, what), value in published("content").items()
        if place == "table 3" and what != "F-freq/C-freq"
    }
    if across is None:
        return [
            Finding("table 3", "/".join(both), value, math.nan) for both, value in paper.items()
        ]
    found = across.correlations()
    findings = []
    for (a, b), value in paper.items():
        related = found[a, b]
        note = f"p = {related.p:.3f}, {related.pairs} treebanks"
        findings.append(Finding("table 3", f"{a}/{b}", value, related.coefficient, note=note))
    obtained = {both: found[both].coefficient for both in found}
    given, own = (r["F-freq", "F-prec"] - r["F-freq", "C-prec"] for r in (paper, obtained))
    what = "F-freq/F-prec less F-freq/C-prec"
    return [*findings, Finding("table 3", what, given, own)]
