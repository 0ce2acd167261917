"""Constituency trees compared by compiled code; `tree.constituent_pair` says when it is used.

Functions of numpy give the same numbers, for all trees: a property test holds both equal.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.kernels.machine_code import MachineCode, can_compile
from treeval.tree.column import Column, coded_alike
from treeval.tree.constituents import Constituents

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


class Workload:
    """How many words were compared so far: a process that has compared many will compare more."""

    words = 0


def pays_off(words: int) -> bool:
    """Say whether compiled code should compare so many words more."""
    Workload.words += words
    if Workload.words < _WORTH_LOADING or not can_compile():
        return False
    return Workload.words >= _WORTH_COMPILING or _are_kept()


@cache
def _are_kept() -> bool:
    return COUNT_BRACKETS.is_kept and COMPARE_WORDS.is_kept


def prepare() -> None:
    """Load the kernels, and compile those that are not kept."""
    COUNT_BRACKETS.prepare()
    COMPARE_WORDS.prepare()


class Chosen(NamedTuple):
    """What counts in gold or predicted trees: not all words, and not all nodes."""

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
    correct, found, wanted, crossing = table.T
    return BracketCounts(correct, found, wanted, crossing, matches)


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
