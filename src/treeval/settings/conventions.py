"""Conventions under which a metric gives different numbers, and the programs that follow them."""

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any, ClassVar, Self

from treeval.errors import SettingError
from treeval.settings.choices import (
    Average,
    Feats,
    Matching,
    Punct,
    Roots,
    Subtypes,
    Tokens,
    Undefined,
)
from treeval.settings.setting import Settings, setting

_DEFAULT: Mapping[str, Any] = MappingProxyType(
    {
        "punct": "all",
        "subtypes": "strip",
        "feats": "universal",
        "matching": "multiset",
        "tokens": "align",
        "roots": "one",
        "average": "micro",
        "undefined": "dash",
    }
)
_GOLD_TOKENS = {"subtypes": "keep", "tokens": "strict", "roots": "many"}

# What each program does differently from the defaults above.
_PROGRAMS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        # udtools / conll18_ud_eval.py print 0 where nothing can be counted.
        "ud": {"undefined": "zero"},
        # iwpt20_xud_eval.py and udtools: enhanced labels are matched many-to-many.
        "iwpt21": {"matching": "iwpt21"},
        # eval.pl of CoNLL-X: words that consist of Unicode punctuation do not count.
        "conllx": {**_GOLD_TOKENS, "punct": "form"},
        # MaltEval with its defaults: every word counts.
        "malteval": _GOLD_TOKENS,
        # AllenNLP's AttachmentScores as its biaffine parser uses it: some tags do not count.
        "allennlp": {**_GOLD_TOKENS, "punct": "tags"},
        # spaCy's parser_score: relations in lower case; punct and p do not count, on either side.
        "spacy": {**_GOLD_TOKENS, "punct": "deprel", "subtypes": "lower", "tokens": "align"},
        # supar's AttachmentMetric as its parsers call it: as eval.pl.
        "supar": {**_GOLD_TOKENS, "punct": "form"},
    }
)


@dataclass(frozen=True)
class WordConventions(Settings):
    """Conventions on which words count, and when two of them are the same.

    A setting that is not given has the value of the preset, or else that of the UD scorer.

    >>> WordConventions(preset="conllx", subtypes="strip").punct
    'form'
    """

    heading: ClassVar[str] = "Conventions"

    preset: str | None = setting(
        None,
        "Conventions of another program: "
        + ", ".join(_PROGRAMS)
        + ". Other conventions that are given take precedence over it.",
        metavar="NAME",
    )
    punct: Punct = setting(
        None,
        "Words that count: all of them, or all but punctuation, which is recognised by form, "
        "UPOS, tag (tags is a general list of tags, penn that of the Penn Treebank) or relation. "
        "The default is all.",
    )
    subtypes: Subtypes = setting(
        None,
        "What to do with subtypes of relations: strip (nsubj:pass counts as nsubj), keep, or lower "
        "(keep, but ignore case). The default is strip.",
    )
    tokens: Tokens = setting(
        None,
        "Align the words of files whose tokens differ (align), require the same tokens (strict), "
        "or take words with the same number in the same sentence as the same word, even if their "
        "forms differ (same). The default is align.",
    )
    roots: Roots = setting(
        None, "Number of roots that a valid tree may have: one or many. The default is one."
    )

    def __post_init__(self) -> None:
        if self.preset is not None and self.preset not in tuple(_PROGRAMS):
            known = ", ".join(_PROGRAMS)
            raise SettingError(
                f"{reprlib.repr(self.preset)} is unknown; choose from {known}", setting="preset"
            )
        defaults = {**_DEFAULT, **_PROGRAMS.get(self.preset or "", {})}
        for one in fields(self):
            if getattr(self, one.name) is None and one.name in defaults:
                object.__setattr__(self, one.name, defaults[one.name])
        super().__post_init__()

    def replace(self, **changes: Any) -> Self:
        """Set some of the conventions; a preset also resets those that are not given."""
        if changes.get("preset") is not None:
            return type(self)(**changes)
        return super().replace(**changes)


@dataclass(frozen=True)
class Conventions(WordConventions):
    """Which LAS is it: all choices that programs make differently.

    >>> Conventions(preset="ud").undefined
    'zero'
    """

    feats: Feats = setting(
        None,
        "Morphological features to compare: the universal ones, or all. The default is universal.",
    )
    content_set: Any = setting(
        None,
        "Relations that CLAS, MLAS and BLEX count: ud, a list separated by commas, or a file that "
        "lists them. The default is ud.",
        metavar="ud|A,B|FILE",
    )
    weights: Any = setting(
        None,
        "Weights of relations for WLAS: ud, self (computed from the gold trees), a file of "
        "weights, or a treebank to compute them from. The default is ud.",
        metavar="ud|self|FILE",
    )
    relation_classes: Any = setting(
        None,
        "Which relations are content and which are function relations: ud1, ud2, or a file. The "
        "default is ud2.",
        metavar="ud1|ud2|FILE",
    )
    matching: Matching = setting(
        None,
        "How to match enhanced edges that occur several times: one to one (multiset), or each with "
        "each (iwpt21). The default is multiset.",
    )
    average: Average = setting(
        None,
        "Average over words (micro), over sentences (macro), or over treebanks (treebank). The "
        "default is micro.",
    )
    undefined: Undefined = setting(
        None, "Show undefined scores as a dash or as zero. The default is dash."
    )


PRESETS: Mapping[str, Conventions] = MappingProxyType(
    {name: Conventions(preset=name) for name in _PROGRAMS}
)
