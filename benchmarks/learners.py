"""How fast are the learners of the NED paper: words per second, and ratios to what they extend?

bbdk10: an evaluation of the objective with its gradient, beside the expectation alone. saj10b: best
trees within brackets, beside best trees of the same sentences without. Times are the best of some
rounds of wall-clock time on all cores, after one that compiles. gggtp10: expectations with factors
and posteriors of arcs, with the usual valences and with 3 and 3.
"""

from time import perf_counter

import numpy as np
from dmv import seconds
from material import penn, scratch_folder

from treeval.experiments.ned.reproduction import penn_trees
from treeval.induction.dmv.bbdk10 import BBDK10, Features, Objective, groups_of, started
from treeval.induction.dmv.events import harmonic
from treeval.induction.dmv.gggtp10 import TagPairs
from treeval.induction.dmv.inference import best_trees, expect, expect_arcs, with_valences
from treeval.induction.dmv.spans import CONSTRAINTS
from treeval.induction.dmv.text import SpanLimits, sentences_up_to, short, tagged

trees = penn_trees(penn(scratch_folder()))


def features() -> None:
    text = tagged(short(trees.gold, 10), "xpos")
    groups = groups_of(BBDK10().groups, text.tags)
    objective = Objective(text, Features.of(text.tags, groups), BBDK10().penalty)
    weights = started(objective, "harmonic")
    probabilities = objective.features.probabilities(weights)
    whole = seconds(lambda: objective(weights), 30)
    expectation = seconds(lambda: expect(text, probabilities), 30)
    begin = perf_counter()
    BBDK10().train(trees.gold)
    training = perf_counter() - begin
    print(f"bbdk10: {len(text):,} sentences of up to 10 words, {text.words:,} words")
    print(f"  evaluation      {text.words / whole:12,.0f} words/s")
    print(f"  expectation     {text.words / expectation:12,.0f} words/s")
    print(f"  ratio           {whole / expectation:12.2f}")
    print(f"  whole training  {training:12.2f} s")


def brackets() -> None:
    for longest in (15, None):
        text = tagged(short(trees.gold, longest), "xpos")
        weights = harmonic(text)
        spans = trees.spans[0].select(sentences_up_to(trees.gold, longest))
        free = seconds(lambda text=text, weights=weights: best_trees(text, weights), 10)
        length = f"of up to {longest} words" if longest else "of all lengths"
        print(f"saj10b: best trees of {len(text):,} sentences {length}")
        print(f"  without brackets  {text.words / free:12,.0f} words/s")
        for constraint in CONSTRAINTS:
            limits = SpanLimits(spans, constraint)
            taken = seconds(
                lambda text=text, weights=weights, limits=limits: best_trees(text, weights, limits),
                10,
            )
            speed = text.words / taken
            print(f"  {constraint:<16}  {speed:12,.0f} words/s, time {taken / free:.2f} of free")


def penalties() -> None:
    text = tagged(short(trees.gold, 10), "xpos")
    pairs, plain = TagPairs.of(text), harmonic(text)
    factors = pairs.log_factors(np.full(pairs.size, 0.1))
    posteriors = expect_arcs(text, plain, factors).posteriors
    print(f"gggtp10: {text.words:,} words, {pairs.size:,} instances of {len(pairs)} pairs")
    for valences in ((2, 1), (3, 3)):
        weights = with_valences(plain, valences)
        taken = seconds(lambda weights=weights: expect_arcs(text, weights, factors), 30)
        print(f"  expectation, valences {valences}  {text.words / taken:12,.0f} words/s")
    values = 10 * pairs.posteriors(posteriors)
    taken = seconds(lambda: pairs.projected(values, 10.0), 30)
    print(f"  projection  {1000 * taken:12.2f} ms")


if __name__ == "__main__":
    features()
    brackets()
    penalties()
