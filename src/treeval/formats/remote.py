"""Remote files, named by an address such as ``s3://BUCKET/en.conllu``, opened by fsspec."""

import re
from pathlib import PurePosixPath
from typing import IO, Any, cast

from treeval.errors import FileError, SettingError

# Protocols may be chained: simplecache::s3://BUCKET/en.conllu.
_ADDRESS = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*::)*[A-Za-z][A-Za-z0-9+.-]*://[^\n]*")
_PATTERN = re.compile(r"[*?\[]")


def is_remote(path: str) -> bool:
    """Say whether a path is an address, and not a file of this machine."""
    return _ADDRESS.fullmatch(path) is not None


class RemoteFile:
    """A file that fsspec opens; it has what the readers need of a path."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __str__(self) -> str:
        return self.address

    @property
    def suffix(self) -> str:
        return PurePosixPath(self.address).suffix

    @property
    def size(self) -> int:
        """The number of bytes of the file, which may be compressed."""
        system, path = self._place
        return int(system.size(path) or 0)

    @property
    def is_file(self) -> bool:
        system, path = self._place
        return bool(system.isfile(path))

    def open(self, mode: str = "rb") -> IO[bytes]:
        """Open the file for reading."""
        system, path = self._place
        return cast("IO[bytes]", system.open(path, mode))

    def between(self, begin: int, end: int) -> bytes:
        """Read some of the bytes."""
        system, path = self._place
        return bytes(system.cat_file(path, start=begin, end=end))

    def matching(self) -> list[str]:
        """List the files that a pattern such as ``s3://BUCKET/*.conllu`` stands for, in order."""
        if not _PATTERN.search(self.address):
            return [self.address]
        system, path = self._place
        names = sorted(map(str, system.glob(path)))
        if not names:
            raise FileError(f"{self.address}: no file matches; check the pattern")
        return [system.unstrip_protocol(name) for name in names]

    @property
    def _place(self) -> tuple[Any, str]:
        """The file system, and the path in it."""
        try:
            from fsspec.core import url_to_fs  # noqa: PLC0415  an optional dependency
        except ImportError:
            raise SettingError(
                f"{self.address}: addresses need fsspec; install it with: pip install fsspec"
            ) from None
        try:
            system, path = url_to_fs(self.address)
        except (ImportError, ValueError) as error:  # no such protocol, or not installed
            raise SettingError(f"{self.address}: {error}; see the protocols of fsspec") from None
        return system, path
