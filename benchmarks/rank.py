"""How long does ranking take after reading: 25 systems, 50,000 words; 24 systems against 12?"""

from time import process_time

import numpy as np

import treeval
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

WORDS, LENGTH, SYSTEMS, ROUNDS = 50_000, 20, 25, 3
SECONDS, RATIO = 1.0, 2.5  # what may be needed at most
LABELS = "nsubj obj obl nmod amod det case advmod conj cc punct mark advcl acl aux root".split()


def hidden(rng: np.random.Generator) -> Treebank:
    """Random trees: each word is attached to one before it."""
    sentences = WORDS // LENGTH
    heads = np.concatenate(
        [np.append(0, rng.integers(1, np.arange(2, LENGTH + 1))) for _ in range(sentences)]
    )
    forms = [f"word{rng.integers(5_000)}" for _ in heads]
    return Treebank(
        np.arange(0, WORDS + 1, LENGTH),
        heads.astype(np.int32),
        {
            "form": Column.of(forms),
            "deprel": Column.of(rng.choice(LABELS, len(heads)).tolist()),
        },
    )


def outputs(trees: Treebank, rng: np.random.Generator) -> dict[str, Treebank]:
    """Make outputs that err at the same hard words, mostly in the same way, as real parsers do.

    There are about two different arcs per word, as among the 25 outputs for es_ancora.
    """
    hard = rng.random(trees.words) ** 6
    usual_heads = np.maximum(1, trees.heads - rng.integers(1, 4, trees.words))
    usual_labels = rng.choice(LABELS[:4], trees.words)
    found = {}
    for place, errors in enumerate(np.linspace(0.3, 0.9, SYSTEMS)):
        heads, labels = trees.heads.copy(), np.array(list(trees.columns["deprel"]), dtype=object)
        wrong = np.flatnonzero((rng.random(trees.words) < errors * hard) & (heads > 0))
        heads[wrong], labels[wrong] = usual_heads[wrong], usual_labels[wrong]
        own = wrong[rng.random(len(wrong)) < 0.25]
        heads[own] = np.maximum(1, heads[own] - rng.integers(0, 3, len(own)))
        labels[own] = rng.choice(LABELS, len(own))
        found[f"s{place}"] = trees.replaced(
            heads=heads.astype(np.int32), deprel=Column.of(labels.tolist())
        )
    return found


def seconds(systems: dict[str, Treebank]) -> float:
    """Take the best of several runs, in CPU seconds, without consensus and confidence."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        treeval.rank(systems)
        times.append(process_time() - start)
    return min(times)


def main() -> None:
    rng = np.random.default_rng(0)
    trees = hidden(rng)
    systems = outputs(trees, rng)
    treeval.rank({name: systems[name] for name in list(systems)[:6]})  # compiles
    found = {number: seconds(dict(list(systems.items())[:number])) for number in (12, 24, 25)}
    for number, taken in found.items():
        print(f"{number} systems x {WORDS:,} words  {taken:6.2f} s CPU")
    print(f"24 against 12 systems     {found[24] / found[12]:6.2f} times (at most {RATIO})")
    print(f"25 systems                {found[25]:6.2f} s (less than {SECONDS:g})")
    ranking = treeval.rank(systems)
    assert ranking.election is not None
    arcs = len(ranking.election.arcs)
    print(f"{arcs:,} different arcs, {ranking.rounds} rounds")
    start = process_time()
    ranking.consensus()
    print(f"consensus                 {process_time() - start:6.2f} s")
    start = process_time()
    _ = ranking.sentences
    print(f"confidence                {process_time() - start:6.2f} s")


if __name__ == "__main__":
    main()
