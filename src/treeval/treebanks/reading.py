"""Files of treebanks and of systems: each is read and hashed once, admitted and prepared."""

from dataclasses import dataclass, field, replace
from os import PathLike, fspath
from typing import Any

import numpy as np

from treeval.errors import SettingError
from treeval.schemes.punctuation import are_marks
from treeval.schemes.stripping import Strip
from treeval.settings.choices import Invalid
from treeval.settings.treebanks import TreebankSettings
from treeval.sources.admission import admit
from treeval.sources.info import FileInfo
from treeval.sources.source import Source
from treeval.tree.constituents import Constituents, Trees
from treeval.tree.problems import Problem
from treeval.tree.treebank import Treebank


@dataclass(frozen=True)
class BrokenSentences:
    """Sentences of an input that are not trees, or cannot be read, and the policy on them."""

    path: str
    policy: Invalid
    sentences: int
    first: str = ""  # the problem of the first one that was skipped

    def to_dict(self) -> dict[str, Any]:
        return {
            "path": self.path,
            "policy": self.policy,
            "sentences": self.sentences,
            "first": self.first or None,
        }


@dataclass(frozen=True, eq=False)
class PreparedTreebank:
    """The trees of an input that are used."""

    treebank: Trees
    info: FileInfo  # with the numbers of sentences and words used
    broken: BrokenSentences | None
    first_problem: Problem | None = None  # of the sentences that were skipped


def policy_of(settings: TreebankSettings) -> Invalid:
    """The policy on broken trees, except those of systems, which are kept."""
    return settings.reading.invalid or "fail"


@dataclass(frozen=True, eq=False)
class TreebankReader:
    """Reads inputs and caches them, as one file may be described, trained and tested on."""

    settings: TreebankSettings
    _sources: dict[Any, Source] = field(default_factory=dict)
    _prepared: dict[Any, PreparedTreebank] = field(default_factory=dict)

    @property
    def policy(self) -> Invalid:
        return policy_of(self.settings)

    @property
    def broken(self) -> tuple[BrokenSentences, ...]:
        """The broken sentences of all inputs read so far."""
        return tuple(treebank.broken for treebank in self._prepared.values() if treebank.broken)

    def source(self, given: Any) -> Source:
        """Read trees as they are."""
        key = identity_of(given)
        if key not in self._sources:
            self._sources[key] = Source.of(given, self.settings.reading)
        return self._sources[key]

    def treebank(self, given: Any) -> PreparedTreebank:
        """Read trees that are taken to be right."""
        return self._cached(given, self.policy)

    def dependencies(self, given: Any) -> Treebank:
        """Read trees that are taken to be right, and must be dependencies."""
        trees = self.treebank(given).treebank
        if isinstance(trees, Treebank):
            return trees
        raise SettingError(
            f"{trees.origin.path}: holds constituents, but dependencies are needed; "
            "convert the file first (`treeval.convert`)"
        )

    def output(self, given: Any) -> Treebank:
        """Read the output of a system, whose broken trees are scored as they are."""
        trees = self._cached(given, "keep").treebank
        assert isinstance(trees, Treebank)
        return trees

    def _cached(self, given: Any, policy: Invalid) -> PreparedTreebank:
        key = identity_of(given)
        if (key, policy) not in self._prepared:
            self._prepared[key, policy] = prepared(self.source(given), self.settings, policy)
        return self._prepared[key, policy]


def identity_of(given: Any) -> str | int:
    """Give the key of an input in the cache: its path, or the identity of the object."""
    return fspath(given) if isinstance(given, str | PathLike) else id(given)


def prepared(source: Source, settings: TreebankSettings, policy: Invalid) -> PreparedTreebank:
    """Admit the trees of a source, and strip them as the settings say."""
    treebank = source.trees
    admission = admit(source, policy, one_root=settings.roots == "one")
    skipped = int(np.count_nonzero(admission.skipped))
    if skipped:
        treebank = treebank.select(np.flatnonzero(~admission.skipped))
    treebank = _stripped(treebank, settings)
    broken = None
    first = admission.problems[0] if admission.problems else None
    if skipped or admission.kept:
        said = str(first) if first else ""
        broken = BrokenSentences(source.path, policy, skipped or admission.kept, said)
    overt = treebank if isinstance(treebank, Treebank) else treebank.overt
    info = replace(source.info, sentences=len(treebank), words=overt.words)
    return PreparedTreebank(treebank, info, broken, first)


def _stripped(trees: Trees, settings: TreebankSettings) -> Trees:
    """Remove punctuation and long sentences, as far as the settings ask for it."""
    marks, longest = settings.reading.strip_punct, settings.reading.max_length
    if isinstance(trees, Treebank) and marks is not None:
        return Strip(marks, settings.roots, longest)(trees)
    if isinstance(trees, Constituents) and marks is not None:
        trees = trees.overt.without(words=are_marks(trees.overt, marks))
        trees = trees.select(np.flatnonzero(trees.lengths))
    if longest is None:
        return trees
    overt = trees if isinstance(trees, Treebank) else trees.overt
    return trees.select(np.flatnonzero(overt.lengths <= longest))
