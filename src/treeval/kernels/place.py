"""Where compiled code is kept: beside the package, in the user's caches, or for this run only."""

import atexit
import os
import shutil
import tempfile
import warnings
from pathlib import Path

SETTING = "NUMBA_CACHE_DIR"


def find_place() -> None:
    """Give numba a place of its own where it would find none and fail, as in many containers."""
    if os.environ.get(SETTING) or any(map(_is_writable, _usual_places())):
        return
    folder = tempfile.mkdtemp(prefix="treeval-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ[SETTING] = folder
    warnings.warn(
        "compiled code cannot be cached, because neither the package nor the home folder is "
        f"writable; set {SETTING} to a writable folder",
        stacklevel=2,
    )


def folders_for_code() -> tuple[Path, ...]:
    """The folders in which machine code may be kept; the first that can be written is used."""
    named = os.environ.get(SETTING)
    if named:
        return (Path(named),)
    beside, caches = _usual_places()
    return beside / "__pycache__", caches


def _usual_places() -> tuple[Path, ...]:
    """The places that numba tries by itself."""
    home = os.path.expanduser("~")  # noqa: PTH111  Path fails where there is no home
    caches = os.environ.get("XDG_CACHE_HOME") or f"{home}/.cache"
    return Path(__file__).parent, Path(caches) / "numba"


def _is_writable(folder: Path) -> bool:
    """Whether files can be made in a folder, which is made if it is absent."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
