"""The README's commands and Python, run on the sample: what it shows is what one gets."""

import re
import shlex
from pathlib import Path

import pytest

from commands import run
from sample import SAMPLE

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONSOLE = re.findall(r"```console\n\$ treeval (.*?)\n(.*?)```", README, re.DOTALL)


def test_the_readme_has_commands() -> None:
    assert len(CONSOLE) >= 4


@pytest.mark.parametrize(("command", "expected"), CONSOLE, ids=[one[0][:40] for one in CONSOLE])
def test_commands(
    command: str,
    expected: str,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(SAMPLE)
    arguments = [path for word in shlex.split(command) for path in expanded(word)]
    outcome = run(capfd, *arguments)
    assert outcome.code == 0, outcome.err
    if expected:
        assert (outcome.out + outcome.err).strip() == expected.strip()


def expanded(word: str) -> list[str]:
    """Do what a shell does with a star."""
    return sorted(str(path) for path in Path().glob(word)) if "*" in word else [word]


def test_python(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SAMPLE)
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    (expected,) = re.findall(r"prints\n\n    (.*?)\n\n", README)
    exec(code, {})  # noqa: S102  the README's own example
    assert capsys.readouterr().out.strip() == expected


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
