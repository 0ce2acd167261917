"""Errors of one system, or of several side by side: the function behind `treeval errors`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar, Literal, NamedTuple

import numpy as np

from treeval import flow, report
from treeval.arrays import Bools, Ints
from treeval.errors import SettingError
from treeval.formats.registry import FORMATS, Format
from treeval.formats.writing import conll_sentences
from treeval.progress import Progress, silent
from treeval.scoring.judged import JudgedSentence, sentence_record, with_marks
from treeval.scoring.mistakes import (
    ErrorCounts,
    ErrorTally,
    KeptSentence,
    Mistakes,
    NamedPlace,
    SentenceCounts,
    joined_errors,
    mistakes_in,
    parse_cell,
)
from treeval.scoring.pairing import Entry, require_the_same_words
from treeval.settings.choices import Sort
from treeval.settings.comparing import ErrorSettings
from treeval.settings.setting import require_fit
from treeval.sources.block import Block
from treeval.sources.info import FileInfo
from treeval.sources.names import named, require_one_stdin
from treeval.tree.problems import require_words
from treeval.tree.treebank import Treebank
from treeval.version import stamped

_DEFAULT = ErrorSettings()
_STYLE = report.Style()
SHOWN = {"text": 5, "html": 50}  # default numbers of sentences
MatrixCell = tuple[str | None, str | None]  # of the matrix; None stands for any value


@dataclass(frozen=True, eq=False)
class TreesJudge:
    """Judges sentences whose trees are in memory."""

    systems: tuple[Mistakes, ...]

    def __contains__(self, sentence: int) -> bool:
        return 0 <= sentence < len(self.systems[0].pair.gold)

    def judged(self, sentences: Sequence[int]) -> list[dict[str, JudgedSentence]]:
        """Describe gold sentences word by word, for each system by name."""
        return [
            {system.system: system.judged(sentence) for system in self.systems}
            for sentence in sentences
        ]

    def marked(self, system: str, sentences: Sequence[int]) -> Treebank:
        """Return gold sentences, with the predicted arcs of wrong words in MISC."""
        (mistakes_of_system,) = (mistakes for mistakes in self.systems if mistakes.system == system)
        return mistakes_of_system.marked(sentences)


@dataclass(frozen=True, eq=False)
class KeptSentences:
    """The sentences of files that were read in blocks, as far as they were kept."""

    sentences: Mapping[int, KeptSentence]

    def __contains__(self, sentence: int) -> bool:
        return sentence in self.sentences

    def _kept(self, sentence: int) -> KeptSentence:
        if sentence not in self:
            raise SettingError(
                f"sentence {sentence + 1} was not kept, because the files were read in blocks; "
                "name it with `sentence=`, or set `show=` to keep more sentences"
            )
        return self.sentences[sentence]

    def judged(self, sentences: Sequence[int]) -> list[dict[str, JudgedSentence]]:
        """Describe gold sentences word by word, for each system by name."""
        return [dict(self._kept(sentence).judged) for sentence in sentences]

    def marked(self, system: str, sentences: Sequence[int]) -> Treebank:
        """Return gold sentences, with the predicted arcs of wrong words in MISC."""
        kept = list(map(self._kept, sentences))
        form = FORMATS[kept[0].format if kept else "conllu"]
        path = kept[0].path if kept else "<none>"
        trees, _ = form.parse(path, b"".join(sentence.gold for sentence in kept))
        assert isinstance(trees, Treebank)
        return with_marks(trees, [sentence.judged[system] for sentence in kept])


@dataclass(frozen=True, eq=False)
class SystemErrors(ErrorCounts):
    """The errors of one system, and its sentences."""

    judge: TreesJudge | KeptSentences | None = None

    def judged(self, sentence: int) -> JudgedSentence:
        """Describe a sentence word by word."""
        assert self.judge is not None
        (by_system,) = self.judge.judged([sentence])
        return by_system[self.system]

    def marked(self, sentences: Sequence[int]) -> Treebank:
        """Return gold sentences, with the predicted arcs of wrong words in MISC."""
        assert self.judge is not None
        return self.judge.marked(self.system, sentences)


@dataclass(frozen=True, eq=False, repr=False)
class ErrorAnalysis(report.Result):
    """The result of `errors_of`: the errors of every system, and the sentences to look at."""

    tally: ErrorTally
    judge: TreesJudge | KeptSentences
    settings: ErrorSettings
    sought: MatrixCell | None = None  # the cell of the matrix, if any
    better: tuple[str, str] | None = None  # the first system must be right, the second one wrong
    named: tuple[int, ...] | None = None  # the sentences that are asked for
    mistakes: tuple[Mistakes, ...] = ()  # word by word; none if files were read in blocks

    def __getitem__(self, name: str) -> SystemErrors:
        """Find the errors of a system by its name."""
        for errors in self.systems:
            if errors.system == name:
                return errors
        raise KeyError(f"{name!r}; the systems are {', '.join(self.names)}")

    @property
    def gold(self) -> FileInfo:
        return self.tally.gold

    @cached_property
    def systems(self) -> tuple[SystemErrors, ...]:
        return tuple(
            SystemErrors(**vars(counts), judge=self.judge) for counts in self.tally.systems
        )

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(counts.system for counts in self.tally.systems)

    @property
    def is_narrowed(self) -> bool:
        """Whether the settings ask for some of the errors only."""
        asked = (self.sought, self.better, self.named)
        return self.settings.kind != "any" or any(wish is not None for wish in asked)

    @property
    def agreement(self) -> Ints:
        """Count the words by the number of systems that get them wrong."""
        return self.tally.agreement

    def sentences(self, form: str = "") -> list[int]:
        """Find the sentences that are shown in a form of output, from 0."""
        if self.named is not None:
            return list(self.named)
        most = self.settings.show
        numbers = self.ordered(self.settings.sort)[: SHOWN.get(form) if most is None else most]
        return numbers if self.mistakes else [number for number in numbers if number in self.judge]

    @property
    def left_out(self) -> int:
        """The number of sentences with chosen words that blocks did not keep."""
        if self.mistakes or self.named is not None:
            return 0
        return sum(number not in self.judge for number in self.ordered())

    def ordered(self, sort: Sort = "errors") -> list[int]:
        """Sort the sentences with chosen words, from 0.

        Those with most chosen words come first, or those in which these are the largest share of
        the words that count, or the shortest ones, or those that are first in the file.
        """
        return self.tally.sentences.ordered(sort, deciding(self.names, self.better))

    def judged(self, sentence: int) -> dict[str, JudgedSentence]:
        """Describe a sentence word by word, for each system."""
        (by_system,) = self.judge.judged([sentence])
        return by_system

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
            "systems": [system.to_dict(self.settings.top) for system in self.systems],
            "by": self.settings.matrix,
            "sought": {"gold": gold, "predicted": predicted} if self.sought else None,
            "kind": self.settings.kind,
            "better": {"right": right, "wrong": wrong} if self.better else None,
            "wrong_in": self.agreement.tolist(),
            "sentences": list(map(sentence_record, self.judge.judged(self.sentences()))),
        }

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        """Return the confusions; for programs also the chosen errors."""
        return report.analysis_tables(self, style)

    def data(self, style: report.Style = _STYLE) -> report.Table:
        """Return one table with one row per system and chosen error."""
        del style
        return report.words_table(self)

    def notes(self) -> list[str]:
        return report.analysis_notes(self)

    def text(self, style: report.Style = _STYLE) -> str:
        """Write the summary, the table of confusions and the worst sentences."""
        if style.form != "text":
            return super().text(style)
        return report.analysis_text(self)

    def page(self, command: str = "") -> "report.Page":
        return report.analysis_page(self, command)


def errors_of(
    gold: Any,
    systems: Any,
    settings: ErrorSettings = _DEFAULT,
    *,
    keep_trees: bool = False,
    progress: Progress = silent,
    **changes: Any,
) -> ErrorAnalysis:
    """Find the words that one system or several systems get wrong.

    ``systems`` is one input, a list of inputs, or a mapping from names to inputs, as in `score`.

    >>> files = {"birch": "systems/birch/en.conllu", "cedar": "systems/cedar/en.conllu"}
    >>> found = treeval.errors_of("gold/en.conllu", files, better="cedar:birch")
    >>> found["birch"].totals["head"], len(found.sentences())
    (28, 19)

    Large files are read in blocks, of which only the sentences to show are kept (`show=` says how
    many), unless ``keep_trees`` asks for all: then a page can show every sentence. See
    `ErrorSettings` for what can be set.
    """
    chosen = ErrorSettings.of(settings, changes)
    contenders = named(systems, folders=True)
    if not contenders:
        raise SettingError("there are no systems; name at least one")
    require_one_stdin(gold, *contenders.values())
    if chosen.sentence:
        require_fit(chosen, ("show", "sort"), "the sentences are named; leave it out")
    given = (gold, *contenders.values())
    better = two_systems(chosen.better, tuple(contenders))
    job = ErrorJob(tuple(contenders), chosen, better, keep_trees=keep_trees)
    tally = flow.run(job, given, chosen.reading, chosen.scale, progress=progress)
    if chosen.confusion is not None and tally.sought is None:
        # A cell can be understood only if all values are known, so that files are read twice.
        sought = parse_cell(chosen.confusion, [counts.confusion for counts in tally.systems])
        job = replace(job, sought=sought)
        tally = flow.run(job, given, chosen.reading, chosen.scale, progress=progress)
    return _analysis(tally, chosen, better)


def _analysis(
    tally: ErrorTally, settings: ErrorSettings, better: tuple[str, str] | None
) -> ErrorAnalysis:
    mistakes = tally.mistakes
    judge = TreesJudge(mistakes) if mistakes else KeptSentences(tally.kept)
    numbers = named_sentences(tally, settings)
    if numbers is not None:
        tally = tally.among(numbers)
        mistakes = tuple(system.among(system.in_sentences(numbers)) for system in mistakes)
    # Counts need no trees: the judge has them.
    counts = replace(tally, mistakes=(), kept={})
    return ErrorAnalysis(counts, judge, settings, tally.sought, better, numbers, mistakes)


@dataclass(frozen=True)
class ErrorJob(flow.Job[ErrorTally, ErrorTally]):
    """Finds the errors of all systems.

    Of files that are cut, the sentences to show are kept, and a few numbers of each sentence with
    chosen words; all other trees are forgotten once they are counted.
    """

    names: tuple[str, ...]
    settings: ErrorSettings
    better: tuple[str, str] | None = None
    sought: MatrixCell | None = None
    keep_trees: bool = False

    stage: ClassVar[str] = "finding errors"
    size: ClassVar[int] = 1 << 23
    size_for_workers: ClassVar[int] = 1 << 23
    spreads_small: ClassVar[bool] = False  # so that all sentences of small files can be shown

    @property
    def aligned_by(self) -> Literal["text", "sentence"]:
        return "sentence" if self.settings.conventions.tokens == "same" else "text"

    @property
    def why_whole(self) -> str:
        if self.settings.reading.missing_sentences != "fail":
            return "missing sentences (`missing_sentences=`) are found in whole files"
        return "all sentences are kept" if self.keep_trees else ""

    @property
    def _most(self) -> int:
        """The number of sentences that are kept of files that are cut."""
        is_first = self.settings.confusion is not None and self.sought is None
        if is_first or self.settings.sentence:
            return 0  # files are read once more, or sentences are named
        return SHOWN["html"] if self.settings.show is None else self.settings.show

    def count(self, *blocks: Block) -> ErrorTally:
        gold, *systems = (block.source() for block in blocks)
        by_name = dict(zip(self.names, systems, strict=True))
        judged, sought = found_mistakes(gold, by_name, self.settings), self.sought
        if self.settings.confusion is not None and blocks[0].is_whole:
            sought = parse_cell(
                self.settings.confusion, [system.confusion for system in judged.systems]
            )
        judged = judged._replace(systems=narrowed(judged.systems, sought, self.better))
        before = blocks[0].sentences_before
        tally = error_tally(judged, self.settings, self.better, sentences_before=before)
        if blocks[0].is_whole:
            return replace(tally, sought=sought, mistakes=judged.systems)
        assert blocks[0].format is not None
        places = [sentence.place for sentence in tally.named.values() if sentence.counts]
        places += self._best(tally.sentences)
        kept = BlockSentences(judged.systems, tuple(places), before, blocks[0].format)
        return replace(tally, kept=kept)

    def _best(self, sentences: SentenceCounts) -> list[int]:
        systems = deciding(self.names, self.better)
        return sentences.ordered(self.settings.sort, systems)[: self._most]

    def join(self, tallies: Iterable[ErrorTally], inputs: flow.Inputs) -> ErrorTally:
        counted: list[ErrorTally] = []
        kept: dict[int, KeptSentence] = {}
        best: list[SentenceCounts] = []
        for tally in tallies:
            if tally.mistakes:
                return tally
            counted.append(replace(tally, kept={}))
            if self.settings.sentence:
                kept |= taken(tally.kept, list(tally.kept))
            else:
                # Only the best sentences so far stay, however many blocks there are.
                sentences = SentenceCounts.joined([*best, tally.sentences.among(list(tally.kept))])
                numbers = self._best(sentences)
                best = [sentences.among(numbers)]
                kept |= taken(tally.kept, [row for row in numbers if row not in kept])
                kept = {row: kept[row] for row in numbers}
            del tally  # and its trees, before the next block is read
        joined = joined_errors(counted, inputs.hashes)
        for info in (joined.gold, *(system.file for system in joined.systems)):
            require_words(info.path, info.words)
        return replace(joined, sought=self.sought, kept=kept)


@dataclass(frozen=True, eq=False)
class BlockSentences(Mapping[int, KeptSentence]):
    """Sentences of a block that may be kept: each is judged when it is taken.

    Few sentences of later blocks are among the best of the file, and judging takes longer than
    counting. Another process sends all of them, judged, since it does not know the other blocks.
    """

    systems: tuple[Mistakes, ...]
    places: tuple[int, ...]
    before: int  # sentences of the gold file
    form: Format

    def __getitem__(self, place: int) -> KeptSentence:
        return self.judged([place])[place]

    def judged(self, places: Sequence[int]) -> dict[int, KeptSentence]:
        """Judge sentences, and write their gold trees, which is faster for many at a time."""
        assert self.form.dialect is not None
        gold = self.systems[0].pair.gold
        rows = np.array(places, dtype=np.int64) - self.before
        written = conll_sentences(gold.select(rows), self.form.dialect) if places else []
        return {
            place: KeptSentence(
                {
                    system.system: replace(system.judged(row), number=place + 1)
                    for system in self.systems
                },
                gold.origin.path,
                self.form.name,
                lines,
            )
            for place, row, lines in zip(places, rows.tolist(), written, strict=True)
        }

    def __iter__(self) -> Iterator[int]:
        return iter(self.places)

    def __len__(self) -> int:
        return len(self.places)

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.judged(self.places),)


def taken(sentences: Mapping[int, KeptSentence], places: Sequence[int]) -> dict[int, KeptSentence]:
    """Take some of the sentences of a block, which another process has judged already."""
    if isinstance(sentences, BlockSentences):
        return sentences.judged(places)
    return {place: sentences[place] for place in places}


def deciding(names: Sequence[str], better: tuple[str, str] | None) -> list[int]:
    """Number the systems whose chosen words order the sentences: all, or the worse of two."""
    return [names.index(name) for name in (better[1:] if better else names)]


class FoundMistakes(NamedTuple):
    """The errors of all systems, and the gold sentences that count."""

    systems: tuple[Mistakes, ...]
    kept: Bools


def found_mistakes(gold: Any, systems: Mapping[str, Any], settings: ErrorSettings) -> FoundMistakes:
    """Read and align everything, and judge all words."""
    entry = Entry(settings.conventions, settings.reading)
    reference = entry.gold(gold)
    contenders = entry.contenders(reference, systems)
    require_the_same_words(contenders)
    kept = entry.rows(reference, contenders)
    info, conventions = reference.source.info, settings.conventions
    mistakes = tuple(
        mistakes_in(info, contender, kept, conventions, settings) for contender in contenders
    )
    return FoundMistakes(mistakes, kept)


def narrowed(
    systems: tuple[Mistakes, ...], sought: MatrixCell | None, better: tuple[str, str] | None
) -> tuple[Mistakes, ...]:
    """Choose the errors in a cell of the matrix, and those that only one of two systems makes."""
    if sought is not None:
        systems = tuple(system.within(*sought) for system in systems)
    if better is not None:
        by_name = {system.system: system for system in systems}
        right, wrong = (by_name[name] for name in better)
        gained = ~right.wrong & wrong.chosen
        systems = tuple(system.among(gained) for system in systems)
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
    judged: FoundMistakes,
    settings: ErrorSettings,
    better: tuple[str, str] | None,
    *,
    sentences_before: int = 0,
) -> ErrorTally:
    """Count the errors of a block, given the number of gold sentences before it."""
    systems, kept = judged
    gold, counted = systems[0].pair.gold, systems[0].counted
    wrong = np.sum([system.wrong for system in systems], axis=0)
    chosen = np.array([_per_sentence(gold, system.chosen) for system in systems])
    places = np.flatnonzero(chosen.any(axis=0))
    reverse = 0
    if better is not None:
        by_name = {system.system: system.wrong for system in systems}
        reverse = int(np.count_nonzero(by_name[better[0]] & ~by_name[better[1]]))
    return ErrorTally(
        systems[0].gold,
        tuple(system.counts() for system in systems),
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
    for number in range(len(gold)):
        names.setdefault(gold.origin.sentence_id(number), number)
    for asked in map(str, settings.sentence):
        sentence = names.get(asked)
        is_name = sentence is not None
        if sentence is None and asked.isdecimal() and before < int(asked) <= before + len(gold):
            sentence = int(asked) - 1 - before
        if sentence is not None:
            yield asked, NamedPlace(sentence + before, bool(kept[sentence]), is_name)


def named_sentences(tally: ErrorTally, settings: ErrorSettings) -> tuple[int, ...] | None:
    """Give the numbers of the sentences that are asked for, from 0; None if none are."""
    return tuple(_place(tally, given) for given in settings.sentence) if settings.sentence else None


def _place(tally: ErrorTally, given: object) -> int:
    sentence = tally.named.get(str(given))
    if sentence is None:
        problem = f"there is no sentence {given} in {tally.gold.path}; give its sent_id or number"
        raise SettingError(problem, setting="sentence")
    if not sentence.counts:
        raise SettingError(f"the sentence {given} is left out or skipped", setting="sentence")
    return sentence.place
