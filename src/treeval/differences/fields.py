"""Changes of tags, lemmas, features and forms, grouped by old and new value."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.differences.arcs import ArcGroup
from treeval.differences.changes import WordChanges
from treeval.tree.column import Column

_TOGETHER = 0.9  # share of either group
NONE = "–"  # the value of a feature that is not there


@dataclass(frozen=True, eq=False)
class FieldGroup:
    """Words in which one value of a field, or of one feature, became another."""

    field: str  # with features, the name of the feature follows: feats.Number
    before: str
    after: str
    cases: Ints  # positions among the aligned words
    base: int = 0  # words that had the old value; 0 if that is not counted
    together: tuple[str, ...] = ()  # names of groups that nearly always come with it

    @property
    def name(self) -> str:
        return f"{self.field}: {self.before} → {self.after}"

    @property
    def share(self) -> float:
        return len(self.cases) / self.base if self.base else float("nan")


def field_groups(changes: WordChanges, among: Bools) -> tuple[FieldGroup, ...]:
    """Group all changes but those of arcs, the largest groups first."""
    found: list[FieldGroup] = []
    for name, differs in changes.differs.items():
        words = np.flatnonzero(differs & among)
        if name in ("head", "deprel") or not len(words):
            continue
        before, after = changes.columns(name)
        if name == "feats":
            found += _of_features(before, after, words, among)
        else:
            found += _of_values(name, before, after, words, among)
    return tuple(sorted(found, key=lambda group: len(group.cases), reverse=True))


def _of_values(
    name: str, before: Column, after: Column, words: Ints, among: Bools
) -> Iterator[FieldGroup]:
    sizes = np.bincount(before.codes[among], minlength=len(before.strings))
    for (old, new), cases in _by_pair(before, after, words):
        yield FieldGroup(name, before.strings[old], after.strings[new], cases, int(sizes[old]))


def _of_features(before: Column, after: Column, words: Ints, among: Bools) -> Iterator[FieldGroup]:
    """Look at each feature by itself: Number=Sing that became Number=Plur, or was added."""
    sizes = np.bincount(before.codes[among], minlength=len(before.strings))
    had: Counter[tuple[str, str]] = Counter()
    for code in np.flatnonzero(sizes).tolist():
        for item in features(before.strings[code]).items():
            had[item] += int(sizes[code])
    found: dict[tuple[str, str, str], list[Ints]] = {}
    for (old, new), cases in _by_pair(before, after, words):
        ours, theirs = features(before.strings[old]), features(after.strings[new])
        for feature in sorted({*ours, *theirs}):
            pair = ours.get(feature, NONE), theirs.get(feature, NONE)
            if pair[0] != pair[1]:
                found.setdefault((feature, *pair), []).append(cases)
    for (feature, old_value, new_value), parts in found.items():
        cases = np.sort(np.concatenate(parts))
        yield FieldGroup(f"feats.{feature}", old_value, new_value, cases, had[feature, old_value])


def features(text: str) -> dict[str, str]:
    """Read a list such as Case=Nom|Number=Sing."""
    pairs = (item.partition("=") for item in text.split("|") if item != "_")
    return {name: value for name, _, value in pairs}


def _by_pair(before: Column, after: Column, words: Ints) -> Iterator[tuple[tuple[int, int], Ints]]:
    """Group words by their old and new code."""
    keys = before.codes[words].astype(np.int64) << 32 | after.codes[words]
    order = np.argsort(keys, kind="stable")
    bounds = np.flatnonzero(np.append(True, np.diff(keys[order]) != 0)).tolist()
    for begin, end in zip(bounds, [*bounds[1:], len(words)], strict=True):
        first = int(words[order[begin]])
        yield (int(before.codes[first]), int(after.codes[first])), words[order[begin:end]]


def named_together(
    arcs: Sequence[ArcGroup], groups: Sequence[FieldGroup], least: int
) -> tuple[FieldGroup, ...]:
    """Let groups name each other that nearly always come together; small ones stay alone."""
    large = [group for group in groups if len(group.cases) >= least]
    named = [(one.pattern.name, one.cases) for one in arcs]
    named += [(one.name, one.cases) for one in large]
    friends = _friends([cases for _, cases in named])
    found = {
        group.name: tuple(named[other][0] for other in sorted(friends.get(number, ())))
        for number, group in enumerate(large, start=len(arcs))
    }
    return tuple(replace(group, together=found.get(group.name, ())) for group in groups)


def _friends(groups: Sequence[Ints]) -> dict[int, set[int]]:
    """Find groups that share at least 90 % of the words of either."""
    of_word: dict[int, list[int]] = {}
    for number, cases in enumerate(groups):
        for word in cases.tolist():
            of_word.setdefault(word, []).append(number)
    shared = Counter(_pairs(of_word.values()))
    found: dict[int, set[int]] = {}
    for (one, other), number in shared.items():
        if number >= _TOGETHER * max(len(groups[one]), len(groups[other])):
            found.setdefault(one, set()).add(other)
            found.setdefault(other, set()).add(one)
    return found


def _pairs(lists: Iterable[list[int]]) -> Iterator[tuple[int, int]]:
    for numbers in lists:
        yield from combinations(numbers, 2)
