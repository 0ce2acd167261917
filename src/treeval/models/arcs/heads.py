"""The head model: probabilities of heads, given the words, their tags and features."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.kernels.arcs.arrays import WEIGHTS, ArcWeights
from treeval.models.arcs.coding import Codebook, CodedTreebank
from treeval.models.arcs.compiled import count_types, head_shares, train_heads
from treeval.models.model import usual_draws
from treeval.progress import Advance, Progress, silent
from treeval.tree.treebank import ranges


@dataclass(frozen=True, eq=False)
class HeadScores:
    """The probabilities of the heads of words, and the most probable other heads."""

    words: Ints
    annotated: Floats  # probabilities
    best: Ints  # other heads: positions in the treebank, -1 for the root, -2 if there is no other
    competing: Floats  # probabilities of the other heads


@dataclass(frozen=True, eq=False)
class HeadModel:
    """The weights of the features of arcs, and the types of arcs that are usual."""

    codebook: Codebook
    weights: ArcWeights
    usual: Bools  # [tag, tag of the head, side, class of distance]

    def scores(self, coded: CodedTreebank, sentences: Ints | None = None) -> HeadScores:
        """Compare the heads of sentences, by default all, with the other candidates."""
        chosen = every_sentence(coded) if sentences is None else sentences
        data = coded.arranged
        annotated, best, competing = head_shares(data, chosen, self.usual, self.weights)
        return HeadScores(words_of(coded, chosen), annotated, best, competing)


@dataclass(frozen=True)
class HeadTrainer:
    """Settings of learning.

    Types of arcs that occur at least ``least`` times, and in at least this ``share`` of the pairs
    of such words near each other, are candidates of every word; of the other candidates one in
    eight is drawn at random.
    """

    epochs: int = 3
    least: int = 2
    share: float = 0.002

    def train(
        self,
        coded: CodedTreebank,
        /,
        rng: np.random.Generator | None = None,
        *,
        sentences: Ints | None = None,
        progress: Progress = silent,
    ) -> HeadModel:
        """Learn from sentences, by default from all of them."""
        draws, data = rng or usual_draws(), coded.arranged
        chosen = every_sentence(coded) if sentences is None else sentences
        arcs, pairs = count_types(data, chosen, len(coded.codebook.tags) + 1)
        usual = frozen((arcs >= self.least) & (arcs >= self.share * pairs))
        weights = np.zeros(WEIGHTS, dtype=np.float32)
        state = draws.integers(1, 1 << 63, size=1, dtype=np.uint64)
        total = self.epochs * len(chosen)
        for epoch in range(self.epochs):
            order, begin = draws.permutation(chosen), epoch * len(chosen)
            train_heads(data, order, usual, weights, begin=begin, total=total, draws=state)
            progress(Advance("heads", epoch + 1, self.epochs))
        return HeadModel(coded.codebook, frozen(weights), usual)


def every_sentence(coded: CodedTreebank) -> Ints:
    return np.arange(len(coded.treebank), dtype=np.int64)


def words_of(coded: CodedTreebank, sentences: Ints) -> Ints:
    """The words of sentences, in their order."""
    treebank = coded.treebank
    return ranges(treebank.offsets[sentences], treebank.lengths[sentences])
