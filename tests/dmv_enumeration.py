"""The dependency model with valence by its definition: all trees one by one, nothing clever."""

from collections.abc import Iterator
from itertools import product

import numpy as np

from treeval.arrays import frozen
from treeval.induction.dmv.events import Events, zeros
from treeval.induction.dmv.text import Tagged


def projective_trees(words: int) -> Iterator[tuple[int, ...]]:
    """All heads, -1 for the root, of trees with one root in which all between hangs below."""
    for heads in product(range(-1, words), repeat=words):
        if heads.count(-1) == 1 and all(_reaches_root(heads, word) for word in range(words)):
            arcs = [(min(w, h), max(w, h), h) for w, h in enumerate(heads) if h >= 0]
            if all(
                _hangs_below(heads, word, head) for a, b, head in arcs for word in range(a + 1, b)
            ):
                yield heads


def _reaches_root(heads: tuple[int, ...], word: int) -> bool:
    seen = set()
    while word >= 0 and word not in seen:
        seen.add(word)
        word = heads[word]
    return word < 0


def _hangs_below(heads: tuple[int, ...], word: int, head: int) -> bool:
    while word not in (-1, head):
        word = heads[word]
    return word == head


def events_in(heads: tuple[int, ...], tags: list[int], size: int) -> Events:
    """Generate the tree word by word and note every choice."""
    events = zeros(size)
    events.root[tags[heads.index(-1)]] += 1
    for head, tag in enumerate(tags):
        left = [word for word in range(head - 1, -1, -1) if heads[word] == head]
        right = [word for word in range(head + 1, len(tags)) if heads[word] == head]
        for side, dependents in enumerate((left, right)):
            for number, dependent in enumerate(dependents):
                events.go[side, tag, min(number, 1)] += 1
                events.attach[side, tag, tags[dependent]] += 1
            events.stop[side, tag, min(len(dependents), 1)] += 1
    return events


def weight_of(events: Events, weights: Events) -> float:
    """The product of the weights of all choices."""
    powers = (np.prod(weight**number) for weight, number in zip(weights, events, strict=True))
    return float(np.prod(list(powers)))


def random_weights(tags: int, rng: np.random.Generator) -> Events:
    """Weights between 0.1 and 1; as good as probabilities, and they need not add up."""
    return zeros(tags).map(lambda array: rng.uniform(0.1, 1, array.shape))


def text_of(*sentences: list[int], tags: int) -> Tagged:
    offsets = np.concatenate([[0], np.cumsum([len(tags) for tags in sentences])])
    codes = np.array([tag for tags in sentences for tag in tags], dtype=np.int32)
    names = tuple(f"T{tag}" for tag in range(tags))
    return Tagged(names, frozen(codes), frozen(offsets.astype(np.int64)))
