"""`treeval agree A B`"""

import click

import treeval
from treeval.cli.options import Command, settings_options
from treeval.cli.output import Output, output_options
from treeval.settings.comparing import AgreementSettings


@click.command(cls=Command)
@click.argument("a")
@click.argument("b")
@settings_options(AgreementSettings)
@output_options(trees=True)
def command(a: str, b: str, settings: AgreementSettings, output: Output) -> None:
    """Compare A and B, the trees of two annotators for the same text; neither of them is gold.

    This reports agreement on heads and relations, as it is and corrected for chance.
    """
    output.show(treeval.agreement(a, b, settings))
