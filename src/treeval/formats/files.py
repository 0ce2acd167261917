"""Bytes of files, plain or compressed; output is written beside its target, then renamed."""

import os
import reprlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from os import PathLike, fspath
from pathlib import Path
from typing import IO, Any, cast

from treeval.errors import FileError, SettingError

COMPRESSED = (".gz", ".xz", ".zst")
_LONGEST = 300  # characters of a path that messages show in full


def as_path(given: Any) -> str:
    """Return a path as text; refuse anything that is not a path."""
    path = fspath(given) if isinstance(given, str | PathLike) else None
    if not isinstance(path, str):
        raise SettingError(f"{reprlib.repr(given)} is not a path; name a file or a folder")
    return path


def exists(path: str | PathLike[str]) -> bool:
    """Say whether there is a file or folder of this name."""
    return os.path.exists(path)  # noqa: PTH110  Path fails on text that cannot be a name


def is_folder(path: str | PathLike[str]) -> bool:
    """Say whether there is such a folder."""
    return os.path.isdir(path)  # noqa: PTH112  the same


def is_file(path: str | PathLike[str]) -> bool:
    """Say whether there is such a file."""
    return os.path.isfile(path)  # noqa: PTH113  the same


def shown(path: str) -> str:
    """Write a path on one line for a message; text in the place of a path is shortened."""
    return path if path.isprintable() and 0 < len(path) <= _LONGEST else reprlib.repr(path)


def load(path: str) -> bytes:
    """Read a whole file, decompressed; ``-`` is standard input."""
    if path == "-":
        return sys.stdin.buffer.read()
    try:
        return _decompressed(Path(path))
    except IsADirectoryError:
        raise FileError(f"{shown(path)}: is a directory; name the file in it") from None
    except (FileNotFoundError, ValueError):  # no file has a name with a null character
        raise FileError(f"{shown(path)}: no such file; check the name") from None
    except OSError as error:
        raise FileError(f"{shown(path)}: cannot read: {error.strerror}") from None


def _decompressed(path: Path) -> bytes:
    data = path.read_bytes()
    if path.suffix not in COMPRESSED:
        return data
    decompress, errors = _decompressor(path.suffix)
    try:
        return decompress(data)
    except errors as error:
        raise FileError(f"{path}: cannot decompress: {error}; is the file complete?") from None


def _decompressor(suffix: str) -> tuple[Callable[[bytes], bytes], tuple[type[Exception], ...]]:
    """Give the function for a suffix and the errors it raises; rarely needed modules load here."""
    if suffix == ".gz":
        import gzip  # noqa: PLC0415
        import zlib  # noqa: PLC0415

        return gzip.decompress, (EOFError, gzip.BadGzipFile, zlib.error)
    if suffix == ".xz":
        import lzma  # noqa: PLC0415

        return lzma.decompress, (EOFError, lzma.LZMAError)
    import zstandard  # noqa: PLC0415

    def decompress(data: bytes) -> bytes:
        frames = []
        while data:
            # A stream reader would take a truncated file for a complete one.
            frame = zstandard.ZstdDecompressor().decompressobj()
            frames.append(frame.decompress(data))
            if not frame.eof:
                raise EOFError("the file ends within a frame")
            data = frame.unused_data
        return b"".join(frames)

    return decompress, (EOFError, zstandard.ZstdError)


def reading_errors(path: Path) -> tuple[type[Exception], ...]:
    """List the errors that reading a file may raise, also if it is compressed and damaged."""
    damage = _decompressor(path.suffix)[1] if path.suffix in COMPRESSED else ()
    return (OSError, *damage)


def plain_name(path: Path) -> str:
    """Give the name of a file without its compression: ``a.conllu.gz`` is ``a.conllu``."""
    name = path.name
    for suffix in COMPRESSED:
        name = name.removesuffix(suffix)
    return name


def stem(path: str | Path) -> str:
    """Give the name of a file without its suffixes: ``a.conllu.gz`` is ``a``."""
    return Path(plain_name(Path(path))).stem


def plain_suffix(path: str) -> str:
    """Give the suffix of a file name below its compression: ``a.conllu.gz`` has ``.conllu``."""
    name = Path(path)
    while name.suffix in COMPRESSED:
        name = name.with_suffix("")
    return name.suffix


@contextmanager
def writing(given: str | PathLike[str]) -> Iterator[IO[bytes]]:
    """Open a file for writing; it gets its name only when everything is written."""
    path = as_path(given)
    if path == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    if "\0" in path:
        raise FileError(f"{shown(path)}: cannot be the name of a file; choose another")
    part = Path(f"{path}.{os.getpid()}.part")
    try:
        with _compressing(part, Path(path).suffix) as stream:
            yield stream
        part.replace(path)
    except OSError as error:
        raise FileError(f"{path}: cannot write: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def _compressing(part: Path, suffix: str) -> IO[bytes]:
    if suffix == ".gz":
        import gzip  # noqa: PLC0415

        return cast("IO[bytes]", gzip.open(part, "wb"))
    if suffix == ".xz":
        import lzma  # noqa: PLC0415

        return cast("IO[bytes]", lzma.open(part, "wb"))
    if suffix == ".zst":
        import zstandard  # noqa: PLC0415

        return cast("IO[bytes]", zstandard.open(part, "wb"))
    return part.open("wb")
