"""Problems of files and trees, as records: `check` lists them, `score` acts on them."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from treeval.errors import MismatchError, ReadError

MOST_LISTED = 100_000  # problems of one sort: a file of another format has them in every line


class ProblemKind(Enum):
    """The seriousness of a problem."""

    FORMAT = "format"  # the sentence cannot be read as it stands
    TREE = "tree"  # it can be read, but its heads do not form a tree
    STYLE = "style"  # its meaning is clear, but it breaks the rules of its format


@dataclass(frozen=True)
class Problem:
    """One problem: where it is, what it is, what to do about it."""

    path: str
    line: int
    kind: ProblemKind
    message: str
    remedy: str = ""
    sentence: int | None = None
    sentence_id: str | None = None
    others: int = 0  # further problems of the same sort that are not listed

    @property
    def full_message(self) -> str:
        """The message, with the number of other problems that it stands for."""
        if not self.others:
            return self.message
        lines = "line" if self.others == 1 else "lines"
        return f"{self.message}; and so on, in {self.others:,} further {lines}"

    def __str__(self) -> str:
        name = f" (sentence {self.sentence_id})" if self.sentence_id else ""
        remedy = f"; {self.remedy}" if self.remedy else ""
        return f"{self.path}:{self.line}: {self.full_message}{name}{remedy}"


def require_words(path: str, words: int) -> None:
    """Refuse a file without a single word: most likely it is the wrong file."""
    if not words:
        raise MismatchError(f"{path}: the file has no words; is it complete?")


def refuse_problems(unreadable: Sequence[Problem]) -> None:
    """Refuse a file that cannot be read as its format requires, and report the first problem."""
    if unreadable:
        raise ReadError(str(unreadable[0]))
