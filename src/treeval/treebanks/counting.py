"""Counts of trees, which add up over blocks and files.

A `TreesTally` has the counts of some trees, and `TreebankTotals` the sums of a treebank, from which
alone its figures are computed. Only words are counted in their order, because the type/token ratio
is that of consecutive words.
"""

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from treeval.arrays import Ints
from treeval.metrics.columns import labels
from treeval.metrics.relation_classes import CLASSES, UD2_CLASSES, RelationClasses
from treeval.metrics.weighted import entropies_of_counts
from treeval.settings.choices import Subtypes
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents, TreeKind, Trees, kind_of
from treeval.tree.enhanced import enhanced_edges
from treeval.tree.nesting import depths
from treeval.tree.shape import nonprojective, reach_root
from treeval.tree.treebank import Treebank

EMPTY = "_"
COLUMNS = ("lemma", "upos", "xpos", "deprel", "feats")  # whose strings are counted
CHUNK = 1000  # words of which STTR takes the type/token ratio
_FORMS = 40  # bits for the code of a form
_FEW = 1 << 18  # pairs that are put into order at a time, at least


@dataclass(frozen=True, eq=False)
class PairCounts:
    """The frequency of each pair of a relation and a form."""

    relations: tuple[str, ...]
    relation: Ints  # codes, one per pair
    form: Ints  # codes as in the words
    times: Ints


@dataclass(frozen=True, eq=False)
class TreesTally:
    """The counts of some of the trees of a treebank."""

    kind: TreeKind
    sums: Mapping[str, int]
    most: Mapping[str, int]  # the largest of a kind
    strings: Mapping[str, Mapping[str, int]]  # how often each occurs, by column
    words: Column  # in the order of the text
    pairs: PairCounts | None = None  # of dependencies
    unclassed: str = ""  # the first relation that is in no class, if there may be such


@dataclass(frozen=True)
class TreeCounter:
    """Counts trees; it may do so in another process."""

    classes: RelationClasses | None = UD2_CLASSES
    subtypes: Subtypes = "strip"
    lowercase: bool = False
    may_lack_classes: bool = False

    def __call__(self, trees: Trees) -> TreesTally:
        """Count trees; a relation in no class is an error, unless the settings allow it."""
        overt = trees.overt if isinstance(trees, Constituents) else trees
        written = overt.column("form") if isinstance(overt, Treebank) else overt.forms
        words = written.map_lines(str.lower) if self.lowercase else written
        sizes = {"sentences": len(trees), "words": overt.words}
        longest = {"longest_sentence": int(overt.lengths.max(initial=0))}
        if isinstance(trees, Treebank):
            return self._of_dependencies(trees, words, sizes, longest)
        deepest = _node_depths(trees)
        return TreesTally(
            kind_of(trees),
            sizes | _of_constituents(trees) | {"depths": int(deepest.sum())},
            longest | {"deepest": int(deepest.max(initial=0))},
            _strings_of_constituents(trees),
            words,
        )

    def _of_dependencies(
        self, treebank: Treebank, words: Column, sizes: dict[str, int], longest: dict[str, int]
    ) -> TreesTally:
        strange = self._unclassed(treebank)
        deepest = _tree_depths(treebank)
        columns = {name: treebank.columns[name] for name in COLUMNS if name in treebank.columns}
        return TreesTally(
            kind_of(treebank),
            sizes
            | _of_dependencies(treebank)
            | ({} if strange else self._of_classes(treebank))
            | {"depths": int(deepest.sum())},
            longest | {"deepest": int(deepest.max(initial=0))},
            {name: counted(column) for name, column in columns.items()},
            words,
            _pairs(labels(treebank, self.subtypes), words),
            strange,
        )

    def _unclassed(self, treebank: Treebank) -> str:
        """The first relation that is in no class; "" if there is none, or if that is an error."""
        classes = self.classes
        if classes is None or not self.may_lack_classes:
            return ""
        relations = labels(treebank, "keep")
        strange = relations.claim(lambda relation: classes.class_of(relation) is None)
        return relations[int(np.argmax(strange))] if strange.any() else ""

    def _of_classes(self, treebank: Treebank) -> dict[str, int]:
        """Count the words in each class of relations."""
        if self.classes is None:
            return {}
        written = labels(treebank, "keep")
        return {
            name: int(np.count_nonzero(self.classes.members(treebank, written, name)))
            for name in CLASSES
        }


def counted(column: Column) -> dict[str, int]:
    """Count each string, but not the empty value."""
    used = np.bincount(column.codes, minlength=len(column.strings)).tolist()
    both = zip(column.strings, used, strict=True)
    return {name: number for name, number in both if number and name != EMPTY}


def _pairs(relations: Column, words: Column) -> PairCounts:
    together = relations.codes.astype(np.int64) * len(words.strings) + words.codes
    kinds, times = np.unique(together, return_counts=True)
    relation, form = np.divmod(kinds, max(1, len(words.strings)))
    return PairCounts(relations.strings, relation, form, times)


def _of_dependencies(treebank: Treebank) -> dict[str, int]:
    multiwords = treebank.multiwords
    dependents = np.flatnonzero(treebank.parents >= 0)  # roots have no arc
    after = dependents - treebank.parents[dependents]  # how far each word is after its head
    crossing = nonprojective(treebank)
    with_crossing = np.bincount(treebank.sentences[crossing], minlength=len(treebank))
    return {
        "dependency_words": treebank.words,
        "multiword_tokens": len(multiwords),
        "words_in_multiwords": int((multiwords.end - multiwords.first).sum()),
        "empty_nodes": len(treebank.empty_nodes),
        "arcs": len(after),
        "arc_lengths": int(np.abs(after).sum()),
        "rightward": int(np.count_nonzero(after > 0)),
        "nonprojective_arcs": int(np.count_nonzero(crossing)),
        "nonprojective_sentences": int(np.count_nonzero(with_crossing)),
        "enhanced_edges": _edges(treebank),
    }


def _edges(treebank: Treebank) -> int:
    """Count the edges of enhanced graphs; those of empty nodes are collapsed into others."""
    if "deps" not in treebank.columns:
        return 0
    return int(enhanced_edges(treebank).deps.measure(_number_of_edges).sum())


def _number_of_edges(deps: str) -> int:
    return 0 if deps in ("", EMPTY) else deps.count("|") + 1


def _tree_depths(treebank: Treebank) -> Ints:
    """The number of arcs from the root to the lowest word of each sentence, the root's counted."""
    reached = reach_root(treebank.parents)
    depth = np.where(reached, depths(np.where(reached, treebank.parents, -1)) + 1, 0)
    return _largest(depth, treebank.sentences, len(treebank))


def _of_constituents(trees: Constituents) -> dict[str, int]:
    overt = trees.overt
    return {
        "null_elements": int(np.count_nonzero(trees.are_null)),
        "constituents": overt.nodes,
        "unary": int(np.count_nonzero(_children(overt) == 1)),
        "discontinuous": int(np.count_nonzero(overt.are_gappy)),
    }


def _strings_of_constituents(trees: Constituents) -> dict[str, Mapping[str, int]]:
    overt = trees.overt
    functions = counted(overt.functions) if "function" in overt.node_columns else {}
    return {
        "tags": counted(overt.tags),
        "labels": counted(overt.labels),
        "functions": functions,
    }


def _node_depths(trees: Constituents) -> Ints:
    """The largest number of nodes above each other in each sentence."""
    return _largest(trees.overt.depths + 1, trees.overt.node_sentences, len(trees))


def _largest(values: Ints, groups: Ints, size: int) -> Ints:
    largest = np.zeros(size, dtype=np.int64)
    np.maximum.at(largest, groups, values)
    return largest


def _children(trees: Constituents) -> Ints:
    """Count the words and nodes directly below each node."""
    below = np.concatenate([trees.parents, trees.word_parents])
    return np.bincount(below[below >= 0], minlength=trees.nodes)


def _none() -> Ints:
    return np.zeros(0, dtype=np.int64)


@dataclass(eq=False)
class FormCounts:
    """Frequencies of forms, alone and in each relation, and of types among consecutive words."""

    chunks: int = 0  # whole ones
    types: int = 0  # different forms in each chunk, added up
    _codes: dict[str, int] = field(default_factory=dict)
    _times: Ints = field(default_factory=_none)
    _relations: dict[str, int] = field(default_factory=dict)
    _begun: Ints = field(default_factory=_none)  # the words of a chunk that is not whole yet
    _keys: Ints = field(default_factory=_none)  # relation and form, in order
    _together: Ints = field(default_factory=_none)  # how often they occur together
    _later: list[tuple[Ints, Ints]] = field(default_factory=list)  # not yet put into order

    def add(self, words: Column, pairs: PairCounts | None = None) -> None:
        """Add the next words of the text."""
        codes = _coded(self._codes, words.strings)
        times = np.bincount(words.codes, minlength=len(words.strings))
        grown = np.zeros(len(self._codes), dtype=np.int64)
        grown[: len(self._times)] = self._times
        grown[codes] += times
        self._times = grown
        self._add_chunks(codes[words.codes])
        if pairs is not None:
            relation = _coded(self._relations, pairs.relations)[pairs.relation]
            self._later.append((relation << _FORMS | codes[pairs.form], pairs.times))
            if sum(len(keys) for keys, _ in self._later) > max(_FEW, len(self._keys)):
                self._put_into_order()

    def _add_chunks(self, codes: Ints) -> None:
        row = np.concatenate([self._begun, codes])
        chunks = len(row) // CHUNK
        ordered = np.sort(row[: chunks * CHUNK].reshape(chunks, CHUNK), axis=1)
        self.types += chunks + int(np.count_nonzero(np.diff(ordered, axis=1)))
        self.chunks += chunks
        self._begun = row[chunks * CHUNK :]

    def _put_into_order(self) -> None:
        keys, times = map(
            np.concatenate, zip((self._keys, self._together), *self._later, strict=True)
        )
        self._keys, rows = np.unique(keys, return_inverse=True)
        together = np.zeros(len(self._keys), dtype=np.int64)
        np.add.at(together, rows, times)
        self._together = together
        self._later.clear()

    @property
    def sttr(self) -> float:
        """Mean type/token ratio of consecutive chunks; a shorter last one is dropped."""
        return self.types / (self.chunks * CHUNK) if self.chunks else math.nan

    def sizes(self) -> tuple[int, int]:
        """Give the number of different forms, and of those that occur once."""
        times = self._times.copy()
        if EMPTY in self._codes:
            times[self._codes[EMPTY]] = 0
        return int(np.count_nonzero(times)), int(np.count_nonzero(times == 1))

    def relations(self) -> dict[str, int]:
        """The number of words of each relation."""
        self._put_into_order()
        times = np.bincount(self._keys >> _FORMS, self._together, minlength=len(self._relations))
        both = zip(self._relations, times.astype(np.int64).tolist(), strict=True)
        return {relation: number for relation, number in sorted(both) if number}

    def entropies(self) -> dict[str, float]:
        """The WDE of each relation."""
        self._put_into_order()
        forms = self._keys & ((1 << _FORMS) - 1)
        vocabulary = int(np.count_nonzero(np.bincount(forms))) if len(forms) else 0
        names = tuple(self._relations)
        return entropies_of_counts(names, self._keys >> _FORMS, self._together, vocabulary)


@dataclass(eq=False)
class TreebankTotals:
    """Everything that the figures of a treebank are computed from.

    The memory that this needs grows with the vocabulary, and not with the number of words.
    """

    sums: Counter[str] = field(default_factory=Counter)
    most: dict[str, int] = field(default_factory=dict)
    kinds: set[TreeKind] = field(default_factory=set)
    forms: FormCounts = field(default_factory=FormCounts)
    unclassed: str = ""
    _strings: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, tally: TreesTally) -> None:
        """Add further trees, which come after the others."""
        self.kinds.add(tally.kind)
        self.sums.update(tally.sums)
        for name, value in tally.most.items():
            self.most[name] = max(value, self.most.get(name, 0))
        self.unclassed = self.unclassed or tally.unclassed
        self.forms.add(tally.words, tally.pairs)
        for name, strings in tally.strings.items():
            self._strings.setdefault(name, Counter()).update(strings)

    def strings(self, name: str) -> Counter[str]:
        """The frequency of each string of a column; empty if there is no such column."""
        return self._strings.get(name, Counter())


def _coded(known: dict[str, int], strings: tuple[str, ...]) -> Ints:
    """Find the codes of strings, and give new ones to those that have none."""
    return np.fromiter(
        (known.setdefault(string, len(known)) for string in strings), np.int64, len(strings)
    )
