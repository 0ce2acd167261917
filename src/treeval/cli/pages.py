"""Pages that commands write: what they say of the command, and into which file."""

import shlex
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

if TYPE_CHECKING:
    from treeval.report.pages.page import Page
    from treeval.report.pages.provenance import Provenance
    from treeval.scoring.results import FileInfo


def origin() -> "Provenance":
    """The command that is running, and the seed of its draws."""
    from treeval.report.pages.provenance import Provenance

    ctx = click.get_current_context()
    return Provenance(command_line(ctx), ctx.params.get("seed"))


def command_line(ctx: click.Context) -> str:
    """Write the command that is running as one would in a shell."""
    given = [
        (parameter, ctx.params[parameter.name])
        for parameter in ctx.command.params
        if parameter.name in ctx.params
        and ctx.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE
    ]
    # Options come after arguments, whatever their order was.
    given.sort(key=lambda both: isinstance(both[0], click.Option))
    words = [word for parameter, value in given for word in _words(parameter, value)]
    return shlex.join(["treeval", ctx.info_name or "", *words])


def _words(parameter: click.Parameter, value: Any) -> Iterator[str]:
    for each in value if isinstance(value, tuple) else (value,):
        if not isinstance(parameter, click.Option):
            yield str(each)
        elif not parameter.is_flag:
            yield from (parameter.opts[-1], str(each))
        elif each is True or each == parameter.flag_value:
            yield parameter.opts[-1]


def file_info(path: str, trees: Any) -> "FileInfo":
    """What is told of an input; standard input cannot be read again to be hashed."""
    import hashlib

    from treeval.formats.files import load
    from treeval.scoring.results import FileInfo

    sha256 = hashlib.sha256(load(path)).hexdigest() if path != "-" else None
    words = getattr(trees, "overt", trees).words  # of constituents without traces
    return FileInfo(path, sha256, len(trees), words)


def write_page(page: "Page", path: str) -> None:
    """Write a page, and tell where it is."""
    from treeval.formats.files import writing
    from treeval.report.pages.page import render

    written = render(page).encode(errors="replace")  # names of files may be no Unicode
    with writing(path) as stream:
        stream.write(written)
    if path != "-":
        click.echo(f"{path}: report written", err=True)
