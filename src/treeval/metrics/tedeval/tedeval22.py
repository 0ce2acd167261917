"""TedEval 2.2 as its authors' last program counts: the mode ``tedeval-2.2``.

A tree is a set of labelled spans, the words and a virtual root among them; nothing is relabelled.
What the program does to several golds, defects included, is in docs/metrics/tedeval.md.
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
    """Count each sentence's distance and norm: a table (sentences, 2).

    With several golds the program generalises the first and the last, whatever lies between.
    """
    several = (golds[0], golds[-1]) if len(golds) > 1 else ()
    for other in (parsed, *several):
        _insist_on_same_lengths(native, other)
    trees = [
        from_dependencies(each, rename, invalid="empty") for each in (parsed, native, *several)
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
            f"{other.origin.path}: its sentences are not as long as those of {gold.origin.path}, "
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
    # Two trees of nothing but a root have no norm; the program then adds 1 to that of the corpus.
    return max(1, len(a) + len(b) - 2)
