"""Translations of kernels, which the package brings along."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from files import module_at
from treeval.formats.compiled import COUNT_LINES
from treeval.kernels import compiling, machine_code
from treeval.kernels.machine_code import MachineCode

pytest.importorskip("numba", reason="there is no compiled code without numba")

MAKER = Path(__file__).resolve().parents[3] / "docs" / "make_translations.py"
PLACE, TYPES = "treeval.kernels.conll_rows:count_lines", ("uint8*", "int64")
TEXT = np.frombuffer(b"a\nb\nc", dtype=np.uint8)
# What needed numba before: learning, parsing and clustering, in a place without compiled code.
USES = """
import sys
import treeval
parser = treeval.train("ccl", "a b .\\nb a c .\\n")
parser.parse("a b c\\n")
treeval.train("tags", "a b .\\nb a c .\\n", classes=2).tag("a d\\n")
sys.exit("numba" in sys.modules)
"""


def test_translations_are_those_of_the_sources() -> None:
    kernels = module_at(MAKER).every_kernel()
    assert COUNT_LINES in kernels
    stale = [one.translation_path.name for one in kernels if one.translation() is None]
    assert not stale, "run: python docs/make_translations.py"
    kept = {path.name for path in COUNT_LINES.translation_path.parent.iterdir()}
    assert kept == {one.translation_path.name for one in kernels}


def test_translations_say_nothing_about_this_machine() -> None:
    text = COUNT_LINES.translation() or ""
    assert "define i64 @treeval.kernels.conll_rows.count_lines(ptr %.1, i64 %.2)" in text
    assert not {"target", "x86", "attributes", "vector", "lifetime"} & {*text.split()}


def test_the_first_use_does_without_numba(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    assert (
        subprocess.run([sys.executable, "-c", USES], env=environment, check=False).returncode == 0
    )
    assert len([*tmp_path.iterdir()]) >= 5


def test_a_kernel_without_a_translation_is_translated(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(machine_code, "folders_for_code", lambda: (tmp_path,))
    monkeypatch.setattr(machine_code, "_TRANSLATIONS", tmp_path)
    kernel = MachineCode(PLACE, *TYPES)
    assert kernel.translation() is None
    kernel.translation_path.write_text("; sources of another version\n")
    assert kernel.translation() is None
    assert kernel(TEXT, len(TEXT)) == 3
    kernel.translation_path.write_text(kernel.translate())
    assert kernel.translation() is not None


@pytest.mark.parametrize("version", [15, 20])
def test_a_translation_that_llvm_does_not_understand_is_made_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: int
) -> None:
    heading = (COUNT_LINES.translation() or "").partition("\n")[0]
    monkeypatch.setattr(machine_code, "folders_for_code", lambda: (tmp_path,))
    monkeypatch.setattr(machine_code, "_TRANSLATIONS", tmp_path)
    monkeypatch.setattr(compiling.binding, "llvm_version_info", (version, 0, 0))
    kernel = MachineCode(PLACE, *TYPES)
    kernel.translation_path.write_text(f"{heading}\ndefine the future\n")
    assert kernel.translation() is not None
    assert kernel(TEXT, len(TEXT)) == 3


@pytest.mark.slow
def test_the_program_writes_the_same_translations_again() -> None:
    """With another version of numba they may differ, and are right nevertheless."""
    again = f"""
import sys
sys.path.insert(0, {str(MAKER.parent)!r})
from make_translations import every_kernel
different = [one for one in every_kernel() if one.translate() != one.translation()]
print(*(one.translation_path.name for one in different))
"""
    run = subprocess.run(
        [sys.executable, "-c", again],
        env={**os.environ, "NUMBA_OPT": "0"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert run.stdout.split() == []
