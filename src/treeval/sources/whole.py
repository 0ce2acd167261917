"""All files of one treebank, read and admitted, as one treebank."""

import hashlib
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np

from treeval.progress import Progress, followed, silent
from treeval.settings.choices import Invalid
from treeval.settings.reading import FileSettings
from treeval.sources.admission import admit
from treeval.sources.info import FileInfo
from treeval.sources.names import listed
from treeval.sources.source import Source
from treeval.tree.joined import joined
from treeval.tree.treebank import Treebank


@dataclass(frozen=True, eq=False, repr=False)
class WholeTreebank:
    """The sentences of all files, and the files."""

    treebank: Treebank
    sources: tuple[Source, ...]
    files: tuple[FileInfo, ...]
    skipped: int = 0  # sentences that are left out because they are not trees
    kept: int = 0  # sentences that are used although they are not trees
    _names: dict[int, str] = field(default_factory=dict)

    def name(self, sentence: int) -> str:
        """The sent_id of a sentence, or else a hash of its words."""
        if sentence not in self._names:
            given = self.treebank.origin.sentence_id(sentence)
            self._names[sentence] = given or self._hash(sentence)
        return self._names[sentence]

    @cached_property
    def by_name(self) -> dict[str, int]:
        """The sentences by name; of several with the same name, the first."""
        return {self.name(number): number for number in reversed(range(len(self.treebank)))}

    def _hash(self, sentence: int) -> str:
        begin, end = self.treebank.offsets[sentence : sentence + 2].tolist()
        words = " ".join(self.treebank.columns["form"].take(slice(begin, end)))
        return "words-" + hashlib.sha256(words.encode(errors="replace")).hexdigest()[:12]


def read_whole(
    given: Any,
    reading: FileSettings,
    *,
    policy: Invalid = "fail",
    one_root: bool = True,
    progress: Progress = silent,
) -> WholeTreebank:
    """Read one file or several, or the files of a folder, as one treebank."""
    inputs = listed(given)
    parts, files, skipped, kept = [], [], 0, 0
    sources = [
        Source.of(thing, reading) for thing in followed(inputs, "reading", len(inputs), progress)
    ]
    for source in sources:
        part, left_out, used = _admitted(source, policy, one_root=one_root)
        skipped, kept = skipped + left_out, kept + used
        parts.append(part)
        files.append(replace(source.info, sentences=len(part), words=part.words))
    return WholeTreebank(joined(parts), tuple(sources), tuple(files), skipped, kept)


def _admitted(source: Source, policy: Invalid, *, one_root: bool) -> tuple[Treebank, int, int]:
    """Give the sentences that are used, and count those that are not trees."""
    treebank = source.treebank
    admission = admit(source, policy, one_root=one_root)
    skipped = int(np.count_nonzero(admission.skipped))
    if skipped:
        treebank = treebank.select(np.flatnonzero(~admission.skipped))
    return treebank, skipped, admission.kept
