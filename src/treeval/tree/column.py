"""A column of strings, dictionary-coded: one small integer per word, and each string once.

Codes are looked up by `take`: indexing by numbers of 32 bits takes numpy twice as long.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import repeat

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import MismatchError


@dataclass(frozen=True, eq=False)
class Column:
    """Word i holds ``strings[codes[i]]``; no string occurs twice in ``strings``."""

    codes: Ints
    strings: tuple[str, ...]

    @staticmethod
    def of(values: Iterable[str]) -> "Column":
        """Code values given one by one, in order of first appearance."""
        numbers: dict[str, int] = {}
        codes = [numbers.setdefault(value, len(numbers)) for value in values]
        return Column(frozen(np.array(codes, dtype=np.int32)), tuple(numbers))

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, word: int) -> str:
        return self.strings[int(self.codes[word])]

    def __iter__(self) -> Iterator[str]:
        return map(self.strings.__getitem__, self.codes.tolist())

    def take(self, words: Ints | Bools | slice) -> "Column":
        """Choose words by their numbers, by a slice, or by saying of each whether it is wanted."""
        if isinstance(words, slice) or words.dtype == np.bool_:
            return Column(self.codes[words], self.strings)
        return Column(self.codes.take(words), self.strings)

    def map(self, function: Callable[[str], str]) -> "Column":
        """Apply a function to every word, with one call per distinct string."""
        return self._respelt(tuple(map(function, self.strings)))

    def map_lines(self, function: Callable[[str], str]) -> "Column":
        """Apply a function that may be given many lines at once, as ``str.lower`` may."""
        mapped = tuple(function("\n".join(self.strings)).split("\n"))
        # With a line end within a string there are more lines than strings.
        return self._respelt(mapped) if len(mapped) == len(self.strings) else self.map(function)

    def _respelt(self, strings: tuple[str, ...]) -> "Column":
        """Replace the strings by others, some of which may be the same."""
        distinct = dict.fromkeys(strings)
        if len(distinct) == len(strings):
            return Column(self.codes, strings)
        numbers = dict(zip(distinct, range(len(distinct)), strict=True))
        translation = np.fromiter(map(numbers.__getitem__, strings), np.int32, len(strings))
        return Column(translation.take(self.codes), tuple(distinct))

    def claim(self, predicate: Callable[[str], bool]) -> Bools:
        """Say for every word whether the predicate holds for its string."""
        held = np.fromiter(map(predicate, self.strings), np.bool_, len(self.strings))
        return held.take(self.codes)

    def isin(self, values: Container[str]) -> Bools:
        return self.claim(values.__contains__)

    def measure(self, function: Callable[[str], int]) -> Ints:
        """Give every word the number that the function gives its string."""
        given = np.fromiter(map(function, self.strings), np.int32, len(self.strings))
        return given.take(self.codes)

    def coded_as(self, other: "Column") -> Ints:
        """Give this column's words the codes of the other; -1 for strings that it does not have."""
        if self.strings is other.strings:
            return self.codes
        known = map(other.numbers.get, self.strings, repeat(-1))
        return np.fromiter(known, np.int32, len(self.strings)).take(self.codes)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The code of each string."""
        return dict(zip(self.strings, range(len(self.strings)), strict=True))

    def equals(self, other: "Column") -> Bools:
        """Compare two columns of the same length word by word."""
        return np.asarray(self.codes == other.coded_as(self), dtype=np.bool_)


def coded_alike(a: Column, b: Column) -> tuple[Column, Column]:
    """Give two columns one list of strings, so that they can be compared by their codes."""
    if a.strings is b.strings:
        return a, b
    numbers = dict(a.numbers)
    translation = [numbers.setdefault(string, len(numbers)) for string in b.strings]
    strings = tuple(numbers)
    recoded = np.array(translation, dtype=np.int32).take(b.codes)
    return Column(a.codes, strings), Column(frozen(recoded), strings)


def column_of(columns: Mapping[str, Column], name: str, path: str) -> Column:
    """Give the column of a name, or raise an error that lists the columns of the file."""
    if name not in columns:
        raise MismatchError(
            f"{path}: there is no column {name.upper()}; the columns are {', '.join(columns)}"
        )
    return columns[name]


class Columns(Mapping[str, Column]):
    """Columns by name; each is decoded when it is first asked for."""

    def __init__(self, decoders: Mapping[str, Callable[[], Column]]) -> None:
        self._decoders = dict(decoders)
        self._decoded: dict[str, Column] = {}

    @staticmethod
    def of(columns: Mapping[str, Column]) -> "Columns":
        ready = Columns(dict.fromkeys(columns, _unavailable))
        ready._decoded.update(columns)
        return ready

    def __getitem__(self, name: str) -> Column:
        if name not in self._decoded:
            self._decoded[name] = self._decoders[name]()
        return self._decoded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._decoders)

    def __len__(self) -> int:
        return len(self._decoders)

    def __contains__(self, name: object) -> bool:
        return name in self._decoders

    def __reduce__(
        self,
    ) -> tuple[Callable[[dict[str, Column]], "Columns"], tuple[dict[str, Column]]]:
        # Decoders refer to the file's bytes; only the columns travel to another process.
        return Columns.of, (dict(self),)

    def take(self, words: Ints | slice) -> "Columns":
        """Select words; columns that are not in use yet stay undecoded."""
        return Columns({name: partial(self._take, name, words) for name in self})

    def _take(self, name: str, words: Ints | slice) -> Column:
        return self[name].take(words)

    def replaced(self, columns: Mapping[str, Column]) -> "Columns":
        """Replace the columns of the same name, or add columns."""
        replaced = Columns(
            {name: partial(self.__getitem__, name) for name in self}
            | dict.fromkeys(columns, _unavailable)
        )
        replaced._decoded.update(columns)
        return replaced


def _unavailable() -> Column:
    raise AssertionError("a ready column has no decoder")
