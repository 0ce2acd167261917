"""How long do 10,000 shuffles of 2,000 sentences take, and how long one shuffle at a time?"""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import NamedTuple

import numpy as np

from treeval.counts import Counts
from treeval.metrics.attachment import LAS
from treeval.statistics.resampling import Resamples, Swaps, interval, paired_shuffling

SENTENCES, SHUFFLES, ROUNDS = 2_000, 10_000, 21


class Timed(NamedTuple):
    best: float
    usual: float

    def __str__(self) -> str:
        return f"{1e3 * self.usual:8.1f} ms, best {1e3 * self.best:.1f} ms"


def timed(function: Callable[[], object], rounds: int = ROUNDS) -> Timed:
    function()  # warm
    seconds = []
    for _ in range(rounds):
        start = perf_counter()
        function()
        seconds.append(perf_counter() - start)
    return Timed(min(seconds), median(seconds))


def outputs(rng: np.random.Generator) -> tuple[Counts, Counts]:
    lengths = rng.integers(1, 50, SENTENCES)
    tables = [
        np.stack([rng.binomial(lengths, share), lengths, lengths, lengths], axis=1).astype(float)
        for share in (0.88, 0.885)
    ]
    return Counts(LAS, tables[0]), Counts(LAS, tables[1])


def one_at_a_time(a: Counts, b: Counts, rng: np.random.Generator) -> float:
    observed, extreme = abs(b.score - a.score), 0
    for _ in range(SHUFFLES):
        swapped = rng.random(SENTENCES) < 0.5
        x = np.where(swapped[:, None], b.table, a.table).sum(axis=0)
        y = np.where(swapped[:, None], a.table, b.table).sum(axis=0)
        extreme += abs(LAS.score(y) - LAS.score(x)) >= observed
    return (extreme + 1) / (SHUFFLES + 1)


def main() -> None:
    rng = np.random.default_rng(0)
    a, b = outputs(rng)
    swaps, resamples = Swaps.drawn(rng, SENTENCES), Resamples.drawn(rng, SENTENCES)
    together = timed(lambda: paired_shuffling(a, b, swaps))
    singly = timed(lambda: one_at_a_time(a, b, rng), rounds=1)
    bootstrap = timed(lambda: interval(a, resamples))
    print(f"{SHUFFLES:,} shuffles of {SENTENCES:,} sentences, four counts each, draws included")
    print(f"paired_shuffling   {together}")
    print(f"one at a time      {singly}")
    print(f"ratio              {singly.usual / together.usual:8.1f}")
    print(f"interval (1,000)   {bootstrap}")
    p = paired_shuffling(a, b, swaps).p
    print(f"p                  {p:.4f} together, {one_at_a_time(a, b, rng):.4f} one at a time")


if __name__ == "__main__":
    main()
