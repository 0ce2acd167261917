"""What is wrong with a piece of a file, and the pieces put together.

A file that is read as a whole is one piece.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from treeval.checking.result import CheckedFile
from treeval.formats.file_style import FileStyle, PieceStyle, piece_style
from treeval.formats.style import style_problems
from treeval.settings.treebanks import CheckSettings
from treeval.tree.constituents import Trees
from treeval.tree.enhanced import deps_problems
from treeval.tree.problems import MOST_LISTED, Problem, ProblemKind
from treeval.tree.shape import tree_problems
from treeval.tree.surface import blank_tokens
from treeval.tree.treebank import Treebank


@dataclass(frozen=True, eq=False)
class PieceFindings:
    """What is wrong with a piece; its lines and sentences are numbered within it."""

    sentences: int
    words: int
    unreadable: tuple[Problem, ...]
    readable: tuple[Problem, ...] = ()  # also of sentences that cannot be read
    style: PieceStyle | None = None
    lines: int = 0  # of the piece, if others follow


def findings(
    trees: Trees, unreadable: Iterable[Problem], settings: CheckSettings, *, lines: int = 0
) -> PieceFindings:
    """Look at trees, of which some could not be read; problems are sorted by line."""
    size = len(trees), trees.words, tuple(unreadable)
    if not isinstance(trees, Treebank):
        return PieceFindings(*size)
    not_trees = tree_problems(trees, one_root=settings.roots == "one")
    readable = [*blank_tokens(trees), *not_trees, *deps_problems(trees)]
    style = None
    if settings.style:
        readable += style_problems(trees, {problem.sentence for problem in not_trees})
        style = piece_style(trees)
    return PieceFindings(*size, tuple(sorted(readable, key=_line)), style, lines)


def _line(problem: Problem) -> int:
    return problem.line


@dataclass(eq=False)
class _Limit:
    """Lists only so many problems of a sort: those with the same remedy."""

    _listed: Counter[tuple[ProblemKind, str]] = field(default_factory=Counter)
    _others: Counter[tuple[ProblemKind, str]] = field(default_factory=Counter)

    def __call__(self, problems: Iterable[Problem]) -> Iterator[Problem]:
        """Let the first problems of a sort pass, and count the others."""
        for one in problems:
            sort = one.kind, one.remedy
            if self._listed[sort] < MOST_LISTED:
                self._listed[sort] += 1
                self._others[sort] += one.others
                yield replace(one, others=0) if one.others else one
            else:
                self._others[sort] += 1 + one.others

    def marked(self, problems: list[Problem]) -> list[Problem]:
        """Let the last problem of each sort stand for those that are not listed."""
        left = +self._others
        for at in reversed(range(len(problems) if left else 0)):
            others = left.pop((problems[at].kind, problems[at].remedy), 0)
            if others:
                problems[at] = replace(problems[at], others=others)
        return problems


@dataclass(eq=False)
class FileFindings:
    """What is wrong with a file, as far as its pieces are known."""

    path: str
    _sentences: int = 0
    _words: int = 0
    _lines: int = 0
    _listed: list[Problem] = field(default_factory=list)
    _broken: set[int | None] = field(default_factory=set)  # sentences that cannot be read
    _limit: _Limit = field(default_factory=_Limit)
    _style: FileStyle = field(init=False)

    def __post_init__(self) -> None:
        self._style = FileStyle(self.path)

    def add(self, piece: PieceFindings) -> None:
        """Add the next piece.

        In sentences that cannot be read the heads mean nothing, and are not looked at.
        """
        unreadable = list(self._limit(self._within_file(piece.unreadable)))
        broken = {problem.sentence for problem in unreadable} - {None}
        self._broken |= broken
        readable = self._within_file(piece.readable)
        self._listed += _first_causes(unreadable)
        self._listed += self._limit(one for one in readable if one.sentence not in broken)
        if piece.style is not None:
            self._style.add(piece.style, piece.sentences)
        self._sentences += piece.sentences
        self._words += piece.words
        self._lines += piece.lines

    def _within_file(self, problems: Iterable[Problem]) -> Iterator[Problem]:
        """Number lines and sentences as in the file."""
        if not (self._lines or self._sentences):
            yield from problems
            return
        for one in problems:
            sentence = None if one.sentence is None else one.sentence + self._sentences
            yield replace(one, line=one.line + self._lines, sentence=sentence)

    def result(self) -> CheckedFile:
        """List the problems of all pieces by line."""
        of_file = (one for one in self._style.problems() if one.sentence not in self._broken)
        listed = [*self._listed, *self._limit(of_file)]
        if not self._words:
            remedy = "is it complete?"
            no_words = Problem(self.path, 1, ProblemKind.FORMAT, "the file has no words", remedy)
            listed.insert(0, no_words)
        problems = self._limit.marked(sorted(listed, key=_line))
        return CheckedFile(self.path, self._sentences, self._words, tuple(problems))


def _first_causes(unreadable: Iterable[Problem]) -> list[Problem]:
    """Keep the first problem of each line: a line with too few columns also lacks a head."""
    causes: dict[int, Problem] = {}
    for problem in unreadable:
        causes.setdefault(problem.line, problem)
    return list(causes.values())
