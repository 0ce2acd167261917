"""`treeval train KIND TEXT -o MODEL`"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click

import treeval
from treeval.cli.options import Command, option, settings_options, writable
from treeval.cli.progress import shown_progress
from treeval.errors import spelt_as_options
from treeval.settings.learning import (
    CclSettings,
    DmvSettings,
    NgramSettings,
    TagLearningSettings,
)

if TYPE_CHECKING:
    from treeval.settings.choices import ModelKind
    from treeval.settings.setting import Settings

F = TypeVar("F", bound=Callable[..., object])


@click.group()
def command() -> None:
    """Train a model on text or trees."""


def _output(command_: F) -> F:
    told = "File to write the model to."
    return option("-o", "--output", required=True, metavar="MODEL", help=told, callback=writable)(
        command_
    )


@command.command(cls=Command)
@click.argument("text")
@_output
@settings_options(NgramSettings)
def ngram(text: str, settings: NgramSettings, output: str) -> None:
    """Train an n-gram language model on TEXT.

    The model has Kneser-Ney smoothing. It is written as an ARPA file if the name of the output ends
    in .arpa; otherwise the file is smaller, and need not be read as a whole before it is used.
    """
    _train("ngram", text, settings, output)


@command.command(cls=Command)
@click.argument("treebank")
@_output
@settings_options(DmvSettings)
def dmv(treebank: str, settings: DmvSettings, output: str) -> None:
    """Train a dependency parser (DMV) on the tags of TREEBANK.

    The dependency model with valence does not look at the heads of the trees.
    """
    _train("dmv", treebank, settings, output)


@command.command(cls=Command)
@click.argument("text")
@_output
@settings_options(CclSettings)
def ccl(text: str, settings: CclSettings, output: str) -> None:
    """Train a constituency parser (CCL) on the words of TEXT.

    Seginer's parser of common cover links needs neither tags nor trees.
    """
    _train("ccl", text, settings, output)


@command.command(cls=Command)
@click.argument("text")
@_output
@settings_options(TagLearningSettings)
def tags(text: str, settings: TagLearningSettings, output: str) -> None:
    """Learn classes of words (Clark 2003) from TEXT."""
    _train("tags", text, settings, output)


def _train(kind: "ModelKind", text: str, settings: "Settings", path: str) -> None:
    """Train a model and write it; the notes say what it has learnt from."""
    with shown_progress() as progress:
        model = treeval.train(kind, text, settings, progress=progress)
    model.save(path)
    for note in model.notes:
        click.echo(spelt_as_options(f"{path}: {note}"), err=True)
