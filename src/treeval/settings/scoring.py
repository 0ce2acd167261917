"""Settings of the functions that compare systems with gold trees, or annotators with each other."""

from dataclasses import dataclass, field
from typing import Any

from treeval.settings.certainty import Certainty
from treeval.settings.choices import (
    GROUPINGS,
    ErrorKind,
    MatrixOf,
    Missing,
    Order,
    TagColumn,
)
from treeval.settings.conventions import Conventions
from treeval.settings.reading import Reading
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class ScoreSettings(Settings):
    """Settings of `score`."""

    metrics: tuple[Any, ...] | None = setting(
        None,
        "Metrics to compute, between commas, or all. By default, those of the UD scorer, or the "
        "usual ones of constituents.",
        metavar="A,B",
        many=True,
    )
    by: tuple[Any, ...] = setting(
        (),
        f"Break scores down by groups: {', '.join(GROUPINGS)}; constituents by label or length. "
        "Applies to the metrics named, by default to LAS or LF1.",
        metavar="A,B",
        many=True,
    )
    train: Any = setting(
        None,
        "Training data, which the grouping frequency and the metric DPPL need.",
        metavar="FILE",
    )
    params: Any = setting(
        None,
        "Parameter file of EVALB, for constituents. The default is COLLINS.prm.",
        metavar="FILE",
        heading="Conventions",
    )
    conventions: Conventions = field(default_factory=Conventions)
    certainty: Certainty = field(default_factory=Certainty)
    reading: Reading = field(default_factory=Reading)


@dataclass(frozen=True)
class CampaignSettings(ScoreSettings):
    """Settings of `campaign`."""

    missing: Missing = setting(
        "skip",
        "Outputs that a system does not have, among many treebanks: leave them out of its mean, or "
        "count them as zero.",
        heading="Scale",
    )
    jobs: int = setting(
        1,
        "Number of worker processes, for many treebanks.",
        least=1,
        short="j",
        metavar="N",
        heading="Scale",
    )
    cluster: str | None = setting(
        None,
        "Address of the scheduler of a Dask cluster, for many treebanks: tcp://HOST:PORT.",
        metavar="ADDRESS",
        heading="Scale",
    )


@dataclass(frozen=True)
class AgreementSettings(Settings):
    """Settings of `agreement`."""

    conventions: Conventions = field(default_factory=Conventions)
    reading: Reading = field(default_factory=Reading)


@dataclass(frozen=True)
class TagSettings(Settings):
    """Settings of `score_tags`."""

    column: TagColumn = setting("xpos", "Column of the gold file that holds the gold tags.")
    reading: Reading = field(default_factory=Reading)


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
        "Show only words where just the head is wrong (head), just the relation (label), both, or "
        "which have no predicted word (unaligned).",
    )
    order: Order = setting(
        "errors", "Order of the sentences: those with the most errors first, or as in the file."
    )
    show: int | None = setting(
        None,
        "Number of sentences to show. The default is 5 as text, 50 on a page, and otherwise all.",
        least=0,
        short="n",
        metavar="N",
    )
    top: int | None = setting(
        None,
        "Number of confusions to list; 0 lists all. The default is 20 as text, otherwise all.",
        least=0,
        metavar="N",
    )
    conventions: Conventions = field(default_factory=Conventions)
    reading: Reading = field(default_factory=Reading)
