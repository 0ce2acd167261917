"""The groups of words or sentences, for breakdowns; `groupings.py` lists the groupings by name.

The group of a word depends on its own tree: that of a gold word on the gold tree, that of a
predicted word on the predicted tree. Groups of sentences are groups of gold sentences.
"""

import re
import reprlib
from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import SettingError
from treeval.metrics.columns import labels
from treeval.scoring.groupings import COLUMNS, GROUPINGS, NAMES, SYNONYMS, Grouping
from treeval.settings.choices import Subtypes
from treeval.tree.column import Column
from treeval.tree.nesting import depths
from treeval.tree.shape import nonprojective, reach_root
from treeval.tree.treebank import Treebank

ROOT = "root"


def bucketed(numbers: Ints, limits: Sequence[int], *, signed: bool = False) -> Column:
    """Put numbers into named buckets; each limit is the first number of a bucket."""
    names = tuple(_bucket_names(limits, signed=signed))
    return Column(np.searchsorted(limits, numbers, side="right") - 1, names)


def _bucket_names(limits: Sequence[int], *, signed: bool) -> list[str]:
    names = []
    for first, beyond in zip(limits, [*limits[1:], None], strict=True):
        if beyond is None:
            names.append(f"{first}+")
        elif signed and first == limits[0]:
            names.append(f"≤ {beyond - 1}")
        else:
            last, dash = beyond - 1, " to " if first < 0 else "–"
            names.append(str(first) if last == first else f"{first}{dash}{last}")
    return names


def lengths_in_buckets(lengths: Ints) -> Column:
    return bucketed(lengths, (1, 6, 11, 16, 21, 31, 41))


def relations(treebank: Treebank, *, subtypes: Subtypes = "strip") -> Column:
    return labels(treebank, subtypes)


def tags(treebank: Treebank) -> Column:
    return treebank.column("upos")


def lengths(treebank: Treebank) -> Column:
    return lengths_in_buckets(treebank.lengths)


def distances(treebank: Treebank) -> Column:
    """Distances from head to dependent in words, negative if the dependent comes first."""
    distance = np.arange(treebank.words) - treebank.parents
    lowest = min(-(10**9), int(distance.min(initial=0)))
    buckets = bucketed(distance, (lowest, -10, -5, -2, -1, 0, 1, 2, 3, 6, 11), signed=True)
    return _with_root(buckets, treebank)


def depths_of_words(treebank: Treebank) -> Column:
    reached = reach_root(treebank.parents)
    depth = depths(np.where(reached, treebank.parents, -1)) + 1
    return _with_others(bucketed(depth, (1, 2, 3, 4, 5, 6, 7, 10)), ~reached, "in a cycle")


def directions(treebank: Treebank) -> Column:
    heads_left = (treebank.parents < np.arange(treebank.words)).astype(np.int32)
    return _with_root(Column(heads_left, ("head to the right", "head to the left")), treebank)


def projectivity(treebank: Treebank) -> Column:
    return Column(nonprojective(treebank).astype(np.int32), ("projective", "non-projective"))


def head_tags(treebank: Treebank) -> Column:
    return _with_root(tags(treebank).take(treebank.parents), treebank)


def _with_root(groups: Column, treebank: Treebank) -> Column:
    return _with_others(groups, treebank.parents < 0, ROOT)


def _with_others(groups: Column, others: Bools, name: str) -> Column:
    """Put the others into a group of their own, which comes last."""
    return Column(np.where(others, len(groups.strings), groups.codes), (*groups.strings, name))


def documents(treebank: Treebank) -> Column:
    """Documents of the sentences, from their ids: GENRE-DOCUMENT-NUMBER."""
    return Column.of(name.rpartition("-")[0] or name for name in _sentence_ids(treebank))


def genres(treebank: Treebank) -> Column:
    """Genres of the sentences, from their ids: GENRE-DOCUMENT-NUMBER."""
    return Column.of(name.partition("-")[0] for name in _sentence_ids(treebank))


def _sentence_ids(treebank: Treebank) -> Iterator[str]:
    return (treebank.origin.sentence_id(sentence) or "–" for sentence in range(len(treebank)))


def _frequencies(train: Treebank, treebank: Treebank) -> Column:
    """The frequency of the form of each word in the training data."""
    known = train.column("form")
    counts = np.append(np.bincount(known.codes, minlength=len(known.strings)), 0)
    forms = treebank.column("form")
    return bucketed(counts[forms.coded_as(known)], (0, 1, 2, 6, 21, 101))


_CROSS = "*"
_FEATURE = re.compile(r"[A-Z]\w*(?:\[\w+\])?")


def grouping(name: str, train: Treebank | None = None, *, subtypes: Subtypes = "strip") -> Grouping:
    """Look up a grouping; `frequency` needs training data, and `relation` follows ``subtypes``.

    Other names are those of columns (xpos) and of features (Case); several names joined by * are
    crossed.
    """
    if _CROSS in str(name):
        crossed = [grouping(part, train, subtypes=subtypes) for part in name.split(_CROSS)]
        return Grouping(name, partial(_crossed, tuple(crossed)))
    name = SYNONYMS.get(str(name), name)
    if name == "relation":
        return Grouping(name, partial(relations, subtypes=subtypes))
    if name == "frequency":
        if train is None:
            raise SettingError(
                "frequency counts words in training data; give it as `train=`", setting="by"
            )
        return Grouping(name, partial(_frequencies, train), ordered=True)
    if str(name) in COLUMNS:
        return Grouping(name, lambda treebank: treebank.column(name))
    if _FEATURE.fullmatch(str(name)):
        return Grouping(name, partial(_feature, name))
    if name not in tuple(GROUPINGS):
        raise SettingError(
            f"{reprlib.repr(name)} is unknown; choose from {', '.join(NAMES)}, the columns "
            f"{', '.join(COLUMNS)}, a feature such as Case, or feature for all of them",
            setting="by",
        )
    return GROUPINGS[name]


def _feature(name: str, treebank: Treebank) -> Column:
    """The value that each word has for a feature of column FEATS."""
    column = treebank.column("feats")
    values_by_feature = [
        dict(part.partition("=")[::2] for part in feats.split("|")) for feats in column.strings
    ]
    return Column.of(values.get(name, "–") for values in values_by_feature).take(column.codes)


def _crossed(groupings: tuple[Grouping, ...], treebank: Treebank) -> Column:
    """The groups of words in several groupings at once; a sentence's group is that of its words."""
    columns = [
        groups.take(treebank.sentences) if by.of_sentences else groups
        for by, groups in ((by, by.groups(treebank)) for by in groupings)
    ]
    return Column.of(" * ".join(values) for values in zip(*columns, strict=True))
