"""`treeval warm-up`"""

import click

import treeval
from treeval.cli.options import Command, settings_options
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.settings.running import WarmUpSettings


@click.command(cls=Command)
@settings_options(WarmUpSettings)
@output_options(decimals=1)
def command(settings: WarmUpSettings, output: Output) -> None:
    """Compile everything in advance, for images of containers and continuous integration.

    Whatever treeval compiles is compiled once and kept, at first use. This command runs every task
    once, on the sample that comes with treeval. Set NUMBA_CACHE_DIR to choose the folder in which
    compiled code is kept.
    """
    with shown_progress() as progress:
        done = treeval.warm_up(settings, progress=progress)
    output.show(done)
