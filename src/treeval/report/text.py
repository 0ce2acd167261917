"""Text from files, made safe for a terminal and fitted into columns."""

import re
import unicodedata

from treeval.report.tables.table import width

_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
_CONTROLS = frozenset(("Cc", "Cs", "Zl", "Zp"))
_DIRECTIONS = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
_RIGHT_TO_LEFT = frozenset(("R", "AL"))
_MINUS = re.compile(r"(?<![\w)])-(?=\d)")  # of a negative number, not a hyphen
_LEFT_TO_RIGHT_MARK = "\N{LEFT-TO-RIGHT MARK}"


def printable(text: str) -> str:
    """Replace characters that would move the cursor, change colours or reverse the line."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_REPLACEMENT if _is_control(char) else char for char in text)


def _is_control(char: str) -> bool:
    return unicodedata.category(char) in _CONTROLS or unicodedata.bidirectional(char) in _DIRECTIONS


def is_right_to_left(text: str) -> bool:
    """Whether a text has letters of a script that runs from right to left."""
    return any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text)


def cut(text: str, most: int) -> str:
    """Shorten a text to at most ``most`` columns."""
    if width(text) <= most:
        return text
    columns = kept = 0
    for char in text:
        columns += width(char)
        if columns >= most:
            break
        kept += 1
    return text[:kept] + "…"


def padded(text: str, columns: int) -> str:
    """Fill up a text with spaces.

    After letters that run from right to left, an invisible mark keeps the following text,
    especially numbers, to the right of them on terminals that reorder.
    """
    mark = _LEFT_TO_RIGHT_MARK if is_right_to_left(text) else ""
    return text + mark + " " * (columns - width(text))


def with_minus(text: str) -> str:
    """Write negative numbers with a minus sign, for people; programs read the hyphen."""
    return _MINUS.sub("\N{MINUS SIGN}", text)


def several(number: int, noun: str) -> str:
    """Write a number of things as on pages: 1,234 words."""
    return f"{number:,} {_form(number, noun)}"


def counted(number: int, noun: str) -> str:
    """Write a number of things as in text: 1234 words."""
    return f"{number} {_form(number, noun)}"


def _form(number: int, noun: str) -> str:
    return noun if number == 1 else f"{noun}s"
