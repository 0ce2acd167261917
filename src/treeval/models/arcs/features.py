"""Features of arcs and of words for label models, each hashed to one row of weights."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Ints
from treeval.kernels.arcs.arrays import Hashes
from treeval.models.arcs.coding import (
    CodedTreebank,
    combined,
    distance_classes,
    sides,
    value_hashes,
)

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
