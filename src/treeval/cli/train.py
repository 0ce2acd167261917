"""`treeval train KIND TEXT -o MODEL`: one command per kind of models."""

from inspect import cleandoc

import click

import treeval
from treeval.cli.options import Command, decorated, option, settings_options, writable
from treeval.cli.progress import shown_progress
from treeval.errors import spelt_as_options
from treeval.models.registry import KINDS, Kind
from treeval.settings.setting import Settings


@click.group()
def command() -> None:
    """Train a model on text or trees."""


def _add(kind: Kind) -> None:
    """Add the command of a kind of models, with the options of its settings."""

    def train(text: str, settings: Settings, output: str) -> None:
        """Train a model and write it; the notes say what it has learnt from."""
        with shown_progress() as progress:
            model = treeval.train(kind.name, text, settings, progress=progress)
        model.save(output)
        for note in model.notes:
            click.echo(spelt_as_options(f"{output}: {note}"), err=True)

    given = [
        click.argument("text", metavar=kind.argument),
        option(
            "-o",
            "--output",
            required=True,
            metavar="MODEL",
            help="File to write the model to.",
            callback=writable,
        ),
        settings_options(kind.settings),
    ]
    command.command(kind.name, cls=Command, help=cleandoc(kind.help))(decorated(train, given))


for _kind in KINDS.values():
    _add(_kind)
