"""Building a treebank from sentences given word by word, with the checks of a file."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields

import numpy as np

from treeval.arrays import frozen
from treeval.errors import ReadError
from treeval.tree.column import Column
from treeval.tree.treebank import EmptyNodes, Multiwords, Treebank

NOTHING = "_"
_SEPARATORS = frozenset("\t\n\r")


@dataclass(frozen=True)
class Word:
    """A word as CoNLL-U would write it; the head is checked later."""

    head: object
    form: str
    lemma: str = NOTHING
    upos: str = NOTHING
    xpos: str = NOTHING
    feats: str = NOTHING
    deprel: str = NOTHING
    deps: str = NOTHING
    misc: str = NOTHING


COLUMNS = tuple(column.name for column in fields(Word) if column.name != "head")


@dataclass
class SentenceDraft:
    """A sentence under construction."""

    name: str | None = None
    words: list[Word] = field(default_factory=list)
    multiwords: list[tuple[int, int, str]] = field(default_factory=list)  # first, last, form
    empty_nodes: list[tuple[str, str]] = field(default_factory=list)  # id, DEPS


@dataclass(frozen=True, eq=False)
class Objects:
    """The origin of a treebank that another library held: words are counted in place of lines."""

    library: str
    names: tuple[str | None, ...]

    @property
    def path(self) -> str:
        return f"<{self.library}>"

    def line(self, word: int) -> int:
        return word + 1

    def sentence_id(self, sentence: int) -> str | None:
        return self.names[sentence]


def treebank_of(library: str, sentences: Iterable[SentenceDraft]) -> Treebank:
    """Join sentences; numbers that do not name a word, and missing forms, are errors."""
    drafts = list(sentences)
    heads = [
        head
        for number, draft in enumerate(drafts, start=1)
        for head in _heads(library, number, draft)
    ]
    lengths = [len(draft.words) for draft in drafts]
    offsets = np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)]).astype(np.int64)
    words = [word for draft in drafts for word in draft.words]
    columns = {name: Column.of(getattr(word, name) for word in words) for name in COLUMNS}
    for name, column in columns.items():
        _refuse_separators(library, name, column)
    return Treebank(
        frozen(offsets),
        frozen(np.array(heads, dtype=np.int32)),
        columns,
        _multiwords(drafts, offsets.tolist()),
        _empty_nodes(drafts),
        Objects(library, tuple(draft.name for draft in drafts)),
    )


def _heads(library: str, number: int, draft: SentenceDraft) -> Iterable[int]:
    place = f"<{library}>: sentence {number}" + (f" ({draft.name})" if draft.name else "")
    if not draft.words:
        raise ReadError(f"{place} has no words; leave it out")
    for at, word in enumerate(draft.words, start=1):
        if not word.form:
            raise ReadError(f"{place}, word {at} has no form; give it one")
        head = word.head
        if not isinstance(head, int) or not 0 <= head <= len(draft.words):
            raise ReadError(
                f"{place}, word {at}: the head is {head!r}, "
                f"but the sentence has {len(draft.words)} words; parse it first"
            )
        yield head
    for first, last, form in draft.multiwords:
        if not (0 < first <= last <= len(draft.words) and form):
            raise ReadError(
                f"{place}: token {first}-{last} {form!r} does not fit its words; correct its range"
            )


def _refuse_separators(library: str, name: str, column: Column) -> None:
    for string in column.strings:
        if not _SEPARATORS.isdisjoint(string):
            raise ReadError(
                f"<{library}>: {name} {string!r} holds a tab or a line break, "
                "which no CoNLL file can hold; remove it"
            )


def _multiwords(drafts: list[SentenceDraft], offsets: list[int]) -> Multiwords:
    tokens = [
        (offset + first - 1, offset + last, form)
        for offset, draft in zip(offsets, drafts, strict=False)
        for first, last, form in draft.multiwords
    ]
    if not tokens:
        return Multiwords()
    first, end, forms = zip(*tokens, strict=True)
    return Multiwords(
        frozen(np.array(first, dtype=np.int32)),
        frozen(np.array(end, dtype=np.int32)),
        Column.of(forms),
    )


def _empty_nodes(drafts: list[SentenceDraft]) -> EmptyNodes:
    nodes = [
        (sentence, node, deps)
        for sentence, draft in enumerate(drafts)
        for node, deps in draft.empty_nodes
    ]
    if not nodes:
        return EmptyNodes()
    sentences, ids, deps = zip(*nodes, strict=True)
    return EmptyNodes(frozen(np.array(sentences, dtype=np.int32)), ids, deps)


def check_number(library: str, draft: SentenceDraft, given: object) -> None:
    """Raise an error unless a word carries the next number of its sentence."""
    expected = len(draft.words) + 1
    if given != expected:
        name = f" ({draft.name})" if draft.name else ""
        raise ReadError(
            f"<{library}>: a word{name} has the number {given!r}, expected {expected}; "
            "number the words of a sentence from 1"
        )


def text(value: object) -> str:
    """Write a value that may be missing."""
    return NOTHING if value is None or value == "" else str(value)


def attributes(values: Mapping[str, object] | str | None) -> str:
    """Write features or MISC: ``Name=Value|Name=Value``; a name without value is written alone."""
    if not values or isinstance(values, str):
        return text(values)
    return "|".join(
        f"{name}={value}" if value not in (None, "") else name for name, value in values.items()
    )
