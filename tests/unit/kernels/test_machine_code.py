"""Machine code that is kept, and loaded without numba."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from treeval.formats.compiled import EVERY, prepare
from treeval.kernels import machine_code
from treeval.kernels.machine_code import MachineCode

pytest.importorskip("numba", reason="there is no compiled code without numba")

PLACE = "treeval.kernels.conll_rows:count_lines"
TYPES = "uint8*", "int64"
TEXT = np.frombuffer(b"a\nb\nc", dtype=np.uint8)
READ = """
import sys
from treeval.formats.conll import parse_conll
from treeval.formats.dialect import CONLLX
text = b"1\\ta\\t_\\t_\\t_\\t_\\t0\\troot\\n"
trees, problems = parse_conll("f", text, CONLLX, compiled=True)
assert trees.origin.table.is_scanned
assert list(trees.columns["deprel"]) == ["root"]
sys.exit("numba" in sys.modules)
"""


def test_code_that_is_kept_is_loaded_without_numba() -> None:
    assert MachineCode(PLACE, *TYPES)(TEXT, len(TEXT)) == 3
    subprocess.run([sys.executable, "-c", READ], check=False)  # it may compile what is missing
    assert subprocess.run([sys.executable, "-c", READ], check=False).returncode == 0
    prepare()
    assert all(kernel.is_kept for kernel in EVERY)


def test_code_is_compiled_anew_where_none_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(machine_code, "folders_for_code", lambda: (Path("/proc/no"), tmp_path))
    kernel = MachineCode(PLACE, *TYPES)
    assert not kernel.is_kept
    assert kernel(TEXT, len(TEXT)) == 3
    (kept,) = tmp_path.iterdir()
    assert kept.name.startswith("treeval.kernels.conll_rows.count_lines-")
    assert MachineCode(PLACE, *TYPES).is_kept


def test_damaged_code_is_not_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Half of the code, as a full disk or a crash leaves it, would bring down the process."""
    monkeypatch.setattr(machine_code, "folders_for_code", lambda: (tmp_path,))
    MachineCode(PLACE, *TYPES)(TEXT, len(TEXT))
    (kept,) = tmp_path.iterdir()
    sound = kept.read_bytes()
    for damaged in (b"", b"no code", sound[:-3], sound[:100] + b"x" + sound[101:]):
        kept.write_bytes(damaged)
        assert not MachineCode(PLACE, *TYPES).is_kept
    assert MachineCode(PLACE, *TYPES)(TEXT, len(TEXT)) == 3
    assert MachineCode(PLACE, *TYPES).is_kept


def test_arrays_of_another_type_are_refused() -> None:
    kernel = MachineCode(PLACE, *TYPES)
    with pytest.raises(AssertionError):
        kernel(TEXT.astype(np.int32), 1)
    with pytest.raises(AssertionError):
        kernel(TEXT[::2], 1)


def test_threads_share_a_kernel() -> None:
    kernel = MachineCode(PLACE, *TYPES)
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda size: kernel(TEXT, 5) + 0 * size, range(20))) == {3}


def test_nothing_is_compiled_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_code, "has_numba", lambda: False)
    assert not machine_code.can_compile()
