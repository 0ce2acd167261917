"""`treeval demo`"""

import shlex
from importlib.resources import as_file, files
from pathlib import Path

import click

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


@click.command()
@click.pass_context
def command(ctx: click.Context) -> None:
    """Run treeval on the sample that comes with it: 40 sentences, four languages, three parsers."""
    from contextlib import chdir

    group = ctx.find_root().command
    with as_file(files("treeval") / "sample") as sample, chdir(Path(sample)):
        for line in COMMANDS:
            click.echo(click.style(f"\n$ treeval {line}", bold=True))
            group.main(args=shlex.split(line), prog_name="treeval", standalone_mode=False)
        click.echo(f"\nThe sample is in {sample}; treeval --help shows all commands.")
