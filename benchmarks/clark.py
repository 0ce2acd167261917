"""How long does clustering the words of the WSJ sample take, beside Clark's program?

CPU seconds of the C++ program for the same texts and options, on the same kind of machine, are
those of the specification. The classes that come out are the same ones, word by word.
"""

import gzip
from itertools import groupby
from time import perf_counter, process_time

from material import needed

from treeval.induction.clark.trainer import GlibcRandom, TagTrainer
from treeval.models.text import Text, text_of_sentences

# text, options, CPU seconds of the program
RUNS = [
    ("wsj20", TagTrainer(5, compatible=True), 4.1),
    ("all", TagTrainer(45, states=3, rare=5, iterations=10, compatible=True), 6.9),
    ("all", TagTrainer(45, compatible=True), 81.0),
]


def sentences(name: str) -> Text:
    with gzip.open(needed(f"oracles/unsupervised/clark/{name}.wpl.gz"), "rt") as file:
        words = file.read().split("\n")
    runs = [[*run] for is_word, run in groupby(words, key=bool) if is_word]
    return text_of_sentences(runs)


def main() -> None:
    texts = {name: sentences(name) for name in ("wsj20", "all")}
    start = perf_counter()
    TagTrainer(2, iterations=0).train(text_of_sentences([["a", "b"]]), GlibcRandom())
    print(f"first use (compiling, unless cached) {perf_counter() - start:8.1f} s")
    for name, trainer, reference in RUNS:
        before = process_time()
        trainer.train(texts[name], GlibcRandom())
        seconds = process_time() - before
        print(
            f"{name:6} k = {trainer.classes:2} {trainer.iterations:2} iterations, "
            f"rare {trainer.rare}: {seconds:6.2f} s CPU, the program {reference:5.1f} s: "
            f"{reference / seconds:5.1f} times faster"
        )


if __name__ == "__main__":
    main()
