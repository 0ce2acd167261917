"""Punctuation in constituency trees: recognising it, removing it, attaching it where it belongs.

Treebanks such as NEGRA attach it to the root, which leaves gaps in the phrases around it.
"""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import SettingError
from treeval.settings.choices import Marks
from treeval.tree import nesting
from treeval.tree.constituent_pair import ConstituentPair
from treeval.tree.constituents import ROOT_LABELS, Constituents, plain
from treeval.tree.punctuation import PENN_PUNCTUATION, is_punctuation

# The tags of the same words in other tag sets are added: STTS (also with its bracket escaped), the
# Chinese Treebank, Universal Dependencies.
PUNCTUATION_TAGS = PENN_PUNCTUATION | {"$,", "$.", "$(", "$[", "$-LRB-", "$*LRB*", "PU", "PUNCT"}
_TAG_SETS: Mapping[Marks, frozenset[str]] = {"tags": PUNCTUATION_TAGS, "penn": PENN_PUNCTUATION}


def looks_like_punctuation(form: str) -> bool:
    """Say whether a word has neither letter nor digit."""
    return not any(map(str.isalnum, form))


def are_marks(trees: Constituents, marks: Marks) -> Bools:
    """Say for each word whether it is punctuation, by its form or its tag."""
    if marks == "form":
        return trees.forms.claim(lambda form: is_punctuation(plain(form)))
    if marks in _TAG_SETS:
        return trees.tags.isin(_TAG_SETS[marks])
    raise SettingError(f"constituents have no {marks.upper()}; choose form, {', '.join(_TAG_SETS)}")


def strip_both(pair: ConstituentPair, marks: Marks) -> ConstituentPair:
    """Remove punctuation and null elements from gold and predicted trees."""
    sides = (are_marks(side, marks) for side in (pair.gold, pair.predicted))
    return ConstituentPair(*without_words(pair, *sides))


def without_words(
    pair: ConstituentPair, gold: Bools, predicted: Bools
) -> tuple[Constituents, Constituents]:
    """Remove null elements and the marked words from both sides."""
    ours, theirs = dropped_words(pair, gold, predicted)
    return pair.gold.without(words=ours), pair.predicted.without(words=theirs)


def dropped_words(pair: ConstituentPair, gold: Bools, predicted: Bools) -> tuple[Bools, Bools]:
    """Mark null elements, and the words that are marked.

    In sentences with the same words on both sides, the marks of the gold words hold for both.
    """
    dropped, also_dropped = pair.gold.are_null | gold, pair.predicted.are_null | predicted
    ours, theirs = pair.overt_words(pair.have_same_words)
    also_dropped[theirs] = dropped[ours]
    return dropped, also_dropped


def attach_punctuation(trees: Constituents, punctuation: Bools | None = None) -> Constituents:
    """Move punctuation from the root to the lowest node around it that gets no new gap.

    A node is around a mark if it has words on both sides of it, and gets no new gap if it has the
    word right before or right after it; marks in a row count as one. Where there is no such node,
    at the ends of a sentence, the mark stays. Words without letters and digits are punctuation,
    unless ``punctuation`` marks others.
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
    """Find the node to which a mark in the place of each word should be attached, or -1."""
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
