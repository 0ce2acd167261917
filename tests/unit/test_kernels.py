"""Compiled loops with every index checked, which numba does not do by itself.

Takes minutes, since all kernels are compiled anew:
`.venv/bin/pytest -m slow tests/unit/test_kernels.py`.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import treeval
from files import module_at

TESTS = Path(__file__).parents[1]
PLAIN = TESTS / "plain_kernels.py"
MAKER = TESTS.parent / "docs" / "make_translations.py"
PACKAGE = Path(treeval.__path__[0])
# Tests that together call every kernel.
CALLING = [
    *("property/test_ccl.py", "property/test_dmv_charts.py", "property/test_exchange.py"),
    *("property/test_dmv_spans.py", "property/test_dmv_valences.py"),
    *("property/test_pupa.py", "property/test_transitions.py", "property/test_projectivity.py"),
    *("property/test_compiled_arpa.py", "property/test_ranking.py"),
    *("property/test_scanned_brackets.py", "property/test_constituent_metrics.py"),
    *("property/test_constituency_trees.py", "unit/kernels", "unit/metrics/test_tedeval.py"),
    *("unit/induction/ccl", "unit/induction/clark", "unit/induction/dmv", "unit/induction/tsg"),
    "unit/models/arcs",
]
# Those that together call every kernel of machine code.
CALLING_PLAINLY = [
    *("property/test_ccl.py", "property/test_exchange.py", "unit/induction/ccl"),
    "unit/induction/clark",
    *("property/test_compiled_constituents.py", "property/test_constituent_metrics.py"),
    *("property/test_compiled_arpa.py", "property/test_scanned_brackets.py"),
    *("property/test_pupa.py", "property/test_ranking.py", "unit/models/arcs"),
    *("property/test_scanned_conll.py", "property/test_compiled_queries.py"),
    *("property/test_errors_in_blocks.py", "property/test_constituents_in_blocks.py"),
]
# The second vector is too short.
WRONG = (
    "import numpy as np; from treeval.induction.dmv.kernels.variational import dot; "
    "dot(np.ones(2), np.ones(1))"
)


def test_the_tests_that_call_kernels_are_there() -> None:
    assert [name for name in CALLING + CALLING_PLAINLY if not (TESTS / name).exists()] == []


@pytest.mark.slow
def test_no_kernel_reaches_beyond_its_arrays(tmp_path: Path) -> None:
    wrong = checked(tmp_path, "-c", WRONG)
    assert "IndexError" in wrong.stderr
    files = [str(TESTS / name) for name in CALLING]
    right = checked(tmp_path, "-m", "pytest", "-x", "-p", "no:cacheprovider", *files)
    assert right.returncode == 0, right.stdout
    assert compiled(tmp_path) == cached(), "name tests that call the others"


@pytest.mark.slow
def test_no_kernel_of_machine_code_reaches_beyond_its_arrays() -> None:
    """They get no sizes that numba could check, so they run as plain Python."""
    run = subprocess.run(
        [sys.executable, str(PLAIN), *(str(TESTS / name) for name in CALLING_PLAINLY)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout
    kernels = module_at(MAKER).every_kernel()
    assert len(kernels) >= 30
    called = {*run.stdout.splitlines()[-1].split()}
    assert called == {kernel.place for kernel in kernels}, "name tests that call the others"


def checked(cache: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with checks; what is compiled is kept apart from what is compiled without."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(cache)}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, check=False, capture_output=True, text=True
    )


def compiled(cache: Path) -> set[str]:
    """Modules with a kernel that was compiled; numba names a folder after the one of the source."""
    return {
        f"{index.parent.name.rpartition('_')[0]}/{index.name.partition('.')[0]}"
        for index in cache.rglob("*.nbi")
    }


def cached() -> set[str]:
    """Modules that say that a kernel is to be cached."""
    return {
        f"{path.parent.name}/{path.stem}"
        for path in PACKAGE.rglob("kernels/**/*.py")
        if re.search(r"@njit\(cache=True", path.read_text(encoding="utf-8"))
    }
