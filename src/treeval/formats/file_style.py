"""Rules of CoNLL-U that concern a whole file, which may be read in blocks.

A `BlockStyle` notes the facts of one block; `FileStyle` puts them together and lists the problems
of the file. Lines and sentences are counted from 0 here, and within a block.
"""

import codecs
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from zlib import compress, decompress

import numpy as np

from treeval.arrays import Ints
from treeval.formats.conll import Document
from treeval.formats.consistency import RELATIONS
from treeval.formats.dialect import DEPREL
from treeval.formats.table import Lines
from treeval.tree.problems import Problem, ProblemKind
from treeval.tree.treebank import Treebank

_TAIL = 4  # bytes that may end a file: two line ends


@dataclass(frozen=True)
class Use:
    """The first word with a relation, and the number of words that have it."""

    line: int
    sentence: int
    name: str | None
    words: int


@dataclass(frozen=True, eq=False)
class SentenceNames:
    """The names of sentences, which sentences have them, and the lines of these."""

    packed: bytes  # the names, one per line; as they are alike, they need little room
    sentences: Ints
    lines: Ints
    sentences_before: int = 0
    lines_before: int = 0

    @property
    def names(self) -> list[bytes]:
        return decompress(self.packed).split(b"\n")


@dataclass(frozen=True, eq=False)
class BlockStyle:
    """The facts about a block that the rules of the whole file need."""

    has_mark: bool  # whether it starts with a byte order mark
    first_return: int | None  # the first line that ends in CR LF
    lines: int
    tail: bytes
    blank_runs: tuple[tuple[int, int], ...]  # where needless blank lines begin, and how many
    unknown: Mapping[str, Use]  # relations that are not of UD
    named: SentenceNames | None


def block_style(treebank: Treebank) -> BlockStyle | None:
    """Collect the facts about a block; None if the trees do not come from a file."""
    document = treebank.origin
    if not isinstance(document, Document):
        return None
    lines, universal = document.table.lines, document.dialect.universal
    at = lines.text.find(b"\r\n")
    return BlockStyle(
        lines.text.startswith(codecs.BOM_UTF8),
        None if at < 0 else lines.text.count(b"\n", 0, at),
        len(lines.starts),
        lines.text[-_TAIL:],
        tuple(_blank_runs(lines)),
        dict(_unknown_relations(treebank, document)) if universal else {},
        _names(treebank, document) if universal else None,
    )


def _blank_runs(lines: Lines) -> Iterator[tuple[int, int]]:
    """Find blank lines that do not end a sentence; a block begins after a sentence."""
    after_blank = np.append(True, lines.blank[:-1])[: len(lines.blank)]
    steps = np.diff((lines.blank & after_blank).astype(np.int8), prepend=0, append=0)
    first, end = np.flatnonzero(steps > 0), np.flatnonzero(steps < 0)
    return zip(first.tolist(), (end - first).tolist(), strict=True)


def _unknown_relations(treebank: Treebank, document: Document) -> Iterator[tuple[str, Use]]:
    """Find the relations that are not of UD; subtypes are free."""
    deprel = treebank.columns[DEPREL]
    known = deprel.claim(lambda relation: relation.partition(":")[0] in RELATIONS | {"_"})
    words = np.flatnonzero(~known)
    codes, first, times = np.unique(deprel.codes[words], return_index=True, return_counts=True)
    for at in np.argsort(first).tolist():
        word = int(words[first[at]])
        sentence = int(treebank.sentences[word])
        name = document.sentence_id(sentence)
        use = Use(document.line(word) - 1, sentence, name, int(times[at]))
        yield deprel.strings[int(codes[at])], use


def _names(treebank: Treebank, document: Document) -> SentenceNames:
    names_or_none = map(document.sentence_id, range(len(treebank)))
    named = [(sentence, name) for sentence, name in enumerate(names_or_none) if name is not None]
    sentences = np.array([sentence for sentence, _ in named], dtype=np.int32)
    # A sentence is where its first word is, or, if it has none, its first row.
    begin, first = treebank.offsets[sentences], document.first_rows[sentences]
    rows = np.where(treebank.lengths[sentences] > 0, np.append(document.ids.words, 0)[begin], first)
    names = "\n".join(name for _, name in named).encode()
    return SentenceNames(compress(names, 1), sentences, document.table.numbers[rows])


@dataclass(eq=False)
class FileStyle:
    """The facts about the blocks of a file so far, and the problems that follow from them."""

    path: str
    sentences: int = 0
    lines: int = 0
    _found: list[Problem] = field(default_factory=list)
    _has_returns: bool = False
    _tail: bytes = b""
    _runs: list[tuple[int, int]] = field(default_factory=list)
    _unknown: dict[str, Use] = field(default_factory=dict)
    _words: Counter[str] = field(default_factory=Counter)
    _names: list[SentenceNames] = field(default_factory=list)

    def add(self, block: BlockStyle, sentences: int) -> None:
        """Add the next block, and the number of its sentences."""
        if block.has_mark and not self.lines:
            self._note(0, "the file starts with a byte-order mark", "remove it")
        if block.first_return is not None and not self._has_returns:
            self._has_returns = True
            remedy = "end them in LF, for instance with dos2unix"
            self._note(self.lines + block.first_return, "lines end in CR LF", remedy)
        self._tail = (self._tail + block.tail)[-_TAIL:]
        self._add_runs((self.lines + first, number) for first, number in block.blank_runs)
        for relation, use in block.unknown.items():
            first_use = (self.lines + use.line, self.sentences + use.sentence)
            self._unknown.setdefault(relation, Use(*first_use, use.name, 0))
            self._words[relation] += use.words
        if block.named is not None and len(block.named.sentences):
            named = replace(block.named, sentences_before=self.sentences, lines_before=self.lines)
            self._names.append(named)
        self.sentences += sentences
        self.lines += block.lines

    def _add_runs(self, runs: Iterable[tuple[int, int]]) -> None:
        for first, number in runs:
            if self._runs and sum(self._runs[-1]) == first:
                begin, before = self._runs.pop()
                self._runs.append((begin, before + number))
            else:
                self._runs.append((first, number))

    def problems(self) -> list[Problem]:
        """List what is wrong with the file."""
        problems = list(self._found)
        if self._tail and not self._tail.endswith((b"\n\n", b"\r\n\r\n")):
            problems.append(
                self._problem(self.lines - 1, "no blank line after the last sentence", "add one")
            )
        for first, number in self._runs:
            problems.append(
                self._problem(first, f"{_blank_lines(number)} without a sentence", "remove it")
            )
        return [*problems, *self._repeated_names(), *self._unknown_relations()]

    def _note(self, line: int, message: str, remedy: str) -> None:
        self._found.append(self._problem(line, message, remedy))

    def _problem(
        self,
        line: int,
        message: str,
        remedy: str,
        sentence: int | None = None,
        name: str | None = None,
    ) -> Problem:
        return Problem(self.path, line + 1, ProblemKind.STYLE, message, remedy, sentence, name)

    def _unknown_relations(self) -> Iterator[Problem]:
        """Name each relation that is not one of UD once, with the number of its words."""
        for relation, use in self._unknown.items():
            others = self._words[relation] - 1
            more = f" (also of {others:,} further words)" if others else ""
            message = f"DEPREL is {relation!r}, which is not a relation of UD{more}"
            yield self._problem(use.line, message, "use one of its 37", use.sentence, use.name)

    def _repeated_names(self) -> Iterator[Problem]:
        seen: dict[str, int] = {}
        for name, sentence, line in _suspects(self._names):
            if name in seen:
                message = f"sent_id {name} also names the sentence at line {seen[name] + 1}"
                yield self._problem(line, message, "give each its own", sentence, name)
            seen.setdefault(name, line)


def _suspects(given: list[SentenceNames]) -> Iterator[tuple[str, int, int]]:
    """Find the sentences whose names have the same hash as those of others, in their order.

    A table of all names as strings would be many times as large as they are.
    """
    hashes = [np.fromiter(map(hash, part.names), np.int64, len(part.sentences)) for part in given]
    if not hashes:
        return
    all_hashes = np.concatenate(hashes)
    all_hashes.sort()
    repeated = all_hashes[1:][all_hashes[1:] == all_hashes[:-1]]
    for part, part_hashes in zip(given, hashes, strict=True):
        places = np.flatnonzero(np.isin(part_hashes, repeated)).tolist() if len(repeated) else []
        names = part.names if places else []
        for at in places:
            sentence = int(part.sentences[at]) + part.sentences_before
            yield names[at].decode(), sentence, int(part.lines[at]) + part.lines_before


def _blank_lines(number: int) -> str:
    return "blank line" if number == 1 else f"{number:,} blank lines"
