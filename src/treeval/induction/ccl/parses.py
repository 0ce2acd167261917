"""What the common cover link parser finds: links, brackets, and trees over the whole text.

Links give dependencies only in part. The words whose smallest bracket is the same are equals: the
formalism names no head among them. An arc is *decided* only where a bracket has one word of its
own, or none but one that reaches out of a smaller bracket by a link of depth 1. Elsewhere the first
or the last word is taken.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.formats.dialect import DEPREL, DEPS
from treeval.induction.ccl.compiled import nest
from treeval.induction.ccl.utterances import Utterances
from treeval.tree.column import Column
from treeval.tree.constituents import FORM, FUNCTION, LABEL, TAG, Constituents
from treeval.tree.treebank import Treebank

NODE_LABEL = "X"
TAGS = ("X", "PUNCT")  # of words and of marks, where the text has none


class Parse(NamedTuple):
    """Links (base, head, depth) and brackets (start, end) of one utterance; words count from 0."""

    links: Ints
    brackets: Ints


class NestedBrackets(NamedTuple):
    """Brackets as nodes of trees over all tokens, in preorder; sentence i owns a slice of them."""

    offsets: Ints
    parents: Ints  # of the nodes
    token_parents: Ints


@dataclass(frozen=True, eq=False)
class CclParses:
    """The utterance i owns ``links[link_offsets[i]:link_offsets[i+1]]``, and likewise brackets.

    Links are sorted by base and head, brackets by start and end. The whole utterance is a bracket,
    and single words may be.
    """

    utterances: Utterances
    links: Ints
    link_offsets: Ints
    brackets: Ints
    bracket_offsets: Ints

    def __len__(self) -> int:
        """Count the utterances."""
        return len(self.utterances)

    def __getitem__(self, utterance: int) -> Parse:
        links = slice(*self.link_offsets[utterance : utterance + 2].tolist())
        brackets = slice(*self.bracket_offsets[utterance : utterance + 2].tolist())
        return Parse(self.links[links], self.brackets[brackets])

    def __iter__(self) -> Iterator[Parse]:
        return map(self.__getitem__, range(len(self)))

    @cached_property
    def are_words(self) -> Bools:
        """Say of each token of the text whether it is a word, not a mark."""
        are_words = np.zeros(len(self.utterances.text.words), dtype=np.bool_)
        are_words[self.utterances.places] = True
        return frozen(are_words)

    def nodes(self, *, single: bool) -> NestedBrackets:
        """Make nodes of the brackets; ``single`` keeps those around one word.

        A mark is attached to the lowest node around it. A sentence of marks only is one node.
        """
        lengths = self.utterances.lengths
        sentences = np.repeat(np.arange(len(self)), np.diff(self.bracket_offsets))
        start, end = self.brackets.T
        kept = single | (end - start > 1)
        filled = np.flatnonzero(np.diff(self.utterances.text.offsets) > 0)
        sentences = np.concatenate([sentences[kept], filled])
        start = np.concatenate([start[kept], np.zeros_like(filled)])
        end = np.concatenate([end[kept], lengths[filled]])
        order = np.lexsort((-end, start, sentences))
        rows = np.stack([sentences, start, end], axis=1)[order]
        rows = rows[np.diff(rows, axis=0, prepend=-1).any(axis=1)]
        offsets = frozen(np.searchsorted(rows[:, 0], np.arange(len(self) + 1)))
        spans = frozen(rows[:, 1:].astype(np.int32, order="C"))
        tokens = frozen(self.utterances.text.offsets.astype(np.int64))
        return NestedBrackets(offsets, *nest(tokens, self.are_words, offsets, spans))

    def constituents(self, *, single: bool = False) -> Constituents:
        """Trees over all tokens; ``single`` keeps brackets around one word."""
        nodes, text = self.nodes(single=single), self.utterances.text
        codes = np.where(self.are_words, 0, 1).astype(np.int32)
        tags = Column(frozen(codes), TAGS) if text.tags is None else text.tags
        labels = np.zeros(len(nodes.parents), dtype=np.int32)
        return Constituents(
            text.offsets,
            nodes.offsets,
            frozen(nodes.parents),
            frozen(nodes.token_parents),
            {FORM: text.words, TAG: tags},
            {LABEL: Column(frozen(labels), (NODE_LABEL,)), FUNCTION: Column(frozen(labels), ("",))},
        )


Leaning = Literal["first", "last"]
_RELATIONS = ("root", "dep", "punct")


@dataclass(frozen=True, eq=False)
class Dependencies:
    """Trees over all tokens, and which of their arcs the links decide; never those of marks."""

    treebank: Treebank
    are_decided: Bools

    def onto(self, source: Treebank) -> Treebank:
        """Put the trees into the treebank that the text is of; enhanced edges are emptied."""
        none = Column(frozen(np.zeros(source.words, dtype=np.int32)), ("_",))
        emptied = {DEPS: none} if DEPS in source.columns else {}
        relations = self.treebank.columns[DEPREL]
        return source.replaced(heads=self.treebank.heads, **{DEPREL: relations}, **emptied)


class _Choice(NamedTuple):
    """The head word of each node, as a token of the text, and whether the links say so."""

    heads: Ints
    are_decided: Bools


def dependencies(parses: CclParses, leaning: Leaning = "last") -> Dependencies:
    """Make dependency trees of parses; ``leaning`` says which of several equals is the head."""
    nodes, text = parses.nodes(single=True), parses.utterances.text
    choice = _choose(parses, nodes, leaning)
    parents, decided = _attach(nodes, choice, parses.are_words)
    before = np.repeat(text.offsets[:-1], np.diff(text.offsets))
    heads = np.where(parents < 0, 0, parents - before + 1).astype(np.int32)
    relations = np.where(parents < 0, 0, np.where(parses.are_words, 1, 2)).astype(np.int32)
    columns = {"form": text.words, DEPREL: Column(frozen(relations), _RELATIONS)}
    return Dependencies(Treebank(text.offsets, frozen(heads), columns), frozen(decided))


def _choose(parses: CclParses, nodes: NestedBrackets, leaning: Leaning) -> _Choice:
    """Choose the head of each node among its own words, or else take over that of a node in it."""
    number = len(nodes.parents)
    words = np.flatnonzero(_may_head(parses))
    own = _outermost(nodes.token_parents[words], words, number, leaning)
    owned = np.bincount(nodes.token_parents[words], minlength=number)
    children = np.flatnonzero(nodes.parents >= 0)
    heir = _outermost(nodes.parents[children], children, number, leaning)
    reaching = _reaching(parses, nodes)
    heir[nodes.parents[reaching]] = reaching
    is_decided = owned == 1
    is_decided[nodes.parents[reaching]] |= owned[nodes.parents[reaching]] == 0
    source = np.where(owned > 0, np.arange(number), heir)
    while (source != source[source]).any():
        source = source[source]
    return _Choice(own[source], is_decided)


def _may_head(parses: CclParses) -> Bools:
    """Words; and marks where there is nothing else."""
    text = parses.utterances.text
    return np.asarray(
        parses.are_words | np.repeat(parses.utterances.lengths == 0, np.diff(text.offsets))
    )


def _outermost(groups: Ints, members: Ints, number: int, leaning: Leaning) -> Ints:
    """The first or last member of each group, members being in order; -1 where there is none."""
    order = slice(None) if leaning == "last" else slice(None, None, -1)
    chosen = np.full(number, -1, dtype=np.int64)
    chosen[groups[order]] = members[order]
    return chosen


def _reaching(parses: CclParses, nodes: NestedBrackets) -> Ints:
    """The nodes of words with a link of depth 1, which reaches out of them."""
    offsets = np.repeat(parses.utterances.offsets[:-1], np.diff(parses.link_offsets))
    deep = parses.links[:, 2] == 1
    bases = parses.utterances.places[(parses.links[:, 0] + offsets)[deep]]
    reaching = nodes.token_parents[bases]
    return np.asarray(reaching[nodes.parents[reaching] >= 0])


def _attach(nodes: NestedBrackets, choice: _Choice, are_words: Bools) -> tuple[Ints, Bools]:
    """Attach each token to the head of the lowest node that it does not head itself."""
    tokens = np.arange(len(are_words))
    nearest = nodes.token_parents
    heads_it = choice.heads[nearest] == tokens
    parents = np.where(heads_it, -1, choice.heads[nearest])
    decided = are_words & ~heads_it & choice.are_decided[nearest]
    below = np.flatnonzero(nodes.parents >= 0)
    above = nodes.parents[below]
    leaves = choice.heads[below] != choice.heads[above]
    below, above = below[leaves], above[leaves]
    parents[choice.heads[below]] = choice.heads[above]
    decided[choice.heads[below]] = choice.are_decided[above]
    roots = are_words & (parents < 0)
    decided[roots] = True
    decided[choice.heads[~choice.are_decided]] = False
    return parents, decided
