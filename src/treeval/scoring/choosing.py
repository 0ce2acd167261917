"""Which errors the settings ask for: those of a kind, in a cell, of one system only, in a sentence.

All of this is done block by block, so that it is the same for large files.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import SettingError
from treeval.scoring.error_counts import ErrorTally, NamedPlace, SentenceCounts
from treeval.scoring.judged import JudgedSentence
from treeval.scoring.mistakes import Mistakes, mistakes_in
from treeval.scoring.pairing import Entry, insist_on_the_same_words
from treeval.settings.comparing import ErrorSettings
from treeval.tree.treebank import Treebank

MatrixCell = tuple[str | None, str | None]  # of the matrix; None stands for any value


class FoundMistakes(NamedTuple):
    """The errors of all systems, and the gold sentences that count."""

    systems: tuple[Mistakes, ...]
    kept: Bools


def found_mistakes(gold: Any, systems: Mapping[str, Any], settings: ErrorSettings) -> FoundMistakes:
    """Read and align everything, and judge all words."""
    entry = Entry(settings.conventions, settings.reading)
    reference = entry.gold(gold)
    found = entry.contenders(reference, systems)
    insist_on_the_same_words(found)
    kept = entry.rows(reference, found)
    info, conventions = reference.source.info, settings.conventions
    mistakes = tuple(mistakes_in(info, one, kept, conventions, settings) for one in found)
    return FoundMistakes(mistakes, kept)


def narrowed(
    systems: tuple[Mistakes, ...], sought: MatrixCell | None, better: tuple[str, str] | None
) -> tuple[Mistakes, ...]:
    """Choose the errors in a cell of the matrix, and those that only one of two systems makes."""
    if sought is not None:
        systems = tuple(one.within(*sought) for one in systems)
    if better is not None:
        by_name = {one.system: one for one in systems}
        right, wrong = (by_name[name] for name in better)
        gained = ~right.wrong & wrong.chosen
        systems = tuple(one.among(gained) for one in systems)
    return systems


def two_systems(given: str | None, known: Sequence[str]) -> tuple[str, str] | None:
    """Read ``A:B``; names may have colons of their own."""
    if given is None:
        return None
    splits = [(given[:at], given[at + 1 :]) for at, char in enumerate(given) if char == ":"]
    fitting = [both for both in splits if both[0] != both[1] and set(both) <= set(known)]
    if not fitting:
        names = ", ".join(known)
        problem = f"{given} does not name two of the systems; write A:B, with names from {names}"
        raise SettingError(problem, setting="better")
    return fitting[0]


def error_tally(
    found: FoundMistakes,
    settings: ErrorSettings,
    better: tuple[str, str] | None,
    *,
    sentences_before: int = 0,
) -> ErrorTally:
    """Count the errors of a block, which comes after so many sentences of the gold file."""
    systems, kept = found
    gold, counted = systems[0].pair.gold, systems[0].counted
    wrong = np.sum([one.wrong for one in systems], axis=0)
    chosen = np.array([_per_sentence(gold, one.chosen) for one in systems])
    places = np.flatnonzero(chosen.any(axis=0))
    reverse = 0
    if better is not None:
        by_name = {one.system: one.wrong for one in systems}
        reverse = int(np.count_nonzero(by_name[better[0]] & ~by_name[better[1]]))
    return ErrorTally(
        systems[0].gold,
        tuple(one.counts() for one in systems),
        np.bincount(wrong[counted], minlength=len(systems) + 1),
        reverse,
        SentenceCounts(
            places + np.int64(sentences_before),
            chosen[:, places].astype(np.int32),
            _per_sentence(gold, counted)[places].astype(np.int32),
            gold.lengths[places].astype(np.int32),
        ),
        dict(_named(gold, kept, settings, sentences_before)),
    )


def _per_sentence(gold: Treebank, words: Bools) -> Ints:
    return np.bincount(gold.sentences[words], minlength=len(gold))


def _named(
    gold: Treebank, kept: Bools, settings: ErrorSettings, before: int
) -> Iterator[tuple[str, NamedPlace]]:
    """Find the sentences that are asked for by name, or else by a number, which counts from 1."""
    if not settings.sentence:
        return
    names: dict[str | None, int] = {}
    for one in range(len(gold)):
        names.setdefault(gold.origin.sentence_id(one), one)
    for asked in map(str, settings.sentence):
        place = names.get(asked)
        is_name = place is not None
        if place is None and asked.isdecimal() and before < int(asked) <= before + len(gold):
            place = int(asked) - 1 - before
        if place is not None:
            yield asked, NamedPlace(place + before, bool(kept[place]), is_name)


def named_sentences(tally: ErrorTally, settings: ErrorSettings) -> tuple[int, ...] | None:
    """Give the places of the sentences that are asked for; None if there are no such."""
    return tuple(_place(tally, one) for one in settings.sentence) if settings.sentence else None


def _place(tally: ErrorTally, given: object) -> int:
    found = tally.named.get(str(given))
    if found is None:
        problem = f"there is no sentence {given} in {tally.gold.path}; give its sent_id or number"
        raise SettingError(problem, setting="sentence")
    if not found.counts:
        raise SettingError(f"the sentence {given} is left out or skipped", setting="sentence")
    return found.place


@dataclass(frozen=True, eq=False)
class TreesJudge:
    """Judges sentences whose trees are in memory."""

    systems: tuple[Mistakes, ...]
    sentences_before: int = 0

    def judged(self, sentences: Sequence[int]) -> list[dict[str, JudgedSentence]]:
        """Describe gold sentences word by word, for each system by name."""
        return [
            {one.system: self._judged(one, place) for one in self.systems} for place in sentences
        ]

    def _judged(self, mistakes: Mistakes, place: int) -> JudgedSentence:
        found = mistakes.judged(place - self.sentences_before)
        return replace(found, number=place + 1) if self.sentences_before else found

    def marked(self, system: str, sentences: Sequence[int]) -> Treebank:
        """Return gold sentences, with the predicted arcs of wrong words in MISC."""
        (own,) = (one for one in self.systems if one.system == system)
        return own.marked(place - self.sentences_before for place in sentences)
