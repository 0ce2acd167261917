"""Penn Treebank brackets: ``( (S (NP-SBJ (NNP Kim)) (VP (VBZ sleeps))) )``.

What stands in the file stays: function tags, indices, null elements, escaped brackets and an outer
bracket without label, which is a node with the label "". Only white space is not kept.
"""

import re
from dataclasses import dataclass
from functools import cached_property, partial

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import FileError, ReadError
from treeval.formats.bracketing import Bracketing, scan
from treeval.formats.files import writing
from treeval.formats.labels import Label
from treeval.formats.spelling import spell, without_spaces
from treeval.formats.text import encoded, line_at, load_text, recoded
from treeval.tree.column import Columns
from treeval.tree.constituents import FORM, FUNCTION, INDEX, LABEL, TAG, Constituents

# The Penn Treebank's notices of copyright, which have brackets in them.
_NOTICE = re.compile(rb"^\*x\*.*$", re.MULTILINE)


@dataclass(frozen=True, eq=False)
class BracketFile:
    """The origin of trees in brackets."""

    path: str
    text: bytes
    places: Ints  # of the words

    @cached_property
    def _newlines(self) -> Ints:
        return np.flatnonzero(np.frombuffer(self.text, dtype=np.uint8) == ord("\n"))

    def line(self, word: int) -> int:
        return int(np.searchsorted(self._newlines, self.places[word])) + 1

    def sentence_id(self, sentence: int) -> str | None:
        del sentence
        return None


def read_brackets(path: str, *, encoding: str = "utf-8", one_a_line: bool = False) -> Constituents:
    """Read trees in brackets, several on a line or one over many lines.

    ``one_a_line`` reads as EVALB does: each line is a sentence, an empty one a sentence without
    words, and a line of several brackets is one sentence. A sentence without words is otherwise
    written ``()`` or ``(())``.
    """
    bracketing = scan(path, _without_notices(load_text(path, encoding)))
    return assemble(bracketing, _lines(bracketing) if one_a_line else None)


def parse_brackets(path: str, data: bytes) -> Constituents:
    """Read trees in brackets from a part of a file."""
    return assemble(scan(path, _without_notices(recoded(path, data))))


def assemble(bracketing: Bracketing, counts: Ints | None = None) -> Constituents:
    """Make a treebank of items; ``counts`` says how many each sentence has, not one bracket."""
    counts = _trees(bracketing) if counts is None else counts
    bracketing, counts = _without_empty(bracketing, counts)
    item_offsets = np.append(0, np.cumsum(counts))
    leaves_before = np.append(0, np.cumsum(bracketing.are_leaves))
    leaf, parents = bracketing.are_leaves, bracketing.parents
    first, end = leaves_before[:-1][~leaf], leaves_before[bracketing.ends]
    trees = Constituents(
        frozen(leaves_before[item_offsets]),
        frozen((np.arange(len(leaf) + 1) - leaves_before)[item_offsets]),
        frozen(parents[~leaf]),
        frozen(parents[leaf]),
        Columns(
            {
                FORM: partial(bracketing.column, bracketing.words),
                TAG: partial(bracketing.column, bracketing.tags),
            }
        ),
        bracketing.node_columns(),
        origin=BracketFile(bracketing.path, bracketing.data, bracketing.places[leaf]),
    )
    return trees.knowing(first=first, end=end, subtree_ends=bracketing.ends - end)


def _without_notices(data: bytes) -> bytes:
    if b"*x*" not in data:
        return data
    return _NOTICE.sub(lambda notice: b" " * len(notice[0]), data)


def _trees(bracketing: Bracketing) -> Ints:
    """Count the items of each outermost bracket."""
    return np.diff(np.append(np.flatnonzero(bracketing.depths == 0), len(bracketing.depths)))


def _lines(bracketing: Bracketing) -> Ints:
    """Count the items of each line; a bracket must end in the line where it begins."""
    data = bracketing.data
    ends = np.flatnonzero(np.frombuffer(data, dtype=np.uint8) == ord("\n"))
    if not data.endswith(b"\n") and data:
        ends = np.append(ends, len(data))
    bounds = np.searchsorted(bracketing.places, ends)
    counts = np.diff(bounds, prepend=0)
    inner = np.append(bracketing.depths, 0)[bounds - counts] > 0
    if (inner & (counts > 0)).any():
        line = int(np.argmax(inner & (counts > 0)))
        raise ReadError(
            f"{bracketing.path}:{line + 1}: the tree above goes on in this line; "
            "write one tree a line, or read the file without this rule"
        )
    return counts


def _without_empty(bracketing: Bracketing, counts: Ints) -> tuple[Bracketing, Ints]:
    """Take out the brackets of sentences that have no words; elsewhere they are an error."""
    follows = np.append(bracketing.depths[1:], 0) > bracketing.depths
    empty = ~bracketing.are_leaves & ~follows
    if not empty.any():
        return bracketing, counts
    sentences = np.repeat(np.arange(len(counts)), counts)
    has_words = np.bincount(sentences[bracketing.are_leaves], minlength=len(counts)) > 0
    wrong = empty & has_words[sentences]
    if wrong.any():
        line = line_at(bracketing.data, int(bracketing.places[np.argmax(wrong)]))
        raise ReadError(f"{bracketing.path}:{line}: brackets around nothing; remove them")
    kept = has_words[sentences]
    return bracketing.selected(kept), np.bincount(sentences[kept], minlength=len(counts))


def write_brackets(trees: Constituents, path: str, *, encoding: str = "utf-8") -> None:
    """Write one tree a line.

    Sentences with several roots get an outer bracket without label, those without words are
    ``(())``.
    """
    if trees.are_gappy.any():
        sentence = int(trees.node_sentences[np.argmax(trees.are_gappy)])
        raise FileError(
            f"{path}: cannot write: tree {sentence + 1} has a discontinuous constituent, which "
            "brackets cannot hold; choose discbracket or export"
        )
    tags, forms = (
        trees.columns[name].map(lambda field: _escaped(without_spaces(path, field)))
        for name in (TAG, FORM)
    )
    leaves = [f"({tag} {form})" for tag, form in zip(tags, forms, strict=True)]
    labels = [_escaped(label) for label in full_labels(trees, path)]
    lines = "".join(f"{line}\n" for line in spell(trees, labels, leaves))
    with writing(path) as stream:
        stream.write(encoded(lines, path, encoding))


def full_labels(trees: Constituents, path: str) -> list[str]:
    """Give each node its label with function and index."""
    parts = (trees.node_columns.get(name) for name in (LABEL, FUNCTION, INDEX))
    columns = [["" for _ in range(trees.nodes)] if part is None else [*part] for part in parts]
    return [without_spaces(path, str(Label(*row))) for row in zip(*columns, strict=True)]


def _escaped(field: str) -> str:
    return field.replace("(", "-LRB-").replace(")", "-RRB-")
