"""`treeval treebank` and `check`: what treebanks are like, and what is wrong with files."""

import click

import treeval
from treeval.cli import finding
from treeval.cli.options import Command, option, settings_options, writable
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.errors import spelt_as_options
from treeval.settings.treebanks import CheckSettings, TreebankSettings


@click.command(cls=Command)
@click.argument("treebanks", nargs=-1, required=True)
@settings_options(TreebankSettings)
@output_options(trees=True, figures=True)
@option(
    "--wde-out", multiple=True, metavar="FILE", callback=writable,
    help="Also write the averaged WDE to this file, as weights for WLAS: as JSON if it ends in "
    ".json, otherwise in two columns, as conll17_ud_eval.py -w reads them. May be given several "
    "times.",
)  # fmt: skip
def treebank_command(
    treebanks: tuple[str, ...],
    settings: TreebankSettings,
    output: Output,
    wde_out: tuple[str, ...],
) -> None:
    """Describe TREEBANKS: size, projectivity, content words, vocabulary, entropy of relations.

    A treebank is a file, a folder of files, or NAME=PATH; a folder of folders stands for many
    treebanks.
    """
    with shown_progress() as progress:
        keep = output.keeps_trees(settings)
        found = treeval.describe(treebanks, settings, keep_trees=keep, progress=progress)
    for path in wde_out:
        found.write_weights(path)
    output.draw(found)
    output.show(found)


@click.command(cls=Command)
@click.argument("files", nargs=-1, required=True)
@settings_options(CheckSettings)
@output_options(decimals=None)
def check_command(files: tuple[str, ...], settings: CheckSettings, output: Output) -> None:
    """List all format and tree problems in FILES, with line numbers.

    A folder stands for the CoNLL files in it. In a file of constituents, only the first problem is
    found. The exit code is 1 if there are any problems. The guidelines of Universal Dependencies
    are beyond this command; the validator of UD knows them.
    """
    with shown_progress() as progress:
        found = treeval.check(files, settings, progress=progress)
    output.show(found)
    if not output.form:  # problems are results; their number is a message
        click.echo(spelt_as_options("\n".join(found.notes())), err=True)
    if found.has_problems:
        finding()
