"""Votes on arcs: how far the other systems confirm an arc, and what pairs of systems share."""

import numpy as np

from treeval.arrays import Bytes, Floats, Ints
from treeval.kernels.parts import part
from treeval.kernels.vote_arrays import Ballot

_NO_GROUP = -1


@part
def _support(ballot: Ballot, u: int, group: int, weights: Floats, support: Floats) -> float:
    """Add up the votes for each arc of a word, without those of a group; give the highest sum.

    Arcs that only the group has get minus infinity.
    """
    first, highest = ballot.words[u], -np.inf
    for a in range(first, ballot.words[u + 1]):
        total, voters = 0.0, 0
        for vote in range(ballot.arcs[a], ballot.arcs[a + 1]):
            if ballot.groups[ballot.voters[vote]] != group:
                total += weights[ballot.voters[vote]]
                voters += 1
        support[a - first] = ballot.existence[a] * total if voters else -np.inf
        highest = max(highest, support[a - first])
    return highest


@part
def _confirm_arc(
    ballot: Ballot, a: int, lead: float, rest: float, weights: Floats, credit: Floats
) -> None:
    """Judge the votes of single systems for an arc: the vote of each does not count for itself.

    ``lead`` is the support of the arc, relative to the highest; ``rest`` the powers of other arcs.
    """
    begin, end = ballot.arcs[a], ballot.arcs[a + 1]
    for vote in range(begin, end):
        voter = ballot.voters[vote]
        credit[vote] = 0.0
        if ballot.are_single[voter] != 0 and end - begin > 1:
            power = np.exp(lead - ballot.existence[a] * weights[voter])
            credit[vote] = ballot.existence[a] * power / (rest + power)


@part
def _confirm_groups(
    ballot: Ballot, u: int, weights: Floats, support: Floats, credit: Floats
) -> None:
    """Judge the votes of systems in groups on a word: the whole group does not count."""
    first, end = ballot.words[u], ballot.words[u + 1]
    for vote in range(ballot.arcs[first], ballot.arcs[end]):
        voter = ballot.voters[vote]
        if ballot.are_single[voter] != 0:
            continue
        highest = _support(ballot, u, ballot.groups[voter], weights, support)
        total, own, a = 0.0, 0.0, first
        for place in range(end - first):
            power = np.exp(support[place] - highest) if support[place] > -np.inf else 0.0
            total += power
            if ballot.arcs[first + place] <= vote < ballot.arcs[first + place + 1]:
                own, a = power, first + place
        if own > 0:
            credit[vote] = ballot.existence[a] * own / total


@part
def _judge_word(
    ballot: Ballot, u: int, weights: Floats, support: Floats, powers: Floats, credit: Floats
) -> None:
    """Write the credit of all votes on a word."""
    first, end = ballot.words[u], ballot.words[u + 1]
    highest = _support(ballot, u, _NO_GROUP, weights, support)
    for place in range(end - first):
        powers[place] = np.exp(support[place] - highest)
    for a in range(first, end):
        rest = 0.0
        for place in range(end - first):
            if place != a - first:
                rest += powers[place]
        lead = support[a - first] - highest
        _confirm_arc(ballot, a, lead, rest, weights, credit)
    _confirm_groups(ballot, u, weights, support, credit)


def confirm(
    words: Ints,
    arcs: Ints,
    voters: Ints,
    worth: Floats,
    existence: Floats,
    groups: Ints,
    are_single: Bytes,
    chosen: Ints,
    number: int,
    weights: Floats,
    support: Floats,
    powers: Floats,
    credit: Floats,
    sums: Floats,
) -> int:
    """Write into ``credit``, for the votes on some words, the probability given by the others.

    It is multiplied by the worth of the word, and weights by the existence of the head. The credit
    of each system is added to ``sums``. There is room for the arcs of any word in ``support`` and
    ``powers``. The result is the number of votes.
    """
    ballot = Ballot(words, arcs, voters, worth, existence, groups, are_single)
    votes = 0
    for at in range(number):
        u = chosen[at]
        _judge_word(ballot, u, weights, support, powers, credit)
        begin, end = arcs[words[u]], arcs[words[u + 1]]
        for vote in range(begin, end):
            credit[vote] *= worth[u]
            sums[voters[vote]] += credit[vote]
        votes += end - begin
    return votes


def count_shared(
    arcs: Ints, voters: Ints, chosen: Bytes, number: int, shared: Floats, systems: int
) -> int:
    """Add the chosen arcs that each pair of systems has in common; return how many are chosen."""
    counted = 0
    for a in range(number):
        if chosen[a] != 0:
            counted += 1
            for one in range(arcs[a], arcs[a + 1]):
                for other in range(arcs[a], arcs[a + 1]):
                    shared[voters[one] * systems + voters[other]] += 1.0
    return counted
