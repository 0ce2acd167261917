"""A lexicon of common cover links: learning it from plain text, parsing with it, and its file.

Learning goes utterance by utterance; `docs/models/ccl.md` describes the arrays of the file.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import NamedTuple

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import SettingError
from treeval.induction.ccl.compiled import Learning, parse, rehash
from treeval.induction.ccl.kernels.arrays import (
    BEYOND,
    LABELS,
    LEARNT,
    SIZE,
    STOP,
    STRENGTHS,
    CodedUtterances,
    Lexicon,
    Store,
    Written,
    empty_lexicon,
    empty_store,
    unwritten,
    working_space,
)
from treeval.induction.ccl.parses import CclParses
from treeval.induction.ccl.utterances import MARKS, Punctuation, Utterances
from treeval.models.archive import Archive, damaged
from treeval.models.text import Text
from treeval.progress import Advance, Progress, silent
from treeval.tree.column import Column

_WORDS = 20_000  # words parsed between two reports of progress


@dataclass(frozen=True, eq=False)
class CCLModel:
    """The words of a lexicon, their points, and which marks it was learnt with."""

    words: tuple[str, ...]
    lexicon: Lexicon
    punctuation: Punctuation
    compatible: bool  # learnt as the reference program learns

    @property
    def labels(self) -> int:
        """How many labels of a point count."""
        return int(self.lexicon.points.shape[1]) - LABELS

    @property
    def signature(self) -> str:
        return f"ccl,labels:{self.labels},compatible:{'yes' if self.compatible else 'no'}"

    def parse(
        self,
        text: Text,
        *,
        by_tags: bool | None = None,
        jobs: int = 1,
        progress: Progress = silent,
    ) -> CclParses:
        """Parse sentences on several threads; their tags, if any, distinguish marks from words.

        ``by_tags`` says whether tags know marks, which by default the sentences themselves show.
        """
        if jobs < 1:
            raise SettingError(f"{jobs} jobs; choose at least 1")
        utterances = self.punctuation.utterances(text, by_tags=by_tags)
        corpus = CodedUtterances(
            utterances.offsets, self._coded(utterances.words), utterances.stops
        )
        bounds = _bounds(utterances.offsets)

        def parsed(begin: int, end: int) -> _ParsedUtterances:
            lengths = utterances.lengths[begin:end]
            written = unwritten(end - begin, int(lengths.sum()))
            parse(
                self.lexicon, corpus, working_space(int(lengths.max()), self.labels), begin, written
            )
            return _tidied(written, lengths)

        parts = []
        with ThreadPoolExecutor(jobs) as threads:
            for end, part in zip(
                bounds[1:], threads.map(parsed, bounds[:-1], bounds[1:]), strict=True
            ):
                parts.append(part)
                progress(Advance("parsing", end, len(utterances)))
        return _assembled(utterances, parts)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {word: number for number, word in enumerate(self.words)}

    def _coded(self, words: Column) -> Ints:
        numbers = map(self._numbers.get, words.strings, repeat(-1))
        codes = np.fromiter(numbers, np.int32, len(words.strings))
        return frozen(codes[words.codes])


def _bounds(offsets: Ints) -> list[int]:
    """Divide utterances into parts of about the same number of words."""
    last = len(offsets) - 1
    marks = np.arange(_WORDS, int(offsets[-1]), _WORDS)
    inner = np.unique(np.searchsorted(offsets, marks)).tolist()
    return [0, *(bound for bound in inner if 0 < bound < last), last] if last else [0]


class _ParsedUtterances(NamedTuple):
    """Some utterances, parsed; with the number of links and of brackets of each."""

    links: Ints
    link_counts: Ints
    brackets: Ints
    bracket_counts: Ints


def _tidied(written: Written, lengths: Ints) -> _ParsedUtterances:
    """Sort the brackets, each once, and add that of the whole utterance."""
    sentences = np.repeat(np.arange(len(lengths)), np.diff(written.bracket_offsets))
    filled = np.flatnonzero(lengths > 0)
    wholes = np.stack([np.zeros_like(filled), lengths[filled]], axis=1).astype(np.int32)
    rows = np.concatenate([written.brackets[: written.bracket_offsets[-1]], wholes])
    sentences = np.concatenate([sentences, filled])
    order = np.lexsort((rows[:, 1], rows[:, 0], sentences))
    rows, sentences = rows[order], sentences[order]
    differs = np.diff(sentences, prepend=-1) != 0
    differs |= (np.diff(rows, axis=0, prepend=-1) != 0).any(axis=1)
    return _ParsedUtterances(
        written.links[: written.link_offsets[-1]],
        np.diff(written.link_offsets),
        rows[differs],
        np.bincount(sentences[differs], minlength=len(lengths)),
    )


def _assembled(utterances: Utterances, parts: list[_ParsedUtterances]) -> CclParses:
    nothing = _ParsedUtterances(
        np.zeros((0, 3), np.int32),
        np.zeros(1, np.int64),
        np.zeros((0, 2), np.int32),
        np.zeros(1, np.int64),
    )
    links, link_counts, brackets, bracket_counts = (
        np.concatenate(column) for column in zip(nothing, *parts, strict=True)
    )
    return CclParses(
        utterances,
        frozen(links),
        frozen(np.cumsum(link_counts)),
        frozen(brackets),
        frozen(np.cumsum(bracket_counts)),
    )


KIND, VERSION = "ccl", 1


def write_ccl(model: CCLModel, path: str) -> None:
    settings = {
        "stopping": sorted(model.punctuation.stopping),
        "dropped": sorted(model.punctuation.dropped),
        "compatible": model.compatible,
    }
    Archive(KIND, VERSION, settings, model.lexicon._asdict(), {"words": model.words}).write(path)


def ccl_in(archive: Archive, path: str) -> CCLModel:
    """Read the model that an archive holds; the path is for messages."""
    archive.require_version(path, VERSION)
    try:
        settings, words = archive.settings, tuple(archive.strings["words"])
        lexicon = Lexicon(*(archive.arrays[name] for name in Lexicon._fields))
        punctuation = Punctuation(frozenset(settings["stopping"]), frozenset(settings["dropped"]))
        compatible = bool(settings["compatible"])
    except (KeyError, TypeError):
        raise damaged(path) from None
    if not _is_sound(lexicon, len(words)):
        raise damaged(path)
    return CCLModel(words, _frozen(lexicon), punctuation, compatible)


def _frozen(lexicon: Lexicon) -> Lexicon:
    return Lexicon(*(frozen(np.ascontiguousarray(array)) for array in lexicon))


def _is_sound(lexicon: Lexicon, words: int) -> bool:
    """Say whether the arrays fit together: compiled code follows them without looking."""
    first, points, amounts = lexicon
    types = [np.dtype(np.int32), np.dtype(np.int32), np.dtype(np.float32)]
    if [array.dtype for array in lexicon] != types or any(array.ndim != 2 for array in lexicon):
        return False
    number, ranks = len(points), points.shape[1] - LABELS
    if first.shape != (words, 2) or amounts.shape != (number, STRENGTHS + ranks) or ranks < 1:
        return False
    beyond, labels = points[:, BEYOND], points[:, LABELS:]
    return bool(
        ((first >= -1) & (first < number)).all()
        and ((beyond == -1) | ((beyond > np.arange(number)) & (beyond < number))).all()
        and ((points[:, SIZE] >= 0) & (points[:, SIZE] <= ranks)).all()
        and ((labels >= 0) & (labels < 2 * max(words, 1))).all()
        and (points[:, [LEARNT, STOP]] >= 0).all()
    )


_UTTERANCES = 500  # utterances between two reports of progress


@dataclass(frozen=True)
class CCLTrainer:
    """Settings of learning.

    ``labels`` is how many labels of a point count. ``compatible`` learns as the reference program
    does, which loses some labels; without it, learning is as the paper says.
    """

    punctuation: Punctuation = MARKS
    labels: int = 10
    compatible: bool = False

    def __post_init__(self) -> None:
        """Refuse settings that make no sense."""
        if self.labels < 1:
            raise SettingError(f"{self.labels} labels; choose at least 1")

    def train(
        self,
        text: Text,
        rng: np.random.Generator | None = None,
        *,
        progress: Progress = silent,
    ) -> CCLModel:
        """Learn from sentences in their order; their tags, if any, separate marks from words.

        Nothing is drawn from ``rng``.
        """
        del rng
        utterances = self.punctuation.utterances(text)
        words, total = utterances.words, len(utterances)
        if not len(words):
            raise SettingError("the training text has no words; is it the right file?")
        corpus = CodedUtterances(utterances.offsets, words.codes, utterances.stops)
        learning = Learning(working_space(int(utterances.lengths.max()), self.labels))
        lexicon = empty_lexicon(len(words.strings), 4 * len(words.strings) + 64, self.labels)
        store, done = empty_store(1 << 16), 0
        while done < total:
            end = min(total, done + _UTTERANCES)
            done, needed = learning.learn(
                lexicon, store, corpus, done, end, compatible=self.compatible
            )
            if done < end:
                lexicon, store = _enlarged(lexicon, store, needed, self.labels)
            progress(Advance("learning", done, total))
        points = int(store.taken[0])
        learnt = Lexicon(
            lexicon.first, lexicon.points[:points].copy(), lexicon.amounts[:points].copy()
        )
        return CCLModel(words.strings, _read_only(learnt), self.punctuation, self.compatible)


def _read_only(lexicon: Lexicon) -> Lexicon:
    return Lexicon(*(frozen(array.view()) for array in lexicon))


def _enlarged(lexicon: Lexicon, store: Store, events: int, labels: int) -> tuple[Lexicon, Store]:
    """The same lexicon with twice the room, and as much more as these events need."""
    points = len(lexicon.points)
    larger = empty_lexicon(len(lexicon.first), 2 * points + events, labels)
    larger.first[:] = lexicon.first
    larger.points[:points] = lexicon.points
    larger.amounts[:points] = lexicon.amounts
    keys = max(2 * len(store.keys), 2 * (int(store.taken[1]) + events * labels))
    wider = empty_store(1 << (keys - 1).bit_length())
    rehash(store, wider)
    wider.taken[:] = store.taken
    return larger, wider
