"""`treeval reproduce PAPER --data DIR`"""

import click

import treeval
from treeval.cli import finding
from treeval.cli.options import Command, option, settings_options
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.settings.choices import PAPERS, Paper
from treeval.settings.reproduction import ReproductionSettings


@click.command(cls=Command)
@click.argument("paper", type=click.Choice(PAPERS))
@option(
    "--data", required=True, metavar="DIR", heading="Input",
    help="Folder of the treebanks to use.",
)  # fmt: skip
@settings_options(ReproductionSettings)
@output_options(decimals=None)
def command(paper: Paper, data: str, settings: ReproductionSettings, output: Output) -> None:
    """Repeat the experiments of a paper on your data, and show published and obtained figures.

    The exit code is 1 if a claim of the paper does not hold on these data.
    """
    with shown_progress() as progress:
        found = treeval.reproduce(paper, data, settings, progress=progress)
    output.show(found)
    if not found.holds:
        finding()
