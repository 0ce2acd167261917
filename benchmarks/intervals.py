"""How often do 95 % intervals of samples hold the score of the corpus from which they are drawn?"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from material import scratch_folder, treebanks

import treeval
from treeval.arrays import frozen
from treeval.counts import Counts
from treeval.statistics.means import TreebankCounts, macro, over_treebanks
from treeval.statistics.resampling import Resamples, WithinTreebanks, intervals
from treeval.statistics.wilson import wilson_interval

SEVERAL = 3  # treebanks
METRICS = ("Words", "UPOS", "LAS", "CLAS", "MLAS", "BLEX")
SIZES, SAMPLES, LEVEL = (10, 20, 50, 100, 200), 400, 0.95


def drawn(corpus: Counts, size: int, rng: np.random.Generator) -> Counts:
    """Draw as many sentences from the corpus, or from each of its treebanks."""
    parts = corpus.parts if isinstance(corpus, TreebankCounts) else [corpus]
    samples = [
        Counts(part.metric, frozen(part.table[rng.integers(len(part.table), size=size)]))
        for part in parts
    ]
    return over_treebanks(samples) if isinstance(corpus, TreebankCounts) else samples[0]


def coverage(corpus: Counts, size: int, rng: np.random.Generator) -> dict[str, float]:
    """Draw samples of sentences, and count the intervals that hold the score of the corpus."""
    hits = {"percentile": 0, "Wilson": 0}
    for _ in range(SAMPLES):
        sample = drawn(corpus, size, rng)
        parts = len(corpus.parts) if isinstance(corpus, TreebankCounts) else 1
        draws = [Resamples.drawn(rng, size, 500) for _ in range(parts)]
        resamples = draws[0] if parts == 1 else WithinTreebanks(tuple(draws))
        for name, found in (
            ("percentile", intervals({0: sample}, resamples, LEVEL)[0]),
            ("Wilson", wilson_interval(sample, LEVEL)),
        ):
            hits[name] += found.low <= corpus.score <= found.high
    return {name: 100 * number / SAMPLES for name, number in hits.items()}


def scored(files: Sequence[Path], metrics: Sequence[str]) -> dict[str, Counts]:
    """The counts of the first system, by metric."""
    (found,) = treeval.score(files[0], files[1], metrics=metrics).systems
    return {name: result.counts for name, result in found.scores.items()}


def corpora() -> Iterator[tuple[str, Counts]]:
    """Scores of one treebank, means over its sentences, and means over treebanks."""
    several = treebanks(scratch_folder())[:SEVERAL]
    found = scored(several[0], METRICS)
    yield from found.items()
    yield from ((f"{name}, mean of sentences", macro(found[name])) for name in ("UPOS", "LAS"))
    every = [scored(files, ("Words", "LAS", "MLAS")) for files in several]
    for name in every[0]:
        means = over_treebanks([one[name] for one in every])
        yield f"{name}, mean of {SEVERAL} treebanks", means


def main() -> int:
    rng = np.random.default_rng(1)
    print(f"{'':46}{''.join(f'{size:>8}' for size in SIZES)} sentences, of each treebank")
    for name, corpus in corpora():
        columns = [coverage(corpus, size, rng) for size in SIZES]
        for method in columns[0]:
            shown = "".join(f"{column[method]:8.1f}" for column in columns)
            print(f"{name:28}{100 * corpus.score:6.1f} {method:11}{shown}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
