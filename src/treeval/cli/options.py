"""Options that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

F = TypeVar("F", bound=Callable[..., object])

format_option = click.option(
    "--format", "format_name", metavar="NAME", help="Format of the files: conllu, conllx, conll09."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")


def named_paths(systems: tuple[str, ...]) -> dict[str, str]:
    """Read ``name=path`` arguments; a path without a name is called after its file."""
    named: dict[str, str] = {}
    for given in systems:
        name, equals, path = given.partition("=")
        if not equals or Path(given).exists():
            name, path = _name_of(given), given
        if name in named:
            raise click.UsageError(f"two systems are called {name!r}; name them: NAME=PATH")
        named[name] = path
    return named


def _name_of(path: str) -> str:
    name = Path(path).name
    for suffix in (".gz", ".xz", ".zst"):
        name = name.removesuffix(suffix)
    return Path(name).stem if name not in ("", "-") else "stdin"
