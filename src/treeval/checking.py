"""All that is wrong with files, at once: the function behind `treeval check`."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from treeval.errors import TreevalError
from treeval.formats.style import style_problems
from treeval.report.result import Result
from treeval.report.tables.style import Style
from treeval.report.tables.table import Table
from treeval.report.text import counted
from treeval.settings.checking import CheckSettings
from treeval.sources.names import insist_on_one_stdin, listed, path_of
from treeval.sources.source import Source
from treeval.tree.enhanced import deps_problems
from treeval.tree.problems import Problem, ProblemKind
from treeval.tree.shape import tree_problems
from treeval.tree.surface import blank_tokens
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees
from treeval.version import stamped

if TYPE_CHECKING:
    from treeval.report.pages.page import Page

_DEFAULT = CheckSettings()
_STYLE = Style()


@dataclass(frozen=True)
class CheckedFile:
    """What is wrong with one file."""

    path: str
    sentences: int = 0
    words: int = 0
    problems: tuple[Problem, ...] = ()
    failure: str = ""  # why the file cannot be read, if it cannot: then all else is empty

    @property
    def has_problems(self) -> bool:
        return bool(self.problems or self.failure)

    @property
    def by_kind(self) -> dict[ProblemKind, int]:
        """How many problems there are of each kind."""
        return {kind: sum(one.kind is kind for one in self.problems) for kind in ProblemKind}

    @property
    def summary(self) -> str:
        """Say in one line how large the file is and how many problems it has."""
        if self.failure:
            return self.failure
        kinds = (
            counted(count, f"{kind.value} problem") for kind, count in self.by_kind.items() if count
        )
        return (
            f"{self.path}: {counted(self.sentences, 'sentence')}, {counted(self.words, 'word')}, "
            f"{', '.join(kinds) or 'no problems'}"
        )

    def to_dict(self) -> dict[str, Any]:
        if self.failure:
            return {"path": self.path, "problems": [{"message": self.failure}]}
        return {
            "path": self.path,
            "sentences": self.sentences,
            "words": self.words,
            "problems": list(map(_record, self.problems)),
        }


def _record(problem: Problem) -> dict[str, Any]:
    return {
        "line": problem.line,
        "sentence": problem.sentence_id or problem.sentence,
        "kind": problem.kind.value,
        "message": problem.message,
        "remedy": problem.remedy,
    }


@dataclass(frozen=True, eq=False, repr=False)
class Checks(Result):
    """What `check` found, file by file."""

    files: tuple[CheckedFile, ...]

    @property
    def has_problems(self) -> bool:
        """Whether there is anything wrong with any of the files."""
        return any(file.has_problems for file in self.files)

    @property
    def problems(self) -> list[Problem]:
        """The problems of all files that can be read."""
        return [problem for file in self.files for problem in file.problems]

    def to_dict(self) -> dict[str, Any]:
        return {**stamped("check"), "files": [file.to_dict() for file in self.files]}

    def tables(self, style: Style = _STYLE) -> list[Table]:
        from treeval.report.tables.checks import checks_tables  # noqa: PLC0415  when shown

        del style
        return checks_tables(self)

    def data(self, style: Style = _STYLE) -> Table:
        """Return one table with one row per problem."""
        from treeval.report.tables.checks import problems_table  # noqa: PLC0415  when shown

        del style
        return problems_table(self)

    def notes(self) -> list[str]:
        return [file.summary for file in self.files]

    def text(self, style: Style = _STYLE) -> str:
        """Write one line per problem: place, problem, and remedy."""
        if style.form != "text":
            return super().text(style)
        return "\n".join(map(str, self.problems))

    def page(self, command: str = "") -> "Page":
        from treeval.report.pages.checks import checks_page  # noqa: PLC0415  for pages only

        return checks_page(self, command)


def check(files: Any, settings: CheckSettings = _DEFAULT, **changes: Any) -> Checks:
    """List all format and tree problems of files, by line.

    ``files`` is a path, a folder, ``-`` for standard input, an open file, CoNLL-U text, trees, or
    a list of such things. A file that cannot be read has that one problem; the others are checked
    all the same.

    >>> found = treeval.check(["gold", "systems/birch"], style=False)
    >>> len(found.files), found.has_problems
    (8, False)

    See `CheckSettings` for what can be set.
    """
    chosen = CheckSettings.of(settings, changes)
    given = listed(files)
    insist_on_one_stdin(*given)
    return Checks(tuple(_checked(one, chosen) for one in given))


def _checked(given: Any, settings: CheckSettings) -> CheckedFile:
    try:
        source = Source.of(given, settings.reading, may_be_empty=True)
    except TreevalError as error:
        return CheckedFile(path_of(given), failure=str(error))
    problems = _problems(source, one_root=settings.roots == "one")
    if not settings.style:
        problems = [one for one in problems if one.kind is not ProblemKind.STYLE]
    trees = source.trees
    return CheckedFile(source.path, len(trees), trees.words, tuple(problems))


def _problems(source: Source, *, one_root: bool) -> list[Problem]:
    """List the problems by line.

    In sentences that cannot be read the heads mean nothing, and are not looked at.
    """
    trees, unreadable = source.trees, source.format_problems
    if not isinstance(trees, Treebank):
        return [*_no_words(trees), *unreadable]
    broken = {problem.sentence for problem in unreadable}
    not_trees = list(tree_problems(trees, one_root=one_root))
    others = [*blank_tokens(trees), *not_trees, *deps_problems(trees)]
    style = style_problems(trees, {problem.sentence for problem in not_trees})
    readable = [problem for problem in (*others, *style) if problem.sentence not in broken]
    problems = [*_no_words(trees), *_first_causes(unreadable), *readable]
    return sorted(problems, key=lambda problem: problem.line)


def _first_causes(unreadable: Iterable[Problem]) -> list[Problem]:
    """Keep the first problem of each line: a line with too few columns also lacks a head."""
    causes: dict[int, Problem] = {}
    for problem in unreadable:
        causes.setdefault(problem.line, problem)
    return list(causes.values())


def _no_words(trees: Trees) -> list[Problem]:
    if trees.words:
        return []
    path = trees.origin.path
    return [Problem(path, 1, ProblemKind.FORMAT, "the file has no words", "is it complete?")]
