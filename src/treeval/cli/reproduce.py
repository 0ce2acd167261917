"""`treeval reproduce PAPER --data DIR`"""

import math
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from treeval.cli import finding
from treeval.cli.printing import print_json
from treeval.cli.progress import stages
from treeval.errors import FileError
from treeval.experiments.findings import Finding, Reproduction
from treeval.report.tables.table import UNDEFINED, Table, as_markdown, as_text

PAPERS = ("ned", "pupa", "tedeval", "content", "perplexity")
_HOLDS = {True: "yes", False: "no", None: ""}


@click.command()
@click.argument("paper", type=click.Choice(PAPERS))
@click.option("--data", required=True, metavar="DIR", help="The folder of treebanks to use.")
@click.option(
    "--outputs", multiple=True, metavar="DIR",
    help="Folders of systems' outputs, for content; may be repeated.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--markdown", is_flag=True, help="Print tables as Markdown.")
def command(paper: str, data: str, outputs: tuple[str, ...], as_json: bool, markdown: bool) -> None:
    """Repeat the experiments of a paper on the data given, published beside obtained.

    Exit code 1 if a claim of the paper does not hold on these data.
    """
    for folder in (data, *outputs):
        if not Path(folder).is_dir():
            raise FileError(f"{folder}: no such folder; name the one that holds the treebanks")
    if outputs and paper != "content":
        raise click.UsageError(f"--outputs is for content; {paper} finds them among its data")
    reproduction = _reproduced(paper, Path(data), list(map(Path, outputs)))
    if as_json:
        print_json(reproduction.to_dict())
    else:
        click.echo(_text(reproduction, markdown=markdown))
    if not reproduction.holds:
        finding()


def _reproduced(paper: str, data: Path, outputs: list[Path]) -> Reproduction:
    reproduce = import_module(f"treeval.experiments.{paper}").reproduce
    with stages(paper) as tell:
        more: dict[str, Any] = {"outputs": outputs} if outputs else {}
        if paper == "ned":  # which learns for minutes
            more["progress"] = lambda done: tell(f"{done.stage}, pass {done.number}")
        reproduction: Reproduction = reproduce(data, **more)
        return reproduction


def _text(reproduction: Reproduction, *, markdown: bool) -> str:
    """One table for each place in the paper, then notes and a verdict."""
    render = as_markdown if markdown else as_text
    places = dict.fromkeys(found.place for found in reproduction.findings)
    tables = [
        Table(
            ("", "Published", "Obtained", "Holds", "Note"),
            tuple(_row(found) for found in reproduction.findings if found.place == place),
            place,
        )
        for place in places
    ]
    verdict = (
        "No claim that the data can judge is contradicted."
        if reproduction.holds
        else "Some claims do not hold on these data; see the rows marked no."
    )
    return "\n\n".join([*map(render, tables), "\n".join([*reproduction.notes, verdict])])


def _row(found: Finding) -> tuple[str, ...]:
    shown = map(_figure, (found.published, found.obtained))
    return (found.what, *shown, _HOLDS[found.holds], found.note)


def _figure(figure: float) -> str:
    if math.isnan(figure):
        return UNDEFINED
    return f"{figure:,.0f}" if abs(figure) >= 10_000 else f"{figure:.4g}"
