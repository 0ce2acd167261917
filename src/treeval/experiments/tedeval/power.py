"""Whether differences are significant depends on the size of the test set: tests on subsets."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats
from treeval.experiments.findings import Finding, Position, Verdict, by_interval, by_p
from treeval.experiments.tedeval.design import Contrast, TrainedParser, joined
from treeval.experiments.tedeval.tables import PublishedTable, Tests
from treeval.settings.certainty import ALPHA, LEVEL
from treeval.statistics.resampling import Swaps, paired_shufflings, percentiles

SIZES = (414, 1000, 2416)  # the last is that of section 23 of the Penn Treebank
PAPER = SIZES[-1]
SUBSETS = 20
_MOST_TRIALS = 1000  # per subset
SHARES = "differences, p on all sentences, and share of random test sets where they are significant"
NUMBERS = "number of significant differences by size of the test set"
INSIGNIFICANT = "claim: differences become insignificant"
_LEXICAL = ("Functional", "Lexical")


@dataclass(frozen=True, eq=False)
class Power:
    """p-values of all contrasts on random subsets: (subsets, contrasts) by size."""

    parsed: TrainedParser
    p: Mapping[int, Floats]

    @property
    def nearest(self) -> int:
        """The size that is nearest to that of the paper's test set."""
        return min(self.p, key=lambda size: abs(size - PAPER))

    def significant(self, size: int) -> Floats:
        """The number of significant contrasts, for each subset."""
        return np.asarray((self.p[size] < ALPHA).sum(axis=1), dtype=np.float64)

    def remark(self) -> str:
        """Say in one sentence how many differences are significant, by size."""
        numbers = ", ".join(f"{self.significant(size).mean():.3g} on {size:,}" for size in self.p)
        paper = PublishedTable(self.parsed.parser)
        contrasts = self.parsed.contrasts
        given = sum(
            paper.is_significant(_side(self.parsed, contrast), contrast) for contrast in contrasts
        )
        published = f"; in the paper, {given} on {PAPER:,}" if paper.is_known else ""
        return (
            f"{self.parsed.parser}: of {len(contrasts)} differences on generalised gold trees, "
            f"these numbers are significant (mean of test sets): {numbers} sentences{published}."
        )


def power_of(
    parsed: TrainedParser, tests: Tests, sizes: Sequence[int], rng: np.random.Generator, trials: int
) -> Power:
    """Repeat the tests on random subsets, and take those of all sentences as they are."""
    found = {
        size: np.array([_on_subset(parsed, size, rng, trials) for _ in range(SUBSETS)])
        for size in sizes
        if size < parsed.sentences
    }
    found[parsed.sentences] = np.array([[tests[contrast].p for contrast in parsed.contrasts]])
    return Power(parsed, found)


def _on_subset(
    parsed: TrainedParser, size: int, rng: np.random.Generator, trials: int
) -> list[float]:
    rows = np.sort(rng.choice(parsed.sentences, size, replace=False))
    part = parsed.rows(rows)
    swaps = Swaps.drawn(rng, size, min(trials, _MOST_TRIALS))
    return [
        test.p
        for test in paired_shufflings([part.both(contrast) for contrast in part.contrasts], swaps)
    ]


def number_findings(power: Power) -> Iterator[Finding]:
    """Show how many of the differences in the paper's table are significant, by size."""
    parsed, every = power.parsed, power.parsed.contrasts
    paper = PublishedTable(parsed.parser)
    given = sum(paper.is_significant(_side(parsed, contrast), contrast) for contrast in every)
    row = (f"{parsed.parser}, of {len(every)}",)
    if paper.is_known:
        yield _number(row, f"{PAPER:,} (paper)", math.nan, given)
    for size in power.p:
        yield _number(row, f"{size:,}", math.nan, float(power.significant(size).mean()))


def _number(row: tuple[str, ...], column: str, given: float, found: float) -> Finding:
    return Finding(
        NUMBERS, f"{row[0]}: {column}", given, found, position=Position(row, column, decimals=1)
    )


def share_findings(power: Power, tests: Tests) -> Iterator[Finding]:
    """Show each difference with its p-value, and how often it is significant on subsets."""
    parsed = power.parsed
    paper = PublishedTable(parsed.parser)
    for index, contrast in enumerate(parsed.contrasts):
        row = (
            f"{parsed.parser}, {contrast.b} − {contrast.a}",
            joined(contrast.golds),
            contrast.measure,
        )
        what = f"{row[0]} on {row[1]}: {contrast.measure}"
        side = _side(parsed, contrast)
        yield Finding(
            SHARES,
            f"{what}: difference, in points",
            100 * paper.difference(side, contrast),
            100 * tests[contrast].difference,
            position=Position(row, "points", decimals=2),
        )
        yield _share(what, "p", row, tests[contrast].p, 4)
        if paper.is_known:
            given = float(paper.is_significant(side, contrast))
            yield _share(what, f"{PAPER:,} (paper)", row, given)
        for size, p in power.p.items():
            yield _share(what, f"{size:,}", row, float((p[:, index] < ALPHA).mean()))


def _share(
    what: str, column: str, row: tuple[str, ...], found: float, decimals: int = 2
) -> Finding:
    position = Position(row, column, decimals=decimals)
    return Finding(SHARES, f"{what}: {column}", math.nan, found, position=position)


def _side(parsed: TrainedParser, contrast: Contrast) -> str:
    named = {contrast.a, contrast.b, *contrast.golds}
    return next(side for side, half in parsed.halves.items() if named <= set(half))


def insignificance_findings(power: Power) -> Iterator[Finding]:
    """Judge, at a size near that of the paper's test set, whether differences are significant."""
    parsed, size = power.parsed, power.nearest
    at = {contrast: index for index, contrast in enumerate(parsed.contrasts)}
    lexical = [contrast for contrast in at if contrast[:3] == (*_LEXICAL, _LEXICAL)]
    if parsed.parser == "MaltParser":
        for one in lexical:
            yield _lexical_finding(power, one, power.p[size][:, at[one]])
    yield _rarely(power, [at[contrast] for contrast in at if len(contrast.golds) > 2])


def _lexical_finding(power: Power, one: Contrast, p: Floats) -> Finding:
    parsed = power.parsed
    a, b = parsed.both(one)
    by_size = ", ".join(
        f"{float(np.median(values[:, parsed.contrasts.index(one)])):.4f} on {size:,}"
        for size, values in power.p.items()
    )
    return Finding(
        INSIGNIFICANT,
        f"{parsed.parser}, Lexical − Functional on {joined(one.golds)}: {one.measure}, in points",
        100 * PublishedTable(parsed.parser).difference(_side(parsed, one), one),
        100 * (b.score - a.score),
        by_p(
            "the difference is statistically insignificant",
            float(np.median(p)),
            supports=False,
            test=f"paired shuffling, median p of test sets of {power.nearest:,} sentences",
        ),
        f"median p: {by_size}",
    )


def _rarely(power: Power, places: list[int]) -> Finding:
    """Judge "rarely significant" of three-way golds: on fewer than half of the differences."""
    size, parsed = power.nearest, power.parsed
    shares = (power.p[size][:, places] < ALPHA).mean(axis=1)
    paper = PublishedTable(parsed.parser)
    three = [parsed.contrasts[place] for place in places]
    given = sum(paper.is_significant(_side(parsed, contrast), contrast) for contrast in three)
    claim = "differences are rarely significant (here: fewer than half of them)"
    test = f"share minus ½ on {len(shares)} test sets of {size:,} sentences"
    interval = percentiles(shares - 0.5, LEVEL)
    return Finding(
        INSIGNIFICANT,
        f"{parsed.parser}: significant ones of {len(places)} differences on three-way golds",
        given,
        float(shares.mean()) * len(places),
        by_interval(claim, interval, sign=-1, test=test)
        if len(shares) > 1
        else Verdict("open", claim, "only one test set"),
    )
