"""Settings of `audit` and `diff`: doubtful annotations, and annotations that have changed."""

from dataclasses import dataclass, field
from typing import Any

from treeval.errors import SettingError
from treeval.settings.certainty import SEED
from treeval.settings.choices import (
    DIFF_FIELDS,
    AuditedPart,
    DiffField,
    FindingOrder,
    Invalid,
    Roots,
)
from treeval.settings.reading import FileSettings
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class WholeTreebankReading(FileSettings):
    """How a treebank is read that must be complete, because its files are marked or compared."""

    invalid: Invalid | None = setting(
        None,
        "Sentences whose heads do not form a tree: stop with an error (fail, the default), leave "
        "them out (skip), or use them as they are (keep).",
    )
    roots: Roots = setting("one", "Number of roots that a valid tree may have: one or many.")


@dataclass(frozen=True)
class AuditSettings(Settings):
    """Settings of `audit`."""

    limit: int = setting(
        100, "Number of findings; 0 lists every word.", least=0, short="n", metavar="N"
    )
    what: AuditedPart = setting(
        "all",
        "What to look for: heads and relations (all), only words for which another head competes "
        "(head) or another relation of the same head (relation), or tags (upos).",
    )
    by: FindingOrder = setting(
        "word",
        "How findings are listed: one by one (word), by sentence, or by pattern, which is the "
        "annotated relation, the competing one, and the tags of word and head.",
    )
    relation: tuple[str, ...] = setting(
        (),
        "List only words that are annotated with this relation; may be given several times. "
        "Without a subtype it stands for all its subtypes.",
        metavar="RELATION",
        many=True,
    )
    include_punct: bool = setting(
        False, "List punctuation, too; the models learn from it in any case."
    )
    parses: Any = setting(
        (),
        "Parses of the same text by a parser; words that several parsers analyse alike, but "
        "unlike the treebank, rank higher. May be given several times.",
        metavar="FILE",
        many=True,
        whole=True,
    )
    checked: Any = setting(
        None,
        "List of words that have been checked and are right as they are annotated; they are left "
        "out until their annotation changes.",
        metavar="FILE",
    )
    check: tuple[str, ...] = setting(
        (),
        "Word that has been checked, written as SENTENCE:WORD, to be added to the `checked=` "
        "file. May be given several times.",
        metavar="ID",
        many=True,
        whole=True,
    )
    note: str = setting("", "Note on the words of `check=`.", metavar="TEXT")
    folds: int | None = setting(
        None,
        "Number of folds of the treebank; each is scored by models trained on the others. By "
        "default, 10 for small treebanks to 2 for large ones.",
        least=2,
        metavar="K",
    )
    seed: int = setting(
        SEED, "Random seed; the same seed gives the same result.", least=0, metavar="N"
    )
    jobs: int = setting(1, "Number of threads.", least=1, short="j", metavar="N", heading="Scale")
    reading: WholeTreebankReading = field(default_factory=WholeTreebankReading)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.check and self.checked is None:
            problem = "there is no file to add the words to; name it with `checked=`"
            raise SettingError(problem, setting="check")
        if self.note and not self.check:
            raise SettingError("it belongs to the words of `check=`; name some", setting="note")
        if self.parses and self.what == "upos":
            raise SettingError(
                "parses are compared by arcs; leave them out for tags", setting="parses"
            )


@dataclass(frozen=True)
class DiffSettings(Settings):
    """Settings of `diff`."""

    fields: tuple[DiffField, ...] = setting(
        DIFF_FIELDS,
        f"Fields to compare, separated by commas: {', '.join(DIFF_FIELDS)}. The default is all.",
        metavar="A,B",
        many=True,
    )
    min_group: int = setting(
        10, "Smallest number of changes of the same kind that form a group.", least=2, metavar="N"
    )
    all: bool = setting(
        False, "List all groups, one-offs and left-over words, not only the first of them."
    )
    annotators: bool = setting(
        False,
        "Compare two annotators instead of two releases: the tables call them A and B instead of "
        "old and new.",
    )
    reading: FileSettings = field(default_factory=FileSettings)
