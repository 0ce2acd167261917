"""What differs between two releases or annotations: `treeval diff` and its result."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from treeval import report
from treeval.arrays import Bools, Ints
from treeval.differences.changes import (
    ArcChanges,
    ArcGroup,
    FieldGroup,
    WordChanges,
    field_groups,
    named_together,
    sort_arcs,
)
from treeval.differences.pairing import (
    Pairing,
    SentenceTexts,
    TextPair,
    align_words,
    pair_sentences,
)
from treeval.formats.files import writing
from treeval.progress import Progress, silent
from treeval.settings.auditing import DiffSettings
from treeval.sources.checked import HEADER, checked_key, checked_line
from treeval.sources.names import listed, require_one_stdin
from treeval.sources.whole import WholeTreebank, read_whole
from treeval.tree.joined import place_of
from treeval.version import stamped

_STYLE = report.Style()
_NO_ARC = "none"
_DEFAULT = DiffSettings()


@dataclass(frozen=True)
class WordPlace:
    """Where a word stands."""

    file: str
    line: int
    sentence_id: str
    word: int  # the ID in column 1

    @staticmethod
    def of(whole: WholeTreebank, word: int) -> "WordPlace":
        treebank = whole.treebank
        sentence = int(treebank.sentences[word])
        return WordPlace(
            place_of(treebank.origin, sentence).origin.path,
            treebank.origin.line(word),
            whole.name(sentence),
            word - int(treebank.offsets[sentence]) + 1,
        )

    @property
    def id(self) -> str:
        return f"{self.sentence_id}:{self.word}"

    def to_dict(self) -> dict[str, Any]:
        return {
            "file": self.file,
            "line": self.line,
            "sentence_id": self.sentence_id,
            "word": self.word,
        }


@dataclass(frozen=True)
class WordChange:
    """A word that both treebanks have, and the fields in which they differ."""

    old: WordPlace
    new: WordPlace
    form: str
    fields: dict[str, tuple[str, str]]  # old and new value
    kind: str  # what became of its arc: consequence, systematic, punctuation, one-off, or none
    cause: str | None = None  # the word whose change caused this one

    def to_dict(self) -> dict[str, Any]:
        return {
            "old": self.old.to_dict(),
            "new": self.new.to_dict(),
            "form": self.form,
            "fields": {name: list(values) for name, values in self.fields.items()},
            "kind": self.kind,
            "cause": self.cause,
        }


@dataclass(frozen=True, eq=False, repr=False)
class Differences(report.Result):
    """What differs between two releases of a treebank, or two annotations of one text."""

    old: WholeTreebank
    new: WholeTreebank
    settings: DiffSettings
    pairing: Pairing
    changes: WordChanges
    arcs: ArcChanges  # of sentences with the same words
    edited: ArcChanges  # of sentences with other words
    groups: tuple[FieldGroup, ...]  # of tags, lemmas, features and forms

    @property
    def is_same(self) -> bool:
        """Whether nothing at all differs in the fields that were compared."""
        words = self.changes.words
        others = (*words.retokenised, words.removed, words.added)
        alone = self.pairing.removed or self.pairing.added
        return not (self.changed.any() or alone or any(map(len, others)))

    @cached_property
    def changed(self) -> Bools:
        """Which of the aligned words differ in any of the fields."""
        return self.changes.any_of(self.settings.fields)

    @property
    def by_field(self) -> dict[str, int]:
        """The number of changed words by field, in sentences with the same words."""
        same = self.changes.words.are_in_same
        return {
            name: int(np.count_nonzero(differs & same))
            for name, differs in self.changes.differs.items()
        }

    @property
    def touched(self) -> Ints:
        """The old sentences in which a word was changed, removed or cut otherwise."""
        words, treebank = self.changes.words, self.old.treebank
        changed = (words.old[self.changed], words.retokenised[0], words.removed)
        return np.unique(treebank.sentences[np.concatenate(changed)])

    @cached_property
    def texts(self) -> TextPair:
        """The texts of the sentences of both sides."""
        return TextPair(SentenceTexts(self.old.treebank), SentenceTexts(self.new.treebank))

    @property
    def counts(self) -> dict[str, int]:
        """The numbers of changes in sentences with the same words."""
        same, arcs = self.changes.words.are_in_same, self.arcs
        return {
            "sentences": len(self.pairing.old),
            "words": int(np.count_nonzero(same)),
            "words_changed": int(np.count_nonzero(self.changed & same)),
            "arcs_changed": len(arcs.changed),
            "consequences": len(arcs.consequences),
            "systematic": arcs.systematic,
            "systematic_groups": len(arcs.by_pattern),
            "rest": arcs.rest,
            "systematic_by_form": sum(len(group.cases) for group in arcs.by_form),
            "form_groups": len(arcs.by_form),
            "punctuation": len(arcs.punctuation),
            "one_offs": sum(len(one_off.cases) for one_off in arcs.one_offs),
        }

    def place(self, case: int, *, new: bool = False) -> WordPlace:
        """Say where an aligned word stands, in the old treebank or in the new one."""
        words = self.changes.words
        if new:
            return WordPlace.of(self.new, int(words.new[case]))
        return WordPlace.of(self.old, int(words.old[case]))

    def word_changes(self) -> Iterator[WordChange]:
        """All changed words, in the order of the old treebank."""
        kinds = self._kinds
        forms = self.old.treebank.column("form")
        for case in np.flatnonzero(self.changed).tolist():
            kind, cause = kinds.get(case, (_NO_ARC, -1))
            yield WordChange(
                self.place(case),
                self.place(case, new=True),
                forms[int(self.changes.words.old[case])],
                self._values(case),
                kind,
                self.place(cause).id if cause >= 0 else None,
            )

    @cached_property
    def _kinds(self) -> dict[int, tuple[str, int]]:
        """What became of each changed arc, and the change that caused it."""
        found: dict[int, tuple[str, int]] = {}
        for arcs in (self.arcs, self.edited):
            found |= {case: ("consequence", cause) for case, cause in arcs.consequences.items()}
            for group in (*arcs.by_pattern, *arcs.by_form):
                found |= dict.fromkeys(group.cases.tolist(), ("systematic", -1))
            found |= dict.fromkeys(arcs.punctuation.tolist(), ("punctuation", -1))
            for group in arcs.one_offs:
                found |= dict.fromkeys(group.cases.tolist(), ("one-off", -1))
        return found

    def _values(self, case: int) -> dict[str, tuple[str, str]]:
        """The old and new values of the fields in which a word differs."""
        words, found = self.changes.words, dict[str, tuple[str, str]]()
        for name, differs in self.changes.differs.items():
            if not differs[case]:
                continue
            if name == "head":
                before = self.old.treebank.heads[int(words.old[case])]
                found[name] = str(before), str(self.new.treebank.heads[int(words.new[case])])
            else:
                columns = self._columns[name]
                found[name] = columns[0][case], columns[1][case]
        return found

    @cached_property
    def _columns(self) -> dict[str, Any]:
        return {name: self.changes.columns(name) for name in self.settings.fields if name != "head"}

    def to_dict(self) -> dict[str, Any]:
        return {
            **stamped("diff"),
            "old": [file.to_dict() for file in self.old.files],
            "new": [file.to_dict() for file in self.new.files],
            "settings": {
                "fields": list(self.settings.fields),
                "min_group": self.settings.min_group,
            },
            "same": self.is_same,
            "sentences": self._sentence_record(),
            "same_words": self.counts,
            "by_field": self.by_field,
            "touched": len(self.touched),
            "pairs": self._pairs(),
            "groups": [
                self._arc_record(group) for group in (*self.arcs.by_pattern, *self.arcs.by_form)
            ],
            "one_offs": [self._arc_record(one_off) for one_off in self.arcs.one_offs],
            "field_groups": [self._field_record(group) for group in self.groups],
            "other_words": self._edits(),
            "changes": [word_change.to_dict() for word_change in self.word_changes()],
        }

    def _sentence_record(self) -> dict[str, int]:
        stretches = self.pairing.stretches
        return {
            "old": len(self.old.treebank),
            "new": len(self.new.treebank),
            "same_words": len(self.pairing.old),
            "resegmented": sum(len(stretch.old) for stretch in stretches if stretch.is_same_text),
            "edited": sum(len(stretch.old) for stretch in stretches if not stretch.is_same_text),
            "removed": len(self.pairing.removed),
            "added": len(self.pairing.added),
        }

    def _pairs(self) -> list[dict[str, Any]]:
        """All paired sentences by name; numbers count from 1."""
        same = zip(self.pairing.old.tolist(), self.pairing.new.tolist(), strict=True)
        found: list[tuple[tuple[int, ...], tuple[int, ...], str]]
        found = [((old,), (new,), "same words") for old, new in same]
        found += [
            (stretch.old, stretch.new, "same text" if stretch.is_same_text else "edited")
            for stretch in self.pairing.stretches
        ]
        return [
            {
                "old": [self.old.name(number) for number in old],
                "new": [self.new.name(number) for number in new],
                "how": how,
            }
            for old, new, how in found
        ]

    def _arc_record(self, group: ArcGroup) -> dict[str, Any]:
        pattern = group.pattern
        return {
            "before": pattern.before,
            "after": pattern.after,
            "upos": pattern.upos or None,
            "head_moved": pattern.head_moved,
            "form": pattern.form or None,
            "cases": len(group.cases),
            "base": group.base or None,
            "words": [self.place(case).id for case in group.cases.tolist()],
            "left_over": [self.place(case).id for case in group.left_over.tolist()],
        }

    def _field_record(self, group: FieldGroup) -> dict[str, Any]:
        return {
            "field": group.field,
            "before": group.before,
            "after": group.after,
            "cases": len(group.cases),
            "base": group.base or None,
            "together": list(group.together),
            "words": [self.place(case).id for case in group.cases.tolist()],
        }

    def _edits(self) -> dict[str, Any]:
        """Words that only one side has, and the changed arcs of sentences with other words."""
        words = self.changes.words

        def ids(whole: WholeTreebank, chosen: Ints) -> list[str]:
            return [WordPlace.of(whole, word).id for word in chosen.tolist()]

        return {
            "arcs_changed": len(self.edited.changed),
            "consequences": len(self.edited.consequences),
            "retokenised_old": ids(self.old, words.retokenised[0]),
            "retokenised_new": ids(self.new, words.retokenised[1]),
            "removed_words": ids(self.old, words.removed),
            "added_words": ids(self.new, words.added),
            "removed_sentences": [self.old.name(sentence) for sentence in self.pairing.removed],
            "added_sentences": [self.new.name(sentence) for sentence in self.pairing.added],
        }

    def write_checked(self, path: str) -> int:
        """Write the words whose arcs differ as a list of checked words; return their number."""
        cases = np.concatenate([self.arcs.changed, self.edited.changed]).tolist()
        words = sorted(int(self.changes.words.new[case]) for case in cases)
        lines = [checked_line(checked_key(self.new, word), "changed") for word in words]
        with writing(path) as stream:
            stream.write("\n".join([HEADER, *lines, ""]).encode())
        return len(lines)

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return report.differences_tables(self, style)

    def data(self, style: report.Style = _STYLE) -> report.Table:
        """Return one table for programs: one row per changed field of a word."""
        del style
        return report.changes_table(self)

    def notes(self) -> list[str]:
        return report.differences_notes(self)

    def page(self, command: str = "") -> "report.Page":

        return report.differences_page(self, command)


def diff(
    old: Any,
    new: Any,
    settings: DiffSettings = _DEFAULT,
    *,
    progress: Progress = silent,
    **changes: Any,
) -> Differences:
    """Compare two releases of a treebank, or two annotations of one text.

    ``old`` and ``new`` are paths, folders, ``-`` for standard input, open files, CoNLL-U text,
    trees, or lists of such things. Sentences may have moved, and may be split, joined or edited.

    >>> found = treeval.diff("gold/en.conllu", "systems/birch/en.conllu")
    >>> len(found.arcs.changed), len(found.arcs.consequences)
    (69, 18)

    See `DiffSettings` for what can be set.
    """
    chosen = DiffSettings.of(settings, changes)
    require_one_stdin(*listed(old), *listed(new))
    before, after = (
        read_whole(treebank, chosen.reading, policy="keep", progress=progress)
        for treebank in (old, new)
    )
    pairing = pair_sentences(before, after)
    words = align_words(before.treebank, after.treebank, pairing)
    found = WordChanges(before.treebank, after.treebank, words, chosen.fields)
    arcs = sort_arcs(found, words.are_in_same, chosen.min_group)
    groups = field_groups(found, words.are_in_same)
    systematic = (*arcs.by_pattern, *arcs.by_form)
    return Differences(
        before,
        after,
        chosen,
        pairing,
        found,
        arcs,
        sort_arcs(found, ~words.are_in_same, chosen.min_group),
        named_together(systematic, groups, chosen.min_group),
    )
