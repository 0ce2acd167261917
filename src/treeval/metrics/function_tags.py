"""Function tags of correct phrases (Blaheta and Charniak 2000): is this NP a subject?"""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.metrics.brackets import brackets, dropped_tags, without_tags
from treeval.metrics.f_score import F1Score
from treeval.tree.column import Column
from treeval.tree.constituent_pair import Chosen, ConstituentPair, count_brackets, numbered
from treeval.tree.constituents import FUNCTION, ROOT_LABELS
from treeval.tree.treebank import ranges


@dataclass(frozen=True)
class FunctionTags(F1Score):
    """Function tags on phrases that both sides have, with the same words and label.

    NP-SBJ-TPC has two tags. A phrase without tags on both sides does not count: most phrases have
    none, and would hide the others. If words have functions of their own, as in TIGER-XML, these
    count, too. Nothing counts in a sentence whose words differ.
    """

    without: frozenset[str] = ROOT_LABELS

    over: ClassVar[type] = ConstituentPair

    def count(self, pair: ConstituentPair) -> Floats:  # type: ignore[override]
        table = self._count_compiled(pair) if pair.is_compiled else None
        return self._count(pair) if table is None else table

    def _count_compiled(self, pair: ConstituentPair) -> Floats | None:
        """Count with compiled code, if it can, and if only phrases have functions."""
        gold, predicted = pair.gold, pair.predicted
        if FUNCTION in gold.columns and FUNCTION in predicted.columns:
            return None
        words = dropped_tags(pair, frozenset())
        labels = numbered(gold.labels, predicted.labels, self.without)
        counts = count_brackets(
            Chosen(gold, words[0], labels[0]), Chosen(predicted, words[1], labels[1])
        )
        if counts is None:
            return None
        ours = np.flatnonzero(counts.matches >= 0)
        functions = gold.functions.take(ours), predicted.functions.take(counts.matches[ours])
        table = _tags_in_common(gold.node_sentences[ours], functions, len(gold))
        table[~pair.have_same_words] = 0
        return table

    def _count(self, pair: ConstituentPair) -> Floats:
        same = np.flatnonzero(pair.have_same_words)
        overt = (side.select(same) for side in without_tags(pair, frozenset()))
        gold, predicted = (side.without(nodes=side.labels.isin(self.without)) for side in overt)
        both = brackets(gold, predicted, (gold.labels, predicted.labels))
        ours, theirs = _told_apart(both.gold, both.predicted)
        kinds = [
            (
                _Bearers(ours, gold.node_sentences, gold.functions),
                _Bearers(theirs, predicted.node_sentences, predicted.functions),
            )
        ]
        if FUNCTION in gold.columns and FUNCTION in predicted.columns:
            words = np.arange(gold.words)
            kinds.append(
                (
                    _Bearers(words, gold.sentences, gold.columns[FUNCTION]),
                    _Bearers(words, predicted.sentences, predicted.columns[FUNCTION]),
                )
            )
        table = np.zeros((len(pair.gold), len(self.counted)))
        for bearers in kinds:
            table[same] += _compared(*bearers, len(same))
        return table


class _Bearers(NamedTuple):
    """Phrases or words with functions; equal numbers mean the same one on both sides."""

    numbers: Ints
    sentences: Ints
    functions: Column


def _tags_in_common(rows: Ints, functions: tuple[Column, Column], size: int) -> Floats:
    """Count correct, predicted and gold tags, given the functions of phrases on both sides."""
    gold, predicted = functions
    bear = np.flatnonzero(gold.claim(bool) | predicted.claim(bool))
    width = len(predicted.strings)
    both = gold.codes[bear].astype(np.int64) * width + predicted.codes[bear]
    distinct, places = np.unique(both, return_inverse=True)
    counts = np.zeros((len(distinct), 3))
    for number, combination in enumerate(distinct.tolist()):
        ours, theirs = (
            set(filter(None, column.strings[code].split("-")))
            for column, code in zip(functions, divmod(combination, width), strict=True)
        )
        counts[number] = len(ours & theirs), len(theirs), len(ours)
    return np.stack(
        [
            np.bincount(rows[bear], weights=column[places], minlength=size).astype(np.float64)
            for column in counts.T
        ],
        axis=1,
    )


def _told_apart(gold: Ints, predicted: Ints) -> tuple[Ints, Ints]:
    """Number equal brackets that dominate each other separately, from the top."""
    ranks = _ranks(gold), _ranks(predicted)
    size = 1 + max(side.max(initial=0) for side in ranks)
    return gold * size + ranks[0], predicted * size + ranks[1]


def _ranks(numbers: Ints) -> Ints:
    """Count the earlier occurrences of each number."""
    order = np.argsort(numbers, kind="stable")
    begins = np.diff(numbers[order], prepend=-1) != 0
    places = np.arange(len(order))
    ranks = np.empty(len(order), dtype=np.int64)
    ranks[order] = places - np.maximum.accumulate(np.where(begins, places, 0))
    return ranks


def _compared(gold: _Bearers, predicted: _Bearers, size: int) -> Floats:
    """Count correct, predicted and gold tags of each sentence."""
    names = dict.fromkeys(
        tag
        for side in (gold, predicted)
        for function in side.functions.strings
        for tag in function.split("-")
    )
    codes = {tag: code for code, tag in enumerate(names)}
    ours, theirs = _tags(gold, predicted, codes), _tags(predicted, gold, codes)
    right = _are_in(ours[0], theirs[0])
    return np.stack(
        [
            np.bincount(sentences, minlength=size).astype(np.float64)
            for sentences in (ours[1][right], theirs[1], ours[1])
        ],
        axis=1,
    )


def _tags(side: _Bearers, other: _Bearers, codes: dict[str, int]) -> tuple[Ints, Ints]:
    """Number, by bearer and tag, the tags of bearers on both sides; also return their sentences."""
    tags = [
        [codes[tag] for tag in dict.fromkeys(text.split("-")) if tag]
        for text in side.functions.strings
    ]
    starts = np.append(0, np.cumsum([len(tag) for tag in tags], dtype=np.int64))
    flat = np.array([code for tag in tags for code in tag], dtype=np.int64)
    shared = np.flatnonzero(_are_in(side.numbers, other.numbers))
    functions = side.functions.codes[shared]
    borne = np.diff(starts)[functions]
    bearers = np.repeat(shared, borne)
    tag_codes = flat[ranges(starts[functions], borne)]
    return side.numbers[bearers] * len(codes) + tag_codes, side.sentences[bearers]


def _are_in(numbers: Ints, others: Ints) -> Bools:
    """Say which numbers are among the others; no number may occur twice on one side."""
    order = np.argsort(np.concatenate([others, numbers]), kind="stable")
    both = np.concatenate([others, numbers])[order]
    are_equal = np.zeros(len(both), dtype=np.bool_)
    are_equal[order[1:]] = both[1:] == both[:-1]
    return are_equal[len(others) :]


FUNCTION_TAGS = FunctionTags("FunctionTags")
