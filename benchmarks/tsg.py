"""How many words does a sweep of bc10 process per second?

A sweep removes, sums over and draws the derivations of all short sentences. The time is the best of
some sweeps, in CPU seconds of one core, after some that compile and leave the start behind.
"""

from time import process_time

import numpy as np
from material import penn, scratch_folder

from treeval.experiments.ned.reproduction import penn_trees
from treeval.induction.dmv.text import short, tagged
from treeval.induction.dmv.training import Stopping
from treeval.induction.tsg.bc10 import BC10
from treeval.progress import Advance

SWEEPS = 30


def sweeps() -> None:
    gold = short(penn_trees(penn(scratch_folder())).gold, 10)
    times: list[float] = []

    def note(_: Advance) -> None:
        times.append(process_time())

    BC10(stopping=Stopping(SWEEPS, 0.0)).train(gold, np.random.default_rng(1), progress=note)
    taken = min(np.diff(times)[SWEEPS // 3 :])
    words = tagged(gold, "xpos").words
    print(f"bc10: {len(gold):,} sentences of up to 10 words, {words:,} words")
    print(f"  a sweep  {words / taken:12,.0f} words/s")


if __name__ == "__main__":
    sweeps()
