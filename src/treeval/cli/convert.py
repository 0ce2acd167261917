"""`treeval convert IN OUT`"""

import click

import treeval
from treeval.cli.options import Command, settings_options
from treeval.settings.conversion import ConversionSettings


@click.command(cls=Command)
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@settings_options(ConversionSettings)
def command(source: str, target: str, settings: ConversionSettings) -> None:
    """Convert the file IN between formats and annotation schemes, and write it to OUT.

    Suffixes say what the formats are, unless --from and --to do. From CoNLL-U to CoNLL-U, every
    byte stays the same except where a conversion changes something. What the other format cannot
    hold is reported. Conversions are applied in the order in which they are listed below; from
    constituents, punctuation and long sentences are removed before heads are found.
    """
    for note in treeval.convert(source, target, settings).notes():
        click.echo(note, err=True)
