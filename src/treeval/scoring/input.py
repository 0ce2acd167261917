"""Treebanks as they come to be scored: read or given, inspected, admitted or refused."""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from os import PathLike
from typing import Any, Literal

import numpy as np

from treeval.arrays import Bools
from treeval.errors import InvalidTreeError, ReadError
from treeval.formats.conll import Document
from treeval.formats.reading import inspect
from treeval.scoring.results import FileInfo
from treeval.tree.enhanced import deps_problems
from treeval.tree.problems import Problem, insist_on_words
from treeval.tree.shape import sentences_with, tree_problems
from treeval.tree.surface import Surface, surface
from treeval.tree.treebank import Treebank

Invalid = Literal["fail", "skip", "keep"]


@dataclass(frozen=True, eq=False)
class Source:
    """A treebank to be scored, and all that is wrong with it."""

    treebank: Treebank
    format_problems: tuple[Problem, ...] = ()

    @staticmethod
    def of(given: Any, format_name: str | None = None) -> "Source":
        """Take a source or treebank as it is, read a path, or adapt another library's sentences.

        A treebank without a single word is most likely the wrong file, and refused.
        """
        source = _source(given, format_name)
        insist_on_words(source.path, source.treebank.words)
        return source

    @property
    def path(self) -> str:
        return self.treebank.origin.path

    @property
    def info(self) -> FileInfo:
        return FileInfo(self.path, self.sha256, len(self.treebank), self.treebank.words)

    @cached_property
    def surface(self) -> Surface:
        return surface(self.treebank)

    @cached_property
    def sha256(self) -> str | None:
        """Of the file's content, decompressed; a treebank made by a program has none."""
        origin = self.treebank.origin
        if not isinstance(origin, Document):
            return None
        return hashlib.sha256(origin.table.lines.text).hexdigest()


def _source(given: Any, format_name: str | None) -> Source:
    if isinstance(given, Source):
        return given
    if isinstance(given, Treebank):
        return Source(given)
    if isinstance(given, str | PathLike):
        treebank, problems = inspect(str(given), format_name)
        return Source(treebank, tuple(problems))
    from treeval.adapters import to_treebank  # noqa: PLC0415  files need none

    return Source(to_treebank(given))


@dataclass(frozen=True, eq=False)
class Admission:
    """Which sentences of a treebank may be scored, and what was wrong with the others."""

    skipped: Bools
    problems: tuple[Problem, ...] = ()
    kept: int = 0  # sentences scored although they are no trees


def admit(
    source: Source, invalid: Invalid, *, one_root: bool, with_edges: bool = False
) -> Admission:
    """Apply a policy: raise an error, mark sentences to skip, or keep what is no tree.

    What cannot be read at all cannot be kept either. Unreadable DEPS are looked for only where
    their sentences can be skipped; otherwise whoever reads the edges raises the error.
    """
    unreadable = list(source.format_problems)
    if with_edges and invalid == "skip":
        unreadable += deps_problems(source.treebank)
    if unreadable and invalid != "skip":
        raise ReadError(str(unreadable[0]))
    no_trees = tree_problems(source.treebank, one_root=one_root)
    if no_trees and invalid == "fail":
        raise InvalidTreeError(str(no_trees[0]))
    sentences = len(source.treebank)
    if invalid == "keep":
        kept = int(np.count_nonzero(sentences_with(no_trees, sentences)))
        return Admission(np.zeros(sentences, dtype=np.bool_), (), kept)
    problems = sorted([*unreadable, *no_trees], key=lambda problem: problem.line)
    return Admission(sentences_with(problems, sentences), tuple(problems))
