"""Reading and scoring Penn Treebank brackets beside NLTK's merely reading them.

    python benchmarks/brackets.py

The 3,914 trees of the WSJ sample. treeval reads the file twice, as gold and as predicted trees, and
scores with EVALB, or with UF1, LF1 and ExactMatch as well; NLTK reads it once, by its corpus reader
or, quicker, tree by tree from text that is already there. CPU seconds, best of several runs in one
process.
"""

import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import nltk
from measure import SHARED
from nltk import Tree
from nltk.corpus import BracketParseCorpusReader

from treeval.counts import evaluate
from treeval.formats.reading import read_constituents
from treeval.metrics import METRICS
from treeval.tree.constituent_pair import constituent_pair

FILE = SHARED / "data" / "wsj-sample" / "wsj.mrg"
EVALB_ONLY = ("EVALB",)
FOUR = ("UF1", "LF1", "EVALB", "ExactMatch")


def read_and_score(path: Path, metrics: tuple[str, ...]) -> None:
    pair = constituent_pair(
        read_constituents(str(path), "brackets"), read_constituents(str(path), "brackets")
    )
    assert all(evaluate(METRICS[name], pair).score == 1 for name in metrics)


def read_with_corpus_reader(path: Path) -> None:
    nltk.data.path.append(str(path.parent))
    assert len(list(BracketParseCorpusReader(str(path.parent), path.name).parsed_sents())) == 3914


def read_with_fromstring(texts: list[str]) -> None:
    assert len([Tree.fromstring(text) for text in texts]) == 3914


def best(run: Callable[[], None], repeats: int) -> float:
    times = []
    for _ in range(repeats):
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return min(times)


def main() -> None:
    if not FILE.is_file():
        sys.exit("benchmarks/brackets.py needs ../shared/data/wsj-sample beside the repository")
    texts = re.split(r"\n(?=\()", FILE.read_text(encoding="utf-8").strip())
    evalb = best(lambda: read_and_score(FILE, EVALB_ONLY), 7)
    four = best(lambda: read_and_score(FILE, FOUR), 7)
    corpus_reader = best(lambda: read_with_corpus_reader(FILE), 2)
    fromstring = best(lambda: read_with_fromstring(texts), 2)
    print(f"{len(texts):,} trees, seconds of CPU")
    print(f"  NLTK, reading with its corpus reader   {corpus_reader:7.3f}")
    print(f"  NLTK, Tree.fromstring alone            {fromstring:7.3f}")
    for what, ours in (("EVALB", evalb), ("four metrics", four)):
        print(
            f"  treeval, reading twice, {what:14} {ours:7.3f}, "
            f"{corpus_reader / ours:.0f} and {fromstring / ours:.0f} times faster"
        )


if __name__ == "__main__":
    main()
