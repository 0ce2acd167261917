"""Conversion of constituents into dependencies, by the name of the head rules."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain, pairwise
from types import MappingProxyType
from typing import Any

import numpy as np

from treeval.arrays import frozen
from treeval.errors import SettingError
from treeval.schemes.head_tables import COLLINS, YAMADA, HeadTable
from treeval.schemes.lth.conversion import convert_lth
from treeval.schemes.lth.options import LTH_PRESETS, LthOptions, with_changes
from treeval.tree.column import Column, Columns
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank

# Currency signs, which count as punctuation when brackets are scored, are words here.
PUNCTUATION = frozenset({",", ".", ":", "``", "''", "-LRB-", "-RRB-"})

_VERBAL = frozenset({"VP", "S", "SQ", "SINV", "SBAR", "SBARQ"})
_NOMINAL = frozenset({"NP", "NX", "NAC", "WHNP"})
_ADVERBIAL = frozenset({"ADJP", "ADVP", "QP", "WHADJP", "WHADVP"})
_PREPOSITIONAL = frozenset({"PP", "WHPP"})

HEAD_RULES: Mapping[str, HeadTable | LthOptions] = MappingProxyType(
    {
        "collins": COLLINS,
        "yamada": YAMADA,
        "lth": LTH_PRESETS["default"],
        **{f"lth:{name}": options for name, options in LTH_PRESETS.items()},
    }
)


def convert_by_table(trees: Constituents, table: HeadTable) -> Treebank:
    """Make dependency trees with the columns form, xpos, deprel and, if there are any, lemma.

    Each constituent has a head child; the heads of its other children depend on its head. Null
    elements are left out. Punctuation is not a head if there are other children: it is attached to
    the head of its constituent.
    """
    overt = trees.overt
    words = overt.words
    bare = overt.labels.map(lambda label: label.partition("|")[0])
    # Words, then nodes, then one root per sentence.
    labels = [*overt.tags, *bare, *([""] * len(overt))]
    functions = [*([""] * words), *overt.functions]
    lexical = list(range(len(labels)))
    parents = np.full(words, -1)
    relations = ["ROOT"] * words
    children = _children(overt)
    for node in chain(range(words + overt.nodes - 1, words - 1, -1), range(-len(overt), 0)):
        family = children[node]
        able = [child for child in family if labels[child] not in PUNCTUATION] or family
        if not able:
            continue
        head = able[table.head(labels[node], [labels[child] for child in able])]
        lexical[node] = lexical[head]
        for child in family:
            if child != head:
                parents[lexical[child]] = lexical[head]
                relations[lexical[child]] = _relation(labels[node], labels[child], functions[child])
    heads = np.where(parents < 0, 0, parents - overt.offsets[overt.sentences] + 1)
    columns = {"form": overt.forms, "xpos": overt.tags, "deprel": Column.of(relations)}
    if "lemma" in overt.columns:  # as in TIGER-XML
        columns["lemma"] = overt.columns["lemma"]
    return Treebank(
        overt.offsets, frozen(heads.astype(np.int32)), Columns.of(columns), origin=overt.origin
    )


def _children(trees: Constituents) -> list[list[int]]:
    """List the children of words (none), nodes and sentences, from left to right."""
    words, nodes = trees.words, trees.nodes
    roots = np.concatenate([trees.sentences, trees.node_sentences]) + words + nodes
    above = np.concatenate([trees.word_parents, trees.parents])
    above = np.where(above < 0, roots, above + words)
    by_family = np.lexsort((np.concatenate([np.arange(words), trees.first]), above))
    bounds = np.searchsorted(above[by_family], np.arange(words + nodes + len(trees) + 1)).tolist()
    ordered = by_family.tolist()
    return [ordered[begin:end] for begin, end in pairwise(bounds)]


def _relation(parent: str, child: str, function: str) -> str:
    """Name the relation of a child to its parent's head, from the labels of both."""
    functions = function.split("-")
    if child in PUNCTUATION:
        return "P"
    for name, relation in (("SBJ", "SUB"), ("PRD", "PRD")):
        if name in functions:
            return relation
    if parent == "VP" and child == "VP":
        return "VC"
    if parent == "VP" and child == "NP" and not function:
        return "OBJ"
    for parents, relation in (
        (_VERBAL, "VMOD"),
        (_NOMINAL, "NMOD"),
        (_ADVERBIAL, "AMOD"),
        (_PREPOSITIONAL, "PMOD"),
    ):
        if parent in parents:
            return relation
    return "DEP"


def convert_heads(trees: Constituents, rules: Any) -> Treebank:
    """Make dependency trees of the same sentences, without null elements."""
    if isinstance(rules, str):
        return heads_by_name(rules)(trees)
    if isinstance(rules, LthOptions):
        return convert_lth(trees, rules)
    if isinstance(rules, HeadTable):
        return convert_by_table(trees, rules)
    raise SettingError(f"choose from {', '.join(HEAD_RULES)}", setting="heads")


def heads_by_name(name: str) -> Callable[[Constituents], Treebank]:
    """Find a conversion by its name, or raise an error that lists the names.

    Options of LTH may follow its name: ``lth:conll07,wh_head=yes,coordination=first``.
    """
    rules, *changes = name.split(",")
    if rules not in HEAD_RULES:
        raise SettingError(f"{rules!r} are not head rules; choose from {', '.join(HEAD_RULES)}")
    chosen = HEAD_RULES[rules]
    if changes:
        if not isinstance(chosen, LthOptions):
            raise SettingError(f"{rules} has no options; only lth has")
        chosen = with_changes(chosen, changes)
    return partial(convert_heads, rules=chosen)
