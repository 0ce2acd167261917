"""Quotes that only one side treats as punctuation, as EVALB repairs them (Ellis 2006).

If a tagger calls a closing quote a possessive, the parse keeps a word that is deleted from the gold
tree. Without the repair, the sentence would be an error.
"""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.tree.constituent_pair import ConstituentPair
from treeval.tree.constituents import Constituents

_QUOTES = frozenset({"'", '"', "/"})


@dataclass(frozen=True, eq=False)
class _Quotes:
    """The quotes of a sentence: their words, tags, and numbers of kept words before them."""

    words: list[int]
    tags: list[str]
    places: Ints


def restore_quotes(
    pair: ConstituentPair, gold: Bools, predicted: Bools, labels: frozenset[str]
) -> tuple[Bools, Bools]:
    """Undo the deletion of quotes that the other side keeps, where lengths differ.

    ``gold`` and ``predicted`` say whether each word is deleted; a quote is a word such as ``'``
    with a tag among the labels.
    """
    gold, predicted = gold.copy(), predicted.copy()
    kept = [
        np.bincount(side.sentences[~deleted], minlength=len(side))
        for side, deleted in ((pair.gold, gold), (pair.predicted, predicted))
    ]
    for sentence in np.flatnonzero(kept[0] != kept[1]).tolist():
        ours = _quotes(pair.gold, gold, sentence, labels)
        theirs = _quotes(pair.predicted, predicted, sentence, labels)
        _restore(ours, theirs, gold, predicted)
    return gold, predicted


def _restore(ours: _Quotes, theirs: _Quotes, gold: Bools, predicted: Bools) -> None:
    for j, their_word in enumerate(theirs.words):
        place = theirs.places[j]
        for i, our_word in enumerate(ours.words):
            if ours.places[i] != place or ours.tags[i] == theirs.tags[j]:
                continue
            # A restored word moves the words after it on its side.
            if gold[our_word] and not predicted[their_word]:
                gold[our_word] = False
                ours.places[i:] += 1
            elif predicted[their_word] and not gold[our_word]:
                predicted[their_word] = False
                theirs.places[j:] += 1


def _quotes(trees: Constituents, deleted: Bools, sentence: int, labels: frozenset[str]) -> _Quotes:
    begin, end = trees.offsets[sentence : sentence + 2].tolist()
    words = [
        word
        for word in range(begin, end)
        if trees.forms[word] in _QUOTES and trees.tags[word] in labels
    ]
    kept_before = np.append(0, np.cumsum(~deleted[begin:end]))
    places = kept_before[np.array(words, dtype=np.int64) - begin]
    return _Quotes(words, [trees.tags[word] for word in words], places)
