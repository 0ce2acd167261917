"""Labels that count as the same one: equations such as ``SUB=SBJ``, given or in a file."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from treeval.errors import ReadError, SettingError
from treeval.formats.files import as_path, load, shown

LabelMap = tuple[tuple[str, str], ...]

_SIGN, _COMMENT = "=", "#"


def label_map(equations: Iterable[str]) -> LabelMap:
    """Read equations such as ``SUB=SBJ``, between labels that count as one; equality is transitive.

    A class of labels is named after the right side of one of its equations.
    """
    names: dict[str, str] = {}
    for equation in equations:
        one, sign, other = equation.partition(_SIGN)
        if not (one and sign and other) or _SIGN in other:
            raise SettingError(
                f"{equation!r} is not an equation; write it as SUB=SBJ", setting="label_map"
            )
        kept = names.get(one, names.get(other, other))
        joined = {names.get(label, label) for label in (one, other)} | {one, other}
        names = {label: kept if name in joined else name for label, name in names.items()}
        names |= dict.fromkeys((one, other), kept)
    return tuple(sorted(names.items()))


def equations_in(file: Any) -> tuple[str, ...]:
    """Read a file of equations: labels that are the same on each line, and comments after #."""
    path = as_path(file)
    try:
        text = load(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ReadError(f"{shown(path)}: it is not text in UTF-8; save it in UTF-8") from None
    return tuple(
        equation
        for number, line in enumerate(text.splitlines(), start=1)
        for equation in _equations(line, f"{shown(path)}:{number}")
    )


def _equations(line: str, place: str) -> Iterator[str]:
    """Give the equations of a line, such as ``nsubj = nsubj:pass = SBJ``."""
    # A label may contain the sign of a comment, which is one only at the beginning of a word.
    words = f" {line}".split(f" {_COMMENT}")[0].strip()
    if not words:
        return
    labels = [label.strip() for label in words.split(_SIGN)]
    if len(labels) < 2 or any(not label or label.split() != [label] for label in labels):
        raise ReadError(f"{place}: {words!r} is not an equation; write it as SUB = SBJ")
    yield from (f"{one}{_SIGN}{other}" for one, other in pairwise(labels))
