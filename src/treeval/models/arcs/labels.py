"""Label models: how probable each relation of an arc, or each tag of a word, is."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.kernels.arcs.arrays import ArcWeights
from treeval.models.arcs.coding import CodedTreebank
from treeval.models.arcs.compiled import label_shares, train_labels
from treeval.models.arcs.features import Arcs, hashed_rows
from treeval.models.model import usual_draws
from treeval.progress import Advance, Progress, silent

_MOST_WEIGHTS = 1 << 25
_ROWS = 18  # bits


@dataclass(frozen=True, eq=False)
class LabelledWords:
    """Words with features and labels, sentence by sentence."""

    rows: Ints  # of weights, one per feature: [word, feature]
    labels: Ints  # from 0, -1 for an unknown one
    offsets: Ints
    names: tuple[str, ...]  # of the labels
    bits: int


def labelled(
    coded: CodedTreebank, templates: Sequence[str], labels: Ints, names: tuple[str, ...]
) -> LabelledWords:
    """Find the features of all words of a treebank, with the heads that they have."""
    words = np.arange(coded.words, dtype=np.int32)
    bits = row_bits(len(names))
    rows = hashed_rows(Arcs(coded, words, coded.treebank.parents), templates, bits)
    return LabelledWords(frozen(rows), labels, coded.treebank.offsets, names, bits)


def row_bits(labels: int) -> int:
    """The size of a table of weights; fewer rows if there are very many labels."""
    return min(_ROWS, (_MOST_WEIGHTS // max(1, labels)).bit_length() - 1)


@dataclass(frozen=True, eq=False)
class LabelScores:
    """How probable the labels of words are, and the most probable other labels."""

    annotated: Floats  # probabilities, 0 for unknown labels
    best: Ints  # other labels, -1 if there is no other
    competing: Floats


@dataclass(frozen=True, eq=False)
class LabelModel:
    """One weight for every label in every row."""

    names: tuple[str, ...]
    weights: ArcWeights

    def scores(self, rows: Ints, labels: Ints) -> LabelScores:
        """Compare the labels of words, given by their rows, with all other labels."""
        return LabelScores(*label_shares(rows, labels, self.weights))


@dataclass(frozen=True)
class LabelTrainer:
    """Settings of learning."""

    epochs: int = 3

    def train(
        self,
        data: LabelledWords,
        /,
        rng: np.random.Generator | None = None,
        *,
        sentences: Ints | None = None,
        progress: Progress = silent,
    ) -> LabelModel:
        """Learn from sentences, by default from all of them; words must have known labels."""
        draws = rng or usual_draws()
        chosen = np.arange(len(data.offsets) - 1) if sentences is None else sentences
        weights = np.zeros((1 << data.bits, len(data.names)), dtype=np.float32)
        total = self.epochs * len(chosen)
        for epoch in range(self.epochs):
            order, begin = draws.permutation(chosen), epoch * len(chosen)
            words = data.rows, data.labels, data.offsets
            train_labels(*words, order, weights, begin=begin, total=total)
            progress(Advance("labels", epoch + 1, self.epochs))
        return LabelModel(data.names, frozen(weights))
