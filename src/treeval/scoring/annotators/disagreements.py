"""Words to which annotators give different values, with the values of each of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.metrics.columns import labels
from treeval.scoring.annotators.fields import (
    ARC,
    COLUMNS,
    HEAD,
    RELATION,
    Annotators,
    FieldValues,
    column_of,
)
from treeval.tree.treebank import Treebank


@dataclass(frozen=True)
class Disagreement:
    """A word of the first annotator, and the values of one field; None where there is no word."""

    sentence: str  # the sent_id, or the number of the sentence
    line: int  # in the file of the first annotator
    word: int  # in the sentence, from 1
    form: str
    field: str
    values: dict[str, str | None]  # by annotator

    def to_dict(self) -> dict[str, Any]:
        return dict(vars(self))


def disagreements(
    annotators: Annotators, names: Sequence[str], values: Sequence[FieldValues]
) -> tuple[Disagreement, ...]:
    """List every word and field on which annotators differ, in the order of the text."""
    found: list[tuple[int, int, Disagreement]] = []
    words = [annotators.words_of(number).tolist() for number in range(len(names))]
    for order, field in enumerate(values):
        if field.field == ARC:  # heads and relations are listed already
            continue
        writers = [_writer(one, field.field, annotators) for one in annotators.treebanks]
        for place in np.flatnonzero(field.differ).tolist():
            given = {
                name: None if of[place] < 0 else write(of[place])
                for name, of, write in zip(names, words, writers, strict=True)
            }
            one = Disagreement(*_place(annotators.first, place), field.field, given)
            found.append((place, order, one))
    return tuple(one for _, _, one in sorted(found, key=lambda each: each[:2]))


def _place(treebank: Treebank, word: int) -> tuple[str, int, int, str]:
    sentence = int(treebank.sentences[word])
    name = treebank.origin.sentence_id(sentence) or str(sentence + 1)
    number = word - int(treebank.offsets[sentence]) + 1
    return name, treebank.origin.line(word), number, treebank.columns["form"][word]


def _writer(treebank: Treebank, field: str, annotators: Annotators) -> Callable[[int], str]:
    """Say how the value of a word is written: a head as its number and form."""
    if field == HEAD:
        return lambda word: _head(treebank, word)
    if field == RELATION:
        column = labels(treebank, annotators.conventions.subtypes)
    else:
        column = column_of(treebank, COLUMNS[field])
    return lambda word: column[word]


def _head(treebank: Treebank, word: int) -> str:
    parent = int(treebank.parents[word])
    return "root" if parent < 0 else f"{treebank.heads[word]} {treebank.columns['form'][parent]}"
