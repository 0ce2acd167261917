"""The options of the conversion, and the five combinations that have names."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any, Literal, get_args

from treeval.errors import SettingError

LthCoordination = Literal["chain", "conjunction", "first"]
_CLAIMS = {"yes": True, "no": False}


@dataclass(frozen=True)
class LthOptions:
    """The choice of heads, the division of clauses, and the relations that are distinguished.

    ``coordination``: each conjunct heads the conjunction after it, which heads the next conjunct
    (``chain``; LTH says melchuk), the ``conjunction`` heads all conjuncts (prague), or the
    ``first`` conjunct does (oldLTH).
    """

    coordination: LthCoordination = "chain"
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


_NAMES = tuple(option.name for option in fields(LthOptions))
_STYLES = get_args(LthCoordination)

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


def with_changes(options: LthOptions, changes: Iterable[str]) -> LthOptions:
    """Change options, each written as ``name=value``."""
    chosen: dict[str, Any] = {}
    values: Mapping[str, Any]
    for change in changes:
        name, _, value = change.partition("=")
        values = dict(zip(_STYLES, _STYLES, strict=True)) if name == "coordination" else _CLAIMS
        if name not in _NAMES or value not in values:
            raise SettingError(
                f"{change!r} is not an option of lth; write coordination={'|'.join(_STYLES)}, "
                f"or NAME=yes|no with a name from {', '.join(_NAMES[1:])}"
            )
        chosen[name] = values[value]
    return replace(options, **chosen)
