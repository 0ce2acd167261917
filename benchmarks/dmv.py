"""How fast are an EM pass and parsing, beside plain NumPy; how do they grow?

Speeds are of wall-clock time on all cores, growth is of CPU time.
"""

from collections.abc import Callable
from time import perf_counter, process_time

import numpy as np
from dmv_numpy import expected_events
from material import penn, scratch_folder

from treeval.experiments.ned.reproduction import penn_trees
from treeval.induction.dmv.events import harmonic
from treeval.induction.dmv.inference import expect
from treeval.induction.dmv.km04 import KM04
from treeval.induction.dmv.text import Tagged, short, tagged

ROUNDS = 15


def seconds(
    function: Callable[[], object],
    rounds: int = ROUNDS,
    clock: Callable[[], float] = perf_counter,
) -> float:
    """The best of some rounds, after a first one that warms up."""
    times = []
    for _ in range(rounds + 1):
        start = clock()
        function()
        times.append(clock() - start)
    return min(times[1:])


def repeated(text: Tagged, times: int) -> Tagged:
    shifts = text.words * np.arange(times)
    offsets = np.concatenate([[0], (text.offsets[1:] + shifts[:, None]).ravel()])
    return Tagged(text.tags, np.tile(text.codes, times), offsets)


def of_length(length: int, words: int, tags: int, rng: np.random.Generator) -> Tagged:
    sentences = words // length
    codes = rng.integers(0, tags, sentences * length).astype(np.int32)
    names = tuple(f"T{tag}" for tag in range(tags))
    return Tagged(names, codes, length * np.arange(sentences + 1))


def main() -> None:
    gold = penn_trees(penn(scratch_folder())).gold
    text = tagged(short(gold, 10), "xpos")
    start = harmonic(text)

    ours, plain = expect(text, start), expected_events(text, start)
    agree = max(np.abs(a - b).max() for a, b in zip(ours.events, plain[0], strict=True))
    fast = seconds(lambda: expect(text, start))
    slow = seconds(lambda: expected_events(text, start))
    print(f"EM pass over {len(text):,} sentences of up to 10 words, {text.words:,} words")
    print(f"  kernel          {text.words / fast:12,.0f} words/s")
    print(f"  NumPy, batched  {text.words / slow:12,.0f} words/s")
    print(f"  ratio           {slow / fast:12.1f}   (events agree to {agree:.0e})")

    model = KM04().train(gold, np.random.default_rng(0))
    parsing = seconds(lambda: model.parse(gold), 5)
    careful = seconds(lambda: model.parse(gold, careful=True), 3)
    print(f"Parsing {len(gold):,} sentences of all lengths, {gold.words:,} words")
    print(f"  best trees      {gold.words / parsing:12,.0f} words/s")
    print(f"  careful trees   {gold.words / careful:12,.0f} words/s")

    print("EM pass over the short sentences, repeated: time a word should stay")
    for times in (1, 4, 16, 64):
        many = repeated(text, times)
        taken = seconds(lambda many=many: expect(many, start), 5, process_time)
        print(f"  {many.words:9,} words  {1e9 * taken / many.words:8.0f} ns a word")

    print("EM pass over 20,000 words in sentences of one length: ns a sentence over length cubed")
    print("(beyond 100 words sums over trees need scales, and so a parse and a second pass)")
    rng = np.random.default_rng(0)
    for length in (10, 20, 40, 80, 160):
        equal = of_length(length, 20_000, len(text.tags), rng)
        taken = seconds(lambda equal=equal: expect(equal, start), 5, process_time)
        a_sentence = taken / len(equal)
        print(
            f"  {length:4} words  {1e6 * a_sentence:9.1f} µs  {1e9 * a_sentence / length**3:7.2f}"
        )


if __name__ == "__main__":
    main()
