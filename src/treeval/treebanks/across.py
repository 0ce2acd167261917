"""Scores across languages, and their correlation with the share of function words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, ClassVar

import numpy as np

from treeval.arrays import Floats
from treeval.counts import defined, evaluate
from treeval.metrics.attachment import LAS
from treeval.metrics.content import CONTENT, FUNCTION
from treeval.metrics.conventions import adopt
from treeval.metrics.f_score import PRECISION, RECALL
from treeval.metrics.weighted import WLAS
from treeval.settings.conventions import Conventions
from treeval.statistics.correlation import Correlation, pearson
from treeval.tree.pair import Pair
from treeval.treebanks.figures import TreebankFigures

# As the content-relations paper calls them: shares of function and content words, scores, and
# precision and recall of content and function relations.
F_FREQ, C_FREQ = "F-freq", "C-freq"
SCORES = ("WLAS", "LAS", "C-prec", "C-rec", "F-prec", "F-rec")
MEASURES = (F_FREQ, C_FREQ, *SCORES)


@dataclass(frozen=True, eq=False)
class Across:
    """One row of measures per treebank."""

    scores: ClassVar[tuple[str, ...]] = SCORES
    measures: ClassVar[tuple[str, ...]] = MEASURES

    treebanks: tuple[str, ...]
    table: Floats  # (treebanks, measures)

    @staticmethod
    def of(rows: Mapping[str, Mapping[str, float]]) -> "Across":
        table = [[row[measure] for measure in MEASURES] for row in rows.values()]
        return Across(tuple(rows), np.array(table).reshape(len(rows), len(MEASURES)))

    def column(self, measure: str) -> Floats:
        return self.table[:, MEASURES.index(measure)]

    def correlations(self) -> dict[tuple[str, str], Correlation]:
        """Pearson's r of every two measures."""
        return {
            (a, b): pearson(self.column(a), self.column(b)) for a, b in combinations(MEASURES, 2)
        }

    def ranked(self, measure: str) -> list[str]:
        """Languages in falling order of a measure."""
        order = np.argsort(-self.column(measure), kind="stable").tolist()
        return [self.treebanks[row] for row in order]

    def cumulative_variance(self, measure: str) -> Floats:
        """Variance of the k best treebanks' scores, for every k."""
        falling = np.sort(self.column(measure))[::-1]
        return np.array([np.var(falling[:size]) for size in range(1, len(falling) + 1)])

    def to_dict(self) -> dict[str, Any]:
        return {
            "treebanks": [
                {"name": name} | dict(zip(MEASURES, map(defined, row), strict=True))
                for name, row in zip(self.treebanks, self.table.tolist(), strict=True)
            ],
            "correlations": [
                {"a": a, "b": b, "r": defined(correlation.coefficient), "p": defined(correlation.p)}
                for (a, b), correlation in self.correlations().items()
            ],
            "cumulative_variance": {
                measure: list(map(defined, self.cumulative_variance(measure).tolist()))
                for measure in SCORES
            },
        }


def measure_treebank(
    figures: TreebankFigures, pairs: Sequence[Pair], conventions: Conventions
) -> dict[str, float]:
    """Measures of one treebank: its shares, mean scores of systems on it."""
    scores = [_scores(pair, conventions) for pair in pairs]
    return {
        F_FREQ: figures.function_share,
        C_FREQ: figures.content_share,
        **{
            measure: float(np.mean([of_system[measure] for of_system in scores]))
            for measure in SCORES
        },
    }


def _scores(pair: Pair, conventions: Conventions) -> dict[str, float]:
    scores = {
        metric.name: evaluate(adopt(metric, conventions), pair).score for metric in (WLAS, LAS)
    }
    for metric in (CONTENT, FUNCTION):
        letter, totals = metric.name[0], evaluate(adopt(metric, conventions), pair).totals
        measures = metric.measures(totals)
        scores[f"{letter}-prec"] = float(measures[PRECISION])
        scores[f"{letter}-rec"] = float(measures[RECALL])
    return scores
