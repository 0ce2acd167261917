"""Terminals that two tokenisations of a text have in common.

Aligned words are one terminal. Between them, where both sides have words left, the text is cut
wherever a word of either side begins: a plain token where its characters begin, the words of a
multiword token at equal parts of it. Where only one side has words left, each is a terminal; on
the other side it belongs to the aligned word before it if that reaches into the same characters,
and otherwise to the one after it. So every terminal belongs to one word on each side, every word
has at least one terminal, and if the words are equal, each terminal is a word.
"""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.tree.functional import Terminals
from treeval.tree.pair import Pair
from treeval.tree.surface import Surface


def common_terminals(pair: Pair) -> tuple[Terminals, Terminals]:
    """Find the terminals of both sides; predicted words belong to the sentence where they start."""
    gold, predicted = _units_of_both(pair)
    offsets = frozen(gold[pair.gold.offsets])
    return (
        Terminals(gold, pair.gold.sentences, offsets),
        Terminals(predicted, pair.predicted_rows, offsets),
    )


def _units_of_both(pair: Pair) -> tuple[Ints, Ints]:
    if pair.alignment.is_identity:
        every = frozen(np.arange(pair.gold.words + 1))
        return every, every
    gold = _side(pair.gold_surface, pair.alignment.gold)
    predicted = _side(pair.predicted_surface, pair.alignment.predicted)
    every_cut = np.concatenate([gold.cuts, predicted.cuts], axis=1)
    cuts, numbers = np.unique(every_cut, axis=1, return_inverse=True)
    are_filled = gold.fills | predicted.fills
    terminals = np.bincount(cuts[0].astype(np.int64), minlength=len(are_filled)) + are_filled
    # In the order of the text: stretch 0, pair 0, stretch 1, pair 1, ...
    begins = np.append(0, np.cumsum(terminals + 1))
    cuts_before = np.append(0, np.cumsum(terminals - are_filled))[:-1]
    starts_of_cuts = begins[every_cut[0].astype(np.int64)] + 1
    starts_of_cuts += numbers.ravel() - cuts_before[every_cut[0].astype(np.int64)]
    of_gold, of_predicted = np.split(starts_of_cuts, [gold.cuts.shape[1]])
    return (
        _units(gold, predicted, begins, of_gold),
        _units(predicted, gold, begins, of_predicted),
    )


@dataclass(frozen=True, eq=False)
class _Tokenisation:
    """One tokenisation; stretch j is the text between its aligned words j - 1 and j."""

    surface: Surface
    aligned: Ints
    fills: Bools  # whether it has words in the stretch
    first: Ints  # its first word in each stretch that it fills
    later: Ints  # its other words outside the alignment
    cuts: Floats  # where those begin: stretch, character, part of a character


def _side(surface: Surface, aligned: Ints) -> _Tokenisation:
    are_aligned = np.zeros(surface.treebank.words, dtype=np.bool_)
    are_aligned[aligned] = True
    words = np.flatnonzero(~are_aligned)
    stretches = np.cumsum(are_aligned)[words]
    are_first = np.append(True, stretches[1:] != stretches[:-1])[: len(words)]
    fills = np.zeros(len(aligned) + 1, dtype=np.bool_)
    fills[stretches] = True
    later = words[~are_first]
    tokens = surface.token_of_word[later]
    words_of_token = np.diff(surface.first_words)[tokens]
    # Word k of m begins k/m into its token; whole characters and the rest are kept separate,
    # since fractions of small numbers are equal exactly if their floats are.
    reached = np.diff(surface.starts)[tokens] * (later - surface.first_words[tokens])
    cuts = [
        stretches[~are_first],
        surface.starts[tokens] + reached // words_of_token,
        reached % words_of_token / words_of_token,
    ]
    return _Tokenisation(
        surface, aligned, fills, words[are_first], later, np.stack(cuts).astype(np.float64)
    )


def _units(side: _Tokenisation, other: _Tokenisation, begins: Ints, starts_of_later: Ints) -> Ints:
    """Say where the terminals of each word begin, and where the last ones end."""
    units = np.empty(side.surface.treebank.words + 1, dtype=np.int64)
    # The terminal of pair j is the last before stretch j + 1 begins.
    units[side.aligned] = np.where(_takes_before(side, other), begins[:-2], begins[1:-1] - 1)
    units[side.first] = begins[:-1][side.fills]
    units[side.later] = starts_of_later
    units[-1] = begins[-1] - 1
    return frozen(units)


def _takes_before(side: _Tokenisation, other: _Tokenisation) -> Bools:
    """Say which aligned words own the stretch before them, in which only the other side has words.

    It is theirs if the aligned word before ends where the stretch begins, or if there is none.
    """
    ends = side.surface.starts[1:][side.surface.token_of_word[side.aligned]]
    starts = np.zeros(len(other.fills), dtype=np.int64)
    starts[other.fills] = other.surface.starts[other.surface.token_of_word[other.first]]
    apart = np.append(True, ends <= starts[1:])[:-1]
    return np.asarray(apart & other.fills[:-1] & ~side.fills[:-1])
