"""A learnt lexicon of common cover links, and parsing with it."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import NamedTuple

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import SettingError
from treeval.kernels.ccl.arrays import (
    LABELS,
    CodedUtterances,
    Lexicon,
    Written,
    unwritten,
    working_space,
)
from treeval.models.ccl.compiled import parse
from treeval.models.ccl.parses import CclParses
from treeval.models.ccl.utterances import Punctuation, Utterances
from treeval.models.ngram.text import Text
from treeval.progress import Advance, Progress, silent
from treeval.tree.column import Column

_CHUNK = 20_000  # words parsed between two reports of progress


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
    marks = np.arange(_CHUNK, int(offsets[-1]), _CHUNK)
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
