"""All problems of files at once: the function behind `treeval check`."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from treeval import flow
from treeval.checking.result import CheckedFile, Checks
from treeval.errors import TreevalError
from treeval.formats.file_style import BlockStyle, FileStyle, block_style
from treeval.formats.style import style_problems
from treeval.progress import Progress, silent
from treeval.settings.treebanks import CheckSettings
from treeval.sources.block import Block
from treeval.sources.names import listed, require_one_stdin
from treeval.tree.enhanced import deps_problems
from treeval.tree.problems import MOST_LISTED, Problem, ProblemKind
from treeval.tree.shape import tree_problems
from treeval.tree.surface import blank_tokens
from treeval.tree.treebank import Treebank

_DEFAULT = CheckSettings()


def check(
    files: Any,
    settings: CheckSettings = _DEFAULT,
    *,
    progress: Progress = silent,
    **changes: Any,
) -> Checks:
    """List all format and tree problems of files, by line.

    ``files`` is a path, a folder, ``-`` for standard input, an open file, CoNLL-U text, trees, or
    a list of such things. A file that cannot be read has that one problem; the others are checked
    all the same.

    >>> found = treeval.check(["gold", "systems/birch"], style=False)
    >>> len(found.files), found.has_problems
    (8, False)

    Large files are read in blocks. See `CheckSettings` for what can be set.
    """
    chosen = CheckSettings.of(settings, changes)
    given = listed(files)
    require_one_stdin(*given)
    return flow.run(CheckJob(chosen), given, chosen.reading, chosen.scale, progress=progress)


@dataclass(frozen=True, eq=False)
class BlockFindings:
    """The problems of a block, with lines and sentences numbered within it."""

    file: int  # the number of the input
    sentences: int = 0
    words: int = 0
    unreadable: tuple[Problem, ...] = ()
    readable: tuple[Problem, ...] = ()  # also of sentences that cannot be read
    style: BlockStyle | None = None
    lines: int = 0
    failure: str = ""  # why the block cannot be read


@dataclass(frozen=True)
class CheckJob(flow.Job[BlockFindings, Checks]):
    """Looks for problems; only the problems of a block stay in memory."""

    settings: CheckSettings

    stage: ClassVar[str] = "checking blocks"

    def count(self, *blocks: Block) -> BlockFindings:
        block = blocks[0].loaded()
        source = block.source(may_be_empty=True, own_lines=True)
        trees = source.trees
        findings = BlockFindings(
            block.input,
            len(trees),
            trees.words,
            source.format_problems,
            lines=block.lines,
        )
        if not isinstance(trees, Treebank):
            return findings
        not_trees = tree_problems(trees, one_root=self.settings.roots == "one")
        problems = [*blank_tokens(trees), *not_trees, *deps_problems(trees)]
        style = None
        if self.settings.style:
            problems += style_problems(trees, {problem.sentence for problem in not_trees})
            style = block_style(trees)
        return replace(findings, readable=tuple(sorted(problems, key=_line)), style=style)

    def failed(self, error: TreevalError, *blocks: Block) -> BlockFindings:
        return BlockFindings(blocks[0].input, failure=str(error))

    def join(self, tallies: Iterable[BlockFindings], inputs: flow.Inputs) -> Checks:
        files = [FileFindings(input_.path) for input_ in inputs.each]
        for tally in tallies:
            files[tally.file].add(tally)
        return Checks(tuple(file.result() for file in files))


def _line(problem: Problem) -> int:
    return problem.line


@dataclass(eq=False)
class _Limit:
    """Lists at most `MOST_LISTED` problems of a sort, that is, with the same remedy."""

    _listed: Counter[tuple[ProblemKind, str]] = field(default_factory=Counter)
    _others: Counter[tuple[ProblemKind, str]] = field(default_factory=Counter)

    def __call__(self, problems: Iterable[Problem]) -> Iterator[Problem]:
        """Let the first problems of a sort pass, and count the others."""
        for problem in problems:
            sort = problem.kind, problem.remedy
            if self._listed[sort] < MOST_LISTED:
                self._listed[sort] += 1
                self._others[sort] += problem.others
                yield replace(problem, others=0) if problem.others else problem
            else:
                self._others[sort] += 1 + problem.others

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
    """The problems of a file, as far as its blocks are known."""

    path: str
    _sentences: int = 0
    _words: int = 0
    _lines: int = 0
    _listed: list[Problem] = field(default_factory=list)
    _broken: set[int | None] = field(default_factory=set)  # sentences that cannot be read
    _limit: _Limit = field(default_factory=_Limit)
    _style: FileStyle = field(init=False)
    _failure: str = ""

    def __post_init__(self) -> None:
        self._style = FileStyle(self.path)

    def add(self, block: BlockFindings) -> None:
        """Add the next block.

        In sentences that cannot be read the heads mean nothing, and are not looked at.
        """
        self._failure = self._failure or block.failure
        if self._failure:
            return
        unreadable = list(self._limit(self._within_file(block.unreadable)))
        broken = {problem.sentence for problem in unreadable} - {None}
        self._broken |= broken
        readable = self._within_file(block.readable)
        self._listed += _first_causes(unreadable)
        self._listed += self._limit(
            problem for problem in readable if problem.sentence not in broken
        )
        if block.style is not None:
            self._style.add(block.style, block.sentences)
        self._sentences += block.sentences
        self._words += block.words
        self._lines += block.lines

    def _within_file(self, problems: Iterable[Problem]) -> Iterator[Problem]:
        """Number lines and sentences as in the file."""
        if not (self._lines or self._sentences):
            yield from problems
            return
        for problem in problems:
            sentence = None if problem.sentence is None else problem.sentence + self._sentences
            yield replace(problem, line=problem.line + self._lines, sentence=sentence)

    def result(self) -> CheckedFile:
        """List the problems of all blocks by line."""
        if self._failure:
            return CheckedFile(self.path, failure=self._failure)
        of_file = (
            problem for problem in self._style.problems() if problem.sentence not in self._broken
        )
        problems = [*self._listed, *self._limit(of_file)]
        if not self._words:
            remedy = "is it complete?"
            no_words = Problem(self.path, 1, ProblemKind.FORMAT, "the file has no words", remedy)
            problems.insert(0, no_words)
        problems = self._limit.marked(sorted(problems, key=_line))
        return CheckedFile(self.path, self._sentences, self._words, tuple(problems))


def _first_causes(unreadable: Iterable[Problem]) -> list[Problem]:
    """Keep the first problem of each line: a line with too few columns also lacks a head."""
    causes: dict[int, Problem] = {}
    for problem in unreadable:
        causes.setdefault(problem.line, problem)
    return list(causes.values())
