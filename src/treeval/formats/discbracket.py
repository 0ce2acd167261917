"""Brackets for discontinuous trees: ``(S (VP (VB 0=Sleep) (RB 2=well)) (NP (NN 1=Kim)))``.

Each word carries its place in the sentence, from 0, so that it can be below any node. Brackets in
a word are written ``#LRB#`` and ``#RRB#``. Text after a tree and a tab, on its line, is a comment.
"""

import re
from dataclasses import replace

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import ReadError
from treeval.formats.bracketing import scan
from treeval.formats.brackets import BracketFile, assemble, full_labels
from treeval.formats.files import writing
from treeval.formats.spelling import spell, without_spaces
from treeval.formats.text import encoded, recoded
from treeval.tree.column import Column, Columns
from treeval.tree.constituents import FORM, TAG, Constituents

_COMMENT = re.compile(rb"(?<=\))\t[^()\n]*$", re.MULTILINE)


def parse_discbracket(path: str, data: bytes, *, encoding: str = "utf-8") -> Constituents:
    """Read discontinuous trees in brackets."""
    text = recoded(path, data, encoding)
    if b"\t" in text:
        text = _COMMENT.sub(lambda comment: b" " * len(comment[0]), text)
    bracketing = scan(path, text)
    trees = assemble(bracketing)
    places, forms = _cut(trees)
    order = np.lexsort((places, trees.sentences))
    _check_places(trees, places, order)
    columns = {FORM: Column.of(forms), TAG: trees.tags.map(_unescaped)}
    leaves = bracketing.leaves.places
    return replace(
        trees,
        word_parents=frozen(trees.word_parents[order]),
        columns=Columns.of(columns).take(order),
        origin=BracketFile(path, text, frozen(leaves[order])),
    ).arranged()


def _cut(trees: Constituents) -> tuple[Ints, list[str]]:
    """Split ``3=word`` into position and word."""
    places, forms = [], []
    for word, leaf in enumerate(trees.forms):
        position, _, form = leaf.partition("=")
        if not form or not position.isascii() or not position.isdecimal() or len(position) > 9:
            raise ReadError(
                f"{trees.origin.path}:{trees.origin.line(word)}: the leaf {leaf!r} does not say "
                f"which word it is; write the first word of a sentence as 0=word"
            )
        places.append(int(position))
        forms.append(_unescaped(form))
    return np.array(places, dtype=np.int64), forms


def _check_places(trees: Constituents, places: Ints, order: Ints) -> None:
    """Raise an error unless the words of each sentence are 0, 1, 2..."""
    expected = np.arange(trees.words) - np.repeat(trees.offsets[:-1], trees.lengths)
    wrong = np.flatnonzero(places[order] != expected)
    if len(wrong):
        word, position = int(order[wrong[0]]), int(expected[wrong[0]])
        problem = (
            f"word {places[word]} occurs twice"
            if places[word] < position
            else f"word {position} is missing before word {places[word]}"
        )
        raise ReadError(
            f"{trees.origin.path}:{trees.origin.line(word)}: {problem} in this tree; "
            "number its words from 0"
        )


def write_discbracket(trees: Constituents, path: str, *, encoding: str = "utf-8") -> None:
    """Write one tree per line; sentences with several roots get an outer bracket without label."""
    places = np.arange(trees.words) - np.repeat(trees.offsets[:-1], trees.lengths)
    tags, forms = (
        trees.columns[name].map(lambda field: _escaped(without_spaces(path, field)))
        for name in (TAG, FORM)
    )
    leaves = [
        f"({tag} {position}={form})"
        for tag, position, form in zip(tags, places.tolist(), forms, strict=True)
    ]
    labels = [_escaped(label) for label in full_labels(trees, path)]
    lines = "".join(f"{line}\n" for line in spell(trees, labels, leaves))
    with writing(path) as stream:
        stream.write(encoded(lines, path, encoding))


def _escaped(field: str) -> str:
    return field.replace("(", "#LRB#").replace(")", "#RRB#")


def _unescaped(field: str) -> str:
    return field.replace("#LRB#", "(").replace("#RRB#", ")")
