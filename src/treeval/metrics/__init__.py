"""Metrics, one family per file; METRICS lists them by the names that papers use."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from treeval.counts import Metric

# The metrics of the UD scorer, in its order.
UD_FAMILY = (
    *("Tokens", "Sentences", "Words", "UPOS", "XPOS", "UFeats", "AllTags", "Lemmas"),
    *("UAS", "LAS", "CLAS", "MLAS", "BLEX", "ELAS", "EULAS"),
)

# For the name of each metric, the module of its family and the constant in it.
_PLACES = {
    "Tokens": "segmentation.TOKENS",
    "Sentences": "segmentation.SENTENCES",
    "Words": "tagging.WORDS",
    "UPOS": "tagging.UPOS",
    "XPOS": "tagging.XPOS",
    "UFeats": "tagging.UFEATS",
    "AllTags": "tagging.ALL_TAGS",
    "Lemmas": "tagging.LEMMAS",
    "UAS": "attachment.UAS",
    "LAS": "attachment.LAS",
    "CLAS": "content.CLAS",
    "MLAS": "content.MLAS",
    "BLEX": "content.BLEX",
    "ELAS": "enhanced.ELAS",
    "EULAS": "enhanced.EULAS",
    "LA": "attachment.LA",
    "UEM": "attachment.UEM",
    "LEM": "attachment.LEM",
    "Undirected": "attachment.UNDIRECTED",
    "NED": "attachment.NED",
    "Content": "content.CONTENT",
    "Function": "content.FUNCTION",
    "WLAS": "weighted.WLAS",
    "TED": "tedeval.TED",
    "UTED": "tedeval.UTED",
    "TDice": "tree_distance.T_DICE",
    "UF1": "brackets.UF1",
    "LF1": "brackets.LF1",
    "EVALB": "evalb.EVALB",
    "ExactMatch": "brackets.EXACT_MATCH",
    "LeafAncestor": "leaf_ancestor.LEAF_ANCESTOR",
    "DF1": "brackets.DISCONTINUOUS_F1",
    "FunctionTags": "function_tags.FUNCTION_TAGS",
}

# Metrics that need a model trained on gold trees; `treeval.scoring.training` makes them.
NEEDS_TRAINING = ("DPPL",)


class _Registry(Mapping[str, Metric[Any]]):
    """Loads a family when one of its metrics is needed, because every run pays for start-up."""

    def __getitem__(self, name: str) -> Metric[Any]:
        module, _, constant = _PLACES[name].rpartition(".")
        metric: Metric[Any] = getattr(import_module(f"treeval.metrics.{module}"), constant)
        return metric

    def __iter__(self) -> Iterator[str]:
        return iter(_PLACES)

    def __len__(self) -> int:
        return len(_PLACES)

    def __contains__(self, name: object) -> bool:
        return name in _PLACES


METRICS: Mapping[str, Metric[Any]] = _Registry()
