"""How often do 95 % intervals of samples hold the score of the corpus from which they are drawn?"""

import sys

import numpy as np
from material import english

import treeval
from treeval.arrays import frozen
from treeval.counts import Counts
from treeval.statistics.draws import Resamples
from treeval.statistics.resampling import interval
from treeval.statistics.wilson import wilson_interval

METRICS = ("Words", "UPOS", "LAS", "MLAS")
SIZES, SAMPLES, LEVEL = (10, 20, 50, 100, 200), 400, 0.95


def coverage(corpus: Counts, size: int, rng: np.random.Generator) -> dict[str, float]:
    """Draw samples of sentences, and count the intervals that hold the score of the corpus."""
    hits = {"percentile": 0, "Wilson": 0}
    for _ in range(SAMPLES):
        chosen = rng.integers(len(corpus.table), size=size)
        sample = Counts(corpus.metric, frozen(corpus.table[chosen]))
        for name, found in (
            ("percentile", interval(sample, Resamples.drawn(rng, size, 500), LEVEL)),
            ("Wilson", wilson_interval(sample, LEVEL)),
        ):
            hits[name] += found.low <= corpus.score <= found.high
    return {name: 100 * number / SAMPLES for name, number in hits.items()}


def main() -> int:
    gold, system = (text.decode() for text in english())
    (found,) = treeval.score(gold, system, metrics=METRICS).systems
    rng = np.random.default_rng(1)
    print(f"{'':24}{''.join(f'{size:>8}' for size in SIZES)} sentences")
    for name, result in found.scores.items():
        columns = [coverage(result.counts, size, rng) for size in SIZES]
        for method in columns[0]:
            shown = "".join(f"{column[method]:8.1f}" for column in columns)
            print(f"{name:6} {100 * result.score:5.1f} {method:11}{shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
