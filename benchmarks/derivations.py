"""Derivation orders of UD_English-EWT (200,000 words) under the four transition systems.

python benchmarks/derivations.py
"""

import time

import numpy as np
from material import SHARED, parsed_english, scratch_folder

from treeval.formats.reading import read
from treeval.models.transitions import SYSTEMS, derive, replay

REPEATS = 5


def main() -> None:
    real = SHARED / "data/ud/UD_English-EWT/en_ewt-ud-train.conllu.gz"
    treebank = read(str(real if real.is_file() else parsed_english(scratch_folder())[0]))
    print(
        f"{treebank.words:,} words, {len(treebank):,} sentences; seconds of CPU, best of {REPEATS}"
    )
    for system in SYSTEMS:
        derivations = derive(treebank, system, unfit="skip")
        rebuilt = replay(derivations)
        derived = rebuilt >= 0
        assert np.array_equal(rebuilt[derived], treebank.heads[derived])
        times = []
        for _ in range(REPEATS):
            start = time.process_time()
            derive(treebank, system, unfit="skip")
            times.append(time.process_time() - start)
        print(
            f"{system:12} {min(times):6.3f} s  {len(derivations.actions):,} transitions, "
            f"{len(derivations.problems)} sentences not projective"
        )


if __name__ == "__main__":
    main()
