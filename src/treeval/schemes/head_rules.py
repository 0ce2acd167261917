"""Conversion of constituents into dependencies, by the name of the head rules."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from treeval.errors import SettingError
from treeval.schemes.head_tables import COLLINS, YAMADA, HeadTable
from treeval.schemes.lth.conversion import convert_lth
from treeval.schemes.lth.options import LTH_PRESETS, LthOptions, with_changes
from treeval.schemes.percolation import convert_by_table
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank

HEAD_RULES: Mapping[str, HeadTable | LthOptions] = MappingProxyType(
    {
        "collins": COLLINS,
        "yamada": YAMADA,
        "lth": LTH_PRESETS["default"],
        **{f"lth:{name}": options for name, options in LTH_PRESETS.items()},
    }
)


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
