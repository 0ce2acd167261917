"""All that is wrong with a file, at once: the function behind `treeval check`."""

from treeval.formats.reading import CONSTITUENTS, format_of, inspect, read_constituents
from treeval.formats.style import style_problems
from treeval.tree.constituents import Constituents
from treeval.tree.enhanced import deps_problems
from treeval.tree.problems import Problem, ProblemKind
from treeval.tree.shape import tree_problems
from treeval.tree.surface import blank_tokens
from treeval.tree.treebank import Treebank


def check(
    path: str, format_name: str | None = None, *, one_root: bool = True
) -> tuple[Treebank | Constituents, list[Problem]]:
    """Read a file and list its problems by line.

    In sentences that cannot be read the heads mean nothing and are not looked at. Constituents
    that are wrong somewhere cannot be read any further: the error that says so is raised.
    """
    if format_of(path, format_name) in CONSTITUENTS:
        trees = read_constituents(path, format_name)
        return trees, _no_words(trees)
    treebank, unreadable = inspect(path, format_name)
    broken = {problem.sentence for problem in unreadable}
    others = [
        *blank_tokens(treebank),
        *tree_problems(treebank, one_root=one_root),
        *deps_problems(treebank),
    ]
    readable = [problem for problem in others if problem.sentence not in broken]
    problems = [*_no_words(treebank), *unreadable, *readable, *style_problems(treebank)]
    return treebank, sorted(problems, key=lambda problem: problem.line)


def _no_words(treebank: Treebank | Constituents) -> list[Problem]:
    if treebank.words:
        return []
    path = treebank.origin.path
    return [Problem(path, 1, ProblemKind.FORMAT, "the file has no words", "is it complete?")]
