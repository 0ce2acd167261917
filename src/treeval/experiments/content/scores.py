"""Table 3 and figures 4 and 5 of the content-relations paper: one parser across languages."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.errors import SettingError
from treeval.experiments.findings import Finding, published
from treeval.experiments.layout import TreebankFiles, only
from treeval.experiments.verdicts import Verdict, by_interval, by_p, of_no_effect, untestable
from treeval.report.charts.plots import Plot
from treeval.settings.certainty import ALPHA
from treeval.statistics.bootstrap import difference_of_correlations, difference_of_curves
from treeval.statistics.permutation import MeanCorrelation, mean_correlation
from treeval.statistics.tails import t_tail
from treeval.treebanks.across import C_FREQ, F_FREQ, MEASURES, Across
from treeval.treebanks.describe import describe

CORRELATIONS, VARIANCE = "table 3", "figure 5"
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
        parsers = {name for one in treebanks for name in one.outputs}
        if len(parsers) > 1:
            raise SettingError(
                f"the outputs are of {', '.join(sorted(parsers))}; give those of one parser, "
                "so that differences are those of languages"
            )
        (parser,) = parsers
        golds = {one.name: str(only(one.gold, one.name)) for one in treebanks}
        systems = {one.name: [str(only(one.outputs[parser], one.name))] for one in treebanks}
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
    found = mean_correlation([(x, y)], rng)
    note = f"{len(x)} treebanks" + _without_one(x, y) * (a in (F_FREQ, C_FREQ))
    verdict = _verdict(a, b, given, found)
    if verdict is None:
        note = f"p = {found.p:.3f}, {note}"
    return Finding(CORRELATIONS, what, given, found.mean, verdict, note)


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


def _verdict(a: str, b: str, given: float, found: MeanCorrelation) -> Verdict | None:
    claim, test = _claim(a, b, given), "permutation of the treebanks"
    if not claim:
        return None
    if (a, b) == (F_FREQ, "C-prec"):
        return of_no_effect(claim, found.p, test=test)
    return by_p(claim, found.p, supports=found.mean * given > 0, test=test)


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
    found = difference_of_correlations((share, content), (share, function), rng)
    verdict = by_interval(claim, found.interval, test="paired bootstrap over treebanks")
    return Finding(CORRELATIONS, _DEPENDENT, given, found.value, verdict)


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
        found = difference_of_curves(las, new, len(across.treebanks), rng)
        test = "bootstrap over treebanks"
        verdict = (
            by_interval(claim, found.interval, test=test, sign=-1)
            if of_best
            else of_no_effect(claim, interval=found.interval, test=test)
        )
        yield Finding(VARIANCE, what, math.nan, found.value, verdict)


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
