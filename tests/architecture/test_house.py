"""Rules of the house that no linter knows."""

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import treeval
from treeval.cli import COMMANDS
from treeval.metrics import METRICS, NEEDS_TRAINING

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "src" / "treeval").rglob("*.py"))
MOST_LINES = 400


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_are_small_and_finished(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.count("\n") <= MOST_LINES, "would two files explain themselves better?"
    assert not re.search(r"\b(TODO|FIXME|XXX|NotImplementedError)\b", text)
    assert text.startswith('"""'), "a module says what it holds"


def test_there_is_no_drawer_for_everything() -> None:
    assert not [path for path in SOURCES if path.stem in {"utils", "helpers", "common", "misc"}]


def types_of(path: Path) -> Iterator[str]:
    """Names of the classes and type aliases at module level; type variables may repeat."""
    for statement in ast.parse(path.read_text("utf-8")).body:
        match statement:
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar"))):
                continue
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if re.match("_?[A-Z]", name) and not name.isupper():
                    yield name


def test_every_type_has_a_name_of_its_own() -> None:
    found = Counter(name for path in SOURCES for name in types_of(path))
    shared = {name for name, times in found.items() if times > 1}
    assert not shared, "rename what is new"


def test_public_names_are_there() -> None:
    assert len(set(treeval.__all__)) == len(treeval.__all__)
    for name in treeval.__all__:
        assert getattr(treeval, name) is not None


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_there_and_documented(name: str) -> None:
    command = import_module(f"treeval.cli.{name.replace('-', '_')}").command
    assert command.help
    assert f"| `treeval {name}" in (ROOT / "docs" / "commands.md").read_text("utf-8")


@pytest.mark.parametrize("name", [*METRICS, *NEEDS_TRAINING])
def test_every_metric_is_documented(name: str) -> None:
    folder = ROOT / "docs" / "metrics"
    rows = (folder / "README.md").read_text("utf-8").splitlines()
    row = next(row for row in rows if re.match(rf"\|.*\b{name}\b.*\|", row))
    (page,) = re.findall(r"\((\w[\w-]*\.md)\)", row)
    assert re.search(rf"\b{name}\b", (folder / page).read_text("utf-8"))


def loaded(*arguments: str) -> set[str]:
    """Modules that a run of the command line loads."""
    code = (
        "import sys\n"
        "from treeval.cli import main\n"
        f"try: main({list(arguments)!r})\n"
        "except SystemExit: pass\n"
        "print('\\n'.join(sys.modules), file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(run.stderr.split())


def test_help_loads_neither_numpy_nor_a_command() -> None:
    modules = loaded("--help")
    assert not modules & {"numpy", "numba", "rich", "treeval.cli.score"}


def test_plain_score_loads_nothing_heavy() -> None:
    sample = Path(treeval.__file__).parent / "sample"
    modules = loaded(
        "score", str(sample / "gold" / "en.conllu"), str(sample / "systems/birch/en.conllu")
    )
    assert "numpy" in modules
    heavy = {"numba", "scipy", "rich", "jinja2", "json", "treeval.statistics.draws"}
    assert not modules & heavy


@pytest.mark.parametrize(
    "module",
    [
        "treeval.learning.train",
        "treeval.models.ccl.dependencies",
        "treeval.models.ccl.trainer",
        "treeval.models.tags.trainer",
        "treeval.statistics.clustering",
    ],
)
def test_importing_a_model_loads_no_compiler(module: str) -> None:
    code = f"import sys, {module}; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


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
