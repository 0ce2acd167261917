"""`treeval sample TREEBANK SIZE`"""

import click

import treeval
from treeval.cli.excerpts import show_excerpt, target_options
from treeval.cli.options import Command, settings_options
from treeval.cli.output import Output, output_options
from treeval.settings.excerpts import DivisionSettings


@click.command(cls=Command)
@click.argument("treebank")
@click.argument("size", metavar="SIZE")
@settings_options(DivisionSettings)
@output_options()
@target_options
def command(
    treebank: str,
    size: str,
    settings: DivisionSettings,
    output: Output,
    target: str,
    rest: str | None,
) -> None:
    """Draw sentences of a TREEBANK at random.

    SIZE is a number of sentences, or a share such as 10%. Sentences stay byte for byte the same,
    and documents are kept together unless --no-documents is given.
    """
    found = treeval.sample(treebank, size, settings)
    show_excerpt(found, target, rest, output)
