"""Bytes of files, plain or compressed; output is written beside its target, then renamed."""

import gzip
import lzma
import os
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, cast

from treeval.errors import FileError

COMPRESSED = (".gz", ".xz", ".zst")


def load(path: str) -> bytes:
    """Read a whole file, decompressed; ``-`` is standard input."""
    if path == "-":
        return sys.stdin.buffer.read()
    try:
        return _decompressed(Path(path))
    except IsADirectoryError:
        raise FileError(f"{path}: is a directory; name the file in it") from None
    except FileNotFoundError:
        raise FileError(f"{path}: no such file; check the name") from None
    except (EOFError, gzip.BadGzipFile, lzma.LZMAError, zlib.error) as error:
        raise FileError(f"{path}: cannot decompress: {error}; is the file complete?") from None
    except OSError as error:
        raise FileError(f"{path}: cannot read: {error.strerror}") from None


def _decompressed(path: Path) -> bytes:
    data = path.read_bytes()
    if path.suffix == ".gz":
        return gzip.decompress(data)
    if path.suffix == ".xz":
        return lzma.decompress(data)
    if path.suffix == ".zst":
        import zstandard  # noqa: PLC0415  few files need it

        try:
            with zstandard.ZstdDecompressor().stream_reader(data) as stream:
                return stream.read()
        except zstandard.ZstdError as error:
            raise EOFError(str(error)) from None
    return data


def plain_suffix(path: str) -> str:
    """Suffix of a file name below its compression: ``a.conllu.gz`` has ``.conllu``."""
    name = Path(path)
    while name.suffix in COMPRESSED:
        name = name.with_suffix("")
    return name.suffix


@contextmanager
def writing(path: str) -> Iterator[IO[bytes]]:
    """Open a file for writing; it takes its name only when all is written."""
    if path == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
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
        return cast("IO[bytes]", gzip.open(part, "wb"))
    if suffix == ".xz":
        return lzma.open(part, "wb")
    if suffix == ".zst":
        import zstandard  # noqa: PLC0415  few files need it

        return cast("IO[bytes]", zstandard.open(part, "wb"))
    return part.open("wb")
