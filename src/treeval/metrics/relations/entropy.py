"""Word dependency entropy: how freely words vary in a relation, between 0 and 1."""

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from treeval.arrays import Ints
from treeval.errors import SettingError
from treeval.formats.reading import read
from treeval.formats.registry import format_by_suffix
from treeval.metrics.columns import labels
from treeval.metrics.relations.weights import UD_WEIGHTS, UNKNOWN, Weights, read_weights
from treeval.settings.choices import Subtypes
from treeval.tree.column import Column
from treeval.tree.problems import insist_on_words
from treeval.tree.treebank import Treebank


def forms(treebank: Treebank, *, lowercase: bool = False) -> Column:
    """Word forms as written, or lower-cased."""
    written = treebank.column("form")
    return written.map(str.lower) if lowercase else written


def word_dependency_entropy(
    treebank: Treebank, *, subtypes: Subtypes = "strip", lowercase: bool = False
) -> dict[str, float]:
    """Compute the WDE of every relation of a treebank."""
    return relation_entropies(labels(treebank, subtypes), forms(treebank, lowercase=lowercase))


def relation_entropies(relations: Column, words: Column) -> dict[str, float]:
    """Divide the entropy of the words in each relation by the log of the vocabulary size.

    H(p(w | r)) / log n_w, where n_w is the number of distinct words; 0 if there is only one.
    """
    together = relations.codes.astype(np.int64) * len(words.strings) + words.codes
    kinds, counts = np.unique(together, return_counts=True)
    vocabulary = int(np.count_nonzero(np.bincount(words.codes)))
    relation_of_kind = kinds // max(1, len(words.strings))
    return entropies_of_counts(relations.strings, relation_of_kind, counts, vocabulary)


def entropies_of_counts(
    names: Sequence[str], relations: Ints, counts: Ints, vocabulary: int
) -> dict[str, float]:
    """Compute the WDE from the number of times that each word has each relation.

    The relations are codes, one per count. The same counts give the same digits in any order.
    """
    most = int(counts.max(initial=0)) + 1
    kinds, times = np.unique(relations * most + counts, return_counts=True)
    relation, count = np.divmod(kinds, most)
    totals = np.bincount(relation, times * count, minlength=len(names))
    # -sum(c/n * log(c/n)) = log n - sum(c * log c) / n
    sums = np.bincount(relation, times * (count * np.log(count)), minlength=len(names))
    present = np.flatnonzero(totals)
    entropies = np.log(totals[present]) - sums[present] / totals[present]
    # Rounding must not cross the bounds, and a single word has an entropy of 0.
    shares = np.clip(entropies / np.log(max(2, vocabulary)), 0.0, 1.0)
    by_name = zip((names[code] for code in present.tolist()), shares.tolist(), strict=True)
    return dict(sorted(by_name))


def averaged_wde(tables: Iterable[Mapping[str, float]]) -> dict[str, float]:
    """Average the WDE of each relation over treebanks; one without the relation contributes 0.5."""
    given = list(tables)
    relations = sorted({relation for table in given for relation in table})
    return {
        relation: float(np.mean([table.get(relation, UNKNOWN) for table in given]))
        for relation in relations
    }


def load_weights(
    given: Any, gold: Treebank | None = None, *, subtypes: Subtypes = "strip"
) -> Weights:
    """Load weights for WLAS: ``ud``, ``self`` from the gold trees, a treebank's WDE, or a file."""
    if isinstance(given, Mapping):
        return given if isinstance(given, Weights) else Weights.of("given", given)
    if not isinstance(given, str | PathLike):
        raise SettingError("choose ud or self, or give weights or a file", setting="weights")
    name = fspath(given)
    if name == UD_WEIGHTS.name:
        return UD_WEIGHTS
    if name == "self":
        if gold is None:
            problem = "self is the WDE of the gold trees, but there are none; choose ud or a file"
            raise SettingError(problem, setting="weights")
        return Weights.of("self", word_dependency_entropy(gold, subtypes=subtypes))
    shown = format_by_suffix(name)
    if shown is not None and shown.holds == "dependencies":
        treebank = read(name)
        insist_on_words(name, treebank.words)
        wde = word_dependency_entropy(treebank, subtypes=subtypes)
        return Weights.of(f"wde({Path(name).name})", wde)
    return read_weights(name)
