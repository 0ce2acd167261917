"""Where the numbers of a page come from: files with their hashes, the command, signatures."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from treeval.report.pages.page import Grid
from treeval.report.tables.table import UNDEFINED
from treeval.report.text import printable
from treeval.scoring.results import FileInfo

_PREFIX = 12  # digits of a hash that tell files apart


@dataclass(frozen=True)
class Provenance:
    """The command that a page was written by, and what its draws started from."""

    command: str = ""
    seed: int | None = None

    def facts(self, *, drawn: bool = True) -> tuple[tuple[str, str], ...]:
        """What stands at the head of a page; the seed only if anything was drawn."""
        command = (("Command", printable(self.command)),) if self.command else ()
        seed = (("Seed", str(self.seed)),) if drawn and self.seed is not None else ()
        return (*command, *seed)


def files_grid(files: Sequence[tuple[str, FileInfo]]) -> Grid:
    """Files by what they are here."""
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
    return Grid(header, rows, "Files, with the first digits of the SHA-256 of what is in them", 2)


def signatures_grid(signatures: Mapping[str, str], title: str = "Signatures") -> Grid:
    rows = tuple((printable(name), printable(line)) for name, line in signatures.items())
    return Grid(("", "Signature"), rows, title, 2)


def short_path(path: str) -> str:
    """A file's name and folder, for titles."""
    return printable("/".join(path.split("/")[-2:]))
