"""`treeval diff OLD NEW`"""

import click

import treeval
from treeval.cli import finding
from treeval.cli.options import Command, option, settings_options, writable
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.settings.treebanks import DiffSettings


@click.command(cls=Command)
@click.argument("old")
@click.argument("new")
@settings_options(DiffSettings)
@output_options(trees=True)
@option(
    "--write-checked", metavar="FILE", callback=writable,
    help="Also write the words whose arcs differ to this file, as `treeval audit --checked` reads "
    "it: somebody has looked at them.",
)  # fmt: skip
def command(
    old: str, new: str, settings: DiffSettings, output: Output, write_checked: str | None
) -> None:
    """Compare OLD and NEW: two releases of a treebank, or two annotations of one text.

    Each is a file or a folder of files. Changes that belong together are put into groups:
    systematic ones with the words that were left over, consequences of other changes, and one-offs.
    The exit code is 0 if nothing differs, and 1 otherwise.
    """
    with shown_progress() as progress:
        found = treeval.diff(old, new, settings, progress=progress)
    if write_checked:
        number = found.write_checked(write_checked)
        click.echo(f"{write_checked}: {number} words", err=True)
    output.show(found)
    if not found.is_same:
        finding()
