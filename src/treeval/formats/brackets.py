"""Penn Treebank brackets: ``( (S (NP-SBJ (NNP Kim)) (VP (VBZ sleeps))) )``.

Everything in the file except white space is kept: function tags, indices, null elements, escaped
brackets and an outer bracket without label, which is a node with the label "".
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import FileError, ReadError
from treeval.formats.bracketing import Bracketing, scan
from treeval.formats.ends import without_notices
from treeval.formats.files import writing
from treeval.formats.labels import Label
from treeval.formats.spelling import spell, without_spaces
from treeval.formats.text import encoded, line_at, recoded
from treeval.tree.column import Columns
from treeval.tree.constituents import FORM, FUNCTION, INDEX, LABEL, TAG, Constituents

# The copyright notices of the Penn Treebank, which contain brackets.


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


def parse_brackets(
    path: str,
    data: bytes,
    *,
    encoding: str = "utf-8",
    tree_per_line: bool = False,
    compiled: bool | None = None,
) -> Constituents:
    """Read trees in brackets, several on a line or one over many lines.

    ``tree_per_line`` reads as EVALB does: each line is a sentence, an empty one a sentence without
    words, and a line of several brackets is one sentence. Otherwise, a sentence without words is
    written ``()`` or ``(())``. Large files are read by compiled code, unless ``compiled`` says
    whether it is used.
    """
    text = without_notices(recoded(path, data, encoding))
    return assemble(scan(path, text, compiled=compiled), tree_per_line=tree_per_line)


def assemble(brackets: Bracketing, *, tree_per_line: bool = False) -> Constituents:
    """Make a treebank of brackets, with one sentence per outermost bracket or per line."""
    offsets, node_offsets = _lines(brackets) if tree_per_line else _outermost(brackets)
    if (brackets.nodes.first == brackets.nodes.end).any():
        brackets, node_offsets = _without_empty(brackets, offsets, node_offsets)
    leaves, nodes = brackets.leaves, brackets.nodes
    trees = Constituents(
        frozen(offsets),
        frozen(node_offsets),
        frozen(nodes.parents),
        frozen(leaves.parents),
        Columns({FORM: brackets.forms, TAG: brackets.tags}),
        brackets.node_columns(),
        origin=BracketFile(brackets.path, brackets.data, leaves.places),
    )
    return trees.knowing(
        first=nodes.first,
        end=nodes.end,
        sizes=nodes.end - nodes.first,
        subtree_ends=nodes.subtree_ends,
    )


def _outermost(brackets: Bracketing) -> tuple[Ints, Ints]:
    """Give the bounds of the leaves and nodes of each outermost bracket."""
    return (
        np.append(brackets.trees.leaves, len(brackets.leaves.places)),
        np.append(brackets.trees.nodes, len(brackets.nodes.places)),
    )


def _lines(brackets: Bracketing) -> tuple[Ints, Ints]:
    """Give the bounds of the leaves and nodes of each line; brackets must end where they begin."""
    ends = np.flatnonzero(np.frombuffer(brackets.data, dtype=np.uint8) == ord("\n"))
    if not brackets.data.endswith(b"\n") and brackets.data:
        ends = np.append(ends, len(brackets.data))
    leaves, nodes = brackets.leaves, brackets.nodes
    offsets, node_offsets = (
        np.append(0, np.searchsorted(places, ends)) for places in (leaves.places, nodes.places)
    )
    word_lines, node_lines = (
        np.repeat(np.arange(len(ends)), np.diff(bounds)) for bounds in (offsets, node_offsets)
    )
    begun = np.append(node_lines, len(ends))
    late = [
        word_lines[begun[leaves.parents] < word_lines],
        node_lines[begun[nodes.parents] < node_lines],
    ]
    if any(map(len, late)):
        line = int(np.concatenate(late).min())
        raise ReadError(
            f"{brackets.path}:{line + 1}: the tree above goes on in this line; "
            "write one tree per line, or read the file without `tree_per_line=`"
        )
    return offsets, node_offsets


def _without_empty(
    brackets: Bracketing, offsets: Ints, node_offsets: Ints
) -> tuple[Bracketing, Ints]:
    """Remove the brackets of sentences without words; elsewhere, empty brackets are an error."""
    nodes = brackets.nodes
    have_words = np.repeat(np.diff(offsets) > 0, np.diff(node_offsets))
    hold_nothing = nodes.first == nodes.end
    hold_nothing &= nodes.subtree_ends == np.arange(1, len(hold_nothing) + 1)
    wrong = hold_nothing & have_words
    if wrong.any():
        line = line_at(brackets.data, int(nodes.places[np.argmax(wrong)]))
        raise ReadError(f"{brackets.path}:{line}: brackets around nothing; remove them")
    return brackets.with_nodes(have_words), np.append(0, np.cumsum(have_words))[node_offsets]


def write_brackets(trees: Constituents, path: str, *, encoding: str = "utf-8") -> None:
    """Write one tree per line."""
    lines = bracket_lines(trees, path, encoding=encoding)
    with writing(path) as stream:
        stream.write(lines)


def bracket_lines(trees: Constituents, path: str, *, encoding: str = "utf-8") -> bytes:
    """Give the bytes of a file, one tree per line; the path is for messages.

    Sentences with several roots get an outer bracket without label; those without words are
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
    return encoded(lines, path, encoding)


def full_labels(trees: Constituents, path: str) -> list[str]:
    """Give each node its label with function and index."""
    parts = (trees.node_columns.get(name) for name in (LABEL, FUNCTION, INDEX))
    columns = [["" for _ in range(trees.nodes)] if part is None else [*part] for part in parts]
    return [without_spaces(path, str(Label(*row))) for row in zip(*columns, strict=True)]


def _escaped(field: str) -> str:
    return field.replace("(", "-LRB-").replace(")", "-RRB-")
