"""The cache of scores of earlier runs, so that a campaign need not score the same outputs again.

One file per output, named after everything that its scores depend on: the content of both files,
the settings and the version of treeval. The folder is that of the user's caches, or the one that
the environment variable TREEVAL_CACHE names. Files that have not been used for a month are removed.
"""

import hashlib
import os
import pickle
import time
import zlib
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import Any, Self

from treeval.counts import Counts
from treeval.errors import FileError
from treeval.formats.files import is_file, writing
from treeval.scoring.breakdown import Breakdown, Group
from treeval.scoring.results import MetricResult, Results, SystemResult
from treeval.settings.scoring import CampaignSettings
from treeval.version import __version__

_MONTH = 30 * 24 * 3600.0  # seconds
_WITHOUT_EFFECT = frozenset(("scale", "missing", "fresh"))  # on the scores themselves
_DAMAGE = (OSError, ValueError, EOFError, AttributeError, ImportError, IndexError, KeyError)


def cache_folder() -> Path:
    """The folder of the cache."""
    caches = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    named = os.environ.get("TREEVAL_CACHE") or Path(caches, "treeval")
    return Path(named).expanduser() / "scores"


@dataclass(frozen=True)
class ScoreCache:
    """The cached scores of outputs on one gold file; without a folder, nothing is cached."""

    folder: Path | None
    gold: str = ""  # its path, which may be another one than in the earlier run
    about: str = ""  # the content of the gold file, the settings and the version
    is_fresh: bool = False  # whether cached scores are not to be used

    @classmethod
    def of(cls, gold: str, settings: CampaignSettings) -> Self:
        """Open the cache, unless settings hold objects, which cannot be compared by content."""
        described = _described(settings)
        content = _hash(gold)
        if described is None or content is None:
            return cls(None)
        about = f"{__version__} {_layout()} {content} {described}"
        return cls(cache_folder(), gold, about, settings.fresh)

    def find(self, name: str, path: str) -> Results | None:
        """The cached results of an output, under the names of this run; None if there are none."""
        entry = None if self.is_fresh else self._entry(path)
        if entry is None:
            return None
        try:
            # The folder belongs to the user: whoever can write there can run programs anyway.
            results = pickle.loads(zlib.decompress(entry.read_bytes()))  # noqa: S301  see above
            os.utime(entry)
        except (*_DAMAGE, TypeError, zlib.error, pickle.UnpicklingError):
            return None  # there is none, or it is damaged, and will be replaced
        if not isinstance(results, Results):
            return None
        (system,) = results.systems
        renamed = replace(system, name=name, file=replace(system.file, path=path))
        return replace(
            results,
            gold=replace(results.gold, path=self.gold),
            systems=(renamed,),
            breakdowns=tuple(replace(part, system=name) for part in results.breakdowns),
        )

    def store(self, results: Results, path: str) -> None:
        """Cache the results of one output; if the folder cannot be written to, do nothing."""
        entry = self._entry(path)
        if entry is None:
            return
        with suppress(OSError, FileError):
            entry.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with writing(entry) as stream:
                stream.write(zlib.compress(pickle.dumps(results), 1))

    def _entry(self, path: str) -> Path | None:
        content = _hash(path) if self.folder else None
        if self.folder is None or content is None:
            return None
        name = hashlib.sha256(f"{self.about} {content}".encode()).hexdigest()
        return self.folder / f"{name}.scores"


def _layout() -> str:
    """The fields of results: those of an earlier state of the program may lack one."""
    kinds = (Results, SystemResult, MetricResult, Counts, Breakdown, Group)
    return " ".join(f"{kind.__name__}.{field.name}" for kind in kinds for field in fields(kind))


def remove_unused() -> None:
    """Remove scores that have not been used for a month."""
    old = time.time() - _MONTH
    with suppress(OSError):  # the user may not be allowed to look into the folder
        for entry in cache_folder().glob("*.scores"):
            with suppress(OSError):  # another run may have removed the file
                if entry.stat().st_mtime < old:
                    entry.unlink()


def _hash(path: str) -> str | None:
    """The hash of a file; None if it cannot be read, which scoring will report."""
    try:
        state = Path(path).stat()
        return _hash_of(path, state.st_mtime_ns, state.st_size)
    except (OSError, ValueError):
        return None


@lru_cache(1 << 10)
def _hash_of(path: str, _changed: int, _size: int) -> str:
    """Hash a file once, as long as it does not change: scores are looked up, then cached."""
    with Path(path).open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def _described(value: Any) -> str | None:
    """Write settings down, with the content of files that they name; None for other objects."""
    if value is None or isinstance(value, bool | int | float):
        return repr(value)
    if isinstance(value, str | PathLike):
        path = os.fspath(value)
        return f"{path!r} {_hash(path)}" if is_file(path) else repr(path)
    if isinstance(value, tuple):
        parts = [("", part) for part in value]
    elif is_dataclass(value):
        names = [field.name for field in fields(value) if field.name not in _WITHOUT_EFFECT]
        parts = [(name, getattr(value, name)) for name in names]
    else:
        return None
    described = [(name, _described(part)) for name, part in parts]
    if any(part is None for _, part in described):
        return None
    return f"({', '.join(f'{name}={part}' for name, part in described)})"
