"""Agreement of any number of annotators on each field of the words, such as heads and tags.

The units are the words of the first annotator. The others have a value for a word if one of their
words is aligned with it; an annotator without such a word has none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.counts import defined
from treeval.metrics.columns import features, labels, scope
from treeval.scoring.pairing import Contender
from treeval.settings.conventions import WordConventions
from treeval.statistics.agreement import alpha_of_values, equal_pairs
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

HEAD, RELATION, ARC = "head", "relation", "head and relation"
COLUMNS = {"UPOS": "upos", "XPOS": "xpos", "features": "feats", "lemma": "lemma"}
_EMPTY = "_"
_NONE = -1  # no value


@dataclass(frozen=True)
class FieldAgreement:
    """Agreement on one field; shares are nan if no word has two values."""

    field: str
    words: int  # that have values of at least two annotators
    share: float  # of equal values, over all pairs of annotators
    unanimous: float  # share of the words on which all annotators agree
    alpha: float  # Krippendorff's alpha

    def to_dict(self) -> dict[str, Any]:
        return {
            "field": self.field,
            "words": self.words,
            "share": defined(self.share),
            "unanimous": defined(self.unanimous),
            "alpha": defined(self.alpha),
        }


@dataclass(frozen=True, eq=False, repr=False)
class FieldValues:
    """The values that annotators give the words of the first one, as numbers; -1 for none."""

    field: str
    codes: Ints  # (annotators, words)

    def agreement(self) -> FieldAgreement:
        present = self.codes >= 0
        annotators = present.sum(axis=0)
        pairs = annotators * (annotators - 1) / 2
        equal = equal_pairs(self.codes)
        complete = annotators == len(self.codes)
        return FieldAgreement(
            self.field,
            int(np.count_nonzero(annotators > 1)),
            _share(int(equal.sum()), float(pairs.sum())),
            _share(
                int(np.count_nonzero(complete & (equal == pairs))), int(np.count_nonzero(complete))
            ),
            alpha_of_values(self.codes),
        )

    @property
    def differ(self) -> Bools:
        """Say for each word whether the annotators that have it give it different values."""
        annotators = (self.codes >= 0).sum(axis=0)
        return np.asarray(equal_pairs(self.codes) < annotators * (annotators - 1) / 2)


def _share(part: float, whole: float) -> float:
    return float(part / whole) if whole else float("nan")


@dataclass(frozen=True, eq=False, repr=False)
class Annotators:
    """The trees of all annotators, aligned with those of the first one."""

    contenders: tuple[Contender, ...]  # all but the first
    kept: Bools  # over the sentences of the first one
    conventions: WordConventions

    @property
    def first(self) -> Treebank:
        treebank: Treebank = self.contenders[0].pair.gold
        return treebank

    @property
    def treebanks(self) -> tuple[Treebank, ...]:
        return (self.first, *(contender.pair.predicted for contender in self.contenders))

    def words_of(self, annotator: int) -> Ints:
        """Give the annotator's word for each word of the first one; -1 if it does not count."""
        every = np.arange(self.first.words)
        kept = self.kept[self.first.sentences]
        if annotator == 0:
            counts, _ = scope(self.contenders[0].pair, self.conventions.punct)
            return np.where(counts & kept, every, _NONE)
        both = self.contenders[annotator - 1].pair
        _, counts = scope(both, self.conventions.punct)
        partners = both.alignment.predicted_of_gold[:-1]
        return np.where((partners >= 0) & counts[partners] & kept, partners, _NONE)

    def values(self) -> list[FieldValues]:
        """Code all fields that every annotator has."""
        words = [self.words_of(number) for number in range(len(self.treebanks))]
        heads = np.stack([_heads(self, number, of) for number, of in enumerate(words)])
        subtypes = self.conventions.subtypes
        relations = _coded([labels(treebank, subtypes) for treebank in self.treebanks], words)
        arcs = np.where(heads < 0, _NONE, heads * (relations.max(initial=0) + 1) + relations)
        fields = [
            FieldValues(HEAD, heads),
            FieldValues(RELATION, relations),
            FieldValues(ARC, arcs),
        ]
        for name, column in COLUMNS.items():
            if all(_has(treebank, column) for treebank in self.treebanks):
                columns = [column_of(treebank, column) for treebank in self.treebanks]
                fields.append(FieldValues(name, _coded(columns, words)))
        return fields


def column_of(treebank: Treebank, column: str) -> Column:
    """Give a column as annotators are compared: features in one order."""
    return features(treebank, "all") if column == "feats" else treebank.column(column)


def _has(treebank: Treebank, column: str) -> bool:
    """Whether the column is there and not empty."""
    return column in treebank.columns and any(
        value != _EMPTY for value in treebank.columns[column].strings
    )


def _coded(columns: Sequence[Column], words: Sequence[Ints]) -> Ints:
    """Give equal strings equal numbers, for all annotators."""
    strings = tuple(dict.fromkeys(string for column in columns for string in column.strings))
    known = Column(np.zeros(0, dtype=np.int32), strings)
    return np.stack(
        [
            np.where(of < 0, _NONE, column.coded_as(known)[of])
            for column, of in zip(columns, words, strict=True)
        ]
    )


def _heads(annotators: Annotators, number: int, words: Ints) -> Ints:
    """Signed distances to heads, in words of the first annotator, moved so that none is negative.

    The root is a value of its own, and so is, for each annotator, a head that is not a word of the
    first one: it agrees with no other.
    """
    size = annotators.first.words
    every = np.arange(size, dtype=np.int64)
    parents = annotators.treebanks[number].parents[words]
    heads = parents.astype(np.int64)
    if number:
        of_first = annotators.contenders[number - 1].pair.alignment.gold_of_predicted
        heads = of_first[parents].astype(np.int64)
    distances = np.where(heads < 0, 2 * size + 1 + number, heads - every + size)
    distances = np.where(parents < 0, 2 * size, distances)
    return np.where(words < 0, _NONE, distances)
