"""The statistics that come with a UD release: sizes and relation counts of whole treebanks."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from treeval.errors import ReadError
from treeval.formats.files import load
from treeval.metrics.relations.classes import CLASSES, UD1_CLASSES, RelationClass

_TOTAL = re.compile(
    r"<total><sentences>(?P<sentences>\d+)</sentences><tokens>(?P<tokens>\d+)</tokens>"
    r"(?:.*?<words>(?P<words>\d+)</words>)?"
)
_RELATION = re.compile(r'<dep name="(?P<name>[^"]+)">(?P<count>\d+)</dep>')


@dataclass(frozen=True)
class ReleaseStatistics:
    """What ``stats.xml`` says of a treebank: all of it, even if not all files are at hand."""

    sentences: int
    tokens: int  # as they are written; one token may be several words
    words: int
    relations: Mapping[str, int]

    @property
    def shares(self) -> dict[RelationClass, float]:
        """The share of words in each class of relations."""
        total = sum(self.relations.values())
        return {
            name: sum(n for r, n in self.relations.items() if UD1_CLASSES.class_of(r) == name)
            / total
            for name in CLASSES
        }


def read_statistics(path: Path) -> ReleaseStatistics:
    """Find the numbers line by line: with its unescaped characters the file is often no XML."""
    text = load(str(path)).decode("utf-8", errors="replace")
    total = _TOTAL.search(text)
    if not total:
        raise ReadError(f"{path}: no size of the treebank in it; is it a stats.xml of UD?")
    relations = {found["name"]: int(found["count"]) for found in _RELATION.finditer(text)}
    sentences, tokens = int(total["sentences"]), int(total["tokens"])
    # The file leaves out the number of words where every token is one word.
    return ReleaseStatistics(sentences, tokens, int(total["words"] or tokens), relations)
