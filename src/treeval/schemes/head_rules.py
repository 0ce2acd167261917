"""Constituents into dependencies, by the name of the rules."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from treeval.errors import SettingError
from treeval.schemes.head_tables import COLLINS, YAMADA, HeadTable
from treeval.schemes.lth.conversion import convert_lth
from treeval.schemes.lth.options import LTH_PRESETS, LthOptions
from treeval.schemes.percolation import convert_by_table
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank

HEAD_RULES: Mapping[str, HeadTable | LthOptions] = MappingProxyType(
    {
        "collins": COLLINS,
        "yamada": YAMADA,
        "lth": LTH_PRESETS["default"],
        **{f"lth:{name}": options for name, options in LTH_PRESETS.items() if name != "default"},
    }
)


def convert_heads(trees: Constituents, rules: str | HeadTable | LthOptions) -> Treebank:
    """Make dependency trees of the same sentences, without null elements."""
    if isinstance(rules, str):
        return heads_by_name(rules)(trees)
    if isinstance(rules, LthOptions):
        return convert_lth(trees, rules)
    return convert_by_table(trees, rules)


def heads_by_name(name: str) -> Callable[[Constituents], Treebank]:
    """Find a conversion, or raise an error that lists those that there are."""
    if name not in HEAD_RULES:
        raise SettingError(f"{name!r} are no head rules; choose from {', '.join(HEAD_RULES)}")
    return partial(convert_heads, rules=HEAD_RULES[name])
