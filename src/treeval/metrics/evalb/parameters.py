"""Parameters of EVALB and the files that hold them."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, fields, replace

from treeval.errors import ReadError
from treeval.formats.text import load_text

Pairs = frozenset[tuple[str, str]]


@dataclass(frozen=True)
class EvalbParameters:
    """What EVALB leaves out and treats as equal; the defaults are those of COLLINS.prm.

    A label among ``delete_labels`` deletes a word if it is the tag of the word, and otherwise only
    a bracket. Equality is transitive. ``disc_only`` (DISC_ONLY, as in disco-dop), which is not a
    parameter of the program, counts only brackets with gaps.
    """

    delete_labels: frozenset[str] = frozenset({"TOP", "-NONE-", ",", ":", "``", "''", "."})
    delete_labels_for_length: frozenset[str] = frozenset({"-NONE-"})
    quote_labels: frozenset[str] = frozenset()
    equal_labels: Pairs = frozenset({("ADVP", "PRT")})
    equal_words: Pairs = frozenset()
    cutoff: int = 40
    max_error: int = 10
    labelled: bool = True
    disc_only: bool = False

    def __str__(self) -> str:
        """Name the parameters for a signature."""
        if self == COLLINS:
            return "collins"
        values = (getattr(self, setting.name) for setting in fields(self))
        shown = [sorted(value) if isinstance(value, frozenset) else value for value in values]
        return hashlib.sha256(repr(shown).encode()).hexdigest()[:6]


COLLINS = EvalbParameters()
_NOTHING = EvalbParameters(
    delete_labels=frozenset(), delete_labels_for_length=frozenset(), equal_labels=frozenset()
)


def read_parameters(path: str) -> EvalbParameters:
    """Read a parameter file; as in the program, a file that names nothing leaves out nothing."""
    parameters = _NOTHING
    for number, line in enumerate(load_text(path).decode().splitlines(), start=1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        name, *rest = text.split(None, 1)
        if name not in _SETTERS:
            known = ", ".join(_SETTERS)
            raise ReadError(f"{path}:{number}: parameter {name!r} is unknown; known are {known}")
        try:
            parameters = _SETTERS[name](parameters, "".join(rest))
        except ValueError as error:
            raise ReadError(f"{path}:{number}: {name} {error}") from None
    return parameters


def classes(pairs: Pairs) -> dict[str, str]:
    """Map all members of each class of equal strings to one of them."""
    representative: dict[str, str] = {}
    for a, b in sorted(pairs):
        ours, theirs = representative.setdefault(a, a), representative.setdefault(b, b)
        for member, other in representative.items():
            if other == theirs:
                representative[member] = ours
    return representative


_Setter = Callable[[EvalbParameters, str], EvalbParameters]


def _number(field: str) -> _Setter:
    def put(parameters: EvalbParameters, value: str) -> EvalbParameters:
        try:
            number = int(value)
        except ValueError:
            raise ValueError(f"is {value!r}; it must be a whole number") from None
        return replace(parameters, **{field: number})  # type: ignore[arg-type]

    return put


def _claim(field: str) -> _Setter:
    def put(parameters: EvalbParameters, value: str) -> EvalbParameters:
        if value not in {"0", "1"}:
            raise ValueError(f"is {value!r}; it must be 0 or 1")
        return replace(parameters, **{field: value == "1"})  # type: ignore[arg-type]

    return put


def _member(field: str) -> _Setter:
    def put(parameters: EvalbParameters, value: str) -> EvalbParameters:
        if not value:
            raise ValueError("has no value; name a label")
        return replace(parameters, **{field: getattr(parameters, field) | {value}})

    return put


def _equal(field: str) -> _Setter:
    def put(parameters: EvalbParameters, value: str) -> EvalbParameters:
        both = tuple(value.split())
        if len(both) != 2:
            raise ValueError(f"has {len(both)} values; name two that are equal")
        return replace(parameters, **{field: getattr(parameters, field) | {both}})

    return put


def _ignored(parameters: EvalbParameters, value: str) -> EvalbParameters:
    del value
    return parameters


_SETTERS: dict[str, _Setter] = {
    "DEBUG": _ignored,
    "MAX_ERROR": _number("max_error"),
    "CUTOFF_LEN": _number("cutoff"),
    "LABELED": _claim("labelled"),
    "DISC_ONLY": _claim("disc_only"),
    "DELETE_LABEL": _member("delete_labels"),
    "DELETE_LABEL_FOR_LENGTH": _member("delete_labels_for_length"),
    "QUOTE_LABEL": _member("quote_labels"),
    "EQ_LABEL": _equal("equal_labels"),
    "EQ_WORD": _equal("equal_words"),
}
