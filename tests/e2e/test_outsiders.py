"""Without ../shared, the tests that need it are skipped, and one line says so."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
MARKED = "import pytest\n@pytest.mark.shared\n@pytest.mark.parametrize('n', [1, 2])\n"
WHOLE = "import pytest\npytestmark = pytest.mark.shared\n"


def test_one_line_for_all_tests_that_need_the_shared_folder(tmp_path: Path) -> None:
    folder = tmp_path / "clone" / "tests"
    folder.mkdir(parents=True)
    shutil.copy(TESTS / "conftest.py", folder)
    (folder / "test_some.py").write_text(MARKED + "def test_a(n): raise ValueError\n")
    (folder / "test_all.py").write_text(WHOLE + "def test_b(shared): raise ValueError\n")
    options = ["-rs", "-p", "no:cacheprovider", "-W", "ignore", "-c", "/dev/null"]
    command = [sys.executable, "-m", "pytest", "--rootdir", str(folder), *options, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    lines = [line for line in done.stdout.splitlines() if line.startswith("SKIPPED")]
    assert len(lines) == 1, done.stdout
    assert re.match(r"SKIPPED \[3\] .*\.\./shared .* is not here", lines[0])
