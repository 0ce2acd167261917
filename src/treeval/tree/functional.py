"""Functional trees in columns: for every sentence a map from spans to labels.

A span is a set of terminals (words, or pieces of words); a label gives the grammatical function
of the phrase. A dependency tree has, for each word, a node over the word and all words below it,
labelled by its relation; a word with dependents also has a node over itself alone, labelled
``*``. A node over the whole sentence stands for the tree itself and is left out, whatever its
label: all trees have it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Literal, NamedTuple

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.errors import InvalidTreeError, MismatchError
from treeval.tree.algebra import ANY, UNKNOWN, FunctionalTree, Labels, Span, shared_labels
from treeval.tree.column import Column
from treeval.tree.constituents import FUNCTION, Constituents
from treeval.tree.nesting import Yields, are_cyclic, ways_up, yields
from treeval.tree.pair import Pair
from treeval.tree.shape import tree_problems
from treeval.tree.surface import Surface
from treeval.tree.treebank import Treebank

NO_FUNCTION = frozenset({"", "-", "--", "_"})


@dataclass(frozen=True, eq=False)
class FunctionalTrees:
    """Node v covers the terminals ``order[first[v]:end[v]]`` with the labels ``sets[codes[v]]``.

    It belongs to the sentence ``sentences[v]``. Nodes are sorted by (first, end); no span occurs
    twice. ``offsets`` says where the terminals of each sentence begin, and where the last ones end.
    """

    offsets: Ints
    order: Ints
    sentences: Ints
    first: Ints
    end: Ints
    codes: Ints
    sets: tuple[Labels, ...]

    def __len__(self) -> int:
        """Count the sentences."""
        return len(self.offsets) - 1

    @property
    def nodes(self) -> int:
        return len(self.codes)

    @cached_property
    def keys(self) -> Ints:
        """One number per span, in rising order."""
        return frozen(span_keys(self.first, self.end))

    @cached_property
    def sizes(self) -> Ints:
        """The number of labels of each node."""
        return frozen(_label_counts(self.sets)[self.codes])

    def sum_by_sentence(self, facts: Ints | Floats | Bools) -> Floats:
        sums = np.bincount(self.sentences, weights=facts, minlength=len(self))
        return np.asarray(sums, dtype=np.float64)

    def coded_as(self, other: "FunctionalTrees") -> Ints:
        """Give the nodes the codes that their labels have in other trees; -1 for unknown ones."""
        if self.sets is other.sets:
            return self.codes
        known = {labels: code for code, labels in enumerate(other.sets)}
        return np.array([known.get(labels, -1) for labels in self.sets], dtype=np.int64)[self.codes]

    @cached_property
    def _by_sentence(self) -> tuple[Ints, Ints]:
        by_sentence = np.argsort(self.sentences, kind="stable")
        counts = np.bincount(self.sentences, minlength=len(self))
        return by_sentence, np.append(0, np.cumsum(counts))

    def unlabelled(self) -> "FunctionalTrees":
        """Forget the labels: every span has one node, labelled ``*``."""
        return replace(self, codes=frozen(np.zeros(self.nodes, dtype=np.int64)), sets=(UNKNOWN,))

    def labelled_at(self, nodes: Bools) -> "FunctionalTrees":
        """Forget the labels of all other nodes, which become ``*``."""
        codes = np.where(nodes, self.codes, len(self.sets))
        return replace(self, codes=frozen(codes), sets=(*self.sets, UNKNOWN))

    @cached_property
    def are_labelled(self) -> Bools:
        """Say which nodes have a label other than ``*``."""
        known = np.array([labels != UNKNOWN for labels in self.sets], dtype=np.bool_)
        return frozen(known[self.codes])

    def take(self, nodes: Bools | Ints) -> "FunctionalTrees":
        """Select nodes, which must stay sorted."""
        return replace(
            self,
            sentences=frozen(self.sentences[nodes]),
            first=frozen(self.first[nodes]),
            end=frozen(self.end[nodes]),
            codes=frozen(self.codes[nodes]),
        )

    def __getitem__(self, sentence: int) -> FunctionalTree:
        """View one sentence; its terminals count from 0."""
        start = int(self.offsets[sentence])
        by_sentence, bounds = self._by_sentence
        nodes = by_sentence[bounds[sentence] : bounds[sentence + 1]]
        moved = self._moved[self.end[nodes]] - self._moved[self.first[nodes]]
        columns = (self.first[nodes], self.end[nodes], self.codes[nodes], moved)
        return FunctionalTree(
            {
                Span.of((self.order[first:end] - start).tolist())
                if is_moved
                else Span(((first - start, end - start),)): self.sets[code]
                for first, end, code, is_moved in zip(
                    *(column.tolist() for column in columns), strict=True
                )
            }
        )

    @cached_property
    def _moved(self) -> Ints:
        """The number of terminals before each place that are not in the order of the text."""
        return np.append(0, np.cumsum(self.order != np.arange(len(self.order))))


@dataclass(frozen=True, eq=False)
class Terminals:
    """The terminals of words: word i owns ``units[i]:units[i+1]`` and belongs to ``rows[i]``.

    ``offsets`` says where the terminals of each row (a gold sentence) begin, and the last ones end.
    """

    units: Ints
    rows: Ints
    offsets: Ints


def whole_words(treebank: Treebank) -> Terminals:
    """Take each word as one terminal, each sentence as one row."""
    return Terminals(np.arange(treebank.words + 1), treebank.sentences, treebank.offsets)


def as_written(label: str) -> str:
    return label


def from_dependencies(
    treebank: Treebank,
    rename: Callable[[str], str] = as_written,
    terminals: Terminals | None = None,
    invalid: Literal["fail", "empty"] = "fail",
    *,
    with_whole: bool = False,
) -> FunctionalTrees:
    """Make functional trees of dependency trees, projective or not, with any number of roots.

    Labels are the renamed relations; terminals are the words unless others are given. Sentences
    with cycles, or with heads that are not words, raise an error or have no nodes. If
    ``with_whole``, nodes that cover a whole sentence are kept.
    """
    forest = _forest(treebank)
    if invalid == "fail" and not forest.is_sound:
        raise InvalidTreeError(_problem(treebank))
    labels = treebank.columns["deprel"]
    spelt = _spelt(labels.strings, rename)
    terminals = terminals or whole_words(treebank)
    units, rows = terminals.units, terminals.rows
    widths = units[1:] - units[:-1]
    below = yields(forest.parents, units[:-1], widths, treebank.sentences, forest.ways)

    # Each word has a phrase over itself and all words below it, each head also one over itself.
    bounds = units[treebank.offsets]
    are_whole = below.end - below.first == (bounds[1:] - bounds[:-1])[treebank.sentences]
    are_nodes = np.concatenate([~are_whole | with_whole, forest.are_heads])
    if not forest.is_sound:
        are_nodes[: treebank.words] &= forest.in_trees
    first = np.concatenate([below.first, below.own])
    end = np.concatenate([below.end, below.own + widths])
    codes = np.concatenate([spelt.codes[labels.codes], np.zeros(treebank.words, np.int64)])
    nodes = are_nodes.nonzero()[0]
    nodes = nodes[span_keys(first[nodes], end[nodes]).argsort()]
    return FunctionalTrees(
        frozen(terminals.offsets),
        below.order,
        frozen(np.concatenate([rows, rows])[nodes]),
        frozen(first[nodes]),
        frozen(end[nodes]),
        frozen(codes[nodes]),
        spelt.sets,
    )


class _Spelt(NamedTuple):
    """Distinct relations as renamed: the set of labels that each one is."""

    sets: tuple[Labels, ...]
    codes: Ints


@lru_cache(32)  # all sentences of a treebank share their strings, even if they come one by one
def _spelt(strings: tuple[str, ...], rename: Callable[[str], str]) -> _Spelt:
    """Code single labels as sets; ``*`` is always number 0."""
    numbers = {ANY: 0}
    codes = [numbers.setdefault(rename(label), len(numbers)) for label in strings]
    return _Spelt(
        tuple(frozenset({label}) for label in numbers),
        frozen(np.array(codes, dtype=np.int64)),
    )


@lru_cache(32)
def _label_counts(sets: tuple[Labels, ...]) -> Ints:
    return frozen(np.array([len(labels) for labels in sets], dtype=np.int64))


class _Forest(NamedTuple):
    """The parents of words in trees; words of sentences that are not trees have none."""

    parents: Ints
    ways: list[tuple[Ints, Ints]]
    in_trees: Bools
    is_sound: bool

    @property
    def are_heads(self) -> Bools:
        are_heads = np.zeros(len(self.parents), dtype=np.bool_)
        for _, above in self.ways[:1]:
            are_heads[above] = True
        return are_heads


def _forest(treebank: Treebank) -> _Forest:
    """Find the sentences whose heads are words of the sentence and do not form a cycle."""
    heads, sentences, parents = treebank.heads, treebank.sentences, treebank.parents
    are_lost = (heads < 0) | (heads > treebank.lengths[sentences])
    if are_lost.any():
        parents = np.where(are_lost, np.int32(-1), parents)
    ways = list(ways_up(parents))
    are_lost |= are_cyclic(parents, ways)
    if not are_lost.any():
        return _Forest(parents, ways, ~are_lost, is_sound=True)
    are_trees = np.bincount(sentences[are_lost], minlength=len(treebank)) == 0
    in_trees = are_trees[sentences]
    parents = np.where(in_trees, parents, np.int32(-1))
    return _Forest(parents, list(ways_up(parents)), in_trees, is_sound=False)


def _problem(treebank: Treebank) -> str:
    """Say what is wrong with the first sentence that is not a tree."""
    heads = treebank.heads
    outside = np.flatnonzero((heads < 0) | (heads > treebank.lengths[treebank.sentences]))
    if not len(outside):
        return str(tree_problems(treebank, one_root=False)[0])
    word = int(outside[0])
    return (
        f"{treebank.origin.path}:{treebank.origin.line(word)}: HEAD is {heads[word]}, "
        "but the sentence has no such word; correct the HEAD column"
    )


def from_constituents(
    constituents: Constituents,
    rename: Callable[[str], str] = as_written,
    units: Ints | None = None,
) -> FunctionalTrees:
    """Make functional trees of constituency trees with grammatical functions, with gaps or without.

    A span has the functions of all nodes over it, whatever their order, and ``*`` if they have
    none. Null elements are not words. Word i owns the terminals ``units[i]:units[i+1]``.
    """
    trees = constituents.overt
    units = np.arange(trees.words + 1) if units is None else units
    none = np.zeros(trees.nodes, dtype=np.int64)
    sentences = np.concatenate([trees.node_sentences, trees.sentences])
    below = yields(
        np.concatenate([trees.parents, trees.word_parents]).astype(np.int64),
        np.concatenate([none, units[:-1]]),
        np.concatenate([none, np.diff(units)]),
        sentences,
    )
    return _merged(below, frozen(units[trees.offsets]), sentences, _functions(trees).map(rename))


def _functions(trees: Constituents) -> Column:
    """Give the functions of the nodes, then of the words; "" stands for no function."""
    of_words = trees.columns[FUNCTION] if FUNCTION in trees.columns else [""] * trees.words
    return Column.of([*trees.functions, *of_words]).map(_said)


def _said(function: str) -> str:
    """Give a function, or "" for a sign that stands for no function."""
    return "" if function in NO_FUNCTION else function


def _merged(below: Yields, offsets: Ints, sentences: Ints, functions: Column) -> FunctionalTrees:
    """Join the elements that have the same yield into one node with all their functions."""
    spans, chosen, members = np.unique(
        span_keys(below.first, below.end), return_index=True, return_inverse=True
    )
    gathered: list[set[str]] = [set() for _ in spans]
    for span, function in zip(members.tolist(), functions, strict=True):
        gathered[span].add(function)
    numbers: dict[Labels, int] = {}
    codes = [
        numbers.setdefault(frozenset(labels - {"", ANY}) or UNKNOWN, len(numbers))
        for labels in gathered
    ]
    trees = FunctionalTrees(
        offsets,
        below.order,
        frozen(sentences[chosen]),
        frozen(below.first[chosen]),
        frozen(below.end[chosen]),
        frozen(np.array(codes, dtype=np.int64)),
        tuple(numbers),
    )
    return trees.take(trees.end - trees.first < np.diff(offsets)[trees.sentences])


def span_keys(first: Ints, end: Ints) -> Ints:
    """Code each interval as one number; the numbers sort by first, then by end."""
    return np.asarray((first.astype(np.int64) << 32) | (end - first))


def matches(a: FunctionalTrees, b: FunctionalTrees) -> Ints:
    """Find for each node of a the node of b over the same terminals, -1 where there is none.

    Spans are compared as sets of terminals, exactly, in time linear in their number apart from
    sorting.
    """
    if len(a.order) != len(b.order):
        raise MismatchError(
            f"trees over {len(a.order)} and {len(b.order)} terminals cannot be compared; "
            "give trees of the same text"
        )
    if not b.nodes:
        return np.full(a.nodes, -1)
    keys = _keys_in_order_of(b, a)
    places = np.minimum(b.keys.searchsorted(keys), b.nodes - 1)
    return np.where(b.keys[places] == keys, places, -1)


def _keys_in_order_of(b: FunctionalTrees, a: FunctionalTrees) -> Ints:
    """Give the spans of a the keys that they have in the order of b; -1 if they have none."""
    # A set of n terminals is an interval of b's order if its extremes there enclose n places
    # (Day 1985, on trees over the same leaves).
    # Spans without a moved terminal keep their keys, which are most of them.
    are_moved = a.order != b.order
    if not are_moved.any():
        return a.keys
    moved = np.append(0, np.cumsum(are_moved))
    concerned = np.flatnonzero(moved[a.end] > moved[a.first])
    if not len(concerned):
        return a.keys
    place_in_b = np.empty(len(b.order), dtype=np.int64)
    place_in_b[b.order] = np.arange(len(b.order))
    first, end = a.first[concerned], a.end[concerned]
    lowest, highest = _extremes(place_in_b[a.order], first, end)
    together = highest - lowest + 1 == end - first
    keys = a.keys.copy()
    keys[concerned] = np.where(together, span_keys(lowest, highest + 1), -1)
    return keys


def _extremes(values: Ints, first: Ints, end: Ints) -> tuple[Ints, Ints]:
    """Find the least and the greatest value in each of the intervals, none of which is empty."""
    covered = np.zeros(len(values) + 1, dtype=np.int64)
    np.add.at(covered, first, 1)
    np.add.at(covered, end, -1)
    # Only values inside some interval are looked at: gappy spans cover a small part of a treebank.
    inside = np.cumsum(covered[:-1]) > 0
    position = np.append(0, np.cumsum(inside))
    first, end = position[first], position[end]
    widths = end - first
    lowest, highest = np.empty_like(first), np.empty_like(first)
    # least[i] is that of the values from i up to i + reach; two such stretches cover an interval.
    least = greatest = values[inside]
    reach = 1
    while True:
        now = np.flatnonzero((widths >= reach) & (widths < 2 * reach))
        left, right = first[now], end[now] - reach
        lowest[now] = np.minimum(least[left], least[right])
        highest[now] = np.maximum(greatest[left], greatest[right])
        if not np.any(widths >= 2 * reach):
            return lowest, highest
        least = np.minimum(least[:-reach], least[reach:])
        greatest = np.maximum(greatest[:-reach], greatest[reach:])
        reach *= 2


def generalise(trees: Sequence[FunctionalTrees]) -> FunctionalTrees:
    """Keep what all trees share: common spans, labelled where no tree contradicts another."""
    base, *others = trees
    if not others:
        return base
    partners = [matches(base, other) for other in others]
    shared = np.logical_and.reduce([partner >= 0 for partner in partners])
    combined = base.codes[shared]
    choices: list[tuple[Labels, ...]] = [(labels,) for labels in base.sets]
    for other, partner in zip(others, partners, strict=True):
        known = len(other.sets)
        numbers = combined * known + other.codes[partner[shared]]
        distinct, combined = np.unique(numbers, return_inverse=True)
        choices = [
            (*choices[number // known], other.sets[number % known]) for number in distinct.tolist()
        ]
    numbered: dict[Labels, int] = {}
    translation = [numbered.setdefault(shared_labels(choice), len(numbered)) for choice in choices]
    codes = np.array(translation, dtype=np.int64)[combined]
    return replace(base.take(shared), codes=frozen(codes), sets=tuple(numbered))


def labelled_alike(shared: FunctionalTrees, golds: Sequence[FunctionalTrees]) -> Bools:
    """Say which nodes that all golds share have the same label in all of them, other than ``*``."""
    of_golds = (gold.are_labelled[matches(shared, gold)] for gold in golds)
    return np.asarray(np.logical_and.reduce([shared.are_labelled, *of_golds]))


def labelled_as(trees: FunctionalTrees, shared: FunctionalTrees, alike: Bools) -> FunctionalTrees:
    """Keep the labels of the spans that shared nodes have; the others are not compared."""
    partners = matches(trees, shared)
    return trees.labelled_at((partners >= 0) & np.append(alike, False)[partners])


def common_terminals(pair: Pair) -> tuple[Terminals, Terminals]:
    """Find the terminals that both tokenisations have in common.

    Aligned words are one terminal. Between them, where both sides have words left, the text is cut
    wherever a word of either side begins: a plain token where its characters begin, the words of a
    multiword token at equal parts of it. Where only one side has words left, each is a terminal; on
    the other side it belongs to the aligned word before it if that reaches into the same
    characters, and otherwise to the one after it. So every terminal belongs to one word on each
    side, every word has at least one terminal, and if the words are equal, each terminal is a word.
    Predicted words belong to the sentence where they start.
    """
    gold, predicted = _units_of_both(pair)
    offsets = frozen(gold[pair.gold.offsets])
    return (
        Terminals(gold, pair.gold.sentences, offsets),
        Terminals(predicted, pair.predicted_rows, offsets),
    )


def _units_of_both(pair: Pair) -> tuple[Ints, Ints]:
    if pair.alignment.is_identity:
        bounds = frozen(np.arange(pair.gold.words + 1))
        return bounds, bounds
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
