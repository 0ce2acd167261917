"""Counting as in TedEval 2.2, the last program of its authors: the mode ``tedeval-2.2``.

A tree is a set of labelled spans, including the words and a virtual root; nothing is relabelled.
docs/metrics/tedeval.md explains what the program does with several golds, including its defects.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TypeAlias

import numpy as np

from treeval.arrays import Floats
from treeval.errors import MismatchError
from treeval.tree.algebra import ANY, FunctionalTree
from treeval.tree.functional import from_dependencies
from treeval.tree.treebank import Treebank

Runs: TypeAlias = tuple[tuple[int, int], ...]
Members: TypeAlias = frozenset[tuple[str, Runs]]
LabelsBySpan: TypeAlias = dict[Runs, frozenset[str]]

HEAD = "_"
ROOT = "ROOT"
UNCOUNTED_WORDS = frozenset({"-", "--", ";", "-LCB-", "-RCB-"})


def count_as_tedeval22(
    parsed: Treebank,
    native: Treebank,
    golds: Sequence[Treebank],
    rename: Callable[[str], str],
    *,
    labelled: bool,
) -> Floats:
    """Count the distance and norm of each sentence: a table (sentences, 2).

    With several golds, the program generalises only the first and the last of them.
    """
    several = (golds[0], golds[-1]) if len(golds) > 1 else ()
    for other in (parsed, *several):
        _insist_on_same_lengths(native, other)
    trees = [
        from_dependencies(each, rename, invalid="empty", with_whole=True)
        for each in (parsed, native, *several)
    ]
    forms = native.columns["form"]
    table = []
    for sentence, (start, end) in enumerate(pairwise(native.offsets.tolist())):
        words = list(forms.take(slice(start, end)))
        p, g, *others = (_nodes(each[sentence], len(words), labelled=labelled) for each in trees)
        compared = [p, g, _generalised(*others)] if others else [p, g]
        table.append(_distance(*(_members(nodes, words) for nodes in compared)))
    return np.array(table, dtype=np.float64).reshape(-1, 2)


def _insist_on_same_lengths(gold: Treebank, other: Treebank) -> None:
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
    counted = ((place, word) for place, word in enumerate(words) if word not in UNCOUNTED_WORDS)
    terminals = ((word, ((place, place + 1),)) for place, word in counted)
    return frozenset(labelled) | frozenset(terminals)


def _distance(parsed: Members, native: Members, shared: Members | None = None) -> tuple[int, int]:
    if shared is None:
        return len(parsed ^ native), _norm(parsed, native)
    wrong = len(parsed - (native | shared)) + len((native & shared) - parsed)
    return wrong, _norm(parsed, shared)


def _norm(a: Members, b: Members) -> int:
    # The norm of two trees that have only a root would be 0; the program counts it as 1.
    return max(1, len(a) + len(b) - 2)
