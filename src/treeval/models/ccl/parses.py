"""What the common cover link parser finds: links and brackets; and trees over the whole text."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.models.ccl.compiled import nest
from treeval.models.ccl.utterances import Utterances
from treeval.tree.column import Column
from treeval.tree.constituents import FORM, FUNCTION, LABEL, TAG, Constituents

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
