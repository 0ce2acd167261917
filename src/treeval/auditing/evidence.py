"""Evidence from the treebank itself: how it annotates words like the one in question elsewhere."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.auditing.counting import Company, company, occurrences
from treeval.kernels.arcs.arrays import Hashes
from treeval.models.arcs.coding import combined, set_hashes, sides
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

LEAST = 5  # other words like the one in question
_MOSTLY, _HARDLY = 0.8, 0.1  # shares of them with the other relation, and with the annotated one
EXAMPLES = 5

# What words must have in common, the most specific first.
CONTEXTS = (
    "form h.form",
    "lemma h.lemma side",
    "child h.lemma upos side",
    "lemma upos h.upos side",
    "child upos h.upos side",
    "upos feats h.lemma side",
    "upos h.upos side children",
    "upos h.upos side",
)


# The same for tags.
TAG_CONTEXTS = (
    "form deprel h.upos side",
    "form deprel",
    "form",
    "lemma deprel",
    "lemma",
)


@dataclass(frozen=True)
class Evidence:
    """How often words like this one are annotated elsewhere, and where.

    Most evidence speaks against the annotation. Counts of heads may also speak for it; they are
    shown, but they are no reason for a finding.
    """

    kind: str  # relation, head, variation or parses
    text: str
    count: int  # words with the other annotation
    total: int  # words that are like this one
    examples: tuple[str, ...] = ()  # sentences with the other annotation
    counterexamples: tuple[str, ...] = ()  # sentences annotated as here
    is_reason: bool = True  # whether it speaks against the annotation

    def to_dict(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "text": self.text,
            "count": self.count,
            "total": self.total,
            "examples": list(self.examples),
            "counterexamples": list(self.counterexamples),
        }


@dataclass(frozen=True, eq=False)
class Surroundings:
    """Values of all words of a treebank and of the words around them, as strings in lower case."""

    treebank: Treebank

    def column(self, name: str) -> Column:
        return self._columns[name]

    @cached_property
    def _columns(self) -> dict[str, Column]:
        columns = self.treebank.columns
        nothing = Column(np.zeros(self.treebank.words, dtype=np.int32), ("_",))
        found = {
            name: columns.get(name, nothing)
            for name in ("form", "lemma", "upos", "feats", "deprel")
        }
        lowered = {name: found[name].map_lines(str.lower) for name in ("form", "lemma")}
        return found | lowered

    def knows(self, context: str) -> bool:
        """Say whether the treebank has all columns that a context needs."""
        names = {
            "lemma" if name == "child" else name.rpartition(".")[2] for name in context.split()
        }
        needed = (self.column(name) for name in names & {"lemma", "upos", "feats"})
        return all(any(string != "_" for string in column.strings) for column in needed)

    @property
    def labels(self) -> Ints:
        return self.column("deprel").codes

    @cached_property
    def first_children(self) -> Ints:
        """The leftmost child of each word, -1 if there is none."""
        first = np.full(self.treebank.words + 1, -1, dtype=np.int32)
        words = np.arange(self.treebank.words - 1, -1, -1, dtype=np.int32)
        first[self.treebank.parents[::-1]] = words
        return first[:-1]

    def children(self, word: int) -> list[int]:
        """The children of a word, from left to right."""
        sentence = int(self.treebank.sentences[word])
        begin, end = self.treebank.offsets[sentence : sentence + 2].tolist()
        return [begin + int(at) for at in np.flatnonzero(self.treebank.parents[begin:end] == word)]

    def value(self, name: str) -> Ints | Hashes:
        """Give a value of every word, named as in the contexts."""
        if name == "side":
            words = np.arange(self.treebank.words, dtype=np.int32)
            return sides(words, self.treebank.parents)
        if name == "children":
            return self._children
        if name == "child":
            return _at(self.column("lemma").codes, self.first_children)
        of_head, _, what = name.rpartition(".")
        codes = self.column(what).codes
        return _at(codes, self.treebank.parents) if of_head else codes

    @cached_property
    def _children(self) -> Hashes:
        words, parents = self.treebank.words, self.treebank.parents
        owners = np.where(parents < 0, words, parents)
        return set_hashes(owners, self.labels, words + 1)[0][:-1]

    def keys(self, context: str) -> Hashes:
        return combined([self.value(name) for name in context.split()])


def _at(codes: Ints, words: Ints) -> Ints:
    """The values of words, -1 for no word."""
    return np.append(codes, np.array([-1], dtype=codes.dtype)).take(words)


@dataclass(frozen=True)
class LabelEvidence:
    """The context in which words like this one have another relation, or another tag."""

    context: str
    label: str
    count: int
    total: int
    examples: tuple[int, ...]  # words
    counterexamples: tuple[int, ...]


def label_evidence(
    around: Surroundings, words: Ints, column: str = "deprel"
) -> dict[int, LabelEvidence]:
    """Find for each word the most specific context in which its relation, or tag, is odd."""
    contexts = TAG_CONTEXTS if column == "upos" else CONTEXTS
    found: dict[int, LabelEvidence] = {}
    left = words
    for context in filter(around.knows, contexts):
        if not len(left):
            break
        others = company(around.keys(context), around.column(column).codes, left)
        names = around.column(column).strings
        for place in np.flatnonzero(_holds(others)).tolist():
            word = int(left[place])
            found[word] = _of_run(others, names, context, place, word)
        left = np.array([word for word in left.tolist() if word not in found], dtype=np.int64)
    return found


def _holds(others: Company) -> Bools:
    """Say for which words the others like them mostly have one other label."""
    total = others.totals - 1
    sizes = others.sizes
    own = sizes[others.own] - 1
    other = np.where(others.best >= 0, sizes[others.best], 0)
    return (total >= LEAST) & (other >= _MOSTLY * total) & (own <= _HARDLY * total)


def _of_run(
    others: Company, names: tuple[str, ...], context: str, place: int, word: int
) -> LabelEvidence:
    best, own = int(others.best[place]), int(others.own[place])
    return LabelEvidence(
        context,
        names[int(others.labels[best])],
        int(others.sizes[best]),
        int(others.totals[place]) - 1,
        tuple(others.sample(best, EXAMPLES, word)),
        tuple(others.sample(own, EXAMPLES, word)),
    )


@dataclass(frozen=True)
class HeadEvidence:
    """How often words like this one, with its relation, have heads of either kind."""

    by: str  # lemma or upos
    total: int
    annotated: int  # with the same tag and side of the head as here
    competing: int  # with those of the competing head
    is_telling: bool  # whether the two heads differ in tag or side, and either was ever seen


def head_evidence(around: Surroundings, words: Ints, heads: Ints) -> list[HeadEvidence]:
    """Count the heads of words with the same lemma, or else the same tag, and the same relation."""
    found: list[HeadEvidence | None] = [None] * len(words)
    for by in ("lemma", "upos") if around.knows("lemma") else ("upos",):
        shared = [around.value(by), around.labels]
        total = _others(shared, words)
        arc = [around.value("h.upos"), around.value("side")]
        annotated = _others([*shared, *arc], words)
        tags = _at(around.column("upos").codes, heads)
        keys = combined([one.take(words) for one in shared] + [tags, sides(words, heads)])
        competing = occurrences(combined([*shared, *arc]), keys)
        alike = (tags == arc[0].take(words)) & (sides(words, heads) == arc[1].take(words))
        competing = competing - alike
        for place in range(len(words)):
            if found[place] is None and (total[place] >= LEAST or by == "upos"):
                seen = int(annotated[place]), int(competing[place])
                found[place] = HeadEvidence(
                    by, int(total[place]), *seen, is_telling=any(seen) and not alike[place]
                )
    return [one for one in found if one is not None]


def _others(values: "list[Any]", words: Ints) -> Ints:
    """Count the other words that have all values of each word."""
    keys = combined(values)
    return occurrences(keys, keys[words]) - 1
