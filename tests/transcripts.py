"""Examples of documentation pages: what can be run on the sample is run, and what it prints."""

import re
import shlex
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

from commands import Outcome, run

_BLOCK = re.compile(
    r"```console\n(?P<console>.*?)```"
    r"|```python\n(?P<code>.*?)```(?:\n\nprints\n\n```text\n(?P<printed>.*?)```)?",
    re.DOTALL,
)
_NAME = re.compile(r"[\w./*-]+\.(?:conllu|conllx|mrg|json|txt|csv|tex|prm|tsv|toml)")
_CONTINUED = re.compile(r"(?<=[^\\])\\\n *")  # two backslashes end a row in LaTeX
_WRITERS = {"-o", "--output", "--html", "--tables", "--marked", "--mark", "--consensus", ">"}


@dataclass(frozen=True)
class Step:
    """A command, and what a page shows after it; nothing if it shows nothing."""

    command: str
    shown: str

    @property
    def is_treeval(self) -> bool:
        return self.command.startswith("treeval ")

    def files(self) -> list[str]:
        """The files that the command reads; none if it names an address."""
        if "://" in self.command:
            return []
        words = shlex.split(self.command, comments=True)
        read = [
            word
            for before, word in zip(["", *words], words, strict=False)
            if before not in _WRITERS
        ]
        return [name for word in read for name in _NAME.findall(word.rpartition("=")[2])]


@dataclass(frozen=True)
class Code:
    """Python, and what a page says that it prints; nothing if it says nothing."""

    text: str
    shown: str

    def files(self) -> list[str]:
        """The files of trees that the code names."""
        return re.findall(r'"([\w./-]+\.(?:conllu|mrg))"', self.text)

    def missing(self) -> list[str]:
        """The packages that the code imports and that are not installed."""
        names = re.findall(r"^(?:import|from) (\w+)", self.text, re.MULTILINE)
        return [name for name in names if find_spec(name) is None]


def examples(text: str) -> list[Step | Code]:
    """All commands and all code of a page, in order."""
    found: list[Step | Code] = []
    for block in _BLOCK.finditer(text):
        if block["console"] is not None:
            found += _steps(block["console"])
        elif ">>>" not in block["code"]:  # docstrings have their own test
            found.append(Code(block["code"], block["printed"] or ""))
    return found


def _steps(block: str) -> list[Step]:
    """Commands of a block; a line that ends in a backslash goes on."""
    found = []
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, shown = _CONTINUED.sub("", part).partition("\n")
        found.append(Step(command, shown.strip("\n")))
    return found


def perform(capfd: pytest.CaptureFixture[str], step: Step) -> Outcome:
    """Do what a shell would do, where a command of treeval stands alone or before `>` or `;`."""
    command, _, then = step.command.partition("; ")
    words = shlex.split(command, comments=True)
    target = words[words.index(">") + 1] if ">" in words else ""
    words = words[1 : words.index(">")] if target else words[1:]
    outcome = run(capfd, *(path for word in words for path in _expanded(word)))
    if target:
        Path(target).write_text(outcome.out, encoding="utf-8")
        outcome = Outcome(outcome.code, "", outcome.err)
    if then:
        assert then == "echo $?", then
        outcome = Outcome(0, f"{outcome.out}{outcome.err}{outcome.code}\n", "")
    return outcome


def _expanded(word: str) -> list[str]:
    """Do what a shell does with a star: where nothing fits, the word stays."""
    return sorted(map(str, Path().glob(word))) or [word] if "*" in word else [word]


def resembles(shown: str, printed: str) -> bool:
    """Whether a page shows what was printed; a line `...` stands for any lines."""
    parts = [
        re.escape(part.strip("\n")) for part in re.split(r"^\.\.\.$", shown, flags=re.MULTILINE)
    ]
    return re.fullmatch(r".*".join(parts), printed.strip("\n"), re.DOTALL) is not None
