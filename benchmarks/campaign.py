"""All 30 pairs of ../shared/data/conll18 in one `treeval score`, beside one `udeval` a pair."""

import gzip
import sys
import tempfile
from pathlib import Path

from measure import SHARED, cost, program


def main() -> None:
    folder = SHARED / "data" / "conll18"
    if not folder.is_dir():
        sys.exit("benchmarks/campaign.py needs ../shared/data/conll18 beside the repository")
    ours = cost([program("treeval"), "score", str(folder)], repeats=2)
    seconds = 0.0
    with tempfile.TemporaryDirectory() as scratch:
        for treebank in sorted(folder.iterdir()):
            plain = {path.name: unpacked(path, Path(scratch)) for path in treebank.iterdir()}
            gold = plain.pop("gold.conllu.gz")
            seconds += sum(cost([program("udeval"), gold, one]).seconds for one in plain.values())
    print(f"  treeval, all at once    {ours}")
    print(f"  udeval, once a pair {seconds:8.2f} s CPU")
    print(f"  treeval is {seconds / ours.seconds:.1f} times faster")


def unpacked(path: Path, scratch: Path) -> str:
    plain = scratch / f"{path.parent.name}-{path.stem}"
    plain.write_bytes(gzip.decompress(path.read_bytes()))
    return str(plain)


if __name__ == "__main__":
    main()
