"""`treeval demo`"""

import os
import shlex
import tempfile
from contextlib import chdir
from importlib.resources import as_file, files
from pathlib import Path

import click

from treeval.cli.options import Command, option, writable

# What a newcomer might try first, in this order; run in the folder of the sample.
COMMANDS = (
    "score gold/en.conllu systems/birch/en.conllu",
    "score gold/fr.conllu systems/birch/fr.conllu systems/cedar/fr.conllu --metrics LAS,NED --ci",
    "score gold/en.conllu systems/birch/en.conllu systems/cedar/en.conllu --metrics LAS --compare",
    "score gold systems/alder systems/birch systems/cedar --metrics LAS",
    "score gold/en.conllu systems/birch/en.conllu --metrics LAS --by relation",
    "errors gold/en.conllu systems/cedar/en.conllu -n 1",
    "cross --gold UD=gold/en.conllu --gold SUD=sud/en.conllu --system UD=systems/cedar/en.conllu",
    "score brackets/en.mrg brackets/parsed.mrg",
    "treebank gold/en.conllu",
    "check gold/en.conllu gold/fr.conllu gold/de.conllu gold/he.conllu",
)
REPORT = (
    "score gold/en.conllu systems/alder/en.conllu systems/birch/en.conllu "
    "systems/cedar/en.conllu --html"
)
_NAME = "treeval-demo.html"


@click.command(cls=Command)
@option(
    "--html", metavar="FILE", callback=writable,
    help=f"File to write the report to. The default is {_NAME} in this folder.",
)  # fmt: skip
@click.pass_context
def command(ctx: click.Context, /, html: str | None) -> None:
    """Run treeval on the sample that comes with it: 40 sentences, four languages, three parsers."""
    group = ctx.find_root().command
    report = Path(html).absolute() if html else _folder() / _NAME
    with as_file(files("treeval") / "sample") as sample, chdir(Path(sample)):
        for line in (*COMMANDS, f"{REPORT} {shlex.quote(str(report))}"):
            click.echo(click.style(f"\n$ treeval {line}", bold=True))
            group.main(args=shlex.split(line), prog_name="treeval", standalone_mode=False)
        click.echo(f"\nThe sample is in {sample}; treeval --help shows all commands.")
        click.echo(f"The report of the last command, to open in a browser: {report.as_uri()}")


def _folder() -> Path:
    """Where the user is, or a folder for temporary files where nothing may be written here."""
    here = Path.cwd()
    return here if os.access(here, os.W_OK) else Path(tempfile.gettempdir())
