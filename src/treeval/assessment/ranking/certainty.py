"""How sure the order is: a bootstrap over sentences, with the weights of the systems held fixed.

It covers the choice of sentences only, not the errors that systems share.
"""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from treeval.arrays import Floats
from treeval.assessment.ranking.election import Election
from treeval.counts import Counts, evaluate, ratio
from treeval.statistics.comparison import Standings, ranking
from treeval.statistics.draws import Resamples
from treeval.statistics.spread import compare_by_spread
from treeval.tree.treebank import sum_by_group


@dataclass(frozen=True, eq=False)
class Confirmed:
    """What the others confirm of one system, in each sentence."""

    confirmed: Floats
    own: Floats  # arcs of the system
    expected: Floats  # arcs that the others expect


@dataclass(frozen=True)
class Confirmation:
    """Arcs that the others confirm, over those of the system and those that they expect."""

    name: str

    over: ClassVar[type] = Confirmed
    counted: ClassVar[tuple[str, ...]] = ("confirmed", "own", "expected")

    def count(self, pair: Confirmed) -> Floats:
        return np.stack([pair.confirmed, pair.own, pair.expected], axis=1)

    def score(self, totals: Floats) -> Floats:
        return ratio(2 * totals[..., 0], totals[..., 1] + totals[..., 2])

    def measures(self, totals: Floats) -> dict[str, Floats]:
        del totals
        return {}


def counts_of(election: Election) -> dict[str, Counts]:
    """Count what each system has confirmed in each sentence of the system that is ranked first."""
    table, systems = election.arcs, len(election.outputs)
    first = int(election.ranked[0])
    rows = election.sentence_of_words(first)
    sentences = len(election.outputs[first].treebank)
    cells = rows[table.dependents[table.arc_of_vote]] * systems + table.voters
    facts = np.stack([election.vote.credit, np.ones(len(cells))], axis=1)
    sums = sum_by_group(facts, cells, sentences * systems).reshape(sentences, systems, 2)
    confirmed, own = sums[..., 0], sums[..., 1]
    expected = _expected(
        election, own, sum_by_group(election.vote.expected[:, None], rows, sentences)
    )
    metric = Confirmation("f" if election.vote.is_weighted else "v")
    return {
        name: evaluate(metric, Confirmed(confirmed[:, place], own[:, place], expected[:, place]))
        for place, name in enumerate(election.names)
    }


def _expected(election: Election, own: Floats, existing: Floats) -> Floats:
    """The arcs that the others expect: of words by their existence, or as many as they have."""
    if election.vote.is_weighted:
        return np.broadcast_to(existing, own.shape)
    groups = election.vote.groups
    of_groups = (own * groups.shares) @ np.eye(len(groups))[groups.of_system]
    others = of_groups.sum(axis=1, keepdims=True) - of_groups[:, groups.of_system]
    return np.asarray(others / max(1, len(groups) - 1))


def resampled_order(election: Election, resamples: int, seed: int) -> Standings:
    """Rank the systems, with ranges of ranks as `score` gives them with comparisons."""
    counts = counts_of(election)
    rng = np.random.default_rng(seed)
    sentences = len(next(iter(counts.values())).table)
    drawn = Resamples.drawn(rng, sentences, resamples)
    return ranking(counts, compare_by_spread(counts, drawn))
