"""All that is wrong with a file, at once: the function behind `treeval check`."""

from treeval.formats.files import load
from treeval.formats.registry import format_of
from treeval.formats.style import style_problems
from treeval.tree.enhanced import deps_problems
from treeval.tree.problems import Problem, ProblemKind
from treeval.tree.shape import tree_problems
from treeval.tree.surface import blank_tokens
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees


def check(
    path: str, format_name: str | None = None, *, one_root: bool = True
) -> tuple[Trees, list[Problem]]:
    """Read a file and list its problems by line.

    In sentences that cannot be read the heads mean nothing and are not looked at. Constituents
    that are wrong somewhere cannot be read any further: the error that says so is raised.
    """
    trees, unreadable = format_of(path, format_name).parse(path, load(path))
    if not isinstance(trees, Treebank):
        return trees, [*_no_words(trees), *unreadable]
    broken = {problem.sentence for problem in unreadable}
    others = [
        *blank_tokens(trees),
        *tree_problems(trees, one_root=one_root),
        *deps_problems(trees),
    ]
    readable = [problem for problem in others if problem.sentence not in broken]
    problems = [*_no_words(trees), *unreadable, *readable, *style_problems(trees)]
    return trees, sorted(problems, key=lambda problem: problem.line)


def _no_words(trees: Trees) -> list[Problem]:
    if trees.words:
        return []
    path = trees.origin.path
    return [Problem(path, 1, ProblemKind.FORMAT, "the file has no words", "is it complete?")]
