"""The modules of the explorer outside a browser: their tests, their types and their style."""

import json
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

import treeval
from sample import ALDER, BIRCH, GOLD
from treeval.report.explorer.packing import packed
from treeval.report.pages.sentences import analysed_volume

MODULES = Path(treeval.__file__).parent / "report" / "explorer" / "js"
TESTS = Path(__file__).parent / "js"


@cache
def node() -> str:
    """Node, or the one that Playwright brings along; the tests are skipped if it cannot start."""
    program = shutil.which("node")
    if not program:
        reason = "there is neither node nor playwright"
        playwright = pytest.importorskip("playwright", reason=reason)
        program = str(Path(playwright.__file__).parent / "driver" / "node")
    try:
        started = subprocess.run(
            [program, "--version"], capture_output=True, text=True, check=False
        )
    except OSError as error:
        pytest.skip(f"{program} cannot start: {error.strerror}")
    if started.returncode:
        pytest.skip(f"node cannot start: {started.stderr.strip()}")
    return program


def run_node(*arguments: str, **settings: str) -> str:
    environment = {**os.environ, "MODULES": MODULES.as_uri(), **settings}
    done = subprocess.run(
        [node(), "--no-warnings", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("path", sorted(TESTS.glob("*.test.mjs")), ids=lambda path: path.stem)
def test_modules(path: Path) -> None:
    run_node("--test", str(path))


COUNTS = """
const { inflated, bytesOf, unpacked } = await import(`${process.env.MODULES}/data.js`);
const { Index } = await import(`${process.env.MODULES}/finding.js`);
const { asConllu } = await import(`${process.env.MODULES}/copying.js`);
const volume = unpacked(await inflated(bytesOf(process.env.VOLUME)));
const index = new Index(volume);
const counts = index.judged.map((layer) => {
  const numbers = [0, 0, 0, 0, 0, 0];
  for (const kind of index.kinds(layer)) numbers[kind]++;
  return numbers;
});
const written = volume.ids.map((_, row) => asConllu(volume, volume.layers[0], row)).join("");
console.log(JSON.stringify([counts, written]));
"""


@pytest.mark.parametrize("language", ["en", "de", "fr", "he"])
def test_pages_judge_and_write_as_python_does(language: str) -> None:
    paths = [path.replace("/en.", f"/{language}.") for path in (GOLD, ALDER, BIRCH)]
    found = treeval.errors_of(paths[0], {"alder": paths[1], "birch": paths[2]})
    content = packed(analysed_volume(found)).content
    counts, written = json.loads(run_node("--input-type=module", "-e", COUNTS, VOLUME=content))
    kinds = ("right", "head", "label", "both", "unaligned")
    assert counts == [[*(one.totals[kind] for kind in kinds), 0] for one in found.systems]
    # Columns of multiword tokens and empty nodes that no tree needs are not kept.
    assert words_of(written) == words_of(Path(paths[0]).read_text("utf-8"))


def words_of(text: str) -> list[str]:
    """The lines of words."""
    return [line for line in text.splitlines() if line.partition("\t")[0].isdecimal()]


def found_tool(name: str) -> str:
    """A program of npm, on the path or in the folder that .ci/run fills."""
    folder = Path(__file__).parents[2] / ".npm" / "node_modules" / ".bin"
    path = shutil.which(name) or shutil.which(name, path=str(folder))
    return path or pytest.skip(f"there is no {name} (npm install --prefix .npm typescript eslint)")


def test_types() -> None:
    command = [found_tool("tsc"), "-p", str(MODULES)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_style() -> None:
    rules = str(TESTS / "eslint.config.mjs")
    command = [found_tool("eslint"), "--config", rules, "--max-warnings", "0", "."]
    done = subprocess.run(command, cwd=MODULES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
