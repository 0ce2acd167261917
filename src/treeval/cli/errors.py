"""`treeval errors GOLD SYSTEM`"""

import click

import treeval
from treeval.cli.options import Command, option, settings_options
from treeval.cli.output import Output, output_options
from treeval.settings.comparing import ErrorSettings


@click.command(cls=Command)
@click.argument("gold")
@click.argument("system")
@settings_options(ErrorSettings)
@output_options(decimals=None)
@option(
    "--marked", metavar="FILE",
    help="Also write the gold sentences as CoNLL-U, with Predicted=HEAD:DEPREL and "
    "Error=head|label|both|unaligned in MISC.",
)  # fmt: skip
def command(
    gold: str, system: str, settings: ErrorSettings, output: Output, marked: str | None
) -> None:
    """Show where SYSTEM differs from GOLD: a table of confusions, and the worst sentences.

    The gold tree is drawn to the left of the words, wrong predicted arcs to the right. ✗ marks
    wrong words that the options select, and a dot marks other wrong words; the relation after it is
    the predicted one.
    """
    found = treeval.errors_of(gold, system, settings)
    if marked:
        from treeval.formats.registry import FORMATS

        FORMATS["conllu"].write(found.marked(), marked)
    if marked != "-":
        output.show(found, None if output.form else lambda: _painted(found))


def _painted(found: treeval.Mistakes) -> str:
    """Write the text with errors in red; click removes colours if there is no terminal."""
    from treeval.report.tables.mistakes import mistakes_text

    return mistakes_text(found, lambda text: click.style(text, fg="red", bold=True))
