"""The size of the batch: parser, taggings and counts all come from a part of the corpus.

The paper does not ask this; it shows how far a small corpus can be compared with a large one.
"""

import math
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from treeval.arrays import Ints
from treeval.assessment.quality import Unit
from treeval.experiments.findings import Finding, Position
from treeval.experiments.pupa.data import Corpus
from treeval.experiments.pupa.runs import Effort, ParsedCorpus, SentenceBatch, learner
from treeval.experiments.pupa.table1 import CLASSES
from treeval.progress import Progress, followed, silent

PARTS = (8, 4, 2, 1)  # into which the corpus is divided
_SHARE = 10


def size_findings(
    corpus: Corpus, effort: Effort, longest: int, progress: Progress = silent
) -> Iterator[Finding]:
    """Give the gains of PUPA and MC over all sentences, averaged over the parts of each size."""
    rng = np.random.default_rng(effort.seed)
    order = rng.permutation(len(corpus.gold))
    for parts in followed(PARTS, f"{corpus.name}: sizes", len(PARTS), progress):
        batches = [
            _batch(corpus, np.sort(chosen), effort, longest)
            for chosen in np.array_split(order, parts)
        ]
        yield from _findings(f"size of the batch, {corpus.name}{longest}", batches)


def _batch(corpus: Corpus, chosen: Ints, effort: Effort, longest: int) -> SentenceBatch:
    part = replace(corpus, gold=corpus.gold.select(chosen))
    parses = learner(part)(np.arange(len(chosen)), np.random.default_rng(effort.seed))
    return SentenceBatch(ParsedCorpus(part, effort, parses, {}), longest).tagged([CLASSES])


def _findings(place: str, batches: list[SentenceBatch]) -> Iterator[Finding]:
    sentences = round(np.mean([len(batch.rows) for batch in batches]))
    row = "the whole" if len(batches) == 1 else f"{len(batches)} parts"
    row = f"{row} of {sentences:,} sentences"
    found = [batch.assessed(batch.taggings[CLASSES]) for batch in batches]
    ceiling = float(np.mean([one.ceiling for some in found for one in some]))
    position = Position((row,), "X", decimals=1)
    yield Finding(place, f"{row}, X", math.nan, ceiling, position=position)
    for method in ("PUPA", "MC"):
        for unit, gain in _gains(method, batches).items():
            column = f"{method}: gain at {_SHARE} % of {unit}"
            position = Position((row,), column)
            yield Finding(place, f"{row}, {column}", math.nan, gain, position=position)


def _gains(method: str, batches: list[SentenceBatch]) -> dict[Unit, float]:
    """How much better than all sentences the best tenth is, by either unit."""
    units: tuple[Unit, ...] = ("constituents", "sentences")
    gains = []
    for batch in batches:
        contender = batch.fewest if method == "MC" else batch.pupa(batch.taggings[CLASSES])
        judged = batch.judged(contender)
        everything = judged.curve((100,), "sentences")[0]
        gains.append([judged.curve((_SHARE,), unit)[0] - everything for unit in units])
    return dict(zip(units, np.mean(gains, axis=0).tolist(), strict=True))
