"""An election: one vote of several systems over the same text, with all that it depends on.

Systems that share a tokeniser vote together on which words are true words.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.assessment.ranking.calibration import confidence_of_arcs, confidence_of_words
from treeval.assessment.ranking.entry import Entrant
from treeval.assessment.ranking.vote import (
    ArcTable,
    Clones,
    SystemGroups,
    Vote,
    arc_table,
    find_clones,
    joined,
    vote,
)
from treeval.assessment.ranking.words import WordTable, words_by_number, words_by_span
from treeval.counts import ratio
from treeval.errors import MismatchError
from treeval.metrics.columns import labels
from treeval.settings.conventions import WordConventions
from treeval.tree.punctuation import punctuation

_FEWEST = 30  # contested words that are needed to recognise a shared tokeniser
_SAME = 0.98  # share of contested words on which systems with one tokeniser agree
_LEAST, _MOST = 0.05, 0.98  # bounds of the F1 of a segmenter
_LARGEST = 30.0  # exponent
_PRECISION, _ROUNDS = 1e-4, 30


@dataclass(frozen=True, eq=False)
class Segmentation:
    """The systems that share a tokeniser, and the probability of each word of the table."""

    segmenters: SystemGroups
    contested_words: int
    existence: Floats  # of each word, and 1 for the root


def find_segmenters(words: WordTable, clones: SystemGroups) -> Segmentation:
    """Find shared tokenisers by the words that some but not all systems have."""
    counts = np.bincount(np.concatenate(words.numbers), minlength=len(words))
    systems = len(words.numbers)
    contested = np.flatnonzero(counts < systems)
    have = _holders(words, contested)
    segmenters = _segmenters(have, clones)
    shares = np.stack(
        [
            np.average(have[members], axis=0, weights=clones.shares[members])
            for members in segmenters.members()
        ]
    )
    known, usual = _existence(shares, len(words) - len(contested))
    existence = np.full(len(words) + 1, usual)
    existence[contested] = known
    existence[-1] = 1.0
    return Segmentation(segmenters, len(contested), frozen(existence))


def _holders(words: WordTable, contested: Ints) -> Bools:
    """Say for each system and contested word whether the system has the word."""
    column_of = np.full(len(words), -1)
    column_of[contested] = np.arange(len(contested))
    have = np.zeros((len(words.numbers), len(contested)), dtype=np.bool_)
    for system, numbers in enumerate(words.numbers):
        places = column_of[numbers]
        have[system, places[places >= 0]] = True
    return have


def _segmenters(have: Bools, clones: SystemGroups) -> SystemGroups:
    if have.shape[1] < _FEWEST:
        return clones  # each system for itself, but copies together
    signs = 2.0 * have - 1
    agreement = (signs @ signs.T / have.shape[1] + 1) / 2
    return joined(agreement >= _SAME)


def _existence(shares: Floats, certain: int) -> tuple[Floats, float]:
    """Weigh segmenters by how often the others confirm them.

    ``shares`` has the contested words; ``certain`` words are in all outputs, and all have the same
    probability, which is returned with those of the contested ones.
    """
    segmenters = len(shares)
    known, usual = shares.mean(axis=0), 1.0
    if segmenters <= 2:
        return known, usual
    sizes = shares.sum(axis=1) + certain
    for _ in range(_ROUNDS):
        confirmed = shares @ known + certain * usual
        f1 = np.clip(2 * confirmed / (sizes + known.sum() + certain * usual), _LEAST, _MOST)
        trust = np.log(f1 / (1 - f1))
        before = np.append(known, usual)
        known = _logistic((2 * shares - 1).T @ trust)
        usual = float(_logistic(trust.sum()))
        if np.abs(np.append(known, usual) - before).max() <= _PRECISION:
            break
    return known, usual


def _logistic(exponents: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-np.clip(exponents, -_LARGEST, _LARGEST))))


@dataclass(frozen=True, eq=False)
class Election:
    """Systems in the order of their names, their words and arcs, and the vote.

    The order of names, not that of the command line, makes results the same to the last bit.
    """

    outputs: tuple[Entrant, ...]
    is_labelled: bool
    words: WordTable
    are_counted: Bools  # words of the table
    arcs: ArcTable
    clones: Clones
    segmentation: Segmentation
    vote: Vote

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(output.name for output in self.outputs)

    @cached_property
    def ranked(self) -> Ints:
        """The systems from best to worst: by f, then by v, then as they were given."""
        given = np.array([output.place for output in self.outputs])
        order = np.lexsort((given, -self.vote.agreement, -self.vote.confirmed))
        return frozen(order)

    @cached_property
    def ranks(self) -> Ints:
        """The rank of each system, from 1."""
        ranks = np.empty(len(self.outputs), dtype=np.int64)
        ranks[self.ranked] = np.arange(1, len(self.outputs) + 1)
        return frozen(ranks)

    @property
    def independent(self) -> int:
        """The number of systems, where copies of each other are one."""
        return len(self.clones.groups)

    @cached_property
    def mean_agreement(self) -> float:
        return float(np.average(self.vote.agreement, weights=self.clones.groups.shares))

    @cached_property
    def confidence(self) -> Floats:
        """The confidence of each arc."""
        return confidence_of_arcs(self.arcs, self.clones.groups, self.mean_agreement)

    def confidence_of(self, system: int) -> Floats:
        """The confidence of the arc of each word of a system, nan for words that do not count."""
        return confidence_of_words(self.confidence, self.arcs.of_words[system])

    @cached_property
    def pairwise(self) -> Floats:
        """The agreement of each pair of systems: F1 of their arcs."""
        shared = self.arcs.shared_by_pairs(np.ones(len(self.arcs), dtype=np.bool_))
        sizes = self.arcs.sizes
        return frozen(ratio(2 * shared, sizes[:, None] + sizes[None, :]))

    def sentence_of_words(self, system: int) -> Ints:
        """Give the sentence of a system in which each word of the table starts."""
        starts = self.outputs[system].sentence_starts
        return np.searchsorted(starts[1:-1], self.words.starts, side="right")


def elect(
    outputs: Sequence[Entrant],
    conventions: WordConventions,
    same: Callable[[Sequence[str]], list[tuple[int, ...]]],
    *,
    is_labelled: bool,
) -> Election:
    """Let the systems vote; ``same`` finds the groups that the user has named."""
    systems = tuple(sorted(outputs, key=lambda output: output.name))
    treebanks = [system.treebank for system in systems]
    by_number = conventions.tokens == "same"
    words = (
        words_by_number(treebanks)
        if by_number
        else words_by_span([system.surface for system in systems])
    )
    are_counted = _counted(words, systems, conventions)
    if not are_counted.any():
        path = treebanks[0].origin.path
        raise MismatchError(f"{path}: there are no words left to compare; keep more sentences")
    relations = (
        [labels(treebank, conventions.subtypes) for treebank in treebanks] if is_labelled else None
    )
    arcs = arc_table(words, treebanks, relations, None if are_counted.all() else are_counted)
    clones = find_clones(arcs, same([system.name for system in systems]))
    segmentation = find_segmenters(words, clones.groups)
    return Election(
        systems,
        is_labelled,
        words,
        are_counted,
        arcs,
        clones,
        segmentation,
        vote(arcs, segmentation.existence, clones.groups, are_counted),
    )


def _counted(words: WordTable, outputs: Sequence[Entrant], conventions: WordConventions) -> Bools:
    """Say which words of the table count: not those of sentences that any system has to skip.

    A word is punctuation if more than half of the systems that have it say so.
    """
    counted = np.ones(len(words), dtype=np.bool_)
    if conventions.punct != "all":
        balance = np.zeros(len(words))
        for output, numbers in zip(outputs, words.numbers, strict=True):
            balance[numbers] += np.where(punctuation(output.treebank, conventions.punct), -1, 1)
        counted &= balance >= 0
    for output in outputs:
        starts = output.sentence_starts
        for sentence in np.flatnonzero(output.skipped).tolist():
            begin, end = starts[sentence], starts[sentence + 1]
            counted &= (words.starts < begin) | (words.starts >= end)
    return counted
