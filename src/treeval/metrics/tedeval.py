"""TedEval: normalised edit distance of functional trees (Tsarfaty, Nivre and Andersson 2011).

Terminals are never edited, so the distance is a sum over spans; docs/metrics/tedeval.md has the
proof. One gold (TED, UTED) and several golds (`treeval.crossing`) are counted in the same way.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple, TypeAlias

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import Counts
from treeval.errors import MismatchError, ReadError, SettingError
from treeval.formats.files import as_path, load, shown
from treeval.metrics.columns import SPELLINGS
from treeval.settings.choices import Mode, Subtypes, Wildcard
from treeval.tree.algebra import ANY, UNKNOWN, EditScript, FunctionalTree, Labels, Span, edits
from treeval.tree.functional import (
    FunctionalTrees,
    Terminals,
    common_terminals,
    from_dependencies,
    matches,
)
from treeval.tree.pair import Pair
from treeval.tree.treebank import Treebank

Runs: TypeAlias = tuple[tuple[int, int], ...]
Members: TypeAlias = frozenset[tuple[str, Runs]]
LabelsBySpan: TypeAlias = dict[Runs, frozenset[str]]

HEAD = "_"
ROOT = "ROOT"
UNCOUNTED_WORDS = frozenset({"-", "--", ";", "-LCB-", "-RCB-"})

LabelMap = tuple[tuple[str, str], ...]
_SIGN, _COMMENT = "=", "#"


def count_as_tedeval22(
    parsed: Treebank,
    native: Treebank,
    golds: Sequence[Treebank],
    rename: Callable[[str], str],
    *,
    labelled: bool,
) -> Floats:
    """Count the distance and norm of each sentence as TedEval 2.2 does: a table (sentences, 2).

    In this last program of its authors, a tree is a set of labelled spans, including the words and
    a virtual root; nothing is relabelled. With several golds, the program generalises only the
    first and the last of them. docs/metrics/tedeval.md explains its defects.
    """
    several = (golds[0], golds[-1]) if len(golds) > 1 else ()
    for other in (parsed, *several):
        _require_same_lengths(native, other)
    trees = [
        from_dependencies(treebank, rename, invalid="empty", with_whole=True)
        for treebank in (parsed, native, *several)
    ]
    forms = native.columns["form"]
    table = []
    for sentence, (start, end) in enumerate(pairwise(native.offsets.tolist())):
        words = list(forms.take(slice(start, end)))
        p, g, *others = (_nodes(side[sentence], len(words), labelled=labelled) for side in trees)
        compared = [p, g, _generalised(*others)] if others else [p, g]
        table.append(_distance(*(_members(nodes, words) for nodes in compared)))
    return np.array(table, dtype=np.float64).reshape(-1, 2)


def _require_same_lengths(gold: Treebank, other: Treebank) -> None:
    if not np.array_equal(gold.offsets, other.offsets):
        raise MismatchError(
            f"{other.origin.path}: its sentences and those of {gold.origin.path} differ in length, "
            "and the mode tedeval-2.2 does not align words; leave `mode=` out"
        )


def _generalised(a: LabelsBySpan, b: LabelsBySpan) -> LabelsBySpan:
    return {span: a[span] & b[span] for span in a if span in b}


def _nodes(tree: FunctionalTree, words: int, *, labelled: bool) -> LabelsBySpan:
    nodes = {
        span.runs: frozenset(map(_written, labels)) if labelled else frozenset({HEAD})
        for span, labels in tree.items()
    }
    whole = ((0, words),)
    top = nodes.get(whole, frozenset())
    return {**nodes, whole: top | {ROOT} if labelled else frozenset({HEAD})}


def _written(label: str) -> str:
    return HEAD if label == ANY else label.upper().replace("-", "")


def _members(nodes: LabelsBySpan, words: Sequence[str]) -> Members:
    labelled = ((label, span) for span, labels in nodes.items() for label in labels or {HEAD})
    counted = ((index, word) for index, word in enumerate(words) if word not in UNCOUNTED_WORDS)
    terminals = ((word, ((index, index + 1),)) for index, word in counted)
    return frozenset(labelled) | frozenset(terminals)


def _distance(parsed: Members, native: Members, shared: Members | None = None) -> tuple[int, int]:
    if shared is None:
        return len(parsed ^ native), _norm(parsed, native)
    wrong = len(parsed - (native | shared)) + len((native & shared) - parsed)
    return wrong, _norm(parsed, shared)


def _norm(a: Members, b: Members) -> int:
    # The norm of two trees that have only a root would be 0; the program counts it as 1.
    return max(1, len(a) + len(b) - 2)


def label_map(equations: Iterable[str]) -> LabelMap:
    """Read equations such as ``SUB=SBJ``, between labels that count as one; equality is transitive.

    A class of labels is named after the right side of one of its equations.
    """
    names: dict[str, str] = {}
    for equation in equations:
        first, sign, other = equation.partition(_SIGN)
        if not (first and sign and other) or _SIGN in other:
            raise SettingError(
                f"{equation!r} is not an equation; write it as SUB=SBJ", setting="label_map"
            )
        kept = names.get(first, names.get(other, other))
        joined = {names.get(label, label) for label in (first, other)} | {first, other}
        names = {label: kept if name in joined else name for label, name in names.items()}
        names |= dict.fromkeys((first, other), kept)
    return tuple(sorted(names.items()))


def equations_in(file: Any) -> tuple[str, ...]:
    """Read a file of equations: labels that are the same on each line, and comments after #."""
    path = as_path(file)
    try:
        text = load(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ReadError(f"{shown(path)}: it is not text in UTF-8; save it in UTF-8") from None
    return tuple(
        equation
        for number, line in enumerate(text.splitlines(), start=1)
        for equation in _equations(line, f"{shown(path)}:{number}")
    )


def _equations(line: str, where: str) -> Iterator[str]:
    """Give the equations of a line, such as ``nsubj = nsubj:pass = SBJ``."""
    # A label may contain the sign of a comment, which is one only at the beginning of a word.
    words = f" {line}".split(f" {_COMMENT}")[0].strip()
    if not words:
        return
    labels = [label.strip() for label in words.split(_SIGN)]
    if len(labels) < 2 or any(not label or label.split() != [label] for label in labels):
        raise ReadError(f"{where}: {words!r} is not an equation; write it as SUB = SBJ")
    yield from (f"{label}{_SIGN}{other}" for label, other in pairwise(labels))


@dataclass(frozen=True)
class TreeEditScore:
    """1 - delta/iota, where delta is the cost of the edits that turn a parse into the gold tree.

    A sentence that is not a tree has no nodes and scores 0, unless it is skipped. ``relabel`` is
    the cost of changing a label; with 2, the score is the F1 of labelled nodes. If ``wildcard`` is
    "match", the label ``*`` needs no change.
    """

    name: str
    labelled: bool = True
    subtypes: Subtypes = "keep"
    relabel: float = 1.0
    wildcard: Wildcard = "literal"
    label_map: LabelMap = ()
    mode: Mode = "treeval"

    over: ClassVar[type] = Pair
    counted: ClassVar[tuple[str, ...]] = ("delta", "iota")

    def __post_init__(self) -> None:
        if not 0 <= self.relabel <= 2:
            raise SettingError(
                f"the cost of relabelling is {self.relabel}; choose a cost from 0 to 2, which is "
                "that of a deletion and an addition"
            )

    def rename(self, label: str) -> str:
        """Return a label in the form in which it is compared."""
        plain = SPELLINGS[self.subtypes](label)
        return dict(self.label_map).get(plain, plain)

    def trees(self, treebank: Treebank, terminals: Terminals | None = None) -> FunctionalTrees:
        """Make the functional trees; a sentence that is not a tree has no nodes."""
        treebank.column("deprel")
        trees = from_dependencies(treebank, self.rename, terminals, "empty")
        return trees if self.labelled else trees.unlabelled()

    def count(self, pair: Pair) -> Floats:
        if self.mode == "tedeval-2.2":
            return self.distances_as_tedeval22(pair.predicted, pair.gold, (pair.gold,))
        of_gold, of_predicted = common_terminals(pair)
        gold = self.trees(pair.gold, of_gold)
        return self.distances(self.trees(pair.predicted, of_predicted), gold, gold)

    def distances(
        self, parsed: FunctionalTrees, native: FunctionalTrees, shared: FunctionalTrees
    ) -> Floats:
        """Count, per sentence, delta without edits that the native gold needs, too, and iota."""
        return new_distances(parsed, native, shared, self.relabel, self.wildcard)

    def distances_as_tedeval22(
        self, parsed: Treebank, native: Treebank, golds: Sequence[Treebank]
    ) -> Floats:
        """Count the distance and norm of each sentence as the authors' program does."""
        return count_as_tedeval22(parsed, native, golds, self.rename, labelled=self.labelled)

    def score(self, totals: Floats) -> Floats:
        delta, iota = totals[..., 0], totals[..., 1]
        left = np.ones(np.shape(iota))  # two trees without nodes are equal
        np.divide(iota - delta, iota, out=left, where=iota != 0)
        # The program that this mode follows never returns less than 0.
        return np.maximum(left, 0) if self.mode == "tedeval-2.2" else left

    def measures(self, totals: Floats) -> dict[str, Floats]:
        del totals
        return {}


def mean_of_sentences(counts: Counts) -> float:
    """Return the mean of the scores of sentences; the score itself is that of their sums."""
    return float(counts.sentence_scores.mean()) if len(counts.table) else float("nan")


def new_distances(
    parsed: FunctionalTrees,
    native: FunctionalTrees,
    shared: FunctionalTrees,
    relabel: float = 1.0,
    wildcard: Wildcard = "literal",
) -> Floats:
    """Count delta_new and iota of each sentence: a table (sentences, 2).

    An edit on a span is new if the native gold does not need the same edit; so the distance is a
    sum over the spans of the parse and those that only the shared gold has.
    """
    # For each node of the parse, its node in the shared gold, or -1; the others are missing.
    in_shared = matches(parsed, shared)
    are_missing = np.ones(shared.nodes, dtype=np.bool_)
    are_missing[in_shared[in_shared >= 0]] = False
    missing = are_missing.nonzero()[0]
    labels = _coded_alike(parsed.sets, native.sets, shared.sets)
    of_parsed, of_native, of_shared = labels.codes
    in_shared_gold = _codes_at(of_shared[shared.codes], in_shared, missing)
    spans = _Spans(
        np.concatenate([of_parsed[parsed.codes], np.full(len(missing), -1)]),
        in_shared_gold
        if native is shared
        else _codes_at(
            of_native[native.codes], matches(parsed, native), matches(shared, native)[missing]
        ),
        in_shared_gold,
    )
    costs = _new_costs(spans, labels, relabel, wildcard)
    rows = np.concatenate([parsed.sentences, shared.sentences[missing]])
    table = np.empty((len(parsed), 2))
    table[:, 0] = np.bincount(rows, weights=costs, minlength=len(parsed))
    table[:, 1] = parsed.sum_by_sentence(parsed.sizes) + shared.sum_by_sentence(shared.sizes)
    return table


@dataclass(frozen=True, eq=False)
class _Spans:
    """The labels of spans in three trees as codes, -1 where a tree does not have the span."""

    parsed: Ints
    native: Ints
    shared: Ints


class _CodedAlike(NamedTuple):
    """The labels of several trees in one list; arrays have one more entry, for no label (-1)."""

    sets: tuple[Labels, ...]
    codes: tuple[Ints, ...]  # for each tree, the indices of its labels in that list
    are_several: Bools
    are_unknown: Bools


@lru_cache(32)  # trees that are scored one by one mostly have the same label set
def _coded_alike(*trees: tuple[Labels, ...]) -> _CodedAlike:
    numbers: dict[Labels, int] = {}
    codes = tuple(
        np.array([numbers.setdefault(labels, len(numbers)) for labels in sets], dtype=np.int64)
        for sets in trees
    )
    return _CodedAlike(
        tuple(numbers),
        codes,
        np.array([len(labels) > 1 for labels in numbers] + [False]),
        np.array([labels == UNKNOWN for labels in numbers] + [False]),
    )


def _codes_at(codes: Ints, *nodes: Ints) -> Ints:
    """Return the codes of nodes, -1 where there is no node."""
    return np.asarray(np.append(codes, -1)[np.concatenate(nodes)])


def _new_costs(spans: _Spans, labels: _CodedAlike, relabel: float, wildcard: Wildcard) -> Floats:
    """Compute the cost of the new edits of each span."""
    parsed, native, shared = spans.parsed, spans.native, spans.shared
    agree = parsed == shared
    if wildcard == "match":
        unknown = labels.are_unknown
        agree |= (parsed >= 0) & (shared >= 0) & (unknown[parsed] | unknown[shared])
    # A parse with the native label needs the same edit as the native gold, which is not new. Code
    # -1 is a label like any other here: where the parse lacks a span, the edit is an addition.
    are_edited = ~agree & (parsed != native)
    are_relabelled = are_edited & (parsed >= 0) & (shared >= 0)
    costs = np.where(are_relabelled, relabel, are_edited.astype(np.float64))

    # Spans with several nodes, such as unary chains, need the general algebra. They are rare and
    # much alike, so each distinct triple of labels is computed once.
    several = labels.are_several
    if not several.any():
        return costs
    concerned = np.flatnonzero(several[parsed] | several[native] | several[shared])
    if len(concerned):
        triples = np.stack([parsed, native, shared], axis=1)[concerned]
        distinct, numbers = np.unique(triples, axis=0, return_inverse=True)
        label_sets: tuple[Labels, ...] = (*labels.sets, frozenset())  # the last one for -1
        new_costs = [
            _new_cost((label_sets[p], label_sets[n], label_sets[s]), relabel, wildcard)
            for p, n, s in distinct.tolist()
        ]
        costs[concerned] = np.array(new_costs)[numbers.ravel()]
    return costs


def _new_cost(labels: tuple[Labels, Labels, Labels], relabel: float, wildcard: Wildcard) -> float:
    """Compute the cost of the new edits of one span on which a tree has several nodes."""
    parsed, native, shared = labels
    span = Span(())
    of_parse = EditScript(tuple(edits(span, parsed, shared, wildcard)))
    return (of_parse - EditScript(tuple(edits(span, native, shared, wildcard)))).cost(relabel)


TED = TreeEditScore("TED")
UTED = TreeEditScore("UTED", labelled=False)
