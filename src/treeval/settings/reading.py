"""How files are read, which of their sentences are used, and what is removed from them first."""

from dataclasses import dataclass
from typing import ClassVar

from treeval.settings.choices import Invalid, Marks, MissingSentences
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class FileSettings(Settings):
    """The format and encoding of files."""

    heading: ClassVar[str] = "Input"

    format: str | None = setting(
        None,
        "Format of the files that are read: {formats}. By default, the suffix of the file decides.",
        metavar="NAME",
    )
    encoding: str = setting("utf-8", "Encoding of the files that are read.")


@dataclass(frozen=True)
class BracketSettings(FileSettings):
    """How files in brackets are read."""

    tree_per_line: bool = setting(
        False,
        "Read brackets as EVALB does: one tree per line, and an empty line for a missing parse.",
    )


@dataclass(frozen=True)
class TreeSettings(FileSettings):
    """How trees are read, and which of them are used."""

    max_length: int | None = setting(
        None, "Leave out sentences with more words than this.", least=1, metavar="N"
    )


@dataclass(frozen=True)
class Reading(TreeSettings):
    """How trees are read, admitted and prepared."""

    invalid: Invalid | None = setting(
        None,
        "Sentences whose heads do not form a tree: stop with an error (fail), leave them out "
        "(skip), or use them as they are (keep). By default, they are an error in gold files and "
        "treebanks, and are kept in other files.",
    )
    strip_punct: Marks | None = setting(
        None,
        "Remove punctuation from all trees first. It is recognised by form, UPOS, tag (tags is a "
        "general list of tags, penn that of the Penn Treebank) or relation. Without a value, the "
        "option means form.",
        alone="form",
    )


@dataclass(frozen=True)
class OutputReading(Reading):
    """How gold trees and outputs of systems are read, admitted and brought together."""

    missing_sentences: MissingSentences = setting(
        "fail",
        "Outputs with other sentences than the gold file, compared by their text: stop with an "
        "error (fail), leave these sentences out for all systems (skip), or count every word of "
        "a missing sentence as wrong (zero). Sentences that only an output has are left out.",
    )


@dataclass(frozen=True)
class TreeReading(Reading, BracketSettings):
    """How trees of either kind are read, admitted and prepared."""


@dataclass(frozen=True)
class ScoreReading(TreeReading, OutputReading):
    """How gold trees and outputs of either kind are read and brought together."""
