"""Settings of the functions that compare files in detail: errors, agreement, induced tags."""

from dataclasses import dataclass, field
from typing import Any

from treeval.settings.choices import ErrorKind, MatrixOf, Sort, TagColumn
from treeval.settings.conventions import WordConventions
from treeval.settings.reading import FileSettings, OutputReading, Reading
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
        "Number of sentences to show. The default is 5 in text, 50 on a page, and otherwise all.",
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
