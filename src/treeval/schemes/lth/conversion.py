"""The whole way from constituents to dependencies."""

from operator import attrgetter

import numpy as np

from treeval.arrays import frozen
from treeval.schemes.lth.attachment import attach
from treeval.schemes.lth.clauses import (
    hang_on_predicates,
    mark_clefts,
    mark_extraposed,
    split_small_clauses,
)
from treeval.schemes.lth.heads import find_heads
from treeval.schemes.lth.nodes import Node, sentences
from treeval.schemes.lth.options import LthOptions
from treeval.schemes.lth.restructuring import restructure
from treeval.schemes.lth.tokens import split_slashes, write_brackets_plainly
from treeval.schemes.lth.traces import attach_remnants, relink
from treeval.tree.column import Column, Columns
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Excerpt, Treebank


def convert_lth(trees: Constituents, options: LthOptions) -> Treebank:
    """Make dependency trees with the columns form, xpos and deprel."""
    rows: list[tuple[str, str, int, str, int]] = []
    lengths = []
    for root in sentences(trees):
        words = _converted(root, options)
        numbers = {word: number for number, word in enumerate(words, 1)}
        for word in words:
            head = numbers[word.governor] if word.governor else 0
            rows.append((word.form, word.label, head, word.relation, word.place))
        lengths.append(len(words))
    forms, tags, heads, relations, places = zip(*rows, strict=True) if rows else ((),) * 5
    columns = {"form": forms, "xpos": tags, "deprel": relations}
    return Treebank(
        frozen(np.append(0, np.cumsum(lengths, dtype=np.int64))),
        frozen(np.array(heads, dtype=np.int32)),
        Columns.of({name: Column.of(values) for name, values in columns.items()}),
        origin=Excerpt(trees.origin, np.arange(len(trees)), np.array(places, dtype=np.int64)),
    )


def _converted(root: Node, options: LthOptions) -> list[Node]:
    """Give the words of a sentence in order, with governor and relation."""
    if not root.children:
        return []
    write_brackets_plainly(root)
    if options.split_slashes:
        split_slashes(root)
    mark_extraposed(root)
    clefts = mark_clefts(root)
    restructure(root, options)
    if options.split_small_clauses:
        split_small_clauses(root)
    find_heads(root, options)
    attach(root, options)
    if options.cleft_on_predicate:
        hang_on_predicates(clefts)
    attach_remnants(root, options)
    relink(root, options)
    return sorted(root.words(), key=attrgetter("place"))
