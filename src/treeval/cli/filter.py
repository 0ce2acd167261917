"""`treeval filter TREEBANK`"""

import click

import treeval
from treeval.cli.excerpts import show_excerpt, target_options
from treeval.cli.options import Command, settings_options
from treeval.cli.output import Output, output_options
from treeval.settings.excerpts import FilterSettings


@click.command(cls=Command)
@click.argument("treebank")
@settings_options(FilterSettings)
@output_options()
@target_options
def command(
    treebank: str, settings: FilterSettings, output: Output, target: str, rest: str | None
) -> None:
    """Keep the sentences of a TREEBANK that fit a query, a length or a list of names.

    All conditions must hold. Sentences stay byte for byte the same.
    """
    found = treeval.filter_sentences(treebank, settings)
    show_excerpt(found, target, rest, output)
