"""The documentation leads to pages that exist, and names options and functions that exist."""

import re
from functools import cache
from pathlib import Path

import click
import pytest

import treeval
from treeval.cli import COMMANDS
from treeval.cli import treeval as program

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)#\s]+)?(#[^)\s]+)?\)")
COMMAND = re.compile(r"treeval ((?:train )?[a-z-]+)((?: [^`|\n]*)?)")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for name, anchor in LINK.findall(without_code(page.read_text("utf-8"))):
        if "://" in name:
            continue
        target = (page.parent / name) if name else page
        assert target.exists(), name
        if anchor:
            assert anchor[1:] in anchors(target), f"{name}{anchor}"


@every_page
def test_commands_have_the_options_that_are_shown(page: Path) -> None:
    for name, rest in COMMAND.findall(page.read_text("utf-8")):
        known = options(name)
        unknown = [one for one in OPTION.findall(rest) if known and one not in known]
        assert not unknown, f"treeval {name}: {unknown}"


@every_page
def test_options_that_are_mentioned_exist(page: Path) -> None:
    if page.name == "CHANGELOG.md":  # it names options that are gone
        return
    known = frozenset().union(*map(options, COMMANDS))
    for code in re.findall(r"`(--[^`]*)`", page.read_text("utf-8")):
        assert known.issuperset(OPTION.findall(code)), code


@every_page
def test_functions_that_are_called_are_public(page: Path) -> None:
    for block in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        for name in re.findall(r"\btreeval\.(\w+)\(", block):
            assert name in treeval.__all__, name


def without_code(text: str) -> str:
    return re.sub(r"`[^`\n]*`", "", re.sub(r"```.*?```", "", text, flags=re.DOTALL))


def anchors(page: Path) -> set[str]:
    """What GitHub makes of the headings of a page."""
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@cache
def options(name: str) -> frozenset[str]:
    """The options of a command, and of its subcommands; none if there is no such command."""
    found: click.Command | None = program
    for part in name.split():
        if not isinstance(found, click.Group):
            return frozenset()
        found = found.get_command(click.Context(found), part)
    if found is None:
        return frozenset()
    inner = found.commands.values() if isinstance(found, click.Group) else ()
    every = (one for command in (found, *inner) for one in command.params)
    return frozenset(name for one in every for name in (*one.opts, *one.secondary_opts, "--help"))
