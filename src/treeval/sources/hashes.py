"""The hash of a file, which signatures name: of the bytes that pass by, or read in a thread."""

import hashlib
from threading import Event, Thread
from typing import TYPE_CHECKING, cast

from treeval.errors import FileError
from treeval.formats.files import place_of

if TYPE_CHECKING:
    from io import BufferedIOBase

_STEP = 1 << 20  # bytes that a thread reads at a time


class FileHash:
    """The SHA-256 of a file, decompressed.

    Whoever reads the file in order shows the bytes to `update`. Where workers read it, a thread
    reads it once more: hashing leaves the interpreter free, and costs a tenth of the workers' time.
    """

    def __init__(self) -> None:
        self._hash = hashlib.sha256()
        self._thread: Thread | None = None
        self._is_stopped = Event()
        self._error: OSError | None = None
        self._path = ""

    def update(self, data: bytes) -> None:
        self._hash.update(data)

    def read(self, path: str) -> None:
        """Begin to read a plain file, unless this was done before."""
        if self._thread is None:
            self._path = path
            self._thread = Thread(target=self._read, daemon=True)
            self._thread.start()

    def hexdigest(self) -> str:
        """Wait for the thread, if there is one, and give the hash."""
        if self._thread is not None:
            self._thread.join()
        if self._error is not None:
            raise FileError(f"{self._path}: cannot read: {self._error.strerror}")
        return self._hash.hexdigest()

    def stop(self) -> None:
        """Let the thread end early, because nobody wants the hash any more."""
        self._is_stopped.set()

    def _read(self) -> None:
        buffer = memoryview(bytearray(_STEP))
        try:
            with cast("BufferedIOBase", place_of(self._path).open("rb")) as stream:
                while (size := stream.readinto(buffer)) and not self._is_stopped.is_set():
                    self._hash.update(buffer[:size])
        except OSError as error:
            self._error = error
