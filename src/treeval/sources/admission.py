"""The policy on broken trees: an error, sentences to skip, or trees kept as they are."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools
from treeval.errors import InvalidTreeError, ReadError
from treeval.settings.choices import Invalid
from treeval.sources.source import Source
from treeval.tree.enhanced import deps_problems
from treeval.tree.problems import Problem
from treeval.tree.shape import sentences_with, tree_problems
from treeval.tree.treebank import Treebank


@dataclass(frozen=True, eq=False, repr=False)
class Admission:
    """The sentences to skip, and their problems."""

    skipped: Bools
    problems: tuple[Problem, ...] = ()
    kept: int = 0  # sentences that are used although their heads do not form a tree


def admit(
    source: Source, invalid: Invalid, *, one_root: bool, with_edges: bool = False
) -> Admission:
    """Apply a policy: raise an error, mark sentences to skip, or keep them as they are.

    A sentence that cannot be read cannot be kept either. Unreadable DEPS are looked for only where
    their sentences can be skipped; otherwise, reading the edges raises the error.
    """
    trees, sentences = source.trees, len(source.trees)
    if not isinstance(trees, Treebank):  # constituents are trees by the way they are written
        return Admission(np.zeros(sentences, dtype=np.bool_))
    unreadable = list(source.format_problems)
    if with_edges and invalid == "skip":
        unreadable += deps_problems(trees)
    if unreadable and invalid != "skip":
        raise ReadError(str(unreadable[0]))
    broken = tree_problems(trees, one_root=one_root)
    if broken and invalid == "fail":
        raise InvalidTreeError(f"{broken[0]}, or set `invalid=` to skip or keep")
    if invalid == "keep":
        kept = int(np.count_nonzero(sentences_with(broken, sentences)))
        return Admission(np.zeros(sentences, dtype=np.bool_), (), kept)
    problems = sorted([*unreadable, *broken], key=lambda problem: problem.line)
    return Admission(sentences_with(problems, sentences), tuple(problems))
