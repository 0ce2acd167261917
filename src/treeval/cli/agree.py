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
@output_options()
def command(a: str, b: str, settings: AgreementSettings, output: Output) -> None:
    """Compare two annotators' trees of the same text, A and B; neither of them is gold.

    Reports agreement on heads and relations, and the same corrected for chance.
    """
    output.show(treeval.agreement(a, b, settings))
