"""`treeval convert IN OUT`"""

import click

import treeval
from treeval.cli.options import Command, settings_options, writable
from treeval.settings.treebanks import ConversionSettings


@click.command(cls=Command)
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT", callback=writable)
@settings_options(ConversionSettings)
def command(source: str, target: str, settings: ConversionSettings) -> None:
    """Convert the file IN between formats and annotation schemes, and write it to OUT.

    The suffixes of the files decide the formats, unless --format and --to are given. From CoNLL-U
    to CoNLL-U, every byte stays the same except where a conversion changes something. A message
    names what the other format cannot hold. Conversions are applied in the order in which they are
    listed below, but punctuation and long sentences are removed from constituents before heads are
    found.
    """
    for note in treeval.convert(source, target, settings).notes():
        click.echo(note, err=True)
