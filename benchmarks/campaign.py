"""All 30 pairs of ../shared/data/conll18 in one `treeval score`, beside one `udeval` a pair.

treeval reads them packed, udeval unpacked.
"""

import gzip
import sys
import tempfile
from pathlib import Path

from measure import SHARED, Cost, cost, program

UDEVAL = "Tokens,Sentences,Words,UPOS,XPOS,UFeats,AllTags,Lemmas,UAS,LAS,CLAS,MLAS,BLEX"


def main() -> None:
    folder = SHARED / "data" / "conll18"
    if not folder.is_dir():
        sys.exit("benchmarks/campaign.py needs ../shared/data/conll18 beside the repository")
    command = [program("treeval"), "score", str(folder)]
    ours: dict[str, list[Cost]] = {"the main metrics": [], "all that udeval prints": []}
    seconds = 0.0
    with tempfile.TemporaryDirectory() as scratch:
        for treebank in sorted(folder.iterdir()):
            plain = {path.name: unpacked(path, Path(scratch)) for path in treebank.iterdir()}
            gold = plain.pop("gold.conllu.gz")
            seconds += sum(
                cost([program("udeval"), gold, one], repeats=2).seconds for one in plain.values()
            )
            # In turns, as the machine may be slower at one time than at another.
            ours["the main metrics"].append(cost(command))
            ours["all that udeval prints"].append(cost([*command, "--metrics", UDEVAL]))
    print(f"udeval, once a pair {seconds:.2f} s CPU")
    for what, runs in ours.items():
        middle = sorted(runs, key=lambda one: one.seconds)[len(runs) // 2]
        ratio = seconds / middle.seconds
        print(f"treeval, {what}: {middle}, {ratio:.1f} times faster")


def unpacked(path: Path, scratch: Path) -> str:
    plain = scratch / f"{path.parent.name}-{path.stem}"
    plain.write_bytes(gzip.decompress(path.read_bytes()))
    return str(plain)


if __name__ == "__main__":
    main()
