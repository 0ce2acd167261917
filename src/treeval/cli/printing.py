"""Records that commands print, and figures that they draw into a folder."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from treeval.errors import FileError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from treeval.report.figures.canvas import FigureFormat


def print_json(record: Mapping[str, Any]) -> None:
    """Print a record as one document; what is undefined must be None, as JSON knows no nan."""
    import json

    click.echo(json.dumps(record, ensure_ascii=False, indent=1, allow_nan=False))


def draw(figures: "Mapping[str, Callable[[], Figure]]", folder: Path, form: "FigureFormat") -> None:
    """Draw figures into files of their names, and tell where they are."""
    from treeval.report.figures.canvas import save

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"{folder}: cannot make the folder: {error.strerror}") from None
    for name, drawn in figures.items():
        path = folder / f"{name}.{form}"
        save(drawn(), str(path), form)
        click.echo(f"{path} drawn", err=True)
