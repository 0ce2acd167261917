"""`treeval score-tags GOLD SYSTEM...`"""

import click

import treeval
from treeval.cli.options import Command, settings_options
from treeval.cli.output import Output, output_options
from treeval.settings.comparing import TagSettings


@click.command(cls=Command)
@click.argument("gold")
@click.argument("systems", nargs=-1, required=True)
@settings_options(TagSettings)
@output_options(trees=True)
def command(gold: str, systems: tuple[str, ...], settings: TagSettings, output: Output) -> None:
    """Compare induced tags with gold tags; the names of the classes do not matter.

    Induced tags are in the column XPOS of the system files, where `treeval tag` writes them.
    """
    output.show(treeval.score_tags(gold, systems, settings))
