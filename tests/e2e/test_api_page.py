"""docs/api.md lists what is public, and says what the docstrings say."""

import importlib.util
from pathlib import Path

import treeval
from treeval.cli import COMMANDS

DOCS = Path(__file__).resolve().parents[2] / "docs"


def made() -> object:
    spec = importlib.util.spec_from_file_location("make_api", DOCS / "make_api.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_what_the_docstrings_say() -> None:
    page = made().page()  # type: ignore[attr-defined]
    assert (DOCS / "api.md").read_text("utf-8") == page, "run: python docs/make_api.py"


def test_every_command_is_on_the_page() -> None:
    rows = made().COMMANDS  # type: ignore[attr-defined]
    listed = {name for row in rows for name in row[0].partition(" (")[0].split(", ")}
    assert listed == COMMANDS.keys() - {"demo"}, "add it to COMMANDS in docs/make_api.py"


def test_every_public_name_is_on_the_page() -> None:
    headings = [
        line.removeprefix("### ")
        for line in (DOCS / "api.md").read_text("utf-8").splitlines()
        if line.startswith("### ")
    ]
    assert sorted(headings) == sorted(name for name in treeval.__all__ if name != "__version__")
