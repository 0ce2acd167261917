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

# By the name of each metric: the constant that holds it, in a module of this package, and what the
# metric measures and needs, in one line that `treeval score --list` prints.
_METRICS = {
    "Tokens": ("segmentation.TOKENS", "Surface tokens with the right characters."),
    "Sentences": ("segmentation.SENTENCES", "Sentences with the right first and last character."),
    "Words": ("tagging.WORDS", "Syntactic words that have a counterpart in the other file."),
    "UPOS": ("tagging.UPOS", "Words with the right universal part of speech (column UPOS)."),
    "XPOS": ("tagging.XPOS", "Words with the right tag of the language (column XPOS)."),
    "UFeats": ("tagging.UFEATS", "Words with all universal features right (column FEATS)."),
    "AllTags": (
        "tagging.ALL_TAGS",
        "Words with UPOS, XPOS and features right (UPOS, XPOS, FEATS).",
    ),
    "Lemmas": ("tagging.LEMMAS", "Words with the right lemma (column LEMMA)."),
    "UAS": ("attachment.UAS", "Words with the right head."),
    "LAS": (
        "attachment.LAS",
        "Words with the right head and relation, the metric that is quoted most.",
    ),
    "CLAS": ("content.CLAS", "LAS of content words: function words and punctuation do not count."),
    "MLAS": ("content.MLAS", "CLAS with tags, features and function words right (UPOS, FEATS)."),
    "BLEX": ("content.BLEX", "CLAS with lemmas right (column LEMMA)."),
    "ELAS": ("enhanced.ELAS", "Labelled edges of enhanced graphs (column DEPS)."),
    "EULAS": (
        "enhanced.EULAS",
        "Labelled edges of enhanced graphs, universal relations only (column DEPS).",
    ),
    "LA": ("attachment.LA", "Words with the right relation, whatever their head is."),
    "UEM": ("attachment.UEM", "Sentences in which every head is right."),
    "LEM": ("attachment.LEM", "Sentences in which every head and relation is right."),
    "Undirected": ("attachment.UNDIRECTED", "Arcs that join the right words, in either direction."),
    "NED": (
        "attachment.NED",
        "Arcs that are right if the direction of edges does not matter (Schwartz et al. 2011).",
    ),
    "Content": (
        "content.CONTENT",
        "LAS of content relations (a division of relations into classes).",
    ),
    "Function": (
        "content.FUNCTION",
        "LAS of function relations (a division of relations into classes).",
    ),
    "WLAS": (
        "weighted.WLAS",
        "LAS weighted by how much a relation says about its words (weights of relations).",
    ),
    "TED": (
        "tedeval.TED",
        "Labelled tree edit distance of functional trees (Tsarfaty et al. 2011).",
    ),
    "UTED": ("tedeval.UTED", "Unlabelled tree edit distance of functional trees."),
    "TDice": ("tree_distance.T_DICE", "Similarity of trees by their alignment (Emms)."),
    "UF1": ("brackets.UF1", "Brackets without labels (constituents)."),
    "LF1": ("brackets.LF1", "Labelled brackets (constituents)."),
    "EVALB": (
        "evalb.EVALB",
        "Labelled brackets as the program EVALB counts them (constituents).",
    ),
    "ExactMatch": (
        "brackets.EXACT_MATCH",
        "Sentences in which all labelled brackets are right (constituents).",
    ),
    "LeafAncestor": (
        "leaf_ancestor.LEAF_ANCESTOR",
        "Mean similarity of the paths from words to the root (constituents).",
    ),
    "DF1": ("brackets.DISCONTINUOUS_F1", "Labelled discontinuous brackets (constituents)."),
    "FunctionTags": (
        "function_tags.FUNCTION_TAGS",
        "Function tags of right brackets, such as SBJ (constituents).",
    ),
}

# Metrics that need a model trained on gold trees; `treeval.scoring.training` makes them.
NEEDS_TRAINING = {
    "DPPL": "Derivation perplexity of trees; lower is better (training data in `train=`).",
}

# What every metric measures and needs, in one line.
EXPLAINED = {name: about for name, (_, about) in _METRICS.items()} | NEEDS_TRAINING


class _Registry(Mapping[str, Metric[Any]]):
    """Loads a family when one of its metrics is needed, because every run pays for start-up."""

    def __getitem__(self, name: str) -> Metric[Any]:
        path, _ = _METRICS[name]
        module, _, constant = path.rpartition(".")
        metric: Metric[Any] = getattr(import_module(f"treeval.metrics.{module}"), constant)
        return metric

    def __iter__(self) -> Iterator[str]:
        return iter(_METRICS)

    def __len__(self) -> int:
        return len(_METRICS)

    def __contains__(self, name: object) -> bool:
        return name in _METRICS


METRICS: Mapping[str, Metric[Any]] = _Registry()
