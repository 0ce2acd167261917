"""docs/api.md lists what is public, and says what the docstrings say."""

from pathlib import Path

import treeval
from files import module_at
from treeval.cli import COMMANDS

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_page_is_what_the_docstrings_say() -> None:
    page = module_at(DOCS / "make_api.py").page()
    assert (DOCS / "api.md").read_text("utf-8") == page, "run: python docs/make_api.py"


def test_every_command_is_on_the_page() -> None:
    listed = {call.command for call in module_at(DOCS / "make_api.py").calls()}
    assert listed - {"score (folders)", "rank (folders)"} == COMMANDS.keys() - {"demo"}


def test_every_public_name_is_on_the_page() -> None:
    headings = [
        line.removeprefix("### ")
        for line in (DOCS / "api.md").read_text("utf-8").splitlines()
        if line.startswith("### ")
    ]
    assert sorted(headings) == sorted(name for name in treeval.__all__ if name != "__version__")
