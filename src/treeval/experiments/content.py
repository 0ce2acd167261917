"""The content-relations paper: sizes, WDE, STTR, and what correlates with what across languages.

Without a layout file, data is a folder of UD 1.2 treebanks with their ``stats.xml``, or the folder
around ``ud-1.2``, with MaltParser's outputs in ``parsers`` and, for UD, in ``cross``.
"""

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.counts import ratio
from treeval.errors import FileError, ReadError, SettingError
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
from treeval.formats.files import load
from treeval.formats.reading import read
from treeval.formats.registry import files_of
from treeval.metrics.relation_classes import CLASSES, UD1_CLASSES, RelationClass
from treeval.metrics.weighted import averaged_wde
from treeval.progress import Progress, followed, silent
from treeval.report.charts.plots import Plot
from treeval.settings.certainty import ALPHA, SEED
from treeval.settings.choices import Subtypes
from treeval.statistics.correlation import (
    MeanCorrelation,
    difference_of_correlations,
    difference_of_curves,
    mean_correlation,
)
from treeval.statistics.tails import t_tail
from treeval.tree.treebank import Treebank
from treeval.treebanks.across import C_FREQ, F_FREQ, MEASURES, Across
from treeval.treebanks.describe import describe
from treeval.treebanks.figures import TreebankFigures, figures_of

VARIANCE = "figure 5"
_LANGUAGES = 22  # of the paper
_NEW = ("WLAS", "C-prec", "C-rec")  # the measures that the paper proposes
_FEWEST = 4  # treebanks of which a permutation can reach 5 %
_NO_OUTPUT = "no outputs of a parser are among the data"
# The correlations that the text of the paper argues with.
_DISCUSSED = {
    (F_FREQ, "LAS"): "Languages with more function relations are parsed better.",
    (F_FREQ, "F-prec"): "Languages with more function relations have a higher precision of them.",
    (F_FREQ, "C-prec"): "The precision of content relations does not follow function relations.",
}
_DEPENDENT = "F-freq/F-prec less F-freq/C-prec"

_TOTAL = re.compile(
    r"<total><sentences>(?P<sentences>\d+)</sentences><tokens>(?P<tokens>\d+)</tokens>"
    r"(?:.*?<words>(?P<words>\d+)</words>)?"
)
_RELATION = re.compile(r'<dep name="(?P<name>[^"]+)">(?P<count>\d+)</dep>')
PARSER = "malt-nivreeager"  # MaltParser with its default settings, as in the paper
SIZES, ENTROPIES, RICHNESS, CORRELATIONS = "table 1", "figure 2", "figure 3", "table 3"
_SMALLEST = 30_000  # tokens that a treebank had to have to be chosen
# The languages that the paper calls outliers of figure 3.
_OUTLIERS = ("Arabic", "English", "Gothic", "Hindi", "Old_Church_Slavonic", "Persian")


@dataclass(frozen=True, eq=False)
class Parsed:
    """Scores of one parser on each treebank, none of which is there twice."""

    parser: str
    across: Across | None

    @staticmethod
    def of(treebanks: Sequence[TreebankFiles]) -> "Parsed":
        """Score the outputs; a treebank may have one only, that of the same parser."""
        if not treebanks:
            return Parsed("", None)
        parsers = {name for treebank in treebanks for name in treebank.outputs}
        if len(parsers) > 1:
            raise SettingError(
                f"the outputs are of {', '.join(sorted(parsers))}; give the outputs of one "
                "parser, so that only languages differ"
            )
        (parser,) = parsers
        golds = {treebank.name: str(only(treebank.gold, treebank.name)) for treebank in treebanks}
        systems = {
            treebank.name: [str(only(treebank.outputs[parser], treebank.name))]
            for treebank in treebanks
        }
        return Parsed(parser, describe(golds, systems=systems, invalid="keep").across)

    def notes(self) -> Iterator[str]:
        if self.across is None:
            yield "Scores need the outputs of a parser; name them in the layout."
            return
        names = self.across.treebanks
        listed = ", ".join(names)
        yield f"Scores are those of {self.parser} on {len(names)} treebanks: {listed}."
        yield (
            f"A published r counts as a claim about its sign if it is significant over the paper's "
            f"{_LANGUAGES} languages; the text itself discusses F-freq with F-prec, C-prec and LAS."
        )
        yield (
            "The paper does not say how many languages are high performing: here, the better half."
        )


def score_findings(parsed: Parsed, rng: np.random.Generator) -> Iterator[Finding]:
    """All correlations of table 3 but the first, then the claims about them and figure 5."""
    for a, b in list(combinations(MEASURES, 2))[1:]:
        yield _correlation(parsed.across, a, b, rng)
    yield _contrast(parsed.across, rng)
    for measure in _NEW:
        yield from _variances(parsed.across, measure, rng)


def _correlation(across: Across | None, a: str, b: str, rng: np.random.Generator) -> Finding:
    what = f"{a}/{b}"
    given = published("content")[CORRELATIONS, what]
    if across is None:
        return Finding(CORRELATIONS, what, given, math.nan, _unknown(a, b, given))
    x, y = across.column(a), across.column(b)
    correlation = mean_correlation([(x, y)], rng)
    note = f"{len(x)} treebanks" + _without_one(x, y) * (a in (F_FREQ, C_FREQ))
    verdict = _verdict(a, b, given, correlation)
    if verdict is None:
        note = f"p = {correlation.p:.3f}, {note}"
    return Finding(CORRELATIONS, what, given, correlation.mean, verdict, note)


def _claim(a: str, b: str, given: float) -> str:
    """What a published correlation says; nothing if it may be due to chance."""
    if (a, b) in _DISCUSSED:
        return _DISCUSSED[a, b]
    is_significant = t_tail(given, _LANGUAGES - 2) < ALPHA
    return (
        "These two correlate across languages, with the published sign." if is_significant else ""
    )


def _unknown(a: str, b: str, given: float) -> Verdict | None:
    claim = _claim(a, b, given)
    return untestable(claim, _NO_OUTPUT) if claim else None


def _verdict(a: str, b: str, given: float, correlation: MeanCorrelation) -> Verdict | None:
    claim, test = _claim(a, b, given), "permutation of the treebanks"
    if not claim:
        return None
    if (a, b) == (F_FREQ, "C-prec"):
        return of_no_effect(claim, correlation.p, test=test)
    return by_p(claim, correlation.p, supports=correlation.mean * given > 0, test=test)


def _without_one(x: Floats, y: Floats) -> str:
    """How far r depends on a single treebank."""
    if len(x) <= _FEWEST:
        return ""
    others = [np.delete(np.arange(len(x)), place) for place in range(len(x))]
    found = [float(np.corrcoef(x[rows], y[rows])[0, 1]) for rows in others]
    return f"; without one of them {min(found):.2f} to {max(found):.2f}"


def _contrast(across: Across | None, rng: np.random.Generator) -> Finding:
    """Function words help function precision more than content precision."""
    paper = published("content")
    given = paper[CORRELATIONS, "F-freq/F-prec"] - paper[CORRELATIONS, "F-freq/C-prec"]
    claim = "F-prec follows F-freq more closely than C-prec does, across languages."
    if across is None:
        verdict = untestable(claim, _NO_OUTPUT)
        return Finding(CORRELATIONS, _DEPENDENT, given, math.nan, verdict)
    share, content, function = (across.column(name) for name in (F_FREQ, "C-prec", "F-prec"))
    bootstrapped = difference_of_correlations((share, content), (share, function), rng)
    verdict = by_interval(claim, bootstrapped.interval, test="paired bootstrap over treebanks")
    return Finding(CORRELATIONS, _DEPENDENT, given, bootstrapped.value, verdict)


def _variances(across: Across | None, measure: str, rng: np.random.Generator) -> Iterator[Finding]:
    """Figure 5: less variance among the best languages, and the same over all of them."""
    rows = {
        "the best half": f"The best languages vary less by {measure} than by LAS.",
        "all treebanks": f"All languages together vary as much by {measure} as by LAS.",
    }
    for part, claim in rows.items():
        what = f"variance of {part}, {measure} less LAS, squared points"
        if across is None:
            yield Finding(VARIANCE, what, math.nan, math.nan, untestable(claim, _NO_OUTPUT))
            continue
        of_best = part == "the best half"
        las, new = (_variance_curve(across.column(name), of_best) for name in ("LAS", measure))
        bootstrapped = difference_of_curves(las, new, len(across.treebanks), rng)
        test = "bootstrap over treebanks"
        verdict = (
            by_interval(claim, bootstrapped.interval, test=test, sign=-1)
            if of_best
            else of_no_effect(claim, interval=bootstrapped.interval, test=test)
        )
        yield Finding(VARIANCE, what, math.nan, bootstrapped.value, verdict)


def _variance_curve(scores: Floats, of_best: bool) -> Callable[[Ints], Floats]:
    """Variances as treebanks are added, best first: up to half of them, or of all."""
    size = len(scores)
    ends = range(2, max(2, (size + 1) // 2) + 1) if of_best else (size,)

    def variances(rows: Ints) -> Floats:
        falling = np.sort(100 * scores[rows])[::-1]
        return np.array([np.var(falling[:end]) for end in ends])

    return variances


def score_plots(parsed: Parsed) -> Iterator[Plot]:
    """Figures 4 and 5."""
    across = parsed.across
    if across is None:
        return
    names = across.ranked("LAS")
    order = [across.treebanks.index(name) for name in names]
    yield Plot(
        "figure-4",
        "Figure 4: LAS, precision and recall of content relations",
        "",
        "%",
        {
            measure: tuple(enumerate((100 * across.column(measure)[order]).tolist()))
            for measure in ("LAS", "C-prec", "C-rec")
        },
        places=tuple(names),
    )
    yield Plot(
        "figure-5",
        "Figure 5: variance as treebanks are added, best score first",
        "treebanks",
        "variance, squared points",
        {
            measure: tuple(enumerate((1e4 * across.cumulative_variance(measure)).tolist(), start=1))
            for measure in ("LAS", *_NEW)
        },
    )


@dataclass(frozen=True)
class ReleaseStatistics:
    """What ``stats.xml`` says of a treebank: all of it, even if not all files are at hand."""

    sentences: int
    tokens: int  # as they are written; one token may be several words
    words: int
    relations: Mapping[str, int]

    @property
    def shares(self) -> dict[RelationClass, float]:
        """The share of words in each class of relations."""
        total = sum(self.relations.values())
        return {
            name: sum(n for r, n in self.relations.items() if UD1_CLASSES.class_of(r) == name)
            / total
            for name in CLASSES
        }


def read_statistics(path: Path) -> ReleaseStatistics:
    """Find the numbers line by line: with its unescaped characters the file is often no XML."""
    text = load(str(path)).decode("utf-8", errors="replace")
    total = _TOTAL.search(text)
    if not total:
        raise ReadError(f"{path}: the size of the treebank is missing; is it a stats.xml of UD?")
    relations = {found["name"]: int(found["count"]) for found in _RELATION.finditer(text)}
    sentences, tokens = int(total["sentences"]), int(total["tokens"])
    # The file leaves out the number of words where every token is one word.
    return ReleaseStatistics(sentences, tokens, int(total["words"] or tokens), relations)


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
    parsed = Parsed.of([treebank for treebank in treebanks if treebank.outputs])
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
        f"Treebanks with all their files here: {complete}.",
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
    treebank_files: dict[str, TreebankFiles] = {}
    for folder in (*sorted(data.glob("parsers/*/")), *sorted(data.glob("cross/*_ud/"))):
        name = folder.name.removesuffix("_ud")
        files = {path.name.partition(".")[0]: path for path in sorted(folder.glob("*.conllu*"))}
        if {"gold", PARSER} <= set(files) and name not in treebank_files:
            outputs = {PARSER: (files[PARSER],)}
            treebank_files[name] = TreebankFiles(name, gold=(files["gold"],), outputs=outputs)
    return list(treebank_files.values())


def _read_release(treebanks: Sequence[TreebankFiles], progress: Progress) -> Release:
    listed = [treebank for treebank in treebanks if treebank.statistics]
    if not listed:
        raise FileError("no treebank has statistics; name the stats.xml of UD 1.2 for each")
    read_parts = (
        (treebank.name, [read(str(path)) for path in treebank.trees]) for treebank in listed
    )
    parts = followed(read_parts, "reading", len(listed), progress)
    return Release(
        {
            treebank.name: read_statistics(only(treebank.statistics, treebank.name))
            for treebank in listed
        },
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
    equal = sum(finding.published == finding.obtained for finding in findings[1:])
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
