"""Places for compiled code."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sample import GOLD
from treeval.kernels import place


def test_a_writable_package_needs_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(place.SETTING, raising=False)
    monkeypatch.setattr(place, "_usual_places", lambda: (Path("/proc/none"), tmp_path / "new"))
    place.find_place()
    assert place.SETTING not in os.environ
    assert (tmp_path / "new").is_dir()


def test_without_a_place_a_private_folder_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(place.SETTING, "")
    monkeypatch.setattr(place, "_usual_places", lambda: (Path("/proc/none"),))
    with pytest.warns(UserWarning, match="compiled code cannot be cached"):
        place.find_place()
    folder = Path(os.environ[place.SETTING])
    assert folder.is_dir()
    assert folder.stat().st_mode & 0o077 == 0


def test_a_read_only_install_without_a_home_works_and_says_so_once(tmp_path: Path) -> None:
    """What a container does: the folders that numba tries cannot be written."""
    program = (
        "import sys, importlib.util as u\n"
        "from pathlib import Path\n"
        "spec = u.find_spec('treeval').submodule_search_locations[0]\n"
        "name = 'treeval.kernels.place'\n"
        "found = u.spec_from_file_location(name, f'{spec}/kernels/place.py')\n"
        "place = u.module_from_spec(found); found.loader.exec_module(place)\n"
        "place._is_writable = lambda folder: False; sys.modules[name] = place\n"
        "from treeval.cli import main; main(sys.argv[1:])\n"
    )
    command = [sys.executable, "-c", program, "convert", GOLD, str(tmp_path / "a.conllu")]
    environment = {k: v for k, v in os.environ.items() if k != place.SETTING}
    done = subprocess.run(
        [*command, "--projectivise", "baseline"],
        capture_output=True, text=True, check=False, env=environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("compiled code cannot be cached") == 1
    assert len(done.stderr.splitlines()) == 1
