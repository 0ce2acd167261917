"""Does PUPA carry over to dependency trees? The constituent of a word is what lies below it.

No paper asks this. Tried on supervised parsers' output (``parsers``) and on that of end-to-end
systems (``conll18``), beside a committee of the other systems.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats
from treeval.assessment.assess import assess
from treeval.experiments.findings import Finding, Position
from treeval.experiments.layout import TreebankFiles, only
from treeval.formats.reading import read

METHODS = {"pupa": "PUPA", "sepa": "SEPA", "mc": "MC"}
SHARE = 20
_FEWEST = 3  # systems: one to assess and two to agree


@dataclass(frozen=True)
class Outcome:
    """UAS of a treebank's systems, averaged: of all sentences, and of the best by each method."""

    treebank: str
    systems: int
    everything: float
    best: dict[str, float]
    within: dict[str, float]  # the best of each length


def outcomes(treebanks: Sequence[TreebankFiles]) -> Iterator[Outcome]:
    """Assess every system of every treebank that has enough of them."""
    return (_outcome(one) for one in treebanks if len(one.outputs) >= _FEWEST)


def _outcome(files: TreebankFiles) -> Outcome:
    gold = read(str(only(files.gold, files.name)))
    parses = {name: read(str(only(paths, name))) for name, paths in files.outputs.items()}
    found = []
    for name, own in parses.items():
        assessed = assess(
            own,
            methods=METHODS,
            tags="upos",
            agreement="full-model",
            committee=[other for system, other in parses.items() if system != name],
            gold=gold,
            seed=0,
        )
        assert assessed.quality is not None
        found.append(assessed.quality)

    def averaged(curves: list[Floats], share: int = SHARE) -> float:
        return float(np.mean([curve[share - 1] for curve in curves]))

    return Outcome(
        files.name,
        len(parses),
        averaged([one.curves["pupa"].mean for one in found], 100),
        {name: averaged([one.curves[name].mean for one in found]) for name in METHODS},
        {name: averaged([one.within_lengths[name] for one in found]) for name in METHODS},
    )


def yield_findings(treebanks: Sequence[TreebankFiles]) -> Iterator[Finding]:
    """Mean UAS of the best fifth of the sentences, over all and of each length."""
    place = f"dependencies: mean UAS of the best {SHARE} % of the sentences"
    for found in outcomes(treebanks):
        values = {
            "all": found.everything,
            **{METHODS[name]: value for name, value in found.best.items()},
            **{f"{METHODS[name]}, by length": value for name, value in found.within.items()},
        }
        note = f"{found.systems} systems"
        for column, value in values.items():
            position = Position((found.treebank,), column)
            what = f"{found.treebank}: {column}"
            yield Finding(place, what, math.nan, value, note=note, position=position)
