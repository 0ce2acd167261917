"""Variation nuclei: the same words, whose first and last word are linked otherwise elsewhere.

Boyd, Dickinson and Meurers (2008) find errors in this way; here it is evidence only.
"""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Ints
from treeval.auditing.counting import company
from treeval.auditing.evidence import EXAMPLES, Surroundings
from treeval.kernels.arcs.arrays import Hashes
from treeval.models.arcs.coding import combined

_LONGEST = 7  # words
_UNLINKED = 0


@dataclass(frozen=True)
class Variation:
    """The same words elsewhere, and how most of those that differ are linked."""

    first: int
    end: int  # the words of the nucleus are first:end
    relation: str | None  # None if first and last word are not linked
    is_reversed: bool  # whether head and dependent have changed places
    count: int  # with this link
    total: int  # other occurrences of the words
    examples: tuple[int, ...]
    counterexamples: tuple[int, ...]


def variations(around: Surroundings, words: Ints) -> dict[int, Variation]:
    """Find for each word the other occurrences of the words from it to its head.

    Only those count in which another link is at least as frequent as that of the word.
    """
    parents = around.treebank.parents
    words = words[parents.take(words) >= 0]
    heads = parents.take(words)
    first, last = np.minimum(words, heads), np.maximum(words, heads)
    lengths = last - first + 1
    found: dict[int, Variation] = {}
    keys = combined([around.column("form").codes])
    for length in range(2, _LONGEST + 1):
        keys = _longer(around, keys, length)
        chosen = np.flatnonzero(lengths == length)
        if len(chosen):
            found |= _of_length(around, keys, length, words[chosen], first[chosen])
    return found


def _longer(around: Surroundings, keys: Hashes, length: int) -> Hashes:
    """Add one word to strings of words, which are given by where they start."""
    forms, sentences = around.column("form").codes, around.treebank.sentences
    step = length - 1
    extended = np.zeros_like(keys)
    if len(keys) > step:
        extended[:-step] = combined([keys[:-step], forms[step:]])
        extended[:-step][sentences[step:] != sentences[:-step]] = 0
    return extended


def _of_length(
    around: Surroundings, keys: Hashes, length: int, words: Ints, first: Ints
) -> dict[int, Variation]:
    others = company(keys, _links(around, length), first)
    found = {}
    others_alike = others.sizes[others.own] - 1
    speaks = (others.best >= 0) & (others.sizes[others.best] >= others_alike)
    for place in np.flatnonzero(speaks).tolist():
        best, start = int(others.best[place]), int(first[place])
        link = int(others.labels[best])
        heads_before = int(words[place]) != start
        found[int(words[place])] = Variation(
            start,
            start + length,
            None if link == _UNLINKED else around.column("deprel").strings[(link - 1) // 2],
            link != _UNLINKED and ((link - 1) % 2 == 1) != heads_before,
            int(others.sizes[best]),
            int(others.totals[place]) - 1,
            tuple(others.sample(best, EXAMPLES, start)),
            tuple(others.sample(int(others.own[place]), EXAMPLES, start)),
        )
    return found


def _links(around: Surroundings, length: int) -> Ints:
    """How each word is linked to the word so many places on: by relation, and which is the head."""
    parents, labels = around.treebank.parents, around.labels.astype(np.int64)
    links = np.full(len(parents), _UNLINKED, dtype=np.int64)
    words = np.arange(len(parents) - length + 1)
    if not len(words):
        return links
    last = words + length - 1
    links[words] = np.where(
        parents[words] == last,
        1 + 2 * labels[words],
        np.where(parents[last] == words, 2 + 2 * labels[last], _UNLINKED),
    )
    return links
