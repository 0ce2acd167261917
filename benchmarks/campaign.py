"""All 30 pairs of a part of CoNLL 2018 in one `treeval score`, beside one `udeval` per pair.

Both read the same unpacked files, and treeval does not use scores that it has kept. They are run in
turns, as the machine may be slower at one time than at another; means of all runs are compared.
"""

import tempfile
from pathlib import Path
from statistics import mean

from material import treebanks
from measure import Cost, cost, program

UDEVAL = "Tokens,Sentences,Words,UPOS,XPOS,UFeats,AllTags,Lemmas,UAS,LAS,CLAS,MLAS,BLEX"
OPTIONS = {
    "the main metrics": [],
    "all that udeval prints": ["--metrics", UDEVAL],
    "the main metrics, two processes": ["--jobs", "2"],
}


def main() -> None:
    theirs: list[Cost] = []
    ours: dict[str, list[Cost]] = {what: [] for what in OPTIONS}
    with tempfile.TemporaryDirectory() as scratch:
        for gold, *systems in treebanks(Path(scratch)):
            theirs += [cost([program("udeval"), str(gold), str(one)]) for one in systems]
            for what, options in OPTIONS.items():
                ours[what].append(cost([program("treeval"), "score", "--fresh", scratch, *options]))
    seconds, clock = (sum(getattr(one, kind) for one in theirs) for kind in ("seconds", "clock"))
    print(f"udeval, once per pair: {seconds:.2f} s CPU, {clock:.2f} s by the clock")
    for what, runs in ours.items():
        cpu, passed = mean(one.seconds for one in runs), mean(one.clock for one in runs)
        print(
            f"treeval, {what}: {cpu:.2f} s CPU, {seconds / cpu:.1f} times faster; "
            f"{passed:.2f} s by the clock, {clock / passed:.1f} times faster"
        )


if __name__ == "__main__":
    main()
