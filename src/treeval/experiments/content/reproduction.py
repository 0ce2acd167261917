"""The content-relations paper: sizes, WDE, STTR, and what correlates with what across languages.

Without a layout file, data is a folder of UD 1.2 treebanks with their ``stats.xml``, or the folder
around ``ud-1.2``, with MaltParser's outputs in ``parsers`` and, for UD, in ``cross``.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from treeval.arrays import Floats
from treeval.counts import ratio
from treeval.errors import FileError
from treeval.experiments.content.release import ReleaseStatistics, read_statistics
from treeval.experiments.content.scores import Parsed, score_findings, score_plots
from treeval.experiments.findings import Finding, Findings, published
from treeval.experiments.layout import TreebankFiles, only, treebanks_of
from treeval.experiments.verdicts import by_p
from treeval.formats.reading import read
from treeval.formats.registry import files_of
from treeval.metrics.relations.classes import UD1_CLASSES
from treeval.metrics.relations.entropy import averaged_wde
from treeval.progress import Progress, followed, silent
from treeval.report.charts.plots import Plot
from treeval.settings.certainty import SEED
from treeval.settings.choices import Subtypes
from treeval.statistics.permutation import mean_correlation
from treeval.tree.treebank import Treebank
from treeval.treebanks.across import C_FREQ, F_FREQ
from treeval.treebanks.figures import TreebankFigures, figures_of

PARSER = "malt-nivreeager"  # MaltParser with its default settings, as in the paper
SIZES, ENTROPIES, RICHNESS, CORRELATIONS = "table 1", "figure 2", "figure 3", "table 3"
_SMALLEST = 30_000  # tokens that a treebank had to have to be chosen
# The languages that the paper calls outliers of figure 3.
_OUTLIERS = ("Arabic", "English", "Gothic", "Hindi", "Old_Church_Slavonic", "Persian")


@dataclass(frozen=True, eq=False)
class Release:
    """UD 1.2: statistics of all treebanks, trees of those whose files are here."""

    statistics: Mapping[str, ReleaseStatistics]
    parts: Mapping[str, Sequence[Treebank]]

    @cached_property
    def figures(self) -> dict[str, TreebankFigures]:
        return self.with_subtypes("strip")

    def with_subtypes(self, subtypes: Subtypes) -> dict[str, TreebankFigures]:
        return {
            name: figures_of(parts, name=name, classes=UD1_CLASSES, subtypes=subtypes)
            for name, parts in self.parts.items()
        }

    @property
    def complete(self) -> list[str]:
        """The treebanks of which all files are here: with as many sentences as the release."""
        return [
            name
            for name, own in self.figures.items()
            if own.sentences == self.statistics[name].sentences
        ]


def reproduce(data: Path, *, seed: int = SEED, progress: Progress = silent) -> Findings:
    """Repeat the paper's study on the data given, its figures beside ours."""
    treebanks = treebanks_of("content", data, conventional)
    release = _read_release(treebanks, progress)
    parsed = Parsed.of([one for one in treebanks if one.outputs])
    rng = np.random.default_rng(seed)
    findings = [
        *_sizes(release),
        *_entropies(release.figures, rng),
        *_richness(release.figures, rng),
        _shares(release.statistics, rng),
        *score_findings(parsed, rng),
    ]
    complete = ", ".join(release.complete) or "none"
    notes = (
        f"Sizes and shares of {len(release.statistics)} treebanks are those of stats.xml.",
        f"WDE and STTR are of the files at hand, {len(release.figures)} treebanks.",
        f"Treebanks of which all files are here: {complete}.",
        *parsed.notes(),
    )
    plots = (_richness_plot(release.figures), *score_plots(parsed))
    return Findings("content", tuple(findings), notes, plots)


def conventional(data: Path) -> list[TreebankFiles]:
    """Describe a folder of treebanks with their stats.xml, or the folder around it."""
    release = data / "ud-1.2" if (data / "ud-1.2").is_dir() else data
    folders = sorted(path.parent for path in release.glob("*/stats.xml"))
    if not folders:
        raise FileError(f"{data}: no folders with a stats.xml here; name the folder of UD 1.2")
    treebanks = [
        TreebankFiles(
            folder.name,
            trees=tuple(map(Path, files_of("dependencies", folder))),
            statistics=(folder / "stats.xml",),
        )
        for folder in folders
    ]
    return [*treebanks, *_parsed_in(data)]


def _parsed_in(data: Path) -> list[TreebankFiles]:
    """Find one output of MaltParser per treebank."""
    found: dict[str, TreebankFiles] = {}
    for folder in (*sorted(data.glob("parsers/*/")), *sorted(data.glob("cross/*_ud/"))):
        name = folder.name.removesuffix("_ud")
        files = {path.name.partition(".")[0]: path for path in sorted(folder.glob("*.conllu*"))}
        if {"gold", PARSER} <= set(files) and name not in found:
            outputs = {PARSER: (files[PARSER],)}
            found[name] = TreebankFiles(name, gold=(files["gold"],), outputs=outputs)
    return list(found.values())


def _read_release(treebanks: Sequence[TreebankFiles], progress: Progress) -> Release:
    listed = [one for one in treebanks if one.statistics]
    if not listed:
        raise FileError("no treebank has statistics; name the stats.xml of UD 1.2 for each")
    read_parts = ((one.name, [read(str(path)) for path in one.trees]) for one in listed)
    parts = followed(read_parts, "reading", len(listed), progress)
    return Release(
        {one.name: read_statistics(only(one.statistics, one.name)) for one in listed},
        {name: trees for name, trees in parts if trees},
    )


def _language(treebank: str) -> str:
    return treebank.removeprefix("UD_").partition("-")[0]


def _sizes(release: Release) -> list[Finding]:
    """Sizes as the paper prints them: thousands of tokens, cut off."""
    paper = published("content")
    everything = release.statistics
    findings = [Finding(SIZES, "treebanks", paper[SIZES, "treebanks"], len(everything))]
    for name, own in everything.items():
        what = f"{_language(name)}: thousand tokens"
        known = paper.get((SIZES, what), math.nan)
        findings.append(Finding(SIZES, what, known, own.tokens // 1000, note=name))
    equal = sum(one.published == one.obtained for one in findings[1:])
    large = sum(own.tokens >= _SMALLEST for own in everything.values())
    total = paper[SIZES, "treebanks"]
    findings.append(Finding(SIZES, "treebanks of the published size", total, equal))
    findings.append(Finding(SIZES, "treebanks of 30,000 tokens or more", total, large))
    kept = release.with_subtypes("keep")
    for name in release.complete:
        wrong = _differences(kept[name], everything[name])
        findings.append(Finding(SIZES, f"{name}: counts unlike stats.xml", 0, wrong))
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


def _entropies(figures: Mapping[str, TreebankFigures], rng: np.random.Generator) -> list[Finding]:
    """Averaged WDE of all relations, and whether it separates the two classes."""
    averaged = averaged_wde(own.wde for own in figures.values())
    classes = {relation: UD1_CLASSES.class_of(relation) or "" for relation in averaged}
    by_class = {
        name: np.array([wde for relation, wde in averaged.items() if classes[relation] == name])
        for name in ("function", "content")
    }
    function, content = by_class["function"], by_class["content"]
    pairs = np.less.outer(function, content).mean() if len(function) and len(content) else math.nan
    is_content = np.repeat([0.0, 1.0], [len(function), len(content)])
    related = mean_correlation([(is_content, np.concatenate([function, content]))], rng)
    verdict = by_p(
        "The entropy of words separates function relations from content relations.",
        related.p,
        supports=related.mean > 0,
        test="permutation of the classes of relations",
    )
    what = "pairs of a function and a content relation in this order of WDE, %"
    return [
        Finding(ENTROPIES, what, math.nan, 100 * float(pairs), verdict),
        *(
            Finding(ENTROPIES, f"WDE of {relation}", math.nan, wde, note=classes[relation])
            for relation, wde in sorted(averaged.items(), key=lambda both: -both[1])
        ),
    ]


def _richness(figures: Mapping[str, TreebankFigures], rng: np.random.Generator) -> list[Finding]:
    known = {name: own for name, own in figures.items() if not math.isnan(own.sttr)}
    sttrs, function, content = (
        np.array([getattr(own, name) for own in known.values()])
        for name in ("sttr", "function_share", "content_share")
    )
    claims = {
        F_FREQ: (function, -1, "Languages with richer morphology have fewer function relations."),
        C_FREQ: (content, 1, "Languages with richer morphology have more content relations."),
    }
    findings = []
    for measure, (shares, sign, claim) in claims.items():
        related = mean_correlation([(sttrs, shares)], rng)
        verdict = by_p(
            claim, related.p, supports=sign * related.mean > 0, test="permutation of the treebanks"
        )
        what = f"STTR/{measure}"
        given = published("content").get((RICHNESS, what), math.nan)
        note = f"{len(sttrs)} treebanks"
        findings.append(Finding(RICHNESS, what, given, related.mean, verdict, note))
    outliers = [_outliers([*map(_language, known)], sttrs, content, rng)] if known else []
    return [*findings, *outliers]


def _outliers(
    languages: Sequence[str], sttrs: Floats, shares: Floats, rng: np.random.Generator
) -> Finding:
    """Compare the distances of treebanks from the line through all of them."""
    named = np.array([language in _OUTLIERS for language in languages], dtype=np.bool_)
    claim = f"{', '.join(_OUTLIERS).replace('_', ' ')} are outliers of figure 3."
    across, up = sttrs - sttrs.mean(), shares - shares.mean()
    slope = ratio((across * up).sum(), (across * across).sum())
    distances = np.abs(up - slope * across)
    related = mean_correlation([(named.astype(float), distances)], rng)
    test = "permutation of the treebanks, distance from the regression line"
    verdict = by_p(claim, related.p, supports=related.mean > 0, test=test)
    farthest = named[np.argsort(-distances)[: len(_OUTLIERS)]]
    what = "named outliers among the six treebanks that are farthest from the line"
    missing = [language for language in _OUTLIERS if language not in languages]
    note = f"without trees here: {', '.join(missing)}" if missing else ""
    return Finding(RICHNESS, what, len(_OUTLIERS), int(farthest.sum()), verdict, note)


def _shares(statistics: Mapping[str, ReleaseStatistics], rng: np.random.Generator) -> Finding:
    """Correlate shares of function and content words, over whole treebanks as in the paper."""
    shares = [own.shares for own in statistics.values()]
    function, content = (
        np.array([share[name] for share in shares]) for name in ("function", "content")
    )
    related = mean_correlation([(function, content)], rng)
    verdict = by_p(
        f"{C_FREQ} falls as {F_FREQ} rises, across languages.",
        related.p,
        supports=related.mean < 0,
        test="permutation of the treebanks",
    )
    given = published("content")[CORRELATIONS, f"{F_FREQ}/{C_FREQ}"]
    note = f"{len(shares)} whole treebanks, from stats.xml"
    return Finding(CORRELATIONS, f"{F_FREQ}/{C_FREQ}", given, related.mean, verdict, note)


def _richness_plot(figures: Mapping[str, TreebankFigures]) -> Plot:
    points = {name: ((own.sttr, own.content_share),) for name, own in figures.items()}
    return Plot(
        "figure-3",
        "Figure 3: share of content relations against type/token ratio",
        "standardised type/token ratio",
        "share of content relations",
        points,
        of_points=True,
    )
