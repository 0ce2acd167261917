"""What must hold whatever the input is: any claim that does not hold is a finding."""

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from seeds import SOUND, model

import treeval
from treeval.errors import TreevalError
from treeval.formats.conll import parse_conll
from treeval.formats.registry import format_of
from treeval.formats.text import recoded
from treeval.models.ngram.arpa import read_compiled, read_lines
from treeval.report.result import Result
from treeval.settings.reading import FileSettings
from treeval.sources import cut
from treeval.sources.source import Source

_SHARES = frozenset(("score", "precision", "recall", "f1", "low", "high", "uas", "las", "ua", "la"))
_BLOCK = 60  # bytes: so small that every file has several blocks


class NamedStream(io.BytesIO):
    """An open file: the quickest way in, because nothing is written."""

    def __init__(self, data: bytes, name: str) -> None:
        super().__init__(data)
        self.name = name


@dataclass(frozen=True)
class Input:
    """Hostile bytes, as an open file or as one in a folder."""

    data: bytes
    suffix: str
    folder: Path

    @property
    def stream(self) -> NamedStream:
        return NamedStream(self.data, f"input{self.suffix}")

    @property
    def path(self) -> Path:
        place = self.folder / f"input{self.suffix}"
        place.write_bytes(self.data)
        return place

    @property
    def sound(self) -> Any:
        """The trees of a sound file of the same format."""
        return sound_trees(self.suffix)

    def beside(self, name: str, data: bytes) -> Path:
        """Another file in the same folder."""
        place = self.folder / name
        place.write_bytes(data)
        return place


@cache
def sound_trees(suffix: str) -> Any:
    return Source.of(NamedStream(SOUND[suffix], f"sound{suffix}")).trees


@cache
def loaded_model(kind: str, place: Path) -> Any:
    """A sound model of a kind, in a folder."""
    path = place / f"sound-{kind}.model"
    path.write_bytes(model(kind))
    return treeval.load(path)


def insist(claim: object, what: str) -> None:
    """Raise if something does not hold that must; asserts may be switched off."""
    if not claim:
        raise ArithmeticError(what)


def shares(record: object) -> Iterator[float]:
    """All numbers called score, precision, recall or f1 in a document."""
    if isinstance(record, dict):
        for name, value in record.items():
            if name in _SHARES and isinstance(value, int | float):
                yield value
            else:
                yield from shares(value)
    elif isinstance(record, list):
        for value in record:
            yield from shares(value)


def document(result: Result) -> dict[str, Any]:
    """The JSON of a result, which must be valid, and its text, which must be writable."""
    record = result.to_dict()
    json.dumps(record, allow_nan=False).encode()
    text = result.text()
    text.encode()
    insist(not any(sign in text for sign in "\x1b\x07\x08\r"), "a control character is printed")
    return record


def in_bounds(result: Result) -> dict[str, Any]:
    """The JSON of a result all of whose shares are between 0 and 1."""
    record = document(result)
    insist(all(0 <= value <= 1 for value in shares(record)), "a share below 0 or above 1")
    return record


def outcome(work: Callable[[], object]) -> object:
    """What comes of something, or the message with which it was refused."""
    try:
        return work()
    except TreevalError as error:
        return str(error)


def same(one: Callable[[], object], other: Callable[[], object], what: str) -> None:
    """Insist that two ways lead to the same result, or to the same message."""
    first, second = outcome(one), outcome(other)
    insist(first == second, f"{what}: {str(first)[:80]!r} and {str(second)[:80]!r}")


def content(trees: Any) -> list[Any]:
    """Everything that a reader finds in a sentence, as plain lists."""
    names = sorted(trees.columns)
    found = [trees.offsets.tolist(), [list(trees.columns[name]) for name in names]]
    if hasattr(trees, "heads"):
        return [*found, trees.heads.tolist()]
    nodes = [trees.parents.tolist(), trees.word_parents.tolist(), list(trees.labels)]
    return [*found, *nodes]


def read_whole(given: Input) -> list[Any]:
    return _read(given, given.data)


def _read(given: Input, data: bytes, **settings: Any) -> list[Any]:
    name = f"input{given.suffix}"
    trees, problems = format_of(name).parse(name, data, **settings)
    return [content(trees), [str(one) for one in problems]]


def read_in_blocks(path: str, size: int = cut.SIZE) -> list[Any]:
    """Read a file in blocks, whose trees together are those of the whole."""
    blocks = cut.Input(path, FileSettings()).read_blocks(size)
    return [block.source().readable.trees for block in blocks]


def _sentences(trees: Any) -> list[list[str]]:
    forms = list(trees.columns["form"])
    bounds = trees.offsets.tolist()
    return [forms[begin:end] for begin, end in pairwise(bounds)]


def require_blocks(given: Input) -> None:
    """Blocks hold the sentences of the whole file, and are refused if it is."""
    path = str(given.path)

    def whole() -> list[list[str]]:
        trees, problems = format_of(path).parse(path, given.data)
        if problems:
            raise TreevalError(str(min(problems, key=lambda one: one.line)))
        return _sentences(trees)

    def parts() -> list[list[str]]:
        blocks = read_in_blocks(path, _BLOCK)
        return [sentence for trees in blocks for sentence in _sentences(trees)]

    first, second = outcome(whole), outcome(parts)
    # Each may find another problem first.
    are_refused = isinstance(first, str) and isinstance(second, str)
    insist(are_refused or first == second, f"the blocks differ: {first!r:.80} and {second!r:.80}")


def require_compiled(given: Input) -> None:
    """The compiled reader of brackets finds what the other one does."""
    same(
        lambda: _read(given, given.data, compiled=False),
        lambda: _read(given, given.data, compiled=True),
        "the compiled reader differs",
    )


def require_compiled_rows(given: Input) -> None:
    """The compiled reader of rows finds what the other one does."""

    def found(*, compiled: bool) -> list[Any]:
        name = f"input{given.suffix}"
        dialect = format_of(name).dialect
        assert dialect is not None
        treebank, problems = parse_conll(name, given.data, dialect, compiled=compiled)
        multiwords, nodes = treebank.multiwords, treebank.empty_nodes
        tokens = [multiwords.first.tolist(), multiwords.end.tolist(), [*multiwords.forms]]
        empty = [nodes.sentences.tolist(), [*nodes.ids], [*nodes.deps]]
        lines = [treebank.origin.line(word) for word in range(treebank.words)]
        ids = [treebank.origin.sentence_id(number) for number in range(len(treebank))]
        told = [str(one) for one in problems]
        return [told] if told else [content(treebank), tokens, empty, lines, ids]

    same(lambda: found(compiled=False), lambda: found(compiled=True), "the compiled rows differ")


def require_compiled_arpa(given: Input) -> None:
    """Compiled loops read the same model, or none, where the others do."""

    def numbers(model: Any) -> list[Any]:
        parts = [
            [np.asarray(part).tolist() for part in vars(level).values()] for level in model.levels
        ]
        return [[*model.vocabulary.strings], parts]

    text = outcome(lambda: recoded("input.arpa", given.data))
    if isinstance(text, str):
        return
    compiled = read_compiled("input.arpa", text)
    if compiled is not None:
        plain = outcome(lambda: numbers(read_lines("input.arpa", text)))
        insist(repr(numbers(compiled)) == repr(plain), f"the compiled model differs: {plain!r:.80}")
