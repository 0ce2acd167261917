"""The record of an input in results: its path, its hash and its size."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class FileInfo:
    """An input: where it came from, the hash of its content, and its size."""

    path: str
    sha256: str | None
    sentences: int
    words: int

    @property
    def short_hash(self) -> dict[str, str]:
        """The beginning of the hash, for signatures; empty if there was no file."""
        return {"gold": self.sha256[:6]} if self.sha256 else {}

    def to_dict(self) -> dict[str, Any]:
        return {
            "path": self.path,
            "sha256": self.sha256,
            "sentences": self.sentences,
            "words": self.words,
        }
