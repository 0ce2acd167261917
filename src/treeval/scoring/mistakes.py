"""The function behind `treeval errors`, and the errors that it finds."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import SettingError
from treeval.metrics.columns import scope
from treeval.report.result import Result
from treeval.report.tables.style import Style
from treeval.report.tables.table import Table
from treeval.scoring.confusion import (
    KINDS,
    RIGHT,
    Confusion,
    error_kinds,
    head_tag_confusion,
    relation_confusion,
)
from treeval.scoring.judged import JudgedSentence, judged_sentence, marked_misc
from treeval.scoring.pairing import Contender, Entry
from treeval.settings.choices import Sort
from treeval.settings.comparing import ErrorSettings
from treeval.settings.conventions import WordConventions
from treeval.sources.info import FileInfo
from treeval.sources.names import insist_on_one_stdin, only
from treeval.tree.column import Column
from treeval.tree.pair import Pair
from treeval.tree.treebank import Treebank
from treeval.version import __version__

if TYPE_CHECKING:
    from treeval.report.pages.page import Page
    from treeval.scoring.examples import Example

_DEFAULT = ErrorSettings()
_STYLE = Style()
_ANY = ("", "*")  # in the name of a cell of the matrix, these stand for any value
_CELL: Any = {"setting": "confusion"}
SHOWN = {"text": 5, "html": 50}  # default numbers of sentences


@dataclass(frozen=True, eq=False, repr=False)
class Mistakes(Result):
    """The result of `errors_of`: all errors of a system, and the chosen ones among them."""

    gold: FileInfo
    contender: Contender
    settings: ErrorSettings
    confusion: Confusion
    kinds: Ints  # of the gold words, as positions in KINDS
    counted: Bools  # over the gold words
    chosen: Bools  # over the gold words: the errors that the settings ask for
    sought: tuple[str | None, str | None] | None = None  # the cell of the matrix, if any
    examples: "tuple[Example, ...]" = ()  # sentences for frequent confusions, for pages

    @property
    def system(self) -> str:
        return self.contender.name

    @property
    def pair(self) -> Pair:
        both: Pair = self.contender.pair
        return both

    @cached_property
    def totals(self) -> dict[str, int]:
        """The number of gold words that are right, and of each kind of error."""
        numbers = np.bincount(self.kinds[self.counted], minlength=len(KINDS)).tolist()
        return dict(zip(KINDS, numbers, strict=True))

    @property
    def unaligned_predicted(self) -> Bools:
        """Mark the predicted words that are not gold words."""
        return np.asarray(self.pair.alignment.gold_of_predicted[:-1] < 0)

    @property
    def is_narrowed(self) -> bool:
        """Whether the settings ask for some of the errors only."""
        return self.sought is not None or self.settings.kind != "any"

    def sentences(self, form: str = "") -> list[int]:
        """Find the sentences with chosen words that are shown in a form of output."""
        most = self.settings.show
        return self.ordered(self.settings.sort)[: SHOWN.get(form) if most is None else most]

    def ordered(self, sort: Sort = "errors") -> list[int]:
        """Sort the sentences with chosen words by the number of these, or as in the file."""
        found = np.bincount(self.pair.gold.sentences[self.chosen], minlength=len(self.pair.gold))
        places = np.argsort(-found, kind="stable") if sort == "errors" else np.arange(len(found))
        ranked: list[int] = places[found[places] > 0].tolist()
        return ranked

    def within(self, gold: str | None, predicted: str | None) -> "Mistakes":
        """Choose the errors in one cell of the matrix, or in a row or column of it."""
        inside = np.zeros(self.pair.gold.words, dtype=np.bool_)
        inside[self.pair.alignment.gold] = self.confusion.within(gold, predicted)
        return replace(self, chosen=np.asarray(self.chosen & inside))

    def judged(self, sentence: int) -> JudgedSentence:
        """Describe a sentence word by word."""
        return judged_sentence(self.pair, sentence, self.kinds, self.counted, self.chosen)

    def marked(self, sentences: Iterable[int] | None = None) -> Treebank:
        """Return the gold sentences, with the predicted arcs of wrong words in MISC."""
        wanted = self.sentences() if sentences is None else sentences
        chosen = np.array(list(wanted), dtype=np.int64)
        words = [word for number in chosen.tolist() for word in self.judged(number).words]
        excerpt = self.pair.gold.select(chosen)
        given = excerpt.columns["misc"] if "misc" in excerpt.columns else ["_"] * len(words)
        return excerpt.replaced(
            misc=Column.of(marked_misc(misc, word) for misc, word in zip(given, words, strict=True))
        )

    def to_dict(self) -> dict[str, Any]:
        gold, predicted = self.sought or (None, None)
        return {
            "treeval": __version__,
            "gold": self.gold.to_dict(),
            "system": self.contender.file.to_dict(),
            "words": {
                **self.totals,
                "unaligned_predicted": int(np.count_nonzero(self.unaligned_predicted)),
                "chosen": int(np.count_nonzero(self.chosen)),
            },
            "by": self.settings.matrix,
            "sought": {"gold": gold, "predicted": predicted} if self.sought else None,
            "kind": self.settings.kind,
            "confusion": self.confusion.to_dict(),
            "sentences": [self.judged(sentence).to_dict() for sentence in self.sentences()],
            "skipped_sentences": int(np.count_nonzero(self.contender.skipped)),
            "kept_invalid": self.contender.kept,
        }

    def confused(self) -> dict[str, Any]:
        """Make the record of this system for a page about several; `to_dict` has all words."""
        return {
            "system": self.system,
            "words": dict(self.totals),
            **self.confusion.to_dict(),
            "examples": [record for one in self.examples for record in one.to_dicts()],
        }

    def tables(self, style: Style = _STYLE) -> list[Table]:
        from treeval.report.tables.mistakes import confusion_table  # noqa: PLC0415  when shown

        del style
        return [confusion_table(self, self.settings.top)[0]]

    def notes(self) -> list[str]:
        from treeval.report.tables.mistakes import summary  # noqa: PLC0415  when shown

        return summary(self)

    def text(self, style: Style = _STYLE) -> str:
        """Write the summary, the table of confusions and the worst sentences."""
        if style.form != "text":
            return super().text(style)
        from treeval.report.tables.mistakes import mistakes_text  # noqa: PLC0415  when shown

        return mistakes_text(self)

    def page(self, command: str = "") -> "Page":
        from treeval.report.pages.mistakes import mistakes_page  # noqa: PLC0415  for pages only

        return mistakes_page(self, command)


def errors_of(
    gold: Any, system: Any, settings: ErrorSettings = _DEFAULT, **changes: Any
) -> Mistakes:
    """Find the words that a system gets wrong.

    >>> found = treeval.errors_of("gold/en.conllu", "systems/cedar/en.conllu", confusion="obl:nmod")
    >>> found.totals["head"], len(found.sentences())
    (20, 4)

    See `ErrorSettings` for what can be set.
    """
    chosen = ErrorSettings.of(settings, changes)
    insist_on_one_stdin(gold, system)
    entry = Entry(chosen.conventions, chosen.reading)
    reference = entry.gold(gold)
    (contender,) = entry.contenders(reference, only(system))
    kept = entry.chosen(reference) & ~contender.skipped
    return mistakes_in(reference.source.info, contender, kept, chosen.conventions, chosen)


def mistakes_in(
    gold: FileInfo,
    contender: Contender,
    kept: Bools,
    conventions: WordConventions,
    settings: ErrorSettings = _DEFAULT,
) -> Mistakes:
    """Judge all words of the gold sentences that are kept."""
    both, matrix = contender.pair, settings.matrix
    in_scope, _ = scope(both, conventions.punct)
    counted = np.asarray(in_scope & kept[both.gold.sentences])
    kinds = error_kinds(both, conventions.subtypes)
    table = (
        relation_confusion(both, conventions.subtypes, counted)
        if matrix == "relation"
        else head_tag_confusion(both, matrix, counted)
    )
    kind = settings.kind
    chosen = counted & (kinds != RIGHT if kind == "any" else kinds == KINDS.index(kind))
    found = Mistakes(gold, contender, settings, table, kinds, counted, np.asarray(chosen))
    if settings.confusion is None:
        return found
    sought = parse_cell(settings.confusion, table)
    return replace(found.within(*sought), sought=sought)


def parse_cell(given: str, table: Confusion) -> tuple[str | None, str | None]:
    """Read a cell such as ``nsubj:obj``; values may have colons of their own."""
    splits = [(given[:at], given[at + 1 :]) for at, char in enumerate(given) if char == ":"]
    known = {*table.values, *_ANY}
    fitting = [(gold, predicted) for gold, predicted in splits if {gold, predicted} <= known]
    if len(fitting) == 1:
        gold, predicted = (None if value in _ANY else value for value in fitting[0])
        return gold, predicted
    if not splits:
        raise SettingError(f"{given} is not a pair; write GOLD:PREDICTED, with * for any", **_CELL)
    if fitting:
        ways = len(fitting)
        raise SettingError(
            f"{given} can be read in {ways} ways; write * for one of the sides", **_CELL
        )
    gold, predicted = splits[0]
    unknown = next(value for value in (gold, predicted) if value not in known)
    hint = "; to find subtypes set `subtypes=` to keep" if len(splits) > 1 else ""
    values = ", ".join(table.values)
    raise SettingError(
        f"{given}: {unknown!r} does not occur; the values are {values}{hint}", **_CELL
    )
