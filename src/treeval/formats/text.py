"""The text of files in any encoding, as UTF-8 bytes, and the numbers of its lines."""

from treeval.errors import FileError, ReadError, SettingError
from treeval.formats.files import load

_MARK = b"\xef\xbb\xbf"  # the byte order mark


def load_text(path: str, encoding: str = "utf-8") -> bytes:
    """Read a text file, decompressed and recoded into UTF-8, without byte order mark."""
    return recoded(path, load(path), encoding)


def recoded(path: str, data: bytes, encoding: str = "utf-8") -> bytes:
    """Recode the content of a text file into UTF-8, without byte order mark."""
    try:
        text = data.decode(encoding)
    except LookupError:
        raise SettingError(f"encoding {encoding!r} is unknown; try utf-8 or latin-1") from None
    except UnicodeDecodeError as error:
        raise ReadError(
            f"{path}:{line_at(data, error.start)}: byte 0x{data[error.start]:02x} is not "
            f"{encoding}; name the file's encoding, perhaps latin-1"
        ) from None
    except UnicodeError as error:
        raise ReadError(
            f"{path}:1: the file is not {encoding}: {error}; name its encoding"
        ) from None
    plain = data if encoding == "utf-8" else _encoded(path, text, encoding)
    plain = plain.removeprefix(_MARK)
    nul = plain.find(b"\0")
    if nul >= 0:
        raise ReadError(
            f"{path}:{line_at(plain, nul)}: a NUL byte; this is not a text file, or it is damaged"
        )
    return plain


def _encoded(path: str, text: str, encoding: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError as error:  # some encodings can hold half of a pair of surrogates
        line = text.count("\n", 0, error.start) + 1
        raise ReadError(
            f"{path}:{line}: U+{ord(text[error.start]):04X} is half a character in {encoding}; "
            "name the file's encoding"
        ) from None


def line_at(data: bytes, offset: int) -> int:
    """Give the number of the line, from 1, that holds an offset."""
    return data.count(b"\n", 0, offset) + 1


def encoded(text: str, path: str, encoding: str) -> bytes:
    """Encode text that is to be written into a file."""
    try:
        return text.encode(encoding)
    except LookupError:
        raise SettingError(f"encoding {encoding!r} is unknown; try utf-8 or latin-1") from None
    except UnicodeEncodeError as error:
        raise FileError(
            f"{path}: cannot write {text[error.start]!r} in {encoding}; choose utf-8"
        ) from None
