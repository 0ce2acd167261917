"""The result of `check`: the problems of each file."""

from dataclasses import dataclass
from typing import Any

from treeval import report
from treeval.report.text import counted
from treeval.tree.problems import Problem, ProblemKind
from treeval.version import stamped

_STYLE = report.Style()


@dataclass(frozen=True)
class CheckedFile:
    """The problems of one file."""

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
        """The number of problems of each kind."""
        return {
            kind: sum(1 + problem.others for problem in self.problems if problem.kind is kind)
            for kind in ProblemKind
        }

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
        "message": problem.full_message,
        "remedy": problem.remedy,
    }


@dataclass(frozen=True, eq=False, repr=False)
class Checks(report.Result):
    """The result of `check`, file by file."""

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

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:

        del style
        return report.checks_tables(self)

    def data(self, style: report.Style = _STYLE) -> report.Table:
        """Return one table with one row per problem."""
        del style
        return report.problems_table(self)

    def notes(self) -> list[str]:
        return [file.summary for file in self.files]

    def text(self, style: report.Style = _STYLE) -> str:
        """Write one line per problem: place, problem, and remedy."""
        if style.form != "text":
            return super().text(style)
        return "\n".join(map(str, self.problems))

    def page(self, command: str = "") -> "report.Page":

        return report.checks_page(self, command)
