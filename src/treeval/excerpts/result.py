"""Parts of a treebank, and how they are written."""

from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike
from typing import Any

import numpy as np

from treeval import report
from treeval.arrays import Ints
from treeval.formats.ends import sentence_bytes
from treeval.formats.files import as_path, writing
from treeval.formats.registry import format_of
from treeval.signature import Signature
from treeval.sources.source import Source
from treeval.tree.constituents import Trees
from treeval.version import stamped

_STYLE = report.Style()


@dataclass(frozen=True, eq=False)
class Part:
    """Some sentences of a treebank, in the order of the file."""

    name: str
    source: Source
    sentences: Ints
    documents: int | None  # None if the file does not divide documents
    encoding: str = "utf-8"

    @property
    def trees(self) -> Trees:
        return self.source.trees.select(self.sentences)

    @property
    def words(self) -> int:
        return int(self.source.trees.lengths[self.sentences].sum())

    def write(self, path: str | PathLike[str]) -> None:
        """Write the sentences as they are in the file; ``-`` is standard output.

        Trees that were not read from a file are written in the format that the suffix stands for.
        """
        target = as_path(path)
        if self.source.content is None:
            format_of(target, to_write=True).write(self.trees, target)
            return
        blocks = sentence_bytes(self.source.trees, self.source.content, self.encoding)
        with writing(target) as stream:
            stream.writelines(blocks[number] for number in self.sentences.tolist())

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "sentences": len(self.sentences),
            "words": self.words,
            "documents": self.documents,
        }


@dataclass(frozen=True, eq=False, repr=False)
class Division(report.Result):
    """The result of `split`, `sample` and `filter_sentences`: parts of a treebank."""

    source: Source
    parts: tuple[Part, ...]
    signature: Signature
    remarks: tuple[str, ...] = ()

    def __getitem__(self, name: str) -> Part:
        """Find a part by its name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(f"{name!r}; the parts are {', '.join(part.name for part in self.parts)}")

    def write(self, paths: Mapping[str, str | PathLike[str]]) -> None:
        """Write parts into files, given by their names; sentences stay byte for byte the same."""
        for name, path in paths.items():
            self[name].write(path)

    @property
    def left_out(self) -> int:
        """The number of sentences that are in no part."""
        used = sum(len(part.sentences) for part in self.parts)
        return len(self.source.trees) - used

    def to_dict(self) -> dict[str, Any]:
        return {
            **stamped("split"),
            "signature": str(self.signature),
            "source": self.source.info.to_dict(),
            "parts": [part.to_dict() for part in self.parts],
            "left_out": self.left_out,
        }

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        total = self.source.trees.words
        rows = tuple(
            (
                report.printable(part.name),
                str(len(part.sentences)),
                str(part.words),
                report.UNDEFINED if part.documents is None else str(part.documents),
                report.percent(part.words / total, style.decimals),
            )
            for part in self.parts
        )
        return [report.Table(("Part", "Sentences", "Words", "Documents", "% of words"), rows)]

    def notes(self) -> list[str]:
        more = [f"sentences in no part: {self.left_out}"] if self.left_out else []
        return [*self.remarks, *more, f"signature: {self.signature}"]

    def page(self, command: str = "") -> "report.Page":
        return report.default_page(
            self,
            command,
            "Parts of a treebank",
            report.several(len(self.parts), "part"),
            section="Parts",
            files=[("read", self.source.info)],
        )


def part_of(
    name: str, source: Source, sentences: Ints, documents: Ints | None, encoding: str
) -> Part:
    """Make a part, and count the documents that it has sentences of."""
    number = None if documents is None else len(np.unique(documents[sentences]))
    return Part(name, source, sentences, number, encoding)
