"""Gold and predicted constituency trees of the same sentences.

Compiled code compares large treebanks. Functions of numpy give the same numbers, for all trees: a
property test holds both equal.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import MismatchError
from treeval.kernels.machine_code import MachineCode, can_compile
from treeval.tree.column import Column, coded_alike
from treeval.tree.constituents import FORM, LABEL, TAG, Constituents, plain

COUNT_BRACKETS = MachineCode(
    "treeval.kernels.bracket_counts:count_brackets",
    "int64",
    *(*["int32*"] * 5, "uint8*") * 2,
    *["int64"] * 3,
    *["int32*"] * 16,
)
COMPARE_WORDS = MachineCode(
    "treeval.kernels.bracket_counts:compare_words",
    "int64",
    *("int32*", "int32*", "int32*", "uint8*") * 2,
    "int32*",
)
_WORTH_LOADING = 1 << 18  # words of both sides
_WORTH_COMPILING = 1 << 22
_ROOM = 13  # arrays that are as long as the longest sentence

_WORDS_AT_ONCE = 1 << 16  # in a part of a pair: its arrays stay in the cache, and are used again


class Workload:
    """The number of words compared so far: a process that has compared many will compare more."""

    words = 0


def pays_off(words: int) -> bool:
    """Say whether compiled code is worth loading to compare another number of words."""
    Workload.words += words
    if Workload.words < _WORTH_LOADING or not can_compile():
        return False
    return Workload.words >= _WORTH_COMPILING or _are_kept()


@cache
def _are_kept() -> bool:
    return COUNT_BRACKETS.is_kept and COMPARE_WORDS.is_kept


def prepare() -> None:
    """Load the kernels, and compile those that are not cached."""
    COUNT_BRACKETS.prepare()
    COMPARE_WORDS.prepare()


class Chosen(NamedTuple):
    """The words and nodes of gold or predicted trees that count."""

    trees: Constituents
    dropped: Bools  # words
    labels: Ints  # of nodes, or -1; both sides have the same numbers for the same labels


class BracketCounts(NamedTuple):
    """The numbers of brackets of each sentence, and the predicted node of each gold one, or -1."""

    correct: Ints
    predicted: Ints
    gold: Ints
    crossing: Ints  # of the predicted ones
    matches: Ints


class WordCounts(NamedTuple):
    """For each sentence, the words that count on both sides, and what is alike in them."""

    gold: Ints
    predicted: Ints
    are_same: Bools
    same_tags: Ints


def count_brackets(
    gold: Chosen,
    predicted: Chosen,
    *,
    one_word: bool = True,
    whole_sentence: bool = True,
    as_sets: bool = False,
) -> BracketCounts | None:
    """Count brackets; None if nodes are not in the order of their words."""
    sides = [
        column
        for side in (gold, predicted)
        for column in (
            *map(_int32, (side.trees.offsets, side.trees.node_offsets)),
            *map(_int32, (side.trees.first, side.trees.end, side.labels)),
            side.dropped.view(np.uint8),
        )
    ]
    longest = max(
        int(np.diff(offsets).max(initial=0))
        for side in (gold, predicted)
        for offsets in (side.trees.offsets, side.trees.node_offsets)
    )
    largest = max(int(side.labels.max(initial=0)) for side in (gold, predicted))
    sentences = len(gold.trees)
    table = np.empty((sentences, 4), dtype=np.int32)
    matches = np.full(gold.trees.nodes, -1, dtype=np.int32)
    rule = 1 if one_word else 2, whole_sentence, as_sets
    room = np.empty((_ROOM, longest + 2), dtype=np.int32)
    seen = np.zeros(largest + 1, dtype=np.int32)
    if COUNT_BRACKETS(sentences, *sides, *rule, *room, seen, table, matches):
        return None
    correct, proposed, wanted, crossing = table.T
    return BracketCounts(correct, proposed, wanted, crossing, matches)


def compare_words(
    gold: Constituents,
    predicted: Constituents,
    dropped: tuple[Bools, Bools],
    tags: tuple[Column, Column] | None = None,
) -> WordCounts:
    """Compare the words that are not dropped, and their tags (by default their forms again)."""
    forms = coded_alike(gold.forms, predicted.forms)
    compared = forms if tags is None else coded_alike(*tags)
    sides = [
        column
        for side in (0, 1)
        for column in (
            _int32((gold, predicted)[side].offsets),
            *(_int32(both[side].codes) for both in (forms, compared)),
            dropped[side].view(np.uint8),
        )
    ]
    table = np.empty((len(gold), 4), dtype=np.int32)
    COMPARE_WORDS(len(gold), *sides, table)
    ours, theirs, same, alike = table.T
    return WordCounts(ours, theirs, same.astype(np.bool_), alike)


def numbered(
    a: Column, b: Column, without: frozenset[str], *, labelled: bool = True
) -> tuple[Ints, Ints]:
    """Give equal labels of both sides equal numbers, and -1 to labels that do not count.

    Unless they are labelled, all brackets have the same number.
    """
    ours, theirs = coded_alike(a, b)
    numbers = (
        np.arange(len(ours.strings), dtype=np.int32)
        if labelled
        else np.zeros(len(ours.strings), dtype=np.int32)
    )
    numbers[[name in without for name in ours.strings]] = -1
    return numbers.take(ours.codes), numbers.take(theirs.codes)


def _int32(column: Ints) -> Ints:
    return np.ascontiguousarray(column, dtype=np.int32)


@dataclass(frozen=True, eq=False)
class ConstituentPair:
    """Gold and predicted trees of the same sentences: the input of a metric over constituents."""

    gold: Constituents
    predicted: Constituents
    is_compiled: bool = False  # whether compiled code compares these trees
    # Caches by tags, for several metrics: the words with these tags, and the trees without them.
    dropped: dict[frozenset[str], tuple[Bools, Bools]] = field(default_factory=dict)
    stripped: dict[frozenset[str], tuple[Constituents, Constituents]] = field(default_factory=dict)

    def parts(self) -> Iterator["ConstituentPair"]:
        """Yield the sentences in parts of some thousand words, which fit into the cache."""
        words = self.gold.offsets + self.predicted.offsets
        is_compiled = pays_off(int(words[-1]))
        marks = np.arange(0, int(words[-1]), 2 * _WORDS_AT_ONCE)
        starts = np.searchsorted(words, marks).tolist()
        bounds = list(dict.fromkeys([*starts, len(self.gold)]))
        if len(bounds) < 3:
            yield self._compiled(is_compiled)
            return
        gold, predicted = _coded_alike(self.gold, self.predicted)
        for begin, end in pairwise(bounds):
            part = ConstituentPair(gold.block(begin, end), predicted.block(begin, end))
            yield part._compiled(is_compiled)

    def _compiled(self, is_compiled: bool) -> "ConstituentPair":
        """Let compiled code compare these trees, unless they have gaps, which it cannot handle."""
        if not is_compiled or self.gold.are_gappy.any() or self.predicted.are_gappy.any():
            return self
        return replace(self, is_compiled=True)

    @cached_property
    def have_same_words(self) -> Bools:
        """Say for each sentence whether both sides have the same words, null elements aside."""
        gold, predicted = self.gold, self.predicted
        if self.is_compiled:
            are_same = compare_words(gold, predicted, (gold.are_null, predicted.are_null)).are_same
            if are_same.all():
                return frozen(are_same)
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


def require_same_number(predicted: tuple[str, int], gold: tuple[str, int]) -> None:
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
    require_same_number(*sides)
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
        word_there = repr(forms[at]) if at < len(forms) else f"the sentence's end after {at} words"
        word = min(int(side.offsets[sentence]) + min(at, max(len(forms) - 1, 0)), side.words - 1)
        line = f":{side.origin.line(word)}" if side.words else ""
        sides.append((f"{side.origin.path}{line}", word_there))
    (gold_place, gold_word), (predicted_place, predicted_word) = sides
    return (
        f"{gold_place} and {predicted_place}: the words of tree {sentence + 1} differ: "
        f"{gold_word} against {predicted_word}; both files must hold the same words"
    )
