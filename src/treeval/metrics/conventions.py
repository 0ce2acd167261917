"""Conventions that make different numbers of the same name, and the programs that set them.

A metric takes up the conventions that are fields of its own; see `adopt`.
"""

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args

from treeval.errors import SettingError
from treeval.metrics.relations.universal import UD_CONTENT

if TYPE_CHECKING:
    from treeval.metrics.relations.classes import RelationClasses
    from treeval.metrics.relations.weights import Weights

Punct = Literal["all", "form", "upos", "tags", "deprel"]
Subtypes = Literal["strip", "keep", "lower"]
Feats = Literal["universal", "all"]
Tokens = Literal["align", "strict"]
Roots = Literal["one", "many"]
Average = Literal["micro", "macro", "treebank"]
Matching = Literal["multiset", "iwpt21"]
_CHOICES: dict[str, Any] = {
    "punct": Punct,
    "subtypes": Subtypes,
    "feats": Feats,
    "tokens": Tokens,
    "roots": Roots,
    "average": Average,
    "matching": Matching,
}


@dataclass(frozen=True)
class Conventions:
    """Which LAS is it: all choices that tools make differently."""

    punct: Punct = "all"
    subtypes: Subtypes = "strip"
    feats: Feats = "universal"
    content: frozenset[str] = UD_CONTENT
    classes: "RelationClasses | None" = None  # as the metric has them
    weights: "Weights | None" = None  # the same
    matching: Matching = "multiset"
    tokens: Tokens = "align"
    roots: Roots = "one"
    average: Average = "micro"

    def __post_init__(self) -> None:
        for name, choices in _CHOICES.items():
            given, known = getattr(self, name), get_args(choices)
            if given not in known:
                raise SettingError(f"{name} {given!r} is unknown; choose from {', '.join(known)}")


_GOLD_TOKENS = Conventions(subtypes="keep", tokens="strict", roots="many")

PRESETS = {
    # udtools / conll18_ud_eval.py
    "ud": Conventions(),
    # iwpt20_xud_eval.py and udtools: enhanced labels are matched many-to-many
    "iwpt21": Conventions(matching="iwpt21"),
    # eval.pl of CoNLL-X: words made of Unicode punctuation do not count
    "conllx": replace(_GOLD_TOKENS, punct="form"),
    # MaltEval with its defaults: every word counts
    "malteval": _GOLD_TOKENS,
    # AllenNLP's AttachmentScores as its biaffine parser sets it up: some tags do not count
    "allennlp": replace(_GOLD_TOKENS, punct="tags"),
    # spaCy's parser_score: relations in lower case; punct and p do not count, on either side
    "spacy": replace(_GOLD_TOKENS, punct="deprel", subtypes="lower", tokens="align"),
    # supar's AttachmentMetric as its parsers call it: as eval.pl
    "supar": replace(_GOLD_TOKENS, punct="form"),
}

M = TypeVar("M")


def adopt(metric: M, conventions: Conventions) -> M:
    """Give a metric those conventions that are settings of its own."""
    own = {setting.name for setting in fields(metric)}  # type: ignore[arg-type]
    shared: dict[str, Any] = {
        choice.name: getattr(conventions, choice.name)
        for choice in fields(conventions)
        if choice.name in own and getattr(conventions, choice.name) is not None
    }
    return replace(metric, **shared)  # type: ignore[type-var]
