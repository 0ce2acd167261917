"""Reading files of trees in any format, which is named or recognised by the suffix."""

from typing import TYPE_CHECKING

from treeval.formats.files import as_path, load
from treeval.formats.registry import format_of
from treeval.tree.problems import Problem, refuse_problems
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from os import PathLike

    from treeval.tree.constituents import Constituents


def read(
    path: "str | PathLike[str]", format: str | None = None, *, encoding: str = "utf-8"
) -> Treebank:
    """Read a file of dependency trees, or raise an error that says where it is wrong.

    The format is that of the file's suffix, unless it is named.

    >>> treebank = treeval.read("gold/en.conllu")
    >>> len(treebank), treebank.words
    (25, 404)
    """
    treebank, problems = inspect(as_path(path), format, encoding=encoding)
    refuse_problems(problems)
    return treebank


def inspect(
    path: str, format: str | None = None, *, encoding: str = "utf-8"
) -> tuple[Treebank, list[Problem]]:
    """Read a file of dependency trees, and list the problems of its format."""
    chosen = format_of(path, format, holds="dependencies")
    trees, problems = chosen.parse(path, load(path), encoding=encoding)
    assert isinstance(trees, Treebank)
    return trees, problems


def read_constituents(
    path: "str | PathLike[str]",
    format: str | None = None,
    *,
    encoding: str = "utf-8",
    tree_per_line: bool = False,
) -> "Constituents":
    """Read a file of constituency trees, or raise an error that says where it is wrong.

    The format is that of the file's suffix, unless it is named. ``tree_per_line`` reads brackets
    as EVALB does: each line is a sentence, even an empty one.

    >>> len(treeval.read_constituents("brackets/en.mrg"))
    25
    """
    from treeval.tree.constituents import Constituents  # noqa: PLC0415  files of CoNLL need none

    name = as_path(path)
    chosen = format_of(name, format, holds="constituents")
    trees, problems = chosen.parse(name, load(name), encoding=encoding, tree_per_line=tree_per_line)
    refuse_problems(problems)
    assert isinstance(trees, Constituents)
    return trees
