"""`treeval convert`, `split`, `sample` and `filter`: new files made of treebanks."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click

import treeval
from treeval.cli.options import Command, decorated, option, settings_options, writable
from treeval.cli.output import Output, output_options
from treeval.formats.files import require_writable
from treeval.settings.conversion import ConversionSettings, DivisionSettings, FilterSettings

if TYPE_CHECKING:
    from treeval.excerpts.result import Division

F = TypeVar("F", bound=Callable[..., object])


def _target_options(command: F) -> F:
    """Declare the options that say where sentences are written."""
    chosen = option(
        "-o", "--output", "target", default="-", metavar="FILE", callback=writable,
        help="File for the chosen sentences. The default is standard output.",
    )  # fmt: skip
    others = option(
        "--rest", metavar="FILE", callback=writable, help="File for all other sentences."
    )
    with_options: F = decorated(command, [chosen, others])
    return with_options


def _show(found: "Division", target: str, rest: str | None, output: Output) -> None:
    """Write the sentences; if they go to standard output, their number goes to standard error."""
    chosen, others = found.parts
    chosen.write(target)
    if rest is not None:
        others.write(rest)
    if target != "-":
        output.show(found)
        return
    total = len(found.source.trees)
    click.echo(f"{len(chosen.sentences)} of {total} sentences", err=True)


@click.command(cls=Command)
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT", callback=writable)
@settings_options(ConversionSettings)
def convert_command(source: str, target: str, settings: ConversionSettings) -> None:
    """Convert the file IN between formats and annotation schemes, and write it to OUT.

    The suffixes of the files decide the formats, unless --format and --to are given. From CoNLL-U
    to CoNLL-U, every byte stays the same except where a conversion changes something. A message
    names what the other format cannot hold. Conversions are applied in the order in which they are
    listed below, but punctuation and long sentences are removed from constituents before heads are
    found.
    """
    for note in treeval.convert(source, target, settings).notes():
        click.echo(note, err=True)


@click.command(cls=Command)
@click.argument("treebank")
@click.argument("parts", nargs=-1, required=True, metavar="FILE=SIZE...")
@settings_options(DivisionSettings)
@output_options()
def split_command(
    treebank: str, parts: tuple[str, ...], settings: DivisionSettings, output: Output
) -> None:
    """Split a TREEBANK into files, such as training and test data, at random.

    A SIZE is a number of sentences, a share, or rest: train.conllu=80% dev.conllu=500
    test.conllu=rest. Sentences stay byte for byte the same, and documents are kept together.
    """
    from treeval.sources.names import split_name

    for part in parts:
        require_writable(split_name(part)[0] or "-")  # a part without a name is refused below
    found = treeval.split(treebank, parts, settings)
    found.write({part.name: part.name for part in found.parts})
    output.show(found)


@click.command(cls=Command)
@click.argument("treebank")
@click.argument("size", metavar="SIZE")
@settings_options(DivisionSettings)
@output_options()
@_target_options
def sample_command(
    treebank: str,
    size: str,
    settings: DivisionSettings,
    output: Output,
    target: str,
    rest: str | None,
) -> None:
    """Draw sentences of a TREEBANK at random.

    SIZE is a number of sentences, or a share such as 10%. Sentences stay byte for byte the same,
    and documents are kept together unless --no-documents is given.
    """
    _show(treeval.sample(treebank, size, settings), target, rest, output)


@click.command(cls=Command)
@click.argument("treebank")
@settings_options(FilterSettings)
@output_options()
@_target_options
def filter_command(
    treebank: str, settings: FilterSettings, output: Output, target: str, rest: str | None
) -> None:
    """Keep the sentences of a TREEBANK that fit a query, a length or a list of names.

    All conditions must hold. Sentences stay byte for byte the same.
    """
    _show(treeval.filter_sentences(treebank, settings), target, rest, output)
