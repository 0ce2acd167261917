"""The same design on treebanks that the TedEval paper did not have, such as UD and SUD."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from treeval.crossing.cross import cross
from treeval.crossing.experiments import Experiment
from treeval.crossing.results import Crossing
from treeval.experiments.findings import Finding, Position
from treeval.experiments.layout import TreebankFiles, only
from treeval.experiments.tedeval.design import joined, parsers_of
from treeval.formats.reading import read
from treeval.schemes.headedness import SCHEMES
from treeval.settings.certainty import ALPHA

UD, MADE = "ud", "lexical"
SCORES = "other treebanks, which are not in the paper: scores"
DIFFERENCES = "other treebanks, which are not in the paper: differences, in points"
_COLUMNS: Mapping[str, str] = {
    "UAS": "uas",
    "LAS": "las",
    "U-TED": "unlabelled",
    "L-TED": "labelled",
}


@dataclass(frozen=True, eq=False)
class OtherCrossing:
    """One parser on the schemes of one treebank."""

    treebank: str
    parser: str
    crossing: Crossing

    def findings(self) -> Iterator[Finding]:
        for one in self.crossing.experiments:
            yield from self._scores(one)
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
