"""Settings of what is found out about treebanks: `describe`, `check`, `audit` and `diff`."""

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
    Subtypes,
)
from treeval.settings.conventions import DerivationSettings
from treeval.settings.reading import FileSettings, Reading
from treeval.settings.scale import ScaleSettings
from treeval.settings.setting import Settings, setting

_CONVENTIONS = "Conventions"


@dataclass(frozen=True)
class TreebankSettings(Settings):
    """Settings of `describe`."""

    systems: Any = setting(
        (),
        "Output of a system for one of the treebanks, or a folder with files that are called as "
        "those of the treebanks; adds scores across treebanks. May be given several times; scores "
        "of several systems on one treebank are averaged.",
        metavar="[TREEBANK=]PATH",
        many=True,
        whole=True,
    )
    perplexity: bool = setting(
        False,
        "Compute string and derivation perplexity of the test section of each treebank, under "
        "models of its training section.",
    )
    train: Any = setting(
        (),
        "Training section of one treebank or of all, for `perplexity=`. May be given several "
        "times. By default, the file of a treebank's folder that has train in its name.",
        metavar="[TREEBANK=]FILE",
        many=True,
        whole=True,
    )
    accuracies: Any = setting(
        None,
        "Tab-separated file of treebank and accuracy, for `perplexity=`; adds correlations of "
        "accuracy with size and with size divided by perplexity.",
        metavar="FILE",
    )
    subtypes: Subtypes = setting(
        "strip",
        "What to do with subtypes of relations: strip (nsubj:pass counts as nsubj), keep, or lower "
        "(keep, but ignore case).",
        heading=_CONVENTIONS,
    )
    lowercase: bool = setting(False, "Count The and the as one word form.", heading=_CONVENTIONS)
    relation_classes: Any = setting(
        None,
        "Which relations are content and which are function relations: ud1, ud2, none, or a file "
        "in TOML or with lines of relation, tab, class. The default is ud2, except for treebanks "
        "with other relations, which then have no such shares.",
        metavar="ud1|ud2|none|FILE",
        heading=_CONVENTIONS,
    )
    roots: Roots = setting(
        "one", "Number of roots that a valid tree may have: one or many.", heading=_CONVENTIONS
    )
    derivations: DerivationSettings = field(default_factory=DerivationSettings)
    reading: Reading = field(default_factory=Reading)
    scale: ScaleSettings = field(default_factory=ScaleSettings)


@dataclass(frozen=True)
class CheckSettings(Settings):
    """Settings of `check`."""

    style: bool = setting(
        True,
        "List problems of style as well: they break the rules of the format, but the file can "
        "still be used (default).",
    )
    roots: Roots = setting("one", "Number of roots that a valid tree may have: one or many.")
    reading: FileSettings = field(default_factory=FileSettings)
    scale: ScaleSettings = field(default_factory=ScaleSettings)


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
        "Number of parts of the treebank, each of which is scored by models of the others. By "
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
            raise SettingError("is about the words of `check=`; name some", setting="note")
        if self.parses and self.what == "upos":
            raise SettingError("are compared by arcs; leave them out for tags", setting="parses")


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
        10, "Number of cases from which changes of the same kind are a group.", least=2, metavar="N"
    )
    all: bool = setting(
        False, "List all groups, one-offs and left-over words, not only the first of them."
    )
    annotators: bool = setting(
        False,
        "Compare two annotators instead of two releases: the tables call them A and B, and nothing "
        "is old or new.",
    )
    reading: FileSettings = field(default_factory=FileSettings)
