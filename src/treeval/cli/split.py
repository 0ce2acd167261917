"""`treeval split TREEBANK PART=SIZE...`"""

import click

import treeval
from treeval.cli.options import Command, settings_options
from treeval.cli.output import Output, output_options
from treeval.formats.files import insist_on_writable
from treeval.settings.excerpts import DivisionSettings


@click.command(cls=Command)
@click.argument("treebank")
@click.argument("parts", nargs=-1, required=True, metavar="FILE=SIZE...")
@settings_options(DivisionSettings)
@output_options()
def command(
    treebank: str, parts: tuple[str, ...], settings: DivisionSettings, output: Output
) -> None:
    """Split a TREEBANK into files, such as training and test data, at random.

    A SIZE is a number of sentences, a share, or rest: train.conllu=80% dev.conllu=500
    test.conllu=rest. Sentences stay byte for byte the same, and documents are kept together.
    """
    from treeval.sources.names import split_name

    for part in parts:
        insist_on_writable(split_name(part)[0] or "-")  # a part without a name is refused below
    found = treeval.split(treebank, parts, settings)
    found.write({part.name: part.name for part in found.parts})
    output.show(found)
