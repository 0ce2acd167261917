"""`treeval check FILE...`"""

import click

import treeval
from treeval.cli import finding
from treeval.cli.options import Command, settings_options
from treeval.cli.output import Output, output_options
from treeval.errors import spelt_as_options
from treeval.settings.checking import CheckSettings


@click.command(cls=Command)
@click.argument("files", nargs=-1, required=True)
@settings_options(CheckSettings)
@output_options(decimals=None)
def command(files: tuple[str, ...], settings: CheckSettings, output: Output) -> None:
    """List all format and tree problems of FILES, with line numbers.

    A folder stands for the CoNLL files in it. A file of constituents is read up to its first
    problem. The exit code is 1 if there are any problems.
    """
    found = treeval.check(files, settings)
    output.show(found)
    click.echo(spelt_as_options("\n".join(found.notes())), err=True)
    if found.has_problems:
        finding()
