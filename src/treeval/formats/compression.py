"""Compressed files: gzip, xz and Zstandard."""

import gzip
import io
import lzma
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NamedTuple

from treeval.errors import SettingError

if TYPE_CHECKING:
    from typing_extensions import Buffer

_PIECE = 1 << 17


class Compression(NamedTuple):
    """The functions that read and write files of one suffix."""

    read: Callable[[Any], IO[bytes]]  # a path, or a file that is open
    write: Callable[[Path], IO[bytes]]
    damage: tuple[type[Exception], ...]  # that reading a damaged file raises


def compression(suffix: str) -> Compression:
    """Find the compression of files that end in .gz, .xz or .zst."""
    if suffix == ".gz":
        return _of_library(gzip, (EOFError, gzip.BadGzipFile, zlib.error))
    if suffix == ".xz":
        return _of_library(lzma, (EOFError, lzma.LZMAError))
    zstandard = _zstandard()
    return Compression(
        lambda given: io.BufferedReader(
            _Frames(given.open("rb") if isinstance(given, Path) else given), _PIECE
        ),
        lambda path: zstandard.open(path, "wb"),
        (EOFError, zstandard.ZstdError),
    )


def _of_library(library: Any, damage: tuple[type[Exception], ...]) -> Compression:
    return Compression(library.open, lambda path: library.open(path, "wb"), damage)


def _zstandard() -> Any:
    try:
        import zstandard  # noqa: PLC0415  an optional dependency
    except ImportError:
        raise SettingError(
            "files that end in .zst need zstandard; install it with: pip install zstandard"
        ) from None
    return zstandard


class _Frames(io.RawIOBase):
    """The content of all frames; the reader of the library takes a cut file for a complete one."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._zstandard = _zstandard()
        self._frame = self._zstandard.ZstdDecompressor().decompressobj()
        self._is_open = False  # whether a frame has begun and not ended
        self._content = memoryview(b"")

    def readable(self) -> bool:
        return True

    def close(self) -> None:
        self._stream.close()
        super().close()

    def readinto(self, buffer: "Buffer") -> int:
        while not self._content:
            if not self._decompress():
                return 0
        target = memoryview(buffer)
        size = min(len(target), len(self._content))
        target[:size] = self._content[:size]
        self._content = self._content[size:]
        return size

    def _decompress(self) -> bool:
        """Decompress the next bytes; False at the end of the file."""
        data = self._frame.unused_data if self._frame.eof else b""
        data = data or self._stream.read(_PIECE)
        if not data:
            if self._is_open:
                raise EOFError("the file ends within a frame")
            return False
        if self._frame.eof:
            self._frame = self._zstandard.ZstdDecompressor().decompressobj()
        self._content = memoryview(self._frame.decompress(data))
        self._is_open = not self._frame.eof
        return True
