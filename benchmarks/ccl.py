"""How many words a second do common cover links learn and parse, on one core and on two?

The reference program (C++, -O2) learns 33,000 and parses 64,000 words a CPU second of the same text
on the same kind of machine. Texts are given as strings, coding them is part of the time.
"""

import gzip
import json
import os
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time

from material import needed

from treeval.induction.ccl.model import CCLTrainer
from treeval.induction.ccl.utterances import Punctuation
from treeval.models.text import text_of_sentences

REFERENCE = {"learning": 33_000, "parsing": 64_000}
COPIES, TURNS = 10, range(15)


def best(function: Callable[[], object], rounds: int = 5) -> tuple[float, float]:
    """Least wall-clock and CPU seconds of several rounds."""
    found = []
    for _ in range(rounds):
        wall, cpu = perf_counter(), process_time()
        function()
        found.append((perf_counter() - wall, process_time() - cpu))
    walls, cpus = zip(*found, strict=True)
    return min(walls), min(cpus)


def main() -> None:
    path = needed("oracles/unsupervised/ccl/ccl_sample.jsonl.gz")
    with gzip.open(path, "rt") as lines:
        sentences = [json.loads(line)["tokens"] for line in lines]
    marks = Punctuation(frozenset({"<STOP>"}), frozenset({"<P>"}))
    text = text_of_sentences(sentences)
    many = text_of_sentences(sentences * COPIES)
    trainer = CCLTrainer(marks, compatible=True)
    start = perf_counter()
    model = trainer.train(text)
    model.parse(text)
    print(f"first use (compiling, unless cached)   {perf_counter() - start:8.1f} s")
    words = len(marks.utterances(text).words)
    for name, count, run in (
        ("learning", words, lambda: trainer.train(text)),
        ("parsing", COPIES * words, lambda: model.parse(many)),
    ):
        wall, cpu = best(run)
        ratio = count / cpu / REFERENCE[name]
        print(
            f"{name:10} one core   {count / wall:10,.0f} words/s   "
            f"{count / cpu:10,.0f} a CPU second   {ratio:5.1f} times the reference"
        )
    # Turn by turn, so that other work on the machine disturbs both alike.
    turns = [[best(partial(model.parse, many, jobs=jobs), 1)[0] for jobs in (1, 2)] for _ in TURNS]
    alone, together = map(min, zip(*turns, strict=True))
    print(
        f"parsing    two cores  {COPIES * words / together:10,.0f} words/s   "
        f"{alone / together:.2f} times one core   (load {os.getloadavg()[0]:.1f})"
    )


if __name__ == "__main__":
    main()
