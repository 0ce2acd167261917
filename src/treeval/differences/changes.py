"""What has changed about the words that both treebanks have: arcs, tags, lemmas, features, forms.

Changes of arcs are sorted: consequences of others, systematic changes, punctuation, one-offs.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.differences.pairing import AlignedWords
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

_MISSING = -3  # a head that the other treebank does not have

_MANY = 100  # cases that are systematic whatever their share
_SHARE = 1 / 3  # of the words with the old relation and tag
_FORM_CASES, _FORM_SHARE = 5, 1 / 2  # of the words with the old form and relation
_PUNCTUATION = "punct"
_TOGETHER = 0.9  # share of either group
NONE = "–"  # the value of a feature that is not there


@dataclass(frozen=True, eq=False)
class WordChanges:
    """Aligned words of two treebanks, and the fields in which they differ."""

    old: Treebank
    new: Treebank
    words: AlignedWords
    fields: tuple[str, ...]

    @cached_property
    def partners(self) -> Ints:
        """The new word of each old word, -1 for the root, -3 if there is none."""
        found = np.full(self.old.words + 1, _MISSING, dtype=np.int64)
        found[self.words.old] = self.words.new
        found[-1] = -1
        return found

    @cached_property
    def old_heads(self) -> Ints:
        """The old head of each aligned word, as a word of the new treebank."""
        return self.partners.take(self.old.parents.take(self.words.old))

    @cached_property
    def new_heads(self) -> Ints:
        return self.new.parents.take(self.words.new).astype(np.int64)

    @cached_property
    def positions(self) -> Ints:
        """The position of each new word among the aligned words, -1 if it is not among them."""
        found = np.full(self.new.words, -1, dtype=np.int64)
        found[self.words.new] = np.arange(len(self.words.new))
        return found

    @cached_property
    def old_heads_of_new(self) -> Ints:
        """The old head of each new word, as a new word; -3 if either is not aligned."""
        found = np.full(self.new.words, _MISSING, dtype=np.int64)
        found[self.words.new] = self.old_heads
        return found

    def columns(self, name: str) -> tuple[Column, Column]:
        """A column of the aligned words on both sides; one that is not there is empty."""
        return (
            _column(self.old, name).take(self.words.old),
            _column(self.new, name).take(self.words.new),
        )

    @cached_property
    def differs(self) -> dict[str, Bools]:
        """For each field, which aligned words differ in it."""
        found = {}
        for name in self.fields:
            if name == "head":
                found[name] = np.asarray(self.old_heads != self.new_heads)
            else:
                before, after = self.columns(name)
                found[name] = ~before.equals(after)
        return found

    def any_of(self, names: Sequence[str]) -> Bools:
        """Which aligned words differ in at least one of some fields."""
        changed = np.zeros(len(self.words.old), dtype=np.bool_)
        for name in names:
            if name in self.differs:
                changed |= self.differs[name]
        return changed


def _column(treebank: Treebank, name: str) -> Column:
    nothing = Column(np.zeros(treebank.words, dtype=np.int32), ("_",))
    return treebank.columns.get(name, nothing)


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
        arc_groups = []
        for cases in groups:
            first = int(cases[0])
            alike = (self.before.codes == self.before.codes[first]) & self.among
            alike &= self.tags.codes == self.tags.codes[first]
            base = np.flatnonzero(alike)
            if len(cases) >= _MANY or (len(cases) >= least and len(cases) >= _SHARE * len(base)):
                kept = base[~self.changed[base]]
                arc_groups.append(ArcGroup(self._pattern(first), cases, len(base), kept))
        return _by_size(arc_groups)

    def of_forms(self, left: Bools) -> tuple[ArcGroup, ...]:
        """Relations of one form that changed alike, for at least half of its words."""
        forms = self.changes.columns("form")[0].map_lines(str.lower)
        asked = np.flatnonzero(left & self.relabelled)
        arc_groups = []
        for cases in _grouped(asked, [forms.codes, self.before.codes, self.after.codes]):
            if len(cases) < _FORM_CASES:
                continue
            first = int(cases[0])
            alike = (forms.codes == forms.codes[first]) & self.among
            base = np.flatnonzero(alike & (self.before.codes == self.before.codes[first]))
            if len(cases) >= _FORM_SHARE * len(base):
                pattern = ArcPattern(self.before[first], self.after[first], form=forms[first])
                arc_groups.append(ArcGroup(pattern, cases, len(base), base[~self.changed[base]]))
        return _by_size(arc_groups)

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
    columns = [value[words].tolist() for value in values]
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
    named = [(arc.pattern.name, arc.cases) for arc in arcs]
    named += [(group.name, group.cases) for group in large]
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
