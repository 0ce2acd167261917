"""Files compressed with Zstandard, read as a stream that notices where a file was cut off."""

from __future__ import annotations

import io
from typing import IO, TYPE_CHECKING, cast

from treeval.errors import SettingError

try:
    import zstandard
except ImportError:
    raise SettingError(
        "files that end in .zst need zstandard; install it with: pip install zstandard"
    ) from None

if TYPE_CHECKING:
    from pathlib import Path

    from typing_extensions import Buffer

    from treeval.formats.remote import RemoteFile

_PIECE = 1 << 17
DAMAGE = (EOFError, zstandard.ZstdError)  # what reading a damaged file raises


def open_zstd(path: Path | RemoteFile) -> IO[bytes]:
    """Open a file of one or more frames for reading."""
    return io.BufferedReader(_Frames(path.open("rb")), _PIECE)


def create_zstd(path: Path) -> IO[bytes]:
    """Open a file for writing."""
    return cast("IO[bytes]", zstandard.open(path, "wb"))


class _Frames(io.RawIOBase):
    """The content of all frames; the reader of the library takes a cut file for a complete one."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._frame = zstandard.ZstdDecompressor().decompressobj()
        self._is_open = False  # whether a frame has begun and not ended
        self._content = memoryview(b"")

    def readable(self) -> bool:
        return True

    def close(self) -> None:
        self._stream.close()
        super().close()

    def readinto(self, buffer: Buffer) -> int:
        while not self._content:
            if not self._decompress():
                return 0
        target = memoryview(buffer)
        size = min(len(target), len(self._content))
        target[:size] = self._content[:size]
        self._content = self._content[size:]
        return size

    def _decompress(self) -> bool:
        """Decompress the next piece; False at the end of the file."""
        data = self._frame.unused_data if self._frame.eof else b""
        data = data or self._stream.read(_PIECE)
        if not data:
            if self._is_open:
                raise EOFError("the file ends within a frame")
            return False
        if self._frame.eof:
            self._frame = zstandard.ZstdDecompressor().decompressobj()
        self._content = memoryview(self._frame.decompress(data))
        self._is_open = not self._frame.eof
        return True
