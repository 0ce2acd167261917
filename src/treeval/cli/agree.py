"""`treeval agree A B...`"""

import click

import treeval
from treeval.cli.options import Command, settings_options
from treeval.cli.output import Output, output_options
from treeval.settings.comparing import AgreementSettings


@click.command(cls=Command)
@click.argument("annotators", nargs=-1, required=True)
@settings_options(AgreementSettings)
@output_options(trees=True)
def command(annotators: tuple[str, ...], settings: AgreementSettings, output: Output) -> None:
    """Compare the trees of two or more ANNOTATORS for the same text; none of them is gold.

    An annotator is a file or NAME=PATH. This reports agreement on heads, relations, tags, features,
    lemmas and segmentation, as it is and corrected for chance, and lists the disagreements.
    """
    output.show(treeval.agreement(*annotators, settings=settings))
