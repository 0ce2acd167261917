"""All 30 pairs of a part of CoNLL 2018 in one `treeval score`, beside one `udeval` per pair.

Both read the same unpacked files, and treeval does not use scores that it has kept. They are run in
turns, as the machine may be slower at one time than at another; means of all runs are compared.
Then a campaign as large as that of the shared task, 26 outputs for each of 78 treebanks: each file
stands there under several names, and is read and scored under each of them.
"""

import tempfile
from itertools import cycle, islice
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
TREEBANKS, SYSTEMS = 78, 26


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        _part(Path(scratch))
    with tempfile.TemporaryDirectory() as scratch:
        _whole(Path(scratch))


def _part(scratch: Path) -> None:
    theirs: list[Cost] = []
    ours: dict[str, list[Cost]] = {what: [] for what in OPTIONS}
    for gold, *systems in treebanks(scratch):
        theirs += [cost([program("udeval"), str(gold), str(one)]) for one in systems]
        for what, options in OPTIONS.items():
            command = [program("treeval"), "score", "--fresh", str(scratch), *options]
            ours[what].append(cost(command))
    seconds, clock = (sum(getattr(one, kind) for one in theirs) for kind in ("seconds", "clock"))
    print(f"udeval, once per pair: {seconds:.2f} s CPU, {clock:.2f} s by the clock")
    for what, runs in ours.items():
        cpu, passed = mean(one.seconds for one in runs), mean(one.clock for one in runs)
        print(
            f"treeval, {what}: {cpu:.2f} s CPU, {seconds / cpu:.1f} times faster; "
            f"{passed:.2f} s by the clock, {clock / passed:.1f} times faster"
        )


def _whole(scratch: Path) -> None:
    """Link the files under as many names as the shared task has treebanks and systems."""
    real, campaign = scratch / "real", scratch / "campaign"
    real.mkdir()
    for number, (gold, *outputs) in enumerate(islice(cycle(treebanks(real)), TREEBANKS)):
        folder = campaign / f"treebank{number}"
        folder.mkdir(parents=True)
        (folder / "gold.conllu").symlink_to(gold)
        for place, output in enumerate(islice(cycle(outputs), SYSTEMS)):
            (folder / f"system{place}.conllu").symlink_to(output)
    found = cost([program("treeval"), "score", "--fresh", str(campaign)])
    pairs = TREEBANKS * SYSTEMS
    print(f"treeval, {TREEBANKS} treebanks, {SYSTEMS} systems: {found}, {pairs:,} pairs in all")


if __name__ == "__main__":
    main()
