"""Settings of the evaluation across annotation schemes."""

from dataclasses import dataclass, field
from typing import Any

from treeval.settings.certainty import Certainty
from treeval.settings.choices import Mode, Subtypes, Wildcard
from treeval.settings.reading import TreeReading
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class CrossCertainty(Certainty):
    """Certainty of scores across schemes, where systems are compared by default."""

    compare: bool = setting(True, "Test all pairs of systems with the same gold trees (default).")


@dataclass(frozen=True)
class CrossSettings(Settings):
    """Settings of `cross`."""

    mode: Mode = setting(
        "treeval",
        "How to count: as the paper defines it (treeval), or as the last program of its authors "
        "does (tedeval-2.2).",
    )
    label_map: tuple[str, ...] = setting(
        (),
        "Two labels that count as the same one, such as SUB=SBJ. May be given several times.",
        metavar="A=B",
        many=True,
        whole=True,
    )
    equations: Any = setting(
        None,
        "File of labels that count as the same one, such as SUB = SBJ: one equation per line, "
        "beside those of `label_map=`. A line may have more than two labels; # begins a comment.",
        metavar="FILE",
    )
    relabel_cost: float = setting(
        1.0,
        "Cost of changing a label, from 0 to 2; with 2, TED is the F1 of labelled nodes.",
        least=0,
        most=2,
        metavar="COST",
    )
    wildcard: Wildcard = setting(
        "literal",
        "Whether the label *, which head words have, is a label like any other (literal) or "
        "matches every label (match).",
    )
    subtypes: Subtypes = setting(
        "keep",
        "What to do with subtypes of relations: strip (nsubj:pass counts as nsubj), keep, or lower "
        "(keep, but ignore case).",
    )
    per_sentence: bool = setting(
        False, "Add the distances of every sentence to the JSON document.", heading="Output"
    )
    certainty: CrossCertainty = field(default_factory=CrossCertainty)
    reading: TreeReading = field(default_factory=TreeReading)
