"""Parses of constituents that lack sentences of the gold trees, or have more."""

from collections.abc import Mapping
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import TextMismatchError
from treeval.sources.source import Source
from treeval.tree.constituents import Constituents, plain


class Lacking(NamedTuple):
    """The gold sentences that a system lacks, and the number of those that only it has."""

    missing: Bools
    extra: int


def common_sentences(
    gold: Source, systems: Mapping[str, Source]
) -> tuple[Source, dict[str, Source], dict[str, Lacking]]:
    """Find the sentences that all have, by their words and in the order of the gold trees.

    Returns the gold trees and those of the systems without the others, and what each system lacks.
    """
    words = _words(gold)
    partners = {name: _partners(words, _words(source)) for name, source in systems.items()}
    missing = {name: numbers < 0 for name, numbers in partners.items()}
    kept = np.flatnonzero(~np.any(list(missing.values()), axis=0))
    if not len(kept):
        raise TextMismatchError(
            f"{gold.path}: no sentence is in all files; are they parses of the same text?"
        )
    return (
        _selected(gold, kept),
        {name: _selected(source, partners[name][kept]) for name, source in systems.items()},
        {
            name: Lacking(missing[name], _extra(source, partners[name]))
            for name, source in systems.items()
        },
    )


def _extra(source: Source, partners: Ints) -> int:
    return len(source.trees) - int(np.count_nonzero(partners >= 0))


def _words(source: Source) -> list[tuple[str, ...]]:
    """The words of each sentence, without null elements."""
    assert isinstance(source.trees, Constituents)
    overt = source.trees.overt
    forms = list(map(plain, overt.forms))
    return [tuple(forms[begin:end]) for begin, end in pairwise(overt.offsets.tolist())]


def _partners(ours: list[tuple[str, ...]], theirs: list[tuple[str, ...]]) -> Ints:
    """The partner of each gold sentence, -1 if there is none."""
    partners = np.full(len(ours), -1, dtype=np.int64)
    for match in SequenceMatcher(None, ours, theirs, autojunk=False).get_matching_blocks():
        partners[match.a : match.a + match.size] = np.arange(match.b, match.b + match.size)
    return partners


def _selected(source: Source, sentences: Ints) -> Source:
    return replace(source, trees=source.trees.select(sentences))
