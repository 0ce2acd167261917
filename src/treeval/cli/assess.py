"""`treeval assess PARSES`"""

import click

import treeval
from treeval.cli.options import Command, option, settings_options, writable
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.settings.assessment import AssessSettings


@click.command(cls=Command)
@click.argument("parses")
@settings_options(AssessSettings)
@output_options(trees=True, figures=True)
@option(
    "--select", metavar="20%|500|>=0.4",
    help="Select the best sentences by the first method, and write them to --output: a share of "
    "the sentences, a number of them, or all that have at least this score.",
)  # fmt: skip
@option(
    "-o", "--output", "target", metavar="FILE", callback=writable,
    help="File for the selected sentences.",
)  # fmt: skip
def command(
    parses: str,
    settings: AssessSettings,
    output: Output,
    select: str | None,
    target: str | None,
) -> None:
    """Estimate which PARSES can be trusted, without gold trees.

    PARSES are constituents or dependencies. PUPA trusts parses whose constituents have frequent
    patterns of tags. SEPA trusts parses on which several parsers agree, each trained on a part of
    the data. mc trusts parses with few constituents. docs/assessment.md says how reliable they are.

    If you have the outputs of several parsers for the same text, treeval rank is much better.
    """
    if (select is None) != (target is None):
        raise click.UsageError("--select and --output belong together; give both")
    if select is not None:
        from treeval.assessment.selection import Selection

        Selection.of(select)  # refuses a wrong value before the long work begins
    with shown_progress() as progress:
        found = treeval.assess(parses, settings, progress=progress)
    if select is not None and target is not None:
        chosen = found.select(select)
        found.write(chosen, target)
        if target != "-":
            click.echo(f"{target}: {len(chosen)} of {len(found.rows)} sentences", err=True)
    output.draw(found)
    if target != "-":
        output.show(found)
