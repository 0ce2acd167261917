"""`treeval tag MODEL TEXT`"""

import click

import treeval
from treeval.cli.options import Command, option, settings_options, writable
from treeval.settings.models import TagTextSettings


@click.command(cls=Command)
@click.argument("model")
@click.argument("text")
@option(
    "-o", "--output", default="-", metavar="FILE", callback=writable,
    help="File to write the tagged text to. The default is standard output.",
)  # fmt: skip
@settings_options(TagTextSettings)
def command(model: str, text: str, settings: TagTextSettings, output: str) -> None:
    """Tag TEXT with the classes of a model that `train tags` wrote.

    In a treebank, the classes replace XPOS, and CoNLL-U is written. Otherwise words are written as
    WORD/CLASS, one sentence per line.
    """
    treeval.load(model).tag(text, settings).write(output)
