"""Where the numbers of a page come from: files with their hashes, the command, signatures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from treeval.report.pages.page import Grid
from treeval.report.tables.table import UNDEFINED
from treeval.report.text import printable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from treeval.signature import Signature
    from treeval.sources.info import FileInfo

_PREFIX = 12  # digits of a hash; they are enough to distinguish files


@dataclass(frozen=True)
class Provenance:
    """The command that made a page, and its random seed."""

    command: str = ""
    seed: str = ""  # empty if nothing is random

    def facts(self) -> tuple[tuple[str, str], ...]:
        """The facts at the top of a page."""
        command = (("Command", printable(self.command)),) if self.command else ()
        return (*command, *((("Seed", self.seed),) if self.seed else ()))


def files_grid(files: Sequence[tuple[str, FileInfo]]) -> Grid:
    """List files by their roles, such as gold."""
    rows = tuple(
        (
            printable(name),
            printable(file.path),
            f"{file.sentences:,}",
            f"{file.words:,}",
            (file.sha256 or UNDEFINED)[:_PREFIX],
        )
        for name, file in files
    )
    header = ("", "File", "Sentences", "Words", "SHA-256")
    return Grid(header, rows, "Files, with the first digits of the SHA-256 of their content", 2)


def signatures_grid(signatures: Mapping[str, Signature], title: str = "Signatures") -> Grid:
    rows = tuple((printable(name), printable(str(line))) for name, line in signatures.items())
    return Grid(("", "Signature"), rows, title, 2)


def short_path(path: str) -> str:
    """The name and folder of a file, for titles."""
    return printable("/".join(path.split("/")[-2:]))
