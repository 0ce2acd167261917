"""Reading and writing the bytes of files, plain or compressed, local or remote.

Output goes to a temporary file in the same folder, which is then renamed.
"""

import os
import reprlib
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from os import PathLike, fspath
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from treeval.errors import FileError, SettingError

if TYPE_CHECKING:
    from treeval.formats.compression import Compression
    from treeval.formats.remote import RemoteFile

COMPRESSED = (".gz", ".xz", ".zst")
_LONGEST = 300  # characters of a path that messages show in full
# Treebanks become 5 to 20 times smaller. A file that would become far larger than this is meant to
# fill the memory; small ones do no harm.
_RATIO, _SMALL = 200, 1 << 28
_STEP = 1 << 20  # bytes that are decompressed at a time


def as_path(given: Any) -> str:
    """Return a path as text; refuse anything that is not a path."""
    path = fspath(given) if isinstance(given, str | PathLike) else None
    if not isinstance(path, str):
        raise SettingError(f"{reprlib.repr(given)} is not a path; name a file or a folder")
    return path


def place_of(path: str, folder: str = "") -> "Path | RemoteFile":
    """Find the file of a path, which may be an address; other paths are relative to the folder."""
    if "://" in path:
        from treeval.formats.remote import RemoteFile, is_remote  # noqa: PLC0415  few runs need it

        if is_remote(path):
            return RemoteFile(path)
    return Path(folder, path)


def stored_size(path: "Path | RemoteFile") -> int:
    """The number of bytes of a file on disk, which may be compressed."""
    return path.stat().st_size if isinstance(path, Path) else path.size


def exists(path: str | PathLike[str]) -> bool:
    """Say whether there is a file or folder of this name."""
    if "://" in fspath(path):
        return is_file(path)
    return os.path.exists(path)  # noqa: PTH110  Path fails on text that cannot be a name


def is_folder(path: str | PathLike[str]) -> bool:
    """Say whether the path is that of a folder."""
    return os.path.isdir(path)  # noqa: PTH112  the same


def is_file(path: str | PathLike[str]) -> bool:
    """Say whether the path is that of a file."""
    if "://" in fspath(path):
        file = place_of(fspath(path))
        return file.is_file() if isinstance(file, Path) else file.is_file
    return os.path.isfile(path)  # noqa: PTH113  the same


def is_stream(path: str | PathLike[str]) -> bool:
    """Say whether there is a device or a pipe of this name, such as ``/dev/null`` or ``>(wc)``."""
    return exists(path) and not is_file(path) and not is_folder(path)


def shown(path: str) -> str:
    """Write a path on one line for a message; text in the place of a path is shortened."""
    return path if path.isprintable() and 0 < len(path) <= _LONGEST else reprlib.repr(path)


def load(path: str) -> bytes:
    """Read a whole file, decompressed; ``-`` is standard input."""
    if path == "-":
        return sys.stdin.buffer.read()
    try:
        return _decompressed(place_of(path))
    except IsADirectoryError:
        raise FileError(f"{shown(path)}: is a directory; name the file in it") from None
    except (FileNotFoundError, ValueError):  # no file has a name with a null character
        raise FileError(f"{shown(path)}: no such file; check the name") from None
    except OSError as error:
        raise FileError(f"{shown(path)}: cannot read: {error.strerror}") from None


def _decompressed(path: "Path | RemoteFile") -> bytes:
    if path.suffix not in COMPRESSED:
        with path.open("rb") as stream:
            return stream.read()
    most = largest(path)
    try:
        with opened(path) as stream:
            data = stream.read(most + 1)
    except damage_of(path) as error:
        raise FileError(f"{path}: cannot decompress: {error}; is the file complete?") from None
    require_size(path, len(data), most)
    return data


def largest(path: "Path | RemoteFile") -> int:
    """The number of bytes that a compressed file may have when it is decompressed."""
    is_compressed = path.suffix in COMPRESSED
    return max(_SMALL, _RATIO * stored_size(path)) if is_compressed else sys.maxsize - 1


def require_size(path: "Path | RemoteFile", size: int, most: int) -> None:
    """Refuse a compressed file that grows beyond all proportion: it may be meant to do harm."""
    if size > most:
        raise FileError(
            f"{path}: decompressed, it is more than {_RATIO} times as large, which no treebank is; "
            "if it is right, decompress it first"
        )


def opened(path: "Path | RemoteFile") -> IO[bytes]:
    """Open a file for reading, decompressed; rarely needed modules are loaded here."""
    if path.suffix not in COMPRESSED:
        return path.open("rb")
    return _compression(path.suffix).read(path if isinstance(path, Path) else path.open())


@contextmanager
def reading(path: str, folder: str = "") -> Iterator[IO[bytes]]:
    """Open a file for reading, decompressed; errors, also later ones, become a `FileError`.

    A relative path starts from the folder.
    """
    file = place_of(path, folder)
    with _explained(path, file), opened(file) as stream:
        yield stream


def read_between(path: str, begin: int, end: int, folder: str = "") -> bytes:
    """Read the bytes between two offsets of a file that is not compressed."""
    file = place_of(path, folder)
    with _explained(path, file):
        if not isinstance(file, Path):
            return file.between(begin, end)  # only these bytes are transferred
        with file.open("rb") as stream:
            stream.seek(begin)
            return stream.read(end - begin)


@contextmanager
def _explained(path: str, file: "Path | RemoteFile") -> Iterator[None]:
    """Turn errors of a file into a `FileError`."""
    try:
        yield
    except FileNotFoundError:
        raise FileError(f"{shown(path)}: no such file; check the name") from None
    except damage_of(file) as error:
        raise FileError(
            f"{shown(path)}: cannot decompress: {error}; is the file complete?"
        ) from None
    except OSError as error:
        raise FileError(f"{shown(path)}: cannot read: {error.strerror}") from None


def passages(path: str, bounds: Sequence[tuple[int, int]]) -> Iterator[bytes]:
    """Read passages of a file, decompressed, given by offsets in rising order."""
    reached, can_seek = 0, place_of(path).suffix not in COMPRESSED
    with reading(path) as stream:
        for begin, end in bounds:
            if can_seek:
                stream.seek(begin)
                reached = begin
            while reached < begin and (data := stream.read(min(begin - reached, _STEP))):
                reached += len(data)
            yield stream.read(end - begin)
            reached = end


def _compression(suffix: str) -> "Compression":
    from treeval.formats.compression import compression  # noqa: PLC0415  most files are plain

    return compression(suffix)


def damage_of(path: "Path | RemoteFile") -> tuple[type[Exception], ...]:
    """List the errors that reading a compressed file raises if it is damaged."""
    return _compression(path.suffix).damage if path.suffix in COMPRESSED else ()


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
    try:
        if is_stream(path):  # there is nothing to replace
            with Path(path).open("wb") as stream:
                yield stream
        else:
            with _beside(Path(path).resolve(), Path(path).suffix) as stream:
                yield stream
    except OSError as error:
        raise FileError(f"{shown(path)}: cannot write: {error.strerror}") from None


def require_writable(given: str | PathLike[str]) -> None:
    """Refuse a file that cannot be written, before long work begins."""
    path = as_path(given)
    target = Path(path)
    if path == "-" or (exists(path) and not is_file(path) and not is_folder(path)):
        return
    folder = target.resolve().parent
    if is_folder(path):
        problem = "is a folder"
    elif not is_folder(folder):
        problem = f"there is no folder {shown(str(folder))}"
    elif not os.access(folder, os.W_OK):
        problem = "the folder does not allow it"
    else:
        return
    raise FileError(f"{shown(path)}: cannot write: {problem}; name another file")


def require_writable_folder(given: str | PathLike[str]) -> None:
    """Refuse a folder that cannot be made or written into, before long work begins."""
    path = as_path(given)
    target = Path(path).absolute()
    nearest = next(ancestor for ancestor in (target, *target.parents) if exists(ancestor))
    if not is_folder(nearest):
        problem = f"{shown(str(nearest))} is not a folder"
    elif not os.access(nearest, os.W_OK):
        problem = f"the folder {shown(str(nearest))} does not allow it"
    else:
        return
    raise FileError(f"{shown(path)}: cannot write: {problem}; name another folder")


def made_folder(folder: str | PathLike[str]) -> Path:
    """Make a folder and those above it, unless they are there."""
    path = Path(folder)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"{path}: cannot make the folder: {error.strerror}") from None
    return path


@contextmanager
def _beside(path: Path, suffix: str) -> Iterator[IO[bytes]]:
    """Write a temporary file in the folder of its target, and then rename it.

    If the path is a link, the target is the file that it points to.
    """
    part = Path(f"{path}.{os.getpid()}.part")
    try:
        with _removed_if_stopped(part), _compressing(part, suffix) as stream:
            yield stream
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def _removed_if_stopped(part: Path) -> Iterator[None]:
    """Remove an unfinished file also if the process is asked to stop, as `kill` does.

    Only the main thread may set handlers; elsewhere, and where a program has handlers of its own,
    nothing is changed.
    """
    asked = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        asked = []
    asked = [number for number in asked if signal.getsignal(number) is signal.SIG_DFL]

    owner = os.getpid()  # a process that is forked meanwhile has the handler, but not the file

    def stop(number: int, _frame: object) -> None:
        if os.getpid() == owner:
            part.unlink(missing_ok=True)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    for number in asked:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number in asked:
            signal.signal(number, signal.SIG_DFL)


def _compressing(part: Path, suffix: str) -> IO[bytes]:
    return _compression(suffix).write(part) if suffix in COMPRESSED else part.open("wb")
