"""Punctuation: which words it is, and hanging it where it belongs.

Treebanks such as NEGRA hang it on the root, where it tears gaps into the phrases around it.
"""

from dataclasses import replace

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.tree import nesting
from treeval.tree.constituents import ROOT_LABELS, Constituents

# Tags of words that Klein (2005) leaves out of bracketings, and those of the same words in other
# tag sets: STTS (also with its bracket escaped), the Chinese Treebank, Universal Dependencies.
PENN_PUNCTUATION = frozenset({",", ".", ":", "``", "''", "-LRB-", "-RRB-", "$", "#"})
PUNCTUATION_TAGS = PENN_PUNCTUATION | {"$,", "$.", "$(", "$[", "$-LRB-", "$*LRB*", "PU", "PUNCT"}


def looks_like_punctuation(form: str) -> bool:
    """Say whether a word has neither letter nor digit."""
    return not any(map(str.isalnum, form))


def attach_punctuation(trees: Constituents, punctuation: Bools | None = None) -> Constituents:
    """Hang punctuation that hangs on the root on the lowest node around it that gets no new gap.

    A node is around a mark if it has words on both sides of it, and gets no new gap if it has the
    word right before or right after it; marks in a row count as one. Where there is no such node,
    at the ends of a sentence, the mark stays. Punctuation is what has no letter and no digit,
    unless said otherwise.
    """
    if punctuation is None:
        punctuation = trees.forms.claim(looks_like_punctuation)
    holds_all = trees.sizes == trees.lengths[trees.node_sentences]
    are_roots = trees.labels.isin(ROOT_LABELS) & (trees.parents < 0) & holds_all
    loose = punctuation & np.append(are_roots, True)[trees.word_parents]
    lowest = _lowest_around(trees, ~loose)
    word_parents = np.where(loose & (lowest >= 0), lowest, trees.word_parents)
    return replace(trees, word_parents=frozen(word_parents.astype(np.int32)))


def _lowest_around(trees: Constituents, counts: Bools) -> Ints:
    """For the place of each word, the node that a mark there should hang on, or -1."""
    words = np.flatnonzero(counts & (trees.word_parents >= 0))
    before = np.append(0, np.cumsum(counts))  # words that count before each place
    first: Ints = np.full(trees.nodes, before[-1], dtype=np.int64)
    first[trees.word_parents[words][::-1]] = before[words][::-1]
    last: Ints = np.full(trees.nodes, -1, dtype=np.int64)
    last[trees.word_parents[words]] = before[words]
    parents = np.append(trees.word_parents[counts], -1)
    first, last = (
        nesting.smallest_below(trees.parents, first),
        nesting.largest_below(trees.parents, last),
    )
    reaches_back = nesting.lowest_beyond(trees.parents, first, parents)[before[:-1]]
    reaches_on = nesting.lowest_beyond(trees.parents, last, parents)[before[:-1] - 1]
    depth = np.append(trees.depths, -1)
    return np.asarray(np.where(depth[reaches_back] > depth[reaches_on], reaches_back, reaches_on))
