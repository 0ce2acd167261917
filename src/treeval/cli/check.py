"""`treeval check FILE...`"""

from typing import get_args

import click

from treeval.cli import finding
from treeval.cli.options import format_option, json_option, with_folders
from treeval.cli.printing import print_json
from treeval.errors import TreevalError
from treeval.report.text import counted
from treeval.scoring.check import check
from treeval.settings.choices import Roots
from treeval.tree.problems import Kind, Problem


@click.command()
@click.argument("files", nargs=-1, required=True)
@click.option(
    "--roots", type=click.Choice(get_args(Roots)), default="one", help="Roots that a tree may have."
)
@click.option("--no-style", is_flag=True, help="Only problems that keep the file from being used.")
@format_option
@json_option
def command(
    files: tuple[str, ...], roots: Roots, no_style: bool, format_name: str | None, as_json: bool
) -> None:
    """List every format and tree problem of FILES, with line numbers.

    A folder stands for the CoNLL files in it. Of a file of constituents, the first problem is
    told. Exit code 1 if there are any problems.
    """
    reports = []
    for path in with_folders(files):
        report, problems = _check(path, format_name, roots, no_style)
        reports.append(report)
        if problems and not as_json:
            click.echo("\n".join(map(str, problems)))
    if as_json:
        print_json({"files": reports})
    if any(report["problems"] for report in reports):
        finding()


def _check(
    path: str, format_name: str | None, roots: Roots, no_style: bool
) -> tuple[dict[str, object], list[Problem]]:
    try:
        treebank, problems = check(path, format_name, one_root=roots == "one")
    except TreevalError as error:
        # What cannot be read on has this one problem; other files are still checked.
        click.echo(str(error), err=True)
        return {"path": path, "problems": [{"message": str(error)}]}, []
    shown = [problem for problem in problems if not (no_style and problem.kind is Kind.STYLE)]
    counts = {kind.value: sum(problem.kind is kind for problem in shown) for kind in Kind}
    summary = ", ".join(f"{count} {kind}" for kind, count in counts.items() if count)
    click.echo(
        f"{path}: {counted(len(treebank), 'sentence')}, {counted(treebank.words, 'word')}, "
        f"{'problems: ' + summary if shown else 'no problems'}",
        err=True,
    )
    record = {
        "path": path,
        "sentences": len(treebank),
        "words": treebank.words,
        "problems": [_record(problem) for problem in shown],
    }
    return record, shown


def _record(problem: Problem) -> dict[str, object]:
    return {
        "line": problem.line,
        "sentence": problem.sentence_id or problem.sentence,
        "kind": problem.kind.value,
        "message": problem.message,
        "remedy": problem.remedy,
    }
