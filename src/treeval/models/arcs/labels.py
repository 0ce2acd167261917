"""Label models: probabilities of the relations of arcs, or of the tags of words.

Features of arcs and of words are each hashed to one row of weights.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.kernels.arcs.arrays import ArcWeights, Hashes
from treeval.models.arcs.coding import (
    CodedTreebank,
    combined,
    distance_classes,
    sides,
    value_hashes,
)
from treeval.models.arcs.compiled import label_shares, train_labels
from treeval.models.model import usual_draws
from treeval.progress import Advance, Progress, silent

# Values of a word (d), of its head (h), of the words beside it, and of the tree around them.
RELATION_TEMPLATES = (
    "d.upos h.upos side",
    "d.upos h.upos side distance",
    "d.form",
    "d.form h.upos side",
    "h.form d.upos side",
    "d.lemma h.lemma",
    "d.lemma d.upos h.upos",
    "h.lemma d.upos",
    "d.feats d.upos h.upos side",
    "d.feats h.feats",
    "d.suffix d.upos h.upos",
    "before.upos d.upos after.upos side",
    "d.xpos h.xpos side",
    "before.lemma d.upos h.upos",
    "after.lemma d.upos h.upos",
    "h.lemma d.feats d.upos side",
    "d.lemma h.lemma side distance",
    "children d.upos h.upos",
    "child.lemma child.deprel d.upos h.upos",
    "child.lemma h.lemma",
    "h.deprel d.upos h.upos side",
    "child.deprel h.deprel d.upos h.upos side",
    "siblings d.upos h.upos",
    "siblings d.upos h.upos d.feats side",
    "above.upos h.deprel d.upos h.upos side",
)
# The tag of a word from everything but its tag, its features and its fine-grained tag.
TAG_TEMPLATES = (
    "d.form",
    "d.lemma",
    "d.suffix",
    "d.suffix before.upos",
    "d.form before.upos",
    "d.form after.upos",
    "d.lemma d.suffix",
    "before.upos after.upos",
    "before.upos d.deprel",
    "before.form",
    "after.form",
    "d.deprel",
    "d.form d.deprel",
    "d.lemma d.deprel",
    "d.deprel h.upos side",
    "d.deprel h.lemma",
    "d.suffix d.deprel h.upos",
    "children",
    "children d.deprel",
    "children d.lemma",
    "before.upos d.deprel h.upos side after.upos",
)


@dataclass(frozen=True, eq=False)
class Arcs:
    """Words with heads, which need not be those of the treebank, and the values around them."""

    coded: CodedTreebank
    words: Ints
    heads: Ints  # positions in the treebank, -1 for the root

    def value(self, name: str) -> Ints | Hashes:
        """Give a value of every word, named as in the templates."""
        who, _, what = name.partition(".")
        if what:
            return self.coded.at(what, self._who[who])
        if name == "siblings":
            return self._siblings
        if name == "children":
            return self.coded.children.sets.take(self.words)
        measure = sides if name == "side" else distance_classes
        return measure(self.words, self.heads)

    @cached_property
    def _who(self) -> dict[str, Ints]:
        coded, children = self.coded, self.coded.children
        heads_of_heads = np.append(coded.treebank.parents, np.array([-2, -2], dtype=np.int32))
        return {
            "d": self.words,
            "h": self.heads,
            "before": coded.neighbours(-1).take(self.words),
            "after": coded.neighbours(1).take(self.words),
            "child": children.first.take(self.words),
            "above": heads_of_heads.take(self.heads),
        }

    @cached_property
    def _siblings(self) -> Hashes:
        """The relations of the other children of the head, without that of the word itself."""
        coded, children = self.coded, self.coded.children
        treebank = coded.treebank
        roots = coded.words + treebank.sentences.take(self.words)
        sets = children.sets.take(np.where(self.heads < 0, roots, self.heads))
        own = children.alone.take(self.words) & (treebank.parents.take(self.words) == self.heads)
        relations = value_hashes(coded.codes["deprel"].take(self.words))
        with np.errstate(over="ignore"):
            return np.where(own, sets - relations, sets)


def hashed_rows(arcs: Arcs, templates: Sequence[str], bits: int) -> Ints:
    """Give every word one row of weights per template."""
    rows = np.empty((len(arcs.words), len(templates)), dtype=np.int32)
    for number, template in enumerate(templates):
        values = [arcs.value(name) for name in template.split()]
        rows[:, number] = combined(values, start=number) >> np.uint64(64 - bits)
    return rows


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
    """The probabilities of the labels of words, and the most probable other labels."""

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
