"""What a conversion gives: the trees, where they were written, and what did not go along."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from treeval.report.result import Result
from treeval.report.tables.style import Style
from treeval.report.tables.table import Table
from treeval.sources.info import FileInfo
from treeval.tree.trees import Trees, kind_of
from treeval.version import stamped

if TYPE_CHECKING:
    from treeval.models.transitions import Derivations
    from treeval.report.pages.page import Page

_STYLE = Style()


@dataclass(frozen=True, eq=False, repr=False)
class Conversion(Result):
    """What `convert` made."""

    source: FileInfo
    trees: Trees
    target: str | None = None  # the file that was written, if any
    format: str | None = None  # of that file
    lost: tuple[str, ...] = ()  # what the format cannot hold
    derivations: "Derivations | None" = None  # of the trees, if transitions were asked for

    @property
    def transitions(self) -> list[str]:
        """The transitions of each sentence on one line; an empty line if it has none."""
        if self.derivations is None:
            return []
        labels = "deprel" if "deprel" in self.derivations.treebank.columns else None
        return list(self.derivations.lines(labels))

    @property
    def skipped(self) -> int:
        """How many sentences have no transitions."""
        return 0 if self.derivations is None else len(self.derivations.problems)

    def to_dict(self) -> dict[str, Any]:
        return {
            **stamped("convert"),
            "source": self.source.to_dict(),
            "target": self.target,
            "format": self.format,
            "kind": kind_of(self.trees),
            "sentences": len(self.trees),
            "words": self.trees.words,
            "lost": list(self.lost),
            "skipped_sentences": self.skipped,
        }

    def tables(self, style: Style = _STYLE) -> list[Table]:
        from treeval.report.tables.conversion import conversion_table  # noqa: PLC0415  when shown

        del style
        return [conversion_table(self)]

    def notes(self) -> list[str]:
        place = self.target or self.source.path
        notes = []
        if self.lost:
            notes.append(f"{place}: {self.format} does not hold {', '.join(self.lost)}")
        if self.derivations is not None and self.skipped:
            of_all = f"{self.skipped} of {len(self.trees)} sentences skipped"
            notes.append(f"{place}: {of_all}, first: {self.derivations.problems[0]}")
        return notes

    def page(self, command: str = "") -> "Page":
        from treeval.report.pages.conversion import conversion_page  # noqa: PLC0415  for pages only

        return conversion_page(self, command)
