"""The function behind `treeval errors`: the errors of one system, or of several side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from treeval.arrays import Ints
from treeval.errors import SettingError
from treeval.progress import Progress, silent
from treeval.report.result import Result
from treeval.report.tables.table import Style, Table
from treeval.scoring.choosing import (
    MatrixCell,
    TreesJudge,
    error_tally,
    found_mistakes,
    named_sentences,
    narrowed,
    two_systems,
)
from treeval.scoring.error_counts import ErrorCounts, ErrorTally, SentenceJudge
from treeval.scoring.judged import JudgedSentence, sentence_record
from treeval.scoring.mistakes import Mistakes, parse_cell
from treeval.settings.choices import Sort
from treeval.settings.comparing import ErrorSettings
from treeval.settings.setting import insist_on_fit
from treeval.sources.info import FileInfo
from treeval.sources.large import goes_in_blocks
from treeval.sources.names import insist_on_one_stdin, named
from treeval.tree.treebank import Treebank
from treeval.version import stamped

if TYPE_CHECKING:
    from treeval.report.pages.page import Page

_DEFAULT = ErrorSettings()
_STYLE = Style()
SHOWN = {"text": 5, "html": 50}  # default numbers of sentences


@dataclass(frozen=True, eq=False)
class SystemErrors(ErrorCounts):
    """The errors of one system, and its sentences."""

    judge: SentenceJudge | None = None

    def judged(self, sentence: int) -> JudgedSentence:
        """Describe a sentence word by word."""
        assert self.judge is not None
        (found,) = self.judge.judged([sentence])
        return found[self.system]

    def marked(self, sentences: Sequence[int]) -> Treebank:
        """Return gold sentences, with the predicted arcs of wrong words in MISC."""
        assert self.judge is not None
        return self.judge.marked(self.system, sentences)


@dataclass(frozen=True, eq=False, repr=False)
class ErrorAnalysis(Result):
    """The result of `errors_of`: the errors of every system, and the sentences to look at."""

    tally: ErrorTally
    judge: SentenceJudge
    settings: ErrorSettings
    sought: MatrixCell | None = None  # the cell of the matrix, if any
    better: tuple[str, str] | None = None  # the first system must be right, the second one wrong
    named: tuple[int, ...] | None = None  # the sentences that are asked for
    mistakes: tuple[Mistakes, ...] = ()  # word by word; none if files were read in blocks

    def __getitem__(self, name: str) -> SystemErrors:
        """Find the errors of a system by its name."""
        for one in self.systems:
            if one.system == name:
                return one
        raise KeyError(f"{name!r}; the systems are {', '.join(self.names)}")

    @property
    def gold(self) -> FileInfo:
        return self.tally.gold

    @cached_property
    def systems(self) -> tuple[SystemErrors, ...]:
        return tuple(SystemErrors(**vars(one), judge=self.judge) for one in self.tally.systems)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(one.system for one in self.tally.systems)

    @property
    def is_narrowed(self) -> bool:
        """Whether the settings ask for some of the errors only."""
        asked = (self.sought, self.better, self.named)
        return self.settings.kind != "any" or any(one is not None for one in asked)

    @property
    def agreement(self) -> Ints:
        """Count the words by the number of systems that get them wrong."""
        return self.tally.agreement

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
        names = self.better[1:] if self.better else self.names
        return self.tally.sentences.ordered(sort, [self.names.index(name) for name in names])

    def judged(self, sentence: int) -> dict[str, JudgedSentence]:
        """Describe a sentence word by word, for each system."""
        (found,) = self.judge.judged([sentence])
        return found

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
            "sentences": list(map(sentence_record, self.judge.judged(self.sentences()))),
        }

    def tables(self, style: Style = _STYLE) -> list[Table]:
        """Return the confusions; for programs also the chosen errors."""
        from treeval.report.tables.errors import analysis_tables  # noqa: PLC0415  when shown

        return analysis_tables(self, style)

    def data(self, style: Style = _STYLE) -> Table:
        """Return one table with one row per system and chosen error."""
        from treeval.report.tables.errors import words_table  # noqa: PLC0415  when shown

        del style
        return words_table(self)

    def notes(self) -> list[str]:
        from treeval.report.tables.errors import analysis_notes  # noqa: PLC0415  when shown

        return analysis_notes(self)

    def text(self, style: Style = _STYLE) -> str:
        """Write the summary, the table of confusions and the worst sentences."""
        if style.form != "text":
            return super().text(style)
        from treeval.report.tables.errors import analysis_text  # noqa: PLC0415  when shown

        return analysis_text(self)

    def page(self, command: str = "") -> "Page":
        from treeval.report.pages.errors import analysis_page  # noqa: PLC0415  for pages only

        return analysis_page(self, command)


def errors_of(
    gold: Any,
    systems: Any,
    settings: ErrorSettings = _DEFAULT,
    *,
    progress: Progress = silent,
    **changes: Any,
) -> ErrorAnalysis:
    """Find the words that one system or several systems get wrong.

    ``systems`` is one input, a list of inputs, or a mapping from names to inputs, as in `score`.

    >>> files = {"birch": "systems/birch/en.conllu", "cedar": "systems/cedar/en.conllu"}
    >>> found = treeval.errors_of("gold/en.conllu", files, better="cedar:birch")
    >>> found["birch"].totals["head"], len(found.sentences())
    (28, 19)

    Large files are read in blocks. See `ErrorSettings` for what can be set.
    """
    chosen = ErrorSettings.of(settings, changes)
    contenders = named(systems, folders=True)
    if not contenders:
        raise SettingError("there are no systems; name at least one")
    insist_on_one_stdin(gold, *contenders.values())
    if chosen.sentence:
        insist_on_fit(chosen, ("show", "sort"), "the sentences are named; leave it out")
    if goes_in_blocks((gold, *contenders.values()), chosen.scale, partial(_hindrance, chosen)):
        from treeval.scoring.errors_in_blocks import errors_in_blocks  # noqa: PLC0415  for large files

        tally, judge, sought = errors_in_blocks(gold, contenders, chosen, progress=progress)
        return _analysis(tally, judge, chosen, sought)
    return _whole(gold, contenders, chosen)


def _whole(gold: Any, systems: Mapping[str, Any], settings: ErrorSettings) -> ErrorAnalysis:
    """Analyse files that are read as a whole: they are one block, whose trees are kept."""
    found = found_mistakes(gold, systems, settings)
    sought = None
    if settings.confusion is not None:
        sought = parse_cell(settings.confusion, [one.confusion for one in found.systems])
    better = two_systems(settings.better, tuple(systems))
    found = found._replace(systems=narrowed(found.systems, sought, better))
    tally = error_tally(found, settings, better)
    return _analysis(tally, TreesJudge(found.systems), settings, sought, found.systems)


def _analysis(
    tally: ErrorTally,
    judge: SentenceJudge,
    settings: ErrorSettings,
    sought: MatrixCell | None,
    mistakes: tuple[Mistakes, ...] = (),
) -> ErrorAnalysis:
    better = two_systems(settings.better, [one.system for one in tally.systems])
    numbers = named_sentences(tally, settings)
    if numbers is not None:
        tally = tally.among(numbers)
        mistakes = tuple(one.among(one.in_sentences(numbers)) for one in mistakes)
    return ErrorAnalysis(tally, judge, settings, sought, better, numbers, mistakes)


def _hindrance(settings: ErrorSettings, paths: Sequence[str]) -> str:
    from treeval.scoring.errors_in_blocks import hindrance  # noqa: PLC0415  for large files

    return hindrance(paths, settings)
