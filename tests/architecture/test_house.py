"""Rules of the house that no linter knows."""

import re
from pathlib import Path

import click
import pytest

import treeval
from treeval.cli import COMMANDS
from treeval.cli import treeval as program
from treeval.metrics import EXPLAINED, METRICS, NEEDS_TRAINING

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "treeval"
SOURCES = sorted((ROOT / "src" / "treeval").rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_are_finished(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not re.search(r"\b(TODO|FIXME|XXX|NotImplementedError)\b", text)
    assert text.startswith('"""'), "a module says what it holds"


def test_there_is_no_drawer_for_everything() -> None:
    assert not [path for path in SOURCES if path.stem in {"utils", "helpers", "common", "misc"}]


def test_public_names_are_there() -> None:
    assert len(set(treeval.__all__)) == len(treeval.__all__)
    for name in treeval.__all__:
        assert getattr(treeval, name) is not None


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_there_and_documented(name: str) -> None:
    command = program.get_command(click.Context(program), name)
    assert command
    assert command.help
    assert f"| `treeval {name}" in (ROOT / "docs" / "commands.md").read_text("utf-8")


def test_every_metric_is_explained_in_a_sentence() -> None:
    assert list(EXPLAINED) == [*METRICS, *NEEDS_TRAINING]
    assert all(re.match(r"[A-Z].*\.$", line) and len(line) <= 88 for line in EXPLAINED.values())


@pytest.mark.parametrize("name", [*METRICS, *NEEDS_TRAINING])
def test_every_metric_is_documented(name: str) -> None:
    folder = ROOT / "docs" / "metrics"
    rows = (folder / "README.md").read_text("utf-8").splitlines()
    row = next(row for row in rows if re.match(rf"\|.*\b{name}\b.*\|", row))
    (page,) = re.findall(r"\((\w[\w-]*\.md)\)", row)
    assert re.search(rf"\b{name}\b", (folder / page).read_text("utf-8"))


def test_the_version_is_the_same_everywhere() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"version: {treeval.__version__}" in citation
    assert f"## {treeval.__version__}" in changes


def test_every_part_of_the_house_is_on_its_plan() -> None:
    plan = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## Packages")[2]
    drawn = set(re.findall(r"^  (\w+)(?:/|\.py) ", plan, re.MULTILINE))
    package = ROOT / "src" / "treeval"
    parts = {path.stem for path in package.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert drawn == parts - {"__main__", "__pycache__"}


@pytest.mark.parametrize(
    "stub", sorted(PACKAGE.rglob("__init__.pyi")), ids=lambda path: path.parent.name
)
def test_no_name_that_is_loaded_on_use_is_that_of_a_module(stub: Path) -> None:
    """A module that is imported takes the place of a function of its name."""
    names = set(re.findall(r" as (\w+)$", stub.read_text("utf-8"), re.MULTILINE))
    modules = {path.stem for path in stub.parent.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert not names & (modules - {"sample"})  # the folder of the sample holds no code
