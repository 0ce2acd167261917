"""Whether a text is UTF-8, found in one pass over its bytes."""

import numpy as np

from treeval.arrays import Bytes
from treeval.kernels.parts import part
from treeval.kernels.words import eight_bytes

_BEYOND_ASCII = np.uint64(0x8080808080808080)
_NOTHING = np.uint64(0)


@part
def _is_between(text: Bytes, size: int, at: int, low: int, high: int) -> bool:
    return at < size and low <= text[at] <= high


@part
def _length(text: Bytes, size: int, at: int) -> int:
    """Give the number of bytes of the character that starts here; 0 if there is none."""
    lead = text[at]
    low, high, length = 0x80, 0xBF, 0
    if lead < 0x80:
        return 1
    if 0xC2 <= lead <= 0xDF:
        length = 2
    elif 0xE0 <= lead <= 0xEF:
        length = 3
        # Neither spellings that are longer than they need be, nor halves of UTF-16.
        low = 0xA0 if lead == 0xE0 else low
        high = 0x9F if lead == 0xED else high
    elif 0xF0 <= lead <= 0xF4:
        length = 4
        low = 0x90 if lead == 0xF0 else low
        high = 0x8F if lead == 0xF4 else high  # beyond it there are no characters
    is_right = _is_between(text, size, at + 1, low, high)
    for place in range(at + 2, at + length):
        is_right &= _is_between(text, size, place, 0x80, 0xBF)
    return length if is_right else 0


def is_utf8(text: Bytes, size: int) -> int:
    """Return 1 if the text is UTF-8, and 0 otherwise."""
    at = 0
    while at < size:
        while at + 8 <= size and eight_bytes(text, at) & _BEYOND_ASCII == _NOTHING:
            at += 8
        if at < size:
            length = _length(text, size, at)
            if not length:
                return 0
            at += length
    return 1
