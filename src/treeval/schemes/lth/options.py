"""What the conversion leaves to its user, and the five settings that have names."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal

Coordination = Literal["chain", "conjunction", "first"]


@dataclass(frozen=True)
class LthOptions:
    """Who is the head, how clauses are cut, and which relations are told apart.

    ``coordination``: each conjunct heads the conjunction behind it and that the next conjunct
    (``chain``; LTH says melchuk), the ``conjunction`` heads all conjuncts (prague), or the
    ``first`` conjunct does (oldLTH).
    """

    coordination: Coordination = "chain"
    # Function words as heads.
    preposition_head: bool = True
    subordinator_head: bool = True
    infinitive_head: bool = True
    possessive_head: bool = False
    wh_head: bool = False
    # Structure.
    split_slashes: bool = True
    split_small_clauses: bool = True
    gapping_on_conjunction: bool = True
    cleft_on_predicate: bool = True
    relink_parentheses: bool = True
    # Relations.
    adverbial_functions: bool = True
    closely_related: bool = False
    indirect_objects: bool = False
    root_categories: bool = False
    verb_modifiers: bool = False
    extraposition: bool = True
    names: bool = True
    suffixes: bool = True
    titles: bool = True
    posthonorifics: bool = True
    appositions: bool = True


DEFAULT = LthOptions()
CONLL07 = LthOptions(
    coordination="conjunction",
    subordinator_head=False,
    infinitive_head=False,
    split_slashes=False,
    split_small_clauses=False,
    gapping_on_conjunction=False,
    cleft_on_predicate=False,
    relink_parentheses=False,
    adverbial_functions=False,
    closely_related=True,
    indirect_objects=True,
    verb_modifiers=True,
    extraposition=False,
    names=False,
    suffixes=False,
    titles=False,
    posthonorifics=False,
    appositions=False,
)
LTH_PRESETS: Mapping[str, LthOptions] = MappingProxyType(
    {
        "default": DEFAULT,
        "oldLTH": replace(
            CONLL07,
            coordination="first",
            preposition_head=False,
            adverbial_functions=True,
            root_categories=True,
        ),
        "conll07": CONLL07,
        "functional": replace(
            CONLL07,
            possessive_head=True,
            subordinator_head=True,
            infinitive_head=True,
            wh_head=True,
        ),
        "lexical": replace(CONLL07, preposition_head=False),
    }
)
