"""The base install, without numba and other optional packages: scoring works, the rest says why."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import treeval
from sample import BIRCH, GOLD, SAMPLE

BRACKETS = [str(SAMPLE / "brackets" / name) for name in ("en.mrg", "parsed.mrg")]
FOLDERS = [str(SAMPLE / "gold"), str(SAMPLE / "systems" / "birch")]


def in_base_install(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a command where numba and zstandard cannot be found."""
    program = (
        "import sys\n"
        "absent = ('numba', 'zstandard')\n"
        "class Absent:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name.partition('.')[0] in absent: raise ModuleNotFoundError(name)\n"
        "import importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *more: None if name in absent else find(name, *more)\n"
        "sys.meta_path.insert(0, Absent())\n"
        "from treeval.cli import main; main(sys.argv[1:])\n"
    )
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "arguments",
    [
        ("score", GOLD, BIRCH, "--ci", "--by", "relation"),
        ("score", *BRACKETS),
        ("score", *FOLDERS),
        ("errors", GOLD, BIRCH),
        ("check", GOLD),
        ("treebank", GOLD),
        ("agree", GOLD, BIRCH),
        ("convert", GOLD, "-"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_what_needs_no_compiled_code_works(arguments: tuple[str, ...]) -> None:
    done = in_base_install(*arguments)
    assert done.returncode == 0, done.stderr


def test_language_models_are_the_same_without_compiled_code(tmp_path: Path) -> None:
    text, plain, compiled = (tmp_path / name for name in ("text", "plain", "compiled"))
    text.write_bytes(b"the dog barks\nthe cat sleeps\n" * 2000)
    done = in_base_install("train", "ngram", str(text), "-o", str(plain))
    assert done.returncode == 0, done.stderr
    treeval.train("ngram", text).save(compiled)
    assert plain.read_bytes() == compiled.read_bytes()
    done = in_base_install("perplexity", str(plain), str(text), "--json")
    assert json.loads(done.stdout)["tokens"] == 16_000  # four per line


def test_large_files_of_brackets_are_read_without_compiled_code(tmp_path: Path) -> None:
    large = tmp_path / "large.mrg"
    large.write_bytes(Path(BRACKETS[0]).read_bytes() * 400)
    done = in_base_install("check", str(large))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("score", *BRACKETS, "--metrics", "LeafAncestor"),
        ("assess", GOLD),
        ("train", "ccl", GOLD, "-o", "model"),
        ("train", "dmv", GOLD, "-o", "model"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_what_needs_it_says_how_to_get_it(arguments: tuple[str, ...]) -> None:
    done = in_base_install(*arguments)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith("install it with: pip install numba")


@pytest.mark.parametrize("is_read", [True, False], ids=["reading", "writing"])
def test_what_needs_zstandard_says_how_to_get_it(is_read: bool, tmp_path: Path) -> None:
    packed = tmp_path / "packed.conllu.zst"
    if is_read:
        packed.touch()
    done = in_base_install("convert", *((str(packed), "-") if is_read else (GOLD, str(packed))))
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith("install it with: pip install zstandard")
