"""Models of plain text: importing them must not load numba, which takes longer than all else."""

import subprocess
import sys

import pytest


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
