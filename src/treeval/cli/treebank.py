"""`treeval treebank TREEBANK...`"""

import click

import treeval
from treeval.cli.options import Command, option, settings_options, writable
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.settings.treebanks import TreebankSettings


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
def command(
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
