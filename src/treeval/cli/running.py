"""`treeval reproduce` and `warm-up`, which run many commands or tasks."""

import click

import treeval
from treeval.cli import finding
from treeval.cli.options import Command, option, settings_options
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.settings.choices import PAPERS, Paper
from treeval.settings.running import ReproductionSettings, WarmUpSettings


@click.command(cls=Command)
@click.argument("paper", type=click.Choice(PAPERS))
@option(
    "--data", required=True, metavar="PATH", heading="Input",
    help="Folder of the treebanks to use, or a layout file that names them.",
)  # fmt: skip
@settings_options(ReproductionSettings)
@output_options(decimals=None, figures=True)
def reproduce_command(
    paper: Paper,
    data: str,
    settings: ReproductionSettings,
    output: Output,
) -> None:
    """Repeat the experiments of a paper on your data, and show published and obtained figures.

    Each claim of the paper is judged by a test. The exit code is 1 if a test supports the opposite
    of a claim.
    """
    with shown_progress() as progress:
        found = treeval.reproduce(paper, data, settings, progress=progress)
    output.draw(found)
    output.show(found)
    if found.is_contradicted:
        finding()


@click.command(cls=Command)
@settings_options(WarmUpSettings)
@output_options(decimals=1)
def warm_up_command(settings: WarmUpSettings, output: Output) -> None:
    """Compile everything in advance, for images of containers and continuous integration.

    treeval compiles its loops when they are first used, and caches the compiled code. This command
    runs every task once, on the sample that comes with treeval. Set NUMBA_CACHE_DIR to choose the
    folder of the cache.
    """
    with shown_progress() as progress:
        done = treeval.warm_up(settings, progress=progress)
    output.show(done)
