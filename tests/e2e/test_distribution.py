"""What is published: a wheel and a source archive, whole, described, and able to run."""

import ast
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import distributions
from pathlib import Path

import pytest
from packaging.metadata import Metadata
from packaging.requirements import Requirement

from sample import BIRCH, GOLD
from treeval.cli import main

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PYTHONS = ("3.11", "3.12", "3.13")
BASE = {"click", "jinja2", "numpy"}  # what scoring needs


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both archives."""
    pytest.importorskip("hatchling", reason="hatchling is not installed (pip install '.[dev]')")
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (path,) = built.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def source(built: Path) -> set[str]:
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def described(wheel: Path) -> Metadata:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        return Metadata.from_email(archive.read(name))


def own_files(folder: str) -> set[str]:
    """The files of a folder, without those that running leaves behind."""
    found = (path for path in (ROOT / folder).rglob("*") if path.is_file())
    caches = ("__pycache__", ".hypothesis")
    return {str(one.relative_to(ROOT)) for one in found if not {*caches} & {*one.parts}}


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == {name.removeprefix("src/") for name in own_files("src/treeval")}
    assert "treeval/py.typed" in names


def test_the_source_archive_can_be_tested_and_documented(source: set[str]) -> None:
    for folder in ("src", "tests", "docs", "benchmarks"):
        missing = own_files(folder) - source
        assert not missing
    assert {"bootstrap.py", "README.md", "LICENSE", "CITATION.cff", "mkdocs.yml"} <= source
    assert not [name for name in source if re.search(r"__pycache__|\.venv|^site/|\.pyc$", name)]


def test_the_description_is_complete(wheel: Path) -> None:
    metadata = described(wheel)  # packaging checks every field
    assert metadata.summary
    assert metadata.license_expression == "MIT"
    assert metadata.license_files == ["LICENSE"]
    assert metadata.description_content_type == "text/markdown"
    assert metadata.author
    assert str(metadata.requires_python) == f">={PYTHONS[0]}"
    assert {*(metadata.project_urls or {})} == {
        "Homepage", "Documentation", "Source", "Issues", "Changelog",
    }  # fmt: skip


def test_the_wheel_has_the_entry_points(wheel: Path) -> None:
    """An installer copies them; importlib.metadata, and so spaCy, finds them by their group."""
    (installed,) = distributions(name="treeval", path=[str(wheel)])
    found = installed.entry_points
    (scorer,) = found.select(group="spacy_scorers", name="treeval.scorer.v1")
    assert scorer.value == "treeval.integrations.spacy_scorer:make_scorer"
    (command,) = found.select(group="console_scripts")
    assert command.load() is main


def test_the_classifiers_exist_and_name_the_pythons(wheel: Path) -> None:
    known = pytest.importorskip("trove_classifiers").classifiers
    classifiers = described(wheel).classifiers or []
    assert not [one for one in classifiers if one not in known]
    named = [one.rpartition(" ")[2] for one in classifiers if re.search(r":: 3\.\d+$", one)]
    assert tuple(named) == PYTHONS


def test_the_base_install_is_what_scoring_needs(wheel: Path) -> None:
    needed = described(wheel).requires_dist or []
    assert {one.name for one in needed if one.marker is None} == BASE


def test_messages_name_packages_that_extras_install() -> None:
    # `pip install 'treeval[x]'` would fail where treeval was installed from its source.
    offered = {
        Requirement(one).name
        for group in PROJECT["optional-dependencies"].values()
        for one in group
    }
    named = []
    for path in (ROOT / "src/treeval").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named += re.findall(r"pip install ([^`\"]+)", node.value)
    assert len(named) >= 3
    for packages in named:
        assert {*packages.rstrip(").").split()} <= offered, packages


def test_addresses_are_in_one_place() -> None:
    addresses = PROJECT["urls"].values()
    texts = [*ROOT.glob("*.*"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.py")]
    for path in texts:
        if path.name == "pyproject.toml" or not path.is_file():
            continue
        text = path.read_text("utf-8", errors="replace")
        assert not [one for one in addresses if one in text], path


def test_the_wheel_scores(wheel: Path, tmp_path: Path) -> None:
    shutil.unpack_archive(wheel, tmp_path, "zip")
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import treeval.cli; print(treeval.__file__, flush=True)\n"
        "treeval.cli.main(sys.argv[1:])\n"
    )
    command = [sys.executable, "-I", "-c", code, "score", GOLD, BIRCH, "-b"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    # 83.17 is the LAS of birch in the README of the sample, by the UD scorer.
    assert done.stdout.splitlines() == [f"{tmp_path}/treeval/__init__.py", "83.17"], done.stderr


def interpreters() -> dict[str, str]:
    """Interpreters that pyenv has installed, or that are on the path, by version."""
    found = {}
    for version in PYTHONS:
        own = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        path = str(own[-1]) if own else shutil.which(f"python{version}")  # not pyenv's own shim
        if path:
            found[version] = path
    return found


@pytest.mark.slow
@pytest.mark.parametrize("version", PYTHONS)
def test_a_new_environment(version: str, wheel: Path, tmp_path: Path) -> None:
    python = interpreters().get(version)
    if not python:
        pytest.skip(f"there is no Python {version}")
    subprocess.run([python, "-m", "venv", str(tmp_path)], check=True)
    pip = [str(tmp_path / "bin/pip"), "install", "--quiet", str(wheel)]
    done = subprocess.run(pip, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    command = [str(tmp_path / "bin/treeval"), "score", GOLD, BIRCH, "-b"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.stdout == "83.17\n", done.stderr
