"""`treeval parse MODEL TEXT`"""

import click

import treeval
from treeval.cli.options import Command, option, settings_options, writable
from treeval.cli.progress import shown_progress
from treeval.settings.models import ParseSettings


@click.command(cls=Command)
@click.argument("model")
@click.argument("text")
@option(
    "-o", "--output", default="-", metavar="FILE", callback=writable,
    help="File to write the trees to. The default is standard output.",
)  # fmt: skip
@settings_options(ParseSettings)
def command(model: str, text: str, settings: ParseSettings, output: str) -> None:
    """Parse TEXT with a model that `train` wrote, or with a grammar of another program (.gra).

    A CCL model parses words, and the trees are written as brackets; a DMV model parses the tags of
    a treebank, and the trees are written as CoNLL-U. Instead of a model, name a baseline: `left`
    (each word depends on the next one), `right` (on the one before) or `random`.
    """
    with shown_progress() as progress:
        treeval.load(model).parse_file(text, output, settings, progress=progress)
