"""The function behind `treeval errors`: the errors of one system, or of several side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import SettingError
from treeval.report.result import Result
from treeval.report.tables.style import Style
from treeval.report.tables.table import Table
from treeval.scoring.judged import JudgedSentence, sentence_record
from treeval.scoring.mistakes import Mistakes, mistakes_in, parse_cell
from treeval.scoring.pairing import Contender, Entry
from treeval.settings.choices import Sort
from treeval.settings.comparing import ErrorSettings
from treeval.settings.setting import insist_on_fit
from treeval.sources.info import FileInfo
from treeval.sources.names import insist_on_one_stdin, named
from treeval.tree.treebank import Treebank
from treeval.version import stamped

if TYPE_CHECKING:
    from treeval.report.pages.page import Page

_DEFAULT = ErrorSettings()
_STYLE = Style()
SHOWN = {"text": 5, "html": 50}  # default numbers of sentences


@dataclass(frozen=True, eq=False, repr=False)
class ErrorAnalysis(Result):
    """The result of `errors_of`: the errors of every system, and the sentences to look at."""

    gold: FileInfo
    systems: tuple[Mistakes, ...]
    settings: ErrorSettings
    sought: tuple[str | None, str | None] | None = None  # the cell of the matrix, if any
    better: tuple[str, str] | None = None  # the first system must be right, the second one wrong
    named: tuple[int, ...] | None = None  # the sentences that are asked for

    def __getitem__(self, name: str) -> Mistakes:
        """Find the errors of a system by its name."""
        for one in self.systems:
            if one.system == name:
                return one
        raise KeyError(f"{name!r}; the systems are {', '.join(self.names)}")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(one.system for one in self.systems)

    @property
    def is_narrowed(self) -> bool:
        """Whether the settings ask for some of the errors only."""
        asked = (self.sought, self.better, self.named)
        return self.settings.kind != "any" or any(one is not None for one in asked)

    @property
    def treebank(self) -> Treebank:
        """The gold trees."""
        return self.systems[0].pair.gold

    @property
    def agreement(self) -> Ints:
        """Count the words by the number of systems that get them wrong."""
        wrong = np.sum([one.wrong for one in self.systems], axis=0)
        return np.bincount(wrong[self.systems[0].counted], minlength=len(self.systems) + 1)

    def sentences(self, form: str = "") -> list[int]:
        """Find the sentences that are shown in a form of output, from 0."""
        if self.named is not None:
            return list(self.named)
        most = self.settings.show
        return self.ordered(self.settings.sort)[: SHOWN.get(form) if most is None else most]

    def ordered(self, sort: Sort = "errors") -> list[int]:
        """Sort the sentences with chosen words.

        Those with most chosen words come first, or those in which these are the largest share of
        the words that count, or the shortest ones, or those that are first in the file.
        """
        gold = self.treebank
        deciding = [self[self.better[1]]] if self.better else self.systems
        found = np.sum([_per_sentence(gold, one.chosen) for one in deciding], axis=0)
        shares = found / np.maximum(_per_sentence(gold, self.systems[0].counted), 1)
        keys = {
            "errors": (-found,),
            "share": (-found, -shares),
            "length": (-found, gold.lengths),
            "file": (np.zeros(len(gold)),),
        }
        places = np.lexsort((np.arange(len(gold)), *keys[sort]))
        ranked: list[int] = places[found[places] > 0].tolist()
        return ranked

    def judged(self, sentence: int) -> dict[str, JudgedSentence]:
        """Describe a sentence word by word, for each system."""
        return {one.system: one.judged(sentence) for one in self.systems}

    def marked(self) -> Treebank:
        """Return the shown sentences, with the predicted arcs of wrong words in MISC."""
        if len(self.systems) > 1:
            raise SettingError("only the errors of one system can be marked; name one system")
        return self.systems[0].marked(self.sentences())

    def to_dict(self) -> dict[str, Any]:
        gold, predicted = self.sought or (None, None)
        right, wrong = self.better or (None, None)
        return {
            **stamped("errors"),
            "gold": self.gold.to_dict(),
            "systems": [one.to_dict(self.settings.top) for one in self.systems],
            "by": self.settings.matrix,
            "sought": {"gold": gold, "predicted": predicted} if self.sought else None,
            "kind": self.settings.kind,
            "better": {"right": right, "wrong": wrong} if self.better else None,
            "wrong_in": self.agreement.tolist(),
            "sentences": [sentence_record(self.judged(one)) for one in self.sentences()],
        }

    def tables(self, style: Style = _STYLE) -> list[Table]:
        """Return the confusions; for programs also the chosen errors."""
        from treeval.report.tables.mistakes import analysis_tables  # noqa: PLC0415  when shown

        return analysis_tables(self, style)

    def data(self, style: Style = _STYLE) -> Table:
        """Return one table with one row per system and chosen error."""
        from treeval.report.tables.mistakes import words_table  # noqa: PLC0415  when shown

        del style
        return words_table(self)

    def notes(self) -> list[str]:
        from treeval.report.tables.mistakes import summary  # noqa: PLC0415  when shown

        return summary(self)

    def text(self, style: Style = _STYLE) -> str:
        """Write the summary, the table of confusions and the worst sentences."""
        if style.form != "text":
            return super().text(style)
        from treeval.report.tables.mistakes import analysis_text  # noqa: PLC0415  when shown

        return analysis_text(self)

    def page(self, command: str = "") -> "Page":
        from treeval.report.pages.mistakes import analysis_page  # noqa: PLC0415  for pages only

        return analysis_page(self, command)


def errors_of(
    gold: Any, systems: Any, settings: ErrorSettings = _DEFAULT, **changes: Any
) -> ErrorAnalysis:
    """Find the words that one system or several systems get wrong.

    ``systems`` is one input, a list of inputs, or a mapping from names to inputs, as in `score`.

    >>> files = {"birch": "systems/birch/en.conllu", "cedar": "systems/cedar/en.conllu"}
    >>> found = treeval.errors_of("gold/en.conllu", files, better="cedar:birch")
    >>> found["birch"].totals["head"], len(found.sentences())
    (28, 19)

    See `ErrorSettings` for what can be set.
    """
    chosen = ErrorSettings.of(settings, changes)
    contenders = named(systems, folders=True)
    if not contenders:
        raise SettingError("there are no systems; name at least one")
    insist_on_one_stdin(gold, *contenders.values())
    if chosen.sentence:
        insist_on_fit(chosen, ("show", "sort"), "the sentences are named; leave it out")
    entry = Entry(chosen.conventions, chosen.reading)
    reference = entry.gold(gold)
    found = entry.contenders(reference, contenders)
    insist_on_the_same_words(found)
    kept = entry.rows(reference, found)
    info = reference.source.info
    return _chosen(
        tuple(mistakes_in(info, one, kept, chosen.conventions, chosen) for one in found),
        kept,
        chosen,
    )


def insist_on_the_same_words(contenders: Sequence[Contender]) -> None:
    """Refuse systems whose tokens differ so much that different gold words are removed."""
    first, *others = (one.pair.gold for one in contenders)
    if any(not np.array_equal(first.offsets, one.offsets) for one in others):
        problem = (
            "it removes other gold words for one system than for another; set `punct=` instead"
        )
        raise SettingError(problem, setting="strip_punct")


def _chosen(systems: tuple[Mistakes, ...], kept: Bools, settings: ErrorSettings) -> ErrorAnalysis:
    """Choose the errors and sentences that the settings ask for."""
    sought = better = numbers = None
    if settings.confusion is not None:
        tables = [one.confusion for one in systems]
        sought = parse_cell(settings.confusion, tables)
        systems = tuple(one.within(*sought) for one in systems)
    if settings.better is not None:
        by_name = {one.system: one for one in systems}
        better = _two_systems(settings.better, by_name)
        right, wrong = (by_name[name] for name in better)
        gained = ~right.wrong & wrong.chosen
        systems = tuple(one.among(gained) for one in systems)
    if settings.sentence:
        gold = systems[0].pair.gold
        numbers = tuple(_place(gold, one, kept) for one in settings.sentence)
        within = np.isin(gold.sentences, numbers)
        systems = tuple(one.among(within) for one in systems)
    return ErrorAnalysis(systems[0].gold, systems, settings, sought, better, numbers)


def _two_systems(given: str, known: Mapping[str, object]) -> tuple[str, str]:
    """Read ``A:B``; names may have colons of their own."""
    splits = [(given[:at], given[at + 1 :]) for at, char in enumerate(given) if char == ":"]
    fitting = [both for both in splits if both[0] != both[1] and set(both) <= known.keys()]
    if not fitting:
        names = ", ".join(known)
        problem = f"{given} does not name two of the systems; write A:B, with names from {names}"
        raise SettingError(problem, setting="better")
    return fitting[0]


def _place(gold: Treebank, given: object, kept: Bools) -> int:
    """Find a sentence by its name in the file, or else by its number, which counts from 1."""
    place = next((one for one in range(len(gold)) if gold.origin.sentence_id(one) == given), None)
    if place is None and str(given).isdecimal() and 1 <= int(str(given)) <= len(gold):
        place = int(str(given)) - 1
    if place is None:
        problem = f"there is no sentence {given} in {gold.origin.path}; give its sent_id or number"
        raise SettingError(problem, setting="sentence")
    if not kept[place]:
        raise SettingError(f"the sentence {given} is left out or skipped", setting="sentence")
    return place


def _per_sentence(gold: Treebank, words: Bools) -> Ints:
    return np.bincount(gold.sentences[words], minlength=len(gold))
