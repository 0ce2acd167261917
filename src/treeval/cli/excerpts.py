"""What `sample` and `filter` do with their sentences: write the chosen ones, and the others."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click

from treeval.cli.options import decorated, option, writable
from treeval.cli.output import Output

if TYPE_CHECKING:
    from treeval.excerpts.result import Division

F = TypeVar("F", bound=Callable[..., object])


def target_options(command: F) -> F:
    """Declare the options that say where sentences are written."""
    chosen = option(
        "-o", "--output", "target", default="-", metavar="FILE", callback=writable,
        help="File for the chosen sentences. The default is standard output.",
    )  # fmt: skip
    others = option(
        "--rest", metavar="FILE", callback=writable, help="File for all other sentences."
    )
    with_options: F = decorated(command, [chosen, others])
    return with_options


def show_excerpt(found: "Division", target: str, rest: str | None, output: Output) -> None:
    """Write the sentences; if they go to standard output, their number goes to standard error."""
    chosen, others = found.parts
    chosen.write(target)
    if rest is not None:
        others.write(rest)
    if target != "-":
        output.show(found)
        return
    total = len(found.source.trees)
    click.echo(f"{len(chosen.sentences)} of {total} sentences", err=True)
