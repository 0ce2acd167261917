"""Changes of arcs, sorted: consequences, systematic changes, punctuation, and one-offs."""

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.differences.changes import WordChanges
from treeval.tree.column import Column

_MANY = 100  # cases that are systematic whatever their share
_SHARE = 1 / 3  # of the words with the old relation and tag
_FORM_CASES, _FORM_SHARE = 5, 1 / 2  # of the words with the old form and relation
_PUNCTUATION = "punct"


def _no_words() -> Ints:
    return frozen(np.zeros(0, dtype=np.int64))


@dataclass(frozen=True)
class ArcPattern:
    """What changes of arcs have in common."""

    before: str  # relations
    after: str
    upos: str = ""  # in the old treebank
    head_moved: bool | None = None
    form: str = ""  # in lower case, for changes of one form

    @property
    def name(self) -> str:
        change = self.before if self.before == self.after else f"{self.before} → {self.after}"
        if self.form:
            return f'{change} ("{self.form}")'
        return f"{change} ({self.upos}{', head moved' if self.head_moved else ''})"


@dataclass(frozen=True, eq=False)
class ArcGroup:
    """Changes of arcs with the same pattern, as positions among the aligned words."""

    pattern: ArcPattern
    cases: Ints
    base: int = 0  # words that could have changed so: with the old relation and tag, or form
    left_over: Ints = field(default_factory=_no_words)  # those of them that are as they were

    @property
    def share(self) -> float:
        """The share of the words that could have changed so, nan if that is not known."""
        return len(self.cases) / self.base if self.base else float("nan")


@dataclass(frozen=True, eq=False)
class ArcChanges:
    """The changed arcs of sentences, sorted."""

    changed: Ints  # all of them, as positions among the aligned words
    consequences: dict[int, int]  # each with the position of the change that caused it, or -1
    by_pattern: tuple[ArcGroup, ...]
    by_form: tuple[ArcGroup, ...]
    punctuation: Ints
    one_offs: tuple[ArcGroup, ...]

    @cached_property
    def systematic(self) -> int:
        """The number of systematic changes by pattern."""
        return sum(len(group.cases) for group in self.by_pattern)

    @property
    def rest(self) -> int:
        """The number of changes that are neither consequences nor systematic by pattern."""
        return len(self.changed) - len(self.consequences) - self.systematic


def sort_arcs(changes: WordChanges, among: Bools, least: int) -> ArcChanges:
    """Sort the changed arcs among some of the aligned words; groups have ``least`` cases."""
    arcs = _Arcs.of(changes, among)
    consequences = arcs.consequences()
    left = arcs.changed & ~_marked(list(consequences), len(among))
    by_pattern = arcs.systematic(left, least)
    left &= ~_marked(_cases(by_pattern), len(among))
    by_form = arcs.of_forms(left)
    left &= ~_marked(_cases(by_form), len(among))
    punctuation = np.flatnonzero(left & arcs.are_punctuation)
    left &= ~arcs.are_punctuation
    return ArcChanges(
        np.flatnonzero(arcs.changed),
        consequences,
        by_pattern,
        by_form,
        punctuation,
        arcs.one_offs(left),
    )


@dataclass(frozen=True, eq=False)
class _Arcs:
    """Arcs of the aligned words, of which some are looked at."""

    changes: WordChanges
    among: Bools
    before: Column  # relations
    after: Column
    tags: Column
    relabelled: Bools
    moved: Bools
    changed: Bools

    @staticmethod
    def of(changes: WordChanges, among: Bools) -> "_Arcs":
        before, after = changes.columns("deprel")
        relabelled = ~before.equals(after)
        moved = np.asarray(changes.old_heads != changes.new_heads)
        changed = np.asarray((relabelled | moved) & among)
        tags, _ = changes.columns("upos")
        return _Arcs(changes, among, before, after, tags, relabelled, moved, changed)

    @cached_property
    def are_punctuation(self) -> Bools:
        return self.before.isin((_PUNCTUATION,)) & self.after.isin((_PUNCTUATION,))

    def consequences(self) -> dict[int, int]:
        """Heads that moved only because another arc was turned or moved, with that arc's word."""
        changes = self.changes
        asked = np.flatnonzero(
            self.changed
            & ~self.relabelled
            & self.moved
            & (changes.old_heads >= 0)
            & (changes.new_heads >= 0)
        )
        before, after = changes.old_heads[asked], changes.new_heads[asked]
        new_parents = changes.new.parents
        now_below = new_parents[before] == after
        used_to = changes.old_heads_of_new[after] == before
        found = np.flatnonzero(now_below | (used_to & (new_parents[after] != before)))
        causes = changes.positions[np.where(now_below, before, after)[found]]
        causes = np.where((causes >= 0) & self.changed[causes], causes, -1)
        return dict(zip(asked[found].tolist(), causes.tolist(), strict=True))

    def systematic(self, left: Bools, least: int) -> tuple[ArcGroup, ...]:
        """Relations that changed alike for many words, or for a good part of those that could."""
        asked = np.flatnonzero(left & self.relabelled)
        groups = _grouped(asked, [self.before.codes, self.after.codes, self.tags.codes, self.moved])
        found = []
        for cases in groups:
            first = int(cases[0])
            alike = (self.before.codes == self.before.codes[first]) & self.among
            alike &= self.tags.codes == self.tags.codes[first]
            base = np.flatnonzero(alike)
            if len(cases) >= _MANY or (len(cases) >= least and len(cases) >= _SHARE * len(base)):
                kept = base[~self.changed[base]]
                found.append(ArcGroup(self._pattern(first), cases, len(base), kept))
        return _by_size(found)

    def of_forms(self, left: Bools) -> tuple[ArcGroup, ...]:
        """Relations of one form that changed alike, for at least half of its words."""
        forms = self.changes.columns("form")[0].map_lines(str.lower)
        asked = np.flatnonzero(left & self.relabelled)
        found = []
        for cases in _grouped(asked, [forms.codes, self.before.codes, self.after.codes]):
            if len(cases) < _FORM_CASES:
                continue
            first = int(cases[0])
            alike = (forms.codes == forms.codes[first]) & self.among
            base = np.flatnonzero(alike & (self.before.codes == self.before.codes[first]))
            if len(cases) >= _FORM_SHARE * len(base):
                pattern = ArcPattern(self.before[first], self.after[first], form=forms[first])
                found.append(ArcGroup(pattern, cases, len(base), base[~self.changed[base]]))
        return _by_size(found)

    def one_offs(self, left: Bools) -> tuple[ArcGroup, ...]:
        groups = _grouped(
            np.flatnonzero(left), [self.before.codes, self.after.codes, self.tags.codes, self.moved]
        )
        return _by_size([ArcGroup(self._pattern(int(cases[0])), cases) for cases in groups])

    def _pattern(self, word: int) -> ArcPattern:
        return ArcPattern(
            self.before[word], self.after[word], self.tags[word], bool(self.moved[word])
        )


def _grouped(words: Ints, values: "list[Ints | Bools]") -> list[Ints]:
    """Group words by their values, in the order of their first words."""
    groups: dict[tuple[int, ...], list[int]] = {}
    columns = [one[words].tolist() for one in values]
    for word, *key in zip(words.tolist(), *columns, strict=True):
        groups.setdefault(tuple(key), []).append(word)
    return [np.array(group, dtype=np.int64) for group in groups.values()]


def _by_size(groups: list[ArcGroup]) -> tuple[ArcGroup, ...]:
    return tuple(sorted(groups, key=lambda group: len(group.cases), reverse=True))


def _cases(groups: tuple[ArcGroup, ...]) -> list[int]:
    return [case for group in groups for case in group.cases.tolist()]


def _marked(words: list[int], size: int) -> Bools:
    marked = np.zeros(size, dtype=np.bool_)
    marked[words] = True
    return marked
