"""The tutorials, run on a copy of the sample: what they show is what one gets."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from commands import run
from sample import SAMPLE

TUTORIALS = Path(__file__).resolve().parents[2] / "docs" / "tutorials"
PAGES = sorted(path for path in TUTORIALS.glob("*.md") if path.name != "README.md")
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
PYTHON = re.compile(r"```python\n(.*?)```\n\nprints\n\n```text\n(.*?)```", re.DOTALL)


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "sample"
    shutil.copytree(SAMPLE, folder)
    monkeypatch.chdir(folder)
    return folder


def steps(page: Path) -> list[tuple[str, str]]:
    """Commands of a page with the output it shows after the last one of a block, if any."""
    found = []
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        commands = re.findall(r"^\$ treeval (.*)$", block, re.MULTILINE)
        output = re.sub(r"^\$ .*\n", "", block, flags=re.MULTILINE)
        found += [(command, "") for command in commands[:-1]]
        found.append((commands[-1], output))
    return found


@pytest.mark.usefixtures("sample")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_commands(page: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for command, expected in steps(page):
        outcome = run(capfd, *shlex.split(command))
        assert outcome.code == 0, outcome.err
        if expected:
            assert outcome.out.strip() == expected.strip(), command


@pytest.mark.usefixtures("sample")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_python(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for code, expected in PYTHON.findall(page.read_text(encoding="utf-8")):
        exec(code, {"__name__": "tutorial"})  # noqa: S102  the tutorial's own example
        assert capsys.readouterr().out == expected


def test_every_tutorial_is_listed_and_has_something_to_run() -> None:
    listed = (TUTORIALS / "README.md").read_text(encoding="utf-8")
    for page in PAGES:
        assert f"({page.name})" in listed
        assert steps(page) or PYTHON.search(page.read_text(encoding="utf-8")), page.name


def test_links_lead_somewhere() -> None:
    for page in TUTORIALS.glob("*.md"):
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (TUTORIALS / target).exists(), (page.name, target)
