"""Lines of ARPA files: a logarithm, an n-gram and perhaps its back-off."""

import math

import numpy as np

from treeval.arrays import Bytes, Floats, Ints
from treeval.kernels.parts import part

_DIGITS = 9  # of a number
_TENS = 10.0 ** np.arange(23)  # all that a double holds exactly
_LEAST_EXPONENT = -4  # below it, and from nine on, an exponent is written
_TAB, _LINE_END, _SPACE, _MINUS, _PLUS, _POINT, _ZERO, _E = (ord(one) for one in "\t\n -+.0e")
_INFINITY, _NO_NUMBER = (np.frombuffer(one, dtype=np.uint8) for one in (b"inf", b"nan"))


@part
def _shift(value: float, places: int) -> float:
    """Move the decimal point to the right."""
    while places > 22:
        value *= _TENS[22]
        places -= 22
    while places < -22:
        value /= _TENS[22]
        places += 22
    return float(value * _TENS[places] if places >= 0 else value / _TENS[-places])


@part
def _magnitude(value: float) -> int:
    """The exponent of a positive number, perhaps one too small just below a power of ten."""
    exponent = 0
    while _shift(value, -exponent) >= 10.0:
        exponent += 1
    while _shift(value, -exponent) < 1.0:
        exponent -= 1
    return exponent


@part
def _write_digits(out: Bytes, at: int, digits: int, number: int, point: int) -> int:
    """Write a number of digits, with a decimal point after some of them."""
    end = at + number + (1 if point < number else 0)
    place = end
    for left in range(number, 0, -1):
        place -= 1
        out[place] = _ZERO + digits % 10
        digits //= 10
        if left - 1 == point:
            place -= 1
            out[place] = _POINT
    return end


@part
def _write_exponent(out: Bytes, at: int, exponent: int) -> int:
    out[at] = _E
    out[at + 1] = _MINUS if exponent < 0 else _PLUS
    size = abs(exponent)
    return _write_digits(out, at + 2, size, 2 if size < 100 else 3, 3)


@part
def _is_negative(value: float) -> bool:
    return value < 0.0 or (value == 0.0 and 1.0 / value < 0.0)


@part
def _write_name(out: Bytes, at: int, name: Bytes) -> int:
    for place in range(3):
        out[at + place] = name[place]
    return at + 3


@part
def _write_number(out: Bytes, at: int, value: float) -> int:
    """Write nine digits as ``%.9g`` does; a tie that a double cannot hold may go either way."""
    if _is_negative(value):
        out[at] = _MINUS
        at, value = at + 1, -value
    if not value < math.inf:  # it is no number in a damaged model
        return _write_name(out, at, _INFINITY if value == math.inf else _NO_NUMBER)
    if value == 0.0:
        out[at] = _ZERO
        return at + 1
    exponent = _magnitude(value)
    scaled = _shift(value, _DIGITS - 1 - exponent)
    digits = int(scaled)
    rest = scaled - digits
    if rest > 0.5 or (rest == 0.5 and digits % 2 == 1):
        digits += 1
    if digits == 10**_DIGITS:
        digits, exponent = digits // 10, exponent + 1
    number = _DIGITS
    while digits % 10 == 0:
        digits, number = digits // 10, number - 1
    if exponent < _LEAST_EXPONENT or exponent >= _DIGITS:
        return _write_exponent(out, _write_digits(out, at, digits, number, 1), exponent)
    if exponent >= 0:
        while number <= exponent:  # zeros before the point
            digits, number = digits * 10, number + 1
        return _write_digits(out, at, digits, number, exponent + 1)
    return _write_digits(out, at, digits, number - exponent, 1)


def write_ngrams(
    out: Bytes,
    letters: Bytes,
    offsets: Ints,
    ngrams: Ints,
    rows: int,
    order: int,
    log10: Floats,
    backoffs: Floats,
    with_backoffs: int,
) -> int:
    """Write one line per row of ``ngrams``, whose columns are words; return the number of bytes."""
    at = 0
    for row in range(rows):
        at = _write_number(out, at, log10[row])
        before = _TAB
        for column in range(order):
            word = ngrams[row * order + column]
            out[at] = before
            at, before = at + 1, _SPACE
            for place in range(offsets[word], offsets[word + 1]):
                out[at] = letters[place]
                at += 1
        if with_backoffs:
            out[at] = _TAB
            at = _write_number(out, at + 1, backoffs[row])
        out[at] = _LINE_END
        at += 1
    return at
