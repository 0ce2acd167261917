"""Settings of comparisons beyond scores: errors, agreement, induced tags, annotation schemes."""

from dataclasses import dataclass, field
from typing import Any

from treeval.settings.certainty import Certainty
from treeval.settings.choices import ErrorKind, MatrixOf, Mode, Sort, Subtypes, TagColumn, Wildcard
from treeval.settings.conventions import WordConventions
from treeval.settings.reading import FileSettings, OutputReading, Reading, TreeReading
from treeval.settings.scale import ScaleSettings
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class AgreementSettings(Settings):
    """Settings of `agreement`."""

    disagreements: int | None = setting(
        None,
        "Number of disagreements to list. The default is 20 in tables for people, and otherwise "
        "all.",
        least=0,
        short="n",
        metavar="N",
    )
    conventions: WordConventions = field(default_factory=WordConventions)
    reading: Reading = field(default_factory=Reading)


@dataclass(frozen=True)
class TagSettings(Settings):
    """Settings of `score_tags`."""

    column: TagColumn = setting("xpos", "Column of the gold file that holds the gold tags.")
    files: FileSettings = field(default_factory=FileSettings)


@dataclass(frozen=True)
class ErrorSettings(Settings):
    """Settings of `errors_of`."""

    matrix: MatrixOf = setting(
        "relation",
        "What the confusion matrix compares: the relations of words, or the tags (upos, xpos) of "
        "their heads.",
    )
    confusion: str | None = setting(
        None,
        "Show only words in this cell of the matrix, for instance nsubj:obj, nsubj:* or *:obj.",
        metavar="GOLD:PREDICTED",
    )
    kind: ErrorKind = setting(
        "any",
        "Kind of errors to show: only the head is wrong (head), only the relation (label), or "
        "both are (both), or there is no predicted word (unaligned).",
    )
    better: str | None = setting(
        None,
        "Show only words that system A gets right and system B gets wrong.",
        metavar="A:B",
    )
    sentence: tuple[Any, ...] = setting(
        (),
        "Show this sentence, given by its sent_id or by its number, as all systems analyse it. Can "
        "be repeated.",
        metavar="ID",
        many=True,
        whole=True,
    )
    sort: Sort = setting(
        "errors",
        "Order of the sentences: those with the most errors first (errors), those with the largest "
        "share of wrong words (share), the shortest ones (length), or as in the file (file).",
    )
    show: int | None = setting(
        None,
        "Number of sentences to show. The default is 5 in text, 50 on a page or for files that are "
        "read in blocks, and otherwise all.",
        least=0,
        short="n",
        metavar="N",
    )
    top: int | None = setting(
        None,
        "Number of confusions to list; 0 lists all. The default is 20 in text, and otherwise all.",
        least=0,
        metavar="N",
    )
    conventions: WordConventions = field(default_factory=WordConventions)
    reading: OutputReading = field(default_factory=OutputReading)
    scale: ScaleSettings = field(default_factory=ScaleSettings)


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
        "in addition to `label_map=`. A line may have more than two labels; # begins a comment.",
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
