"""Options that several commands share."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

import click

from treeval.formats.files import stem
from treeval.formats.registry import FORMATS, files_of
from treeval.statistics import SEED

F = TypeVar("F", bound=Callable[..., object])

# Said again here, so that `--help` loads no models.
TRANSITIONS = ("arc-standard", "arc-eager", "swap-eager", "swap-lazy")

format_option = click.option(
    "--format", "format_name", metavar="NAME", help=f"Format of the files: {', '.join(FORMATS)}."
)
encoding_option = click.option(
    "--encoding", default="utf-8", show_default=True, help="Of text and constituents."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
html_option = click.option(
    "--html", metavar="FILE", help="Write a report as well: one page to open in a browser."
)
decimals_option = click.option(
    "-w", "--width", "decimals", type=click.IntRange(0, 17), default=2, show_default=True,
    help="Decimals.",
)  # fmt: skip


def seed_of(default: int) -> Callable[[F], F]:
    """Where all draws begin; 0 is a seed like any other."""
    return click.option(
        "--seed", type=click.IntRange(0), default=default, show_default=True, help="Of all draws."
    )


seed_option = seed_of(SEED)


def table_options(command: F) -> F:
    """Forms of tables for papers and other programs, in ``form``; None is text."""
    for option in (
        click.option("--markdown", "form", flag_value="markdown", help="Print tables as Markdown."),
        click.option(
            "--latex", "form", flag_value="latex", help="Print tables for LaTeX (booktabs)."
        ),
        click.option("--tsv", "form", flag_value="tsv", help="Print tables as TSV."),
        click.option("--csv", "form", flag_value="csv", help="Print tables as CSV."),
    ):
        command = option(command)
    return command


def jobs_option(what: str) -> Callable[[F], F]:
    """How many work at a time; what they are differs."""
    return click.option(
        "-j", "--jobs", type=click.IntRange(1), default=1, show_default=True, help=what
    )


def refuse(names: Iterable[str], options: Mapping[str, object], why: str) -> None:
    """Say that an option does not fit the input, rather than do as if it were not there."""
    for name in names:
        if options[name] not in (None, False, ()):
            raise click.UsageError(f"--{name.replace('_', '-')} is {why}")


def insist_on_one_stdin(*paths: str) -> None:
    """Refuse to read standard input twice: the second time it is empty."""
    if sum(path == "-" or path.endswith("=-") for path in paths) > 1:
        raise click.UsageError("standard input, -, can be read only once")


def with_folders(paths: Iterable[str]) -> tuple[str, ...]:
    """Let a folder stand for the files of dependency trees in it."""
    found: list[str] = []
    for path in paths:
        found += files_of("dependencies", Path(path)) or [path]
    return tuple(found)


def named_paths(systems: tuple[str, ...]) -> dict[str, str]:
    """Read ``name=path`` arguments; a path without a name is called after its file.

    Files of the same name are called after their folders, as in ``*/en.conllu``.
    """
    given = [_split(system) for system in systems]
    for name_of in (_file_name, _folder_name, str):
        names = [name or name_of(path) for name, path in given]
        if len(set(names)) == len(names):
            return dict(zip(names, (path for _, path in given), strict=True))
    raise click.UsageError("two systems have the same name; name them: NAME=PATH")


def _split(system: str) -> tuple[str, str]:
    name, equals, path = system.partition("=")
    if not equals or Path(system).exists():
        return "", system
    if not path:
        raise click.UsageError(f"{system}: no path follows the name; write NAME=PATH")
    return name, path


def _file_name(path: str) -> str:
    return stem(path) if path not in ("", "-") else "stdin"


def _folder_name(path: str) -> str:
    return Path(path).resolve().parent.name
