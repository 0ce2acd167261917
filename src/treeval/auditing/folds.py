"""Every sentence scored by models of the other sentences: probabilities of arcs and of tags."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias, TypeVar

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.models.arcs.coding import CodedTreebank
from treeval.models.arcs.heads import HeadScores, HeadTrainer, words_of
from treeval.models.arcs.labels import (
    RELATION_TEMPLATES,
    TAG_TEMPLATES,
    Arcs,
    LabelledWords,
    LabelModel,
    LabelTrainer,
    hashed_rows,
    labelled,
)
from treeval.progress import Progress, followed

# Treebanks with fewer words than this are cut into so many folds; larger ones into two.
_FOLDS = ((40_000, 10), (150_000, 5), (400_000, 3))
_OF_HEADS, _OF_RELATIONS, _OF_TAGS = range(3)  # seeds of the models of one fold
_UNKNOWN = -1

Done = TypeVar("Done")
FoldScores: TypeAlias = tuple[Any, ...]  # the words of a fold, and arrays of what is known of them


def usual_folds(words: int) -> int:
    """The number of folds for a treebank of this size."""
    return next((folds for limit, folds in _FOLDS if words < limit), 2)


@dataclass(frozen=True, eq=False)
class ArcScores:
    """Probabilities of the annotated arcs, and of the arcs that compete with them, by word."""

    head: Floats
    other_head: Ints  # position in the treebank, -1 for the root, -2 if there is no other
    other_head_share: Floats
    relation: Floats  # given the annotated head
    other_relation: Ints  # given the annotated head
    other_relation_share: Floats
    relation_there: Ints  # the best relation to the other head, -1 where it was not looked for
    relation_there_share: Floats

    @property
    def prefers_other_head(self) -> Bools:
        """Say for each word whether the competing analysis has another head."""
        heads = self.other_head_share * self.relation
        relations = self.other_relation_share * self.head
        return (self.other_head > -2) & (self.other_head_share > self.head) & (heads >= relations)


@dataclass(frozen=True, eq=False)
class TagProbabilities:
    """Probabilities of the annotated tags, and of the tags that compete with them, by word."""

    tag: Floats
    other: Ints
    other_share: Floats


@dataclass(frozen=True, eq=False)
class Folds:
    """How the sentences of a treebank are shared out, and what random numbers are drawn from."""

    number: int
    seed: int
    jobs: int = 1

    def sentences(self, fold: int, total: int) -> tuple[Ints, Ints]:
        """The sentences to learn from, and those to score."""
        inside = np.arange(total) % self.number == fold
        return np.flatnonzero(~inside), np.flatnonzero(inside)

    def generator(self, fold: int, model: int) -> np.random.Generator:
        """Random numbers that depend on nothing but the seed, the fold and the model."""
        return np.random.default_rng((self.seed, fold, model))

    def each(self, work: Callable[[int], Done], progress: Progress) -> Iterator[Done]:
        """Do the work of every fold; the compiled loops leave Python's lock to other threads."""
        every = range(self.number)
        if self.jobs == 1:
            yield from followed(map(work, every), "auditing", self.number, progress)
            return
        with ThreadPoolExecutor(min(self.jobs, self.number)) as pool:
            yield from followed(pool.map(work, every), "auditing", self.number, progress)


def score_arcs(coded: CodedTreebank, folds: Folds, progress: Progress) -> ArcScores:
    """Score all arcs of a treebank."""
    names = coded.codebook.relations
    data = labelled(coded, RELATION_TEMPLATES, coded.labels, names)
    coded.arranged  # noqa: B018  computed before several threads ask for it
    parts = list(folds.each(partial(_score_fold, coded, data, folds), progress))
    return ArcScores(*_in_order(coded.words, parts))


def _score_fold(coded: CodedTreebank, data: LabelledWords, folds: Folds, fold: int) -> FoldScores:
    train, test = folds.sentences(fold, len(coded.treebank))
    heads = HeadTrainer().train(coded, folds.generator(fold, _OF_HEADS), sentences=train)
    of_heads = heads.scores(coded, test)
    labels = LabelTrainer().train(data, folds.generator(fold, _OF_RELATIONS), sentences=train)
    words = of_heads.words
    of_labels = labels.scores(data.rows[words], data.labels[words])
    there, share = _relations_there(coded, data, labels, of_heads)
    return (
        words,
        of_heads.annotated,
        of_heads.best,
        of_heads.competing,
        of_labels.annotated,
        of_labels.best,
        of_labels.competing,
        there,
        share,
    )


def _relations_there(
    coded: CodedTreebank, data: LabelledWords, labels: LabelModel, scores: HeadScores
) -> tuple[Ints, Floats]:
    """Find the best relation to the other head, for words that prefer another head."""
    found = np.full(len(scores.words), _UNKNOWN, dtype=np.int32)
    shares = np.zeros(len(scores.words))
    asked = np.flatnonzero((scores.best > -2) & (scores.competing > scores.annotated))
    arcs = Arcs(coded, scores.words[asked], scores.best[asked])
    rows = hashed_rows(arcs, RELATION_TEMPLATES, data.bits)
    best = labels.scores(rows, np.full(len(asked), _UNKNOWN, dtype=np.int32))
    found[asked], shares[asked] = best.best, best.competing
    return found, shares


def score_tags(coded: CodedTreebank, folds: Folds, progress: Progress) -> TagProbabilities:
    """Score all tags of a treebank, given everything but the tags and features of the word."""
    data = labelled(coded, TAG_TEMPLATES, coded.tags, coded.codebook.tags)
    parts = list(folds.each(partial(_score_tags_of_fold, coded, data, folds), progress))
    return TagProbabilities(*_in_order(coded.words, parts))


def _score_tags_of_fold(
    coded: CodedTreebank, data: LabelledWords, folds: Folds, fold: int
) -> FoldScores:
    train, test = folds.sentences(fold, len(coded.treebank))
    model = LabelTrainer().train(data, folds.generator(fold, _OF_TAGS), sentences=train)
    words = words_of(coded, test)
    scores = model.scores(data.rows[words], data.labels[words])
    return words, scores.annotated, scores.best, scores.competing


def _in_order(words: int, parts: Sequence[FoldScores]) -> Iterator[Any]:
    """Put what the folds found about their words into the order of the treebank."""
    for column in range(1, len(parts[0])):
        values = np.zeros(words, dtype=parts[0][column].dtype)
        for part in parts:
            values[part[0]] = part[column]
        yield values
