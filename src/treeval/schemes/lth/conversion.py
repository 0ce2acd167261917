"""The whole way from constituents to dependencies."""

import numpy as np

from treeval.arrays import frozen
from treeval.schemes.lth.attachment import attach
from treeval.schemes.lth.clauses import (
    hang_clefts_on_predicates,
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
    words: list[Node] = []
    heads: list[int] = []
    lengths = []
    for root in sentences(trees):
        convert(root, options)
        here = sorted(root.words(), key=lambda word: word.place) if root.children else []
        numbers = {word: number for number, word in enumerate(here, 1)}
        heads += [numbers[word.governor] if word.governor else 0 for word in here]
        words += here
        lengths.append(len(here))
    places = np.array([word.place for word in words], dtype=np.int64)
    columns = {
        "form": Column.of(word.form for word in words),
        "xpos": Column.of(word.label for word in words),
        "deprel": Column.of(word.relation for word in words),
    }
    return Treebank(
        frozen(np.append(0, np.cumsum(lengths, dtype=np.int64))),
        frozen(np.array(heads, dtype=np.int32)),
        Columns.of(columns),
        origin=Excerpt(trees.origin, np.arange(len(trees)), places),
    )


def convert(root: Node, options: LthOptions) -> None:
    """Set governor and relation of the words of one sentence."""
    write_brackets_plainly(root)
    if options.split_slashes:
        split_slashes(root)
    mark_extraposed(root)
    mark_clefts(root)
    restructure(root, options)
    if options.split_small_clauses:
        split_small_clauses(root)
    find_heads(root, options)
    attach(root, options)
    if options.cleft_on_predicate:
        hang_clefts_on_predicates(root)
    attach_remnants(root, options)
    relink(root, options)
