"""A treebank in figures: size, projectivity, classes of relations, richness of words."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np

from treeval.arrays import frozen
from treeval.counts import defined
from treeval.metrics.columns import labels
from treeval.metrics.relations.classes import CLASSES, UD2_CLASSES, RelationClass, RelationClasses
from treeval.metrics.relations.entropy import forms, relation_entropies
from treeval.settings.choices import Subtypes
from treeval.tree.column import Column
from treeval.tree.shape import nonprojective
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees
from treeval.treebanks.inventory import Inventory, inventory_of


@dataclass(frozen=True)
class TreebankFigures:
    """What describes a treebank; nan where undefined.

    Shares are of all words. STTR is undefined for fewer than 1,000 words, shares without classes.
    """

    chunk: ClassVar[int] = 1000  # words of which STTR takes the type/token ratio

    name: str
    sentences: int
    words: int
    nonprojective_sentences: int
    content_share: float
    function_share: float
    other_share: float
    sttr: float
    relations: Mapping[str, int] = field(repr=False)
    wde: Mapping[str, float] = field(repr=False)
    inventory: Inventory = field(repr=False)
    unclassed: str = ""  # the first relation that is in no class, if shares are undefined for it

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "sentences": self.sentences,
            "words": self.words,
            "nonprojective_sentences": self.nonprojective_sentences,
            "content_share": defined(self.content_share),
            "function_share": defined(self.function_share),
            "other_share": defined(self.other_share),
            "sttr": defined(self.sttr),
            "relations": dict(self.relations),
            "wde": dict(self.wde),
            **self.inventory.to_dict(),
        }


def figures_of(
    treebank: Trees | Sequence[Trees],
    *,
    name: str = "",
    classes: RelationClasses | None = UD2_CLASSES,
    subtypes: Subtypes = "strip",
    lowercase: bool = False,
    may_lack_classes: bool = False,
) -> TreebankFigures:
    """Describe a treebank, whole or in parts such as its training and test files.

    A relation in no class is an error, unless the treebank ``may_lack_classes``: then shares are
    undefined. Constituents have no relations.
    """
    parts = list(treebank) if isinstance(treebank, Sequence) else [treebank]
    dependencies = [part for part in parts if isinstance(part, Treebank)]
    words = _joined([_forms(part, lowercase=lowercase) for part in parts])
    relations = _joined([labels(part, subtypes) for part in dependencies])
    occurrences = np.bincount(relations.codes, minlength=len(relations.strings)).tolist()
    counts = zip(relations.strings, occurrences, strict=True)
    strange = _unclassed(dependencies, classes) if may_lack_classes else ""
    shares = _shares(dependencies, None if strange else classes)
    return TreebankFigures(
        name=name or parts[0].origin.path,
        sentences=sum(map(len, parts)),
        words=len(words),
        nonprojective_sentences=sum(map(nonprojective_sentences, dependencies)),
        content_share=shares["content"],
        function_share=shares["function"],
        other_share=shares["other"],
        sttr=sttr(words),
        relations=dict(sorted((relation, count) for relation, count in counts if count)),
        wde=_entropies(relations, dependencies, lowercase=lowercase),
        inventory=inventory_of(parts, lowercase=lowercase),
        unclassed=strange,
    )


def _entropies(
    relations: Column, parts: Sequence[Treebank], *, lowercase: bool
) -> Mapping[str, float]:
    if not parts:
        return {}
    words = _joined([_forms(part, lowercase=lowercase) for part in parts])
    return relation_entropies(relations, words)


def _forms(trees: Trees, *, lowercase: bool) -> Column:
    if isinstance(trees, Treebank):
        return forms(trees, lowercase=lowercase)
    written = trees.overt.forms
    return written.map(str.lower) if lowercase else written


def _unclassed(parts: Sequence[Treebank], classes: RelationClasses | None) -> str:
    """The first relation that is in no class; "" if there is none."""
    if classes is None:
        return ""
    for part in parts:
        relations = labels(part, "keep")
        strange = relations.claim(lambda relation: classes.class_of(relation) is None)
        if strange.any():
            return relations[int(np.argmax(strange))]
    return ""


def nonprojective_sentences(treebank: Treebank) -> int:
    """Count the sentences with a non-projective arc."""
    return len(np.unique(treebank.sentences[nonprojective(treebank)]))


def sttr(words: Column) -> float:
    """Mean type/token ratio of consecutive chunks of 1,000 words; a shorter last one is dropped."""
    size = TreebankFigures.chunk
    chunks = len(words) // size
    if not chunks:
        return math.nan
    ordered = np.sort(words.codes[: chunks * size].reshape(chunks, size), axis=1)
    types = 1 + np.count_nonzero(np.diff(ordered, axis=1), axis=1)
    return float(np.mean(types / size))


def _shares(
    parts: Sequence[Treebank], classes: RelationClasses | None
) -> Mapping[RelationClass, float]:
    """The share of words in each class of relations."""
    total = sum(part.words for part in parts)
    if classes is None or not total:
        return dict.fromkeys(CLASSES, math.nan)
    written = [(part, labels(part, "keep")) for part in parts]
    return {
        name: sum(int(classes.members(*both, name).sum()) for both in written) / total
        for name in CLASSES
    }


def _joined(columns: list[Column]) -> Column:
    """Put columns one after the other, with one dictionary."""
    if not columns:
        return Column(frozen(np.zeros(0, dtype=np.int32)), ())
    numbers: dict[str, int] = {}
    codes = []
    for column in columns:
        known = [numbers.setdefault(string, len(numbers)) for string in column.strings]
        codes.append(np.array(known, dtype=np.int32)[column.codes])
    return Column(frozen(np.concatenate(codes)), tuple(numbers))
