"""`treeval check FILE...`"""

import click

import treeval
from treeval.cli import finding
from treeval.cli.options import Command, settings_options
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.errors import spelt_as_options
from treeval.settings.treebanks import CheckSettings


@click.command(cls=Command)
@click.argument("files", nargs=-1, required=True)
@settings_options(CheckSettings)
@output_options(decimals=None)
def command(files: tuple[str, ...], settings: CheckSettings, output: Output) -> None:
    """List all format and tree problems in FILES, with line numbers.

    A folder stands for the CoNLL files in it. In a file of constituents, only the first problem is
    found. The exit code is 1 if there are any problems. The guidelines of Universal Dependencies
    are beyond this command; the validator of UD knows them.
    """
    with shown_progress() as progress:
        found = treeval.check(files, settings, progress=progress)
    output.show(found)
    if not output.form:  # problems are results; their number is a message
        click.echo(spelt_as_options("\n".join(found.notes())), err=True)
    if found.has_problems:
        finding()
