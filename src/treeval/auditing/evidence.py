"""Evidence for and against annotations: words like the one in question, and other parses.

Labels and heads are compared with those of words in the same context elsewhere in the treebank.
Variation nuclei are the same words, whose first and last word are linked differently elsewhere
(Boyd, Dickinson and Meurers 2008). Votes are arcs on which given parses agree.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.kernels.arcs.arrays import Hashes
from treeval.models.arcs.coding import combined, set_hashes, sides
from treeval.tree.column import Column
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

_NOWHERE = -2  # the head of a word that a parse does not have, or whose head is no gold word

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
_LONGEST = 7  # words
_UNLINKED = 0


@dataclass(frozen=True, eq=False)
class Votes:
    """The arc other than the annotated one that most parses have, for each word."""

    heads: Ints  # positions in the treebank, -1 for the root
    relations: Column
    count: Ints  # parses that have it; 0 if there is no such arc
    parses: int

    @property
    def share(self) -> Floats:
        return np.asarray(self.count / self.parses)


def votes(treebank: Treebank, parses: Sequence[Treebank]) -> Votes:
    """Count the parses that agree on the most frequent other arc of each word."""
    names = [treebank.column("deprel"), *(parse.column("deprel") for parse in parses)]
    every = Column(
        np.zeros(0, dtype=np.int32), tuple(dict.fromkeys(s for n in names for s in n.strings))
    )
    annotated = _arcs(treebank.parents, names[0].coded_as(every), len(every.strings))
    cast = np.stack([_cast(treebank, parse, every) for parse in parses])
    valid = (cast >= 0) & (cast != annotated)
    same = (cast[:, None] == cast[None]) & valid[:, None]
    agreeing = same.sum(axis=1)
    best = np.argmax(agreeing, axis=0)
    words = np.arange(treebank.words)
    chosen, count = cast[best, words], agreeing[best, words]
    heads = np.where(count > 0, chosen // len(every.strings) - 1, _NOWHERE)
    relations = np.where(count > 0, chosen % len(every.strings), 0).astype(np.int32)
    return Votes(heads, Column(relations, every.strings), count, len(parses))


def _arcs(heads: Ints, relations: Ints, number: int) -> Ints:
    """Write arcs as one number each."""
    return (heads.astype(np.int64) + 1) * number + relations


def _cast(treebank: Treebank, parse: Treebank, every: Column) -> Ints:
    """The arcs that a parse gives the words of the treebank, -1 where it gives none."""
    both = pair(treebank, parse)
    partners = both.alignment.predicted_of_gold[:-1]
    parents = parse.parents.take(partners)
    heads = np.where(parents < 0, -1, both.alignment.gold_of_predicted.take(parents))
    known = (partners >= 0) & ((parents < 0) | (heads >= 0))
    relations = parse.column("deprel").coded_as(every).take(partners)
    return np.where(known, _arcs(heads, relations, len(every.strings)), -1)


def occurrences(keys: Hashes, asked: Hashes) -> Ints:
    """Count how often each of the keys that are asked for occurs."""
    distinct, back = np.unique(asked, return_inverse=True)
    places = np.searchsorted(distinct, keys)
    places[places == len(distinct)] = 0
    found = places[distinct[places] == keys] if len(distinct) else places[:0]
    return np.bincount(found, minlength=len(distinct))[back]


@dataclass(frozen=True, eq=False)
class Company:
    """The words that share a key with the words asked about, by key and label.

    Run r consists of ``members[starts[r]:starts[r + 1]]``, which have the same key and label, in
    the order of the treebank.
    """

    members: Ints
    starts: Ints
    labels: Ints  # of each run
    totals: Ints  # of the key of each word asked about
    own: Ints  # the run of each word asked about
    best: Ints  # the largest run with another label, -1 if there is none

    @cached_property
    def sizes(self) -> Ints:
        return np.diff(self.starts)

    def sample(self, run: int, most: int, without: int) -> list[int]:
        """The first few words of a run, except one of them."""
        begin, end = int(self.starts[run]), int(self.starts[run + 1])
        some = self.members[begin : min(end, begin + most + 1)].tolist()
        return [word for word in some if word != without][:most]


def company(keys: Hashes, labels: Ints, asked: Ints) -> Company:
    """Find the words that share a key with words, and sort them by label."""
    distinct, group_of_asked = np.unique(keys[asked], return_inverse=True)
    places = np.minimum(np.searchsorted(distinct, keys), len(distinct) - 1)
    members = np.flatnonzero(distinct[places] == keys)
    groups, of_members = places[members], labels[members]
    order = np.lexsort((of_members, groups))
    members, groups, of_members = members[order], groups[order], of_members[order]
    opens = np.flatnonzero(np.append(True, (np.diff(groups) != 0) | (np.diff(of_members) != 0)))
    starts = np.append(opens, len(members))
    run_groups, run_labels, sizes = groups[opens], of_members[opens], np.diff(starts)
    run_of_member = np.repeat(np.arange(len(opens)), sizes)
    position = np.zeros(len(keys), dtype=np.int64)
    position[members] = np.arange(len(members))
    own = run_of_member[position[asked]]
    # The largest run of each group, and the next one.
    by_size = np.lexsort((-sizes, run_groups))
    first = np.searchsorted(run_groups[by_size], np.arange(len(distinct)))
    last = np.append(first[1:], len(by_size)) - 1
    largest = by_size[first]
    second = np.where(last > first, by_size[np.minimum(first + 1, len(by_size) - 1)], -1)
    best = np.where(largest[group_of_asked] == own, second[group_of_asked], largest[group_of_asked])
    totals = np.bincount(groups, minlength=len(distinct))[group_of_asked]
    return Company(members, starts, run_labels, totals, own, best)


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
    by_word: dict[int, LabelEvidence] = {}
    left = words
    for context in filter(around.knows, contexts):
        if not len(left):
            break
        others = company(around.keys(context), around.column(column).codes, left)
        names = around.column(column).strings
        for place in np.flatnonzero(_holds(others)).tolist():
            word = int(left[place])
            by_word[word] = _of_run(others, names, context, place, word)
        left = np.array([word for word in left.tolist() if word not in by_word], dtype=np.int64)
    return by_word


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
    counted: list[HeadEvidence | None] = [None] * len(words)
    for by in ("lemma", "upos") if around.knows("lemma") else ("upos",):
        shared = [around.value(by), around.labels]
        total = _others(shared, words)
        arc = [around.value("h.upos"), around.value("side")]
        annotated = _others([*shared, *arc], words)
        tags = _at(around.column("upos").codes, heads)
        keys = combined([values.take(words) for values in shared] + [tags, sides(words, heads)])
        competing = occurrences(combined([*shared, *arc]), keys)
        alike = (tags == arc[0].take(words)) & (sides(words, heads) == arc[1].take(words))
        competing = competing - alike
        for place in range(len(words)):
            if counted[place] is None and (total[place] >= LEAST or by == "upos"):
                seen = int(annotated[place]), int(competing[place])
                counted[place] = HeadEvidence(
                    by, int(total[place]), *seen, is_telling=any(seen) and not alike[place]
                )
    return [evidence for evidence in counted if evidence is not None]


def _others(values: "list[Any]", words: Ints) -> Ints:
    """Count the other words that have all values of each word."""
    keys = combined(values)
    return occurrences(keys, keys[words]) - 1


@dataclass(frozen=True)
class Variation:
    """The same words elsewhere, and how most of those that differ are linked."""

    first: int
    end: int  # the words of the nucleus are first:end
    relation: str | None  # None if first and last word are not linked
    is_reversed: bool  # whether head and dependent have changed places
    count: int  # with this link
    total: int  # other occurrences of the words
    examples: tuple[int, ...]
    counterexamples: tuple[int, ...]


def variations(around: Surroundings, words: Ints) -> dict[int, Variation]:
    """Find for each word the other occurrences of the words from it to its head.

    Only those count in which another link is at least as frequent as that of the word.
    """
    parents = around.treebank.parents
    words = words[parents.take(words) >= 0]
    heads = parents.take(words)
    first, last = np.minimum(words, heads), np.maximum(words, heads)
    lengths = last - first + 1
    found: dict[int, Variation] = {}
    keys = combined([around.column("form").codes])
    for length in range(2, _LONGEST + 1):
        keys = _longer(around, keys, length)
        chosen = np.flatnonzero(lengths == length)
        if len(chosen):
            found |= _of_length(around, keys, length, words[chosen], first[chosen])
    return found


def _longer(around: Surroundings, keys: Hashes, length: int) -> Hashes:
    """Add one word to strings of words, which are given by where they start."""
    forms, sentences = around.column("form").codes, around.treebank.sentences
    step = length - 1
    extended = np.zeros_like(keys)
    if len(keys) > step:
        extended[:-step] = combined([keys[:-step], forms[step:]])
        extended[:-step][sentences[step:] != sentences[:-step]] = 0
    return extended


def _of_length(
    around: Surroundings, keys: Hashes, length: int, words: Ints, first: Ints
) -> dict[int, Variation]:
    others = company(keys, _links(around, length), first)
    found = {}
    others_alike = others.sizes[others.own] - 1
    speaks = (others.best >= 0) & (others.sizes[others.best] >= others_alike)
    for place in np.flatnonzero(speaks).tolist():
        best, start = int(others.best[place]), int(first[place])
        link = int(others.labels[best])
        heads_before = int(words[place]) != start
        found[int(words[place])] = Variation(
            start,
            start + length,
            None if link == _UNLINKED else around.column("deprel").strings[(link - 1) // 2],
            link != _UNLINKED and ((link - 1) % 2 == 1) != heads_before,
            int(others.sizes[best]),
            int(others.totals[place]) - 1,
            tuple(others.sample(best, EXAMPLES, start)),
            tuple(others.sample(int(others.own[place]), EXAMPLES, start)),
        )
    return found


def _links(around: Surroundings, length: int) -> Ints:
    """How each word is linked to the word so many places on: by relation, and which is the head."""
    parents, labels = around.treebank.parents, around.labels.astype(np.int64)
    links = np.full(len(parents), _UNLINKED, dtype=np.int64)
    words = np.arange(len(parents) - length + 1)
    if not len(words):
        return links
    last = words + length - 1
    links[words] = np.where(
        parents[words] == last,
        1 + 2 * labels[words],
        np.where(parents[last] == words, 2 + 2 * labels[last], _UNLINKED),
    )
    return links
