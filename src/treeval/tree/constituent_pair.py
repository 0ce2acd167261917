"""Gold and predicted constituency trees of the same sentences."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise

import numpy as np

from treeval.arrays import Bools, frozen
from treeval.errors import MismatchError
from treeval.tree.column import coded_alike
from treeval.tree.constituents import FORM, LABEL, TAG, Constituents, plain

_WORDS_AT_ONCE = 1 << 16  # in a part of a pair: its arrays stay in the cache, and are used again


@dataclass(frozen=True, eq=False)
class ConstituentPair:
    """Gold and predicted trees of the same sentences: the input of a metric over constituents."""

    gold: Constituents
    predicted: Constituents
    is_compiled: bool = False  # whether compiled code compares these trees
    # Words of some tags, and what is left without them, by these tags: several metrics need both.
    dropped: dict[frozenset[str], tuple[Bools, Bools]] = field(default_factory=dict)
    stripped: dict[frozenset[str], tuple[Constituents, Constituents]] = field(default_factory=dict)

    def parts(self) -> Iterator["ConstituentPair"]:
        """Yield the sentences in blocks of some thousand words, which are faster to count in."""
        from treeval.tree.compiled_pair import pays_off  # noqa: PLC0415  few commands compare

        words = self.gold.offsets + self.predicted.offsets
        is_compiled = pays_off(int(words[-1]))
        marks = np.arange(0, int(words[-1]), 2 * _WORDS_AT_ONCE)
        found = np.searchsorted(words, marks).tolist()
        bounds = list(dict.fromkeys([*found, len(self.gold)]))
        if len(bounds) < 3:
            yield self._compiled(is_compiled)
            return
        gold, predicted = _coded_alike(self.gold, self.predicted)
        for begin, end in pairwise(bounds):
            part = ConstituentPair(gold.block(begin, end), predicted.block(begin, end))
            yield part._compiled(is_compiled)

    def _compiled(self, is_compiled: bool) -> "ConstituentPair":
        """Let compiled code compare these trees, if they have no gaps, which it does not know."""
        if not is_compiled or self.gold.are_gappy.any() or self.predicted.are_gappy.any():
            return self
        return replace(self, is_compiled=True)

    @cached_property
    def have_same_words(self) -> Bools:
        """Say for each sentence whether both sides have the same words, null elements aside."""
        gold, predicted = self.gold, self.predicted
        if self.is_compiled:
            from treeval.tree.compiled_pair import compare_words  # noqa: PLC0415  the same

            found = compare_words(gold, predicted, (gold.are_null, predicted.are_null)).are_same
            if found.all():
                return frozen(found)
        lengths = (
            np.bincount(side.sentences[~side.are_null], minlength=len(side))
            for side in (gold, predicted)
        )
        same = np.equal(*lengths)
        ours, theirs = map(np.flatnonzero, self.overt_words(same))
        rows = gold.sentences[ours]
        our_forms, their_forms = gold.forms.take(ours), predicted.forms.take(theirs)
        for word in np.flatnonzero(~our_forms.equals(their_forms)).tolist():
            same[rows[word]] &= plain(our_forms[word]) == plain(their_forms[word])
        return frozen(same)

    def overt_words(self, sentences: Bools) -> tuple[Bools, Bools]:
        """Mark the words of some sentences on both sides, without null elements."""
        gold, predicted = (
            sentences[side.sentences] & ~side.are_null for side in (self.gold, self.predicted)
        )
        return gold, predicted


def _coded_alike(gold: Constituents, predicted: Constituents) -> tuple[Constituents, Constituents]:
    """Give equal words, tags and labels equal codes on both sides, once for all parts."""
    words = {name: coded_alike(gold.column(name), predicted.column(name)) for name in (FORM, TAG)}
    labels = coded_alike(gold.labels, predicted.labels)
    ours, theirs = (
        trees.replaced(
            {name: columns[side] for name, columns in words.items()}, {LABEL: labels[side]}
        )
        for side, trees in enumerate((gold, predicted))
    )
    return ours, theirs


def insist_on_same_number(predicted: tuple[str, int], gold: tuple[str, int]) -> None:
    """Refuse files, given by path and number of trees, that cannot be of the same sentences."""
    if predicted[1] != gold[1]:
        raise MismatchError(
            f"{predicted[0]}: {predicted[1]} trees, but {gold[1]} in {gold[0]}; "
            "both files must hold the same sentences in the same order"
        )


def constituent_pair(
    gold: Constituents, predicted: Constituents, *, same_words: bool = True
) -> ConstituentPair:
    """Pair two treebanks of the same sentences; ``same_words`` requires the words to be equal."""
    sides = ((side.origin.path, len(side)) for side in (predicted, gold))
    insist_on_same_number(*sides)
    pair = ConstituentPair(gold, predicted)
    if same_words and not pair.have_same_words.all():
        sentence = int(np.argmin(pair.have_same_words))
        raise MismatchError(_difference(gold.overt, predicted.overt, sentence))
    return pair


def _difference(gold: Constituents, predicted: Constituents, sentence: int) -> str:
    """Say where the words of a sentence first differ, in both files."""
    sides = []
    ours, theirs = (
        [*map(plain, side.forms.take(slice(*side.offsets[sentence : sentence + 2].tolist())))]
        for side in (gold, predicted)
    )
    alike = (at for at, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b)
    at = next(alike, min(len(ours), len(theirs)))
    for side, forms in ((gold, ours), (predicted, theirs)):
        found = repr(forms[at]) if at < len(forms) else f"the sentence's end after {at} words"
        word = min(int(side.offsets[sentence]) + min(at, max(len(forms) - 1, 0)), side.words - 1)
        line = f":{side.origin.line(word)}" if side.words else ""
        sides.append((f"{side.origin.path}{line}", found))
    (gold_place, gold_word), (predicted_place, predicted_word) = sides
    return (
        f"{gold_place} and {predicted_place}: the words of tree {sentence + 1} differ: "
        f"{gold_word} against {predicted_word}; both files must hold the same words"
    )
