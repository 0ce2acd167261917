"""Spans of words that trees respect: what they mean, where they come from, and their files.

Spans come from punctuation, from noun phrases, or from a file with one line per sentence, with
spans from word to word, counted from 0: ``0-1 2-4``.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any, get_args

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import MismatchError, ReadError, SettingError
from treeval.formats.files import as_path, load
from treeval.formats.reading import read_constituents
from treeval.formats.registry import format_by_suffix
from treeval.induction.dmv import kernels
from treeval.settings.choices import SpanConstraint
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank, ranges

CONSTRAINTS: tuple[SpanConstraint, ...] = get_args(SpanConstraint)
_KINDS = {"sprawl": 1, "loose": 2, "strict": 3}  # as kernels number them


@dataclass(frozen=True, eq=False)
class WordSpans:
    """Sentence s has the spans ``offsets[s]:offsets[s+1]``, from word to word of the sentence."""

    offsets: Ints
    begin: Ints
    end: Ints

    @staticmethod
    def of(sentences: Iterable[Sequence[tuple[int, int]]]) -> "WordSpans":
        """Make spans from lists, one per sentence."""
        listed = [list(spans) for spans in sentences]
        offsets = np.cumsum([0, *map(len, listed)], dtype=np.int64)
        flat = np.array([span for spans in listed for span in spans], dtype=np.int64)
        begin, end = flat.reshape(-1, 2).T
        return WordSpans(frozen(offsets), frozen(begin.copy()), frozen(end.copy()))

    def __len__(self) -> int:
        """Count the sentences."""
        return len(self.offsets) - 1

    @cached_property
    def sentences(self) -> Ints:
        """The sentence of each span."""
        return np.repeat(np.arange(len(self)), np.diff(self.offsets))

    def select(self, sentences: Ints) -> "WordSpans":
        """Keep some sentences, in the order in which they are given."""
        numbers = np.diff(self.offsets)[sentences]
        kept = ranges(self.offsets[sentences], numbers)
        offsets = np.append(0, np.cumsum(numbers, dtype=np.int64))
        return WordSpans(frozen(offsets), frozen(self.begin[kept]), frozen(self.end[kept]))

    def for_kernels(self, constraint: SpanConstraint) -> "kernels.SpansOfText":

        # What was sent from elsewhere is writable, and kernels are compiled for what is not.
        offsets, begin, end = map(frozen, (self.offsets, self.begin, self.end))
        return kernels.SpansOfText(offsets, begin, end, _KINDS[constraint])

    def require_fit(self, lengths: Ints, path: str) -> None:
        """Refuse spans of other sentences, or beyond the words of their sentence."""
        if len(self) != len(lengths):
            raise MismatchError(
                f"{path}: spans of {len(self):,} sentences, but the treebank has {len(lengths):,}; "
                "give one line per sentence"
            )
        wrong = np.flatnonzero(self.end >= lengths[self.sentences])
        if len(wrong):
            span = wrong[0]
            sentence = int(self.sentences[span])
            raise MismatchError(
                f"{path}:{sentence + 1}: the span {self.begin[span]}-{self.end[span]} leaves its "
                f"sentence of {lengths[sentence]} words; count words without punctuation, from 0"
            )


def parse_spans(path: str, data: bytes) -> WordSpans:
    """Read a file of spans; the path is for messages."""
    lists = []
    for number, line in enumerate(data.decode(errors="replace").splitlines(), start=1):
        try:
            pairs = [tuple(map(int, span.split("-", 1))) for span in line.split()]
            spans = [(begin, end) for begin, end in pairs]
        except ValueError:
            spans = [(1, 0)]
        if any(not 0 <= begin <= end for begin, end in spans):
            raise ReadError(f"{path}:{number}: is not a list of spans; write it as 0-1 2-4")
        lists.append(spans)
    return WordSpans.of(lists)


def between_marks(offsets: Ints, marks: Bools) -> WordSpans:
    """Runs of words between marks, counted without marks; a sentence of one run has no span."""
    lists = []
    for begin, end in pairwise(offsets.tolist()):
        words = np.flatnonzero(~marks[begin:end])
        ends = [*(np.flatnonzero(np.diff(words) > 1) + 1).tolist(), len(words)]
        runs = list(pairwise([0, *ends]))
        lists.append([(first, last - 1) for first, last in runs] if len(runs) > 1 else [])
    return WordSpans.of(lists)


def phrases(trees: Constituents, label: str = "NP") -> WordSpans:
    """Constituents of a label with two or more words, but not whole sentences."""
    is_wanted = trees.labels.isin((label,)) & ~trees.are_gappy & (trees.sizes > 1)
    is_wanted &= trees.sizes < trees.lengths[trees.node_sentences]
    lists: list[dict[tuple[int, int], None]] = [{} for _ in range(len(trees))]
    for node in np.flatnonzero(is_wanted).tolist():
        sentence = int(trees.node_sentences[node])
        start = int(trees.offsets[sentence])
        span = int(trees.first[node]) - start, int(trees.end[node]) - 1 - start
        lists[sentence][span] = None  # unary chains have the same words
    return WordSpans.of([list(spans) for spans in lists])


def respected(parents: Ints, offsets: Ints, spans: WordSpans) -> dict[str, Bools]:
    """Say for each span whether trees respect it in each way, and whether they do not tear it.

    A span is not torn if the heads outside of all its words lie on the same side of it.
    """
    size = len(spans.begin)
    begin, end = offsets[:-1][spans.sentences], offsets[1:][spans.sentences]
    # Each span beside each word of its sentence.
    owner, word = np.repeat(np.arange(size), end - begin), ranges(begin, end - begin)
    first, last = (begin + spans.begin)[owner], (begin + spans.end)[owner]
    head = parents[word]
    word_inside = (first <= word) & (word <= last)
    head_inside = (first <= head) & (head <= last)

    is_top = word_inside & ~head_inside
    tops = np.bincount(owner[is_top], minlength=size)
    top = np.zeros(size, dtype=np.int64)
    top[owner[is_top]] = word[is_top]
    side = np.where(head < 0, 0, np.where(head < first, 1, 2))[is_top]
    sides = [np.bincount(owner[is_top][side == one], minlength=size) for one in range(3)]

    taken_outside = ~word_inside & head_inside
    takers = np.bincount(owner[taken_outside], minlength=size)
    not_top = taken_outside & (head != top[owner])
    others = np.bincount(owner[not_top], minlength=size)
    one = tops == 1
    return {
        "sprawl": one,
        "loose": one & (others == 0),
        "strict": one & (takers == 0),
        "tear": one | ((sides[0] == 0) & ((sides[1] == 0) != (sides[2] == 0))),
    }


PUNCTUATION = "punctuation"


def spans_of(
    brackets: Any, trees: Treebank, marks: Bools | None, *, has_marks: bool = False
) -> WordSpans:
    """Find the spans of a treebank, counted in words that are not marks.

    ``brackets`` is the word punctuation, a path to spans or to constituency trees, or spans.
    ``has_marks`` says that the whole text, of which these trees are a part, has punctuation.
    """
    if isinstance(brackets, WordSpans):
        found, path = brackets, "brackets"
    elif brackets == PUNCTUATION:
        if marks is None or not (has_marks or marks.any()):
            problem = "there is no punctuation to find them by; name it with `strip_punct=`"
            raise SettingError(problem, setting="brackets")
        found, path = between_marks(trees.offsets, marks), trees.origin.path
    else:
        path = as_path(brackets)
        found = _from_file(path, trees, marks)
    kept = np.ones(trees.words, dtype=np.bool_) if marks is None else ~marks
    found.require_fit(np.bincount(trees.sentences[kept], minlength=len(trees)), path)
    return found


def _from_file(path: str, trees: Treebank, marks: Bools | None) -> WordSpans:
    if not holds_trees(path):
        return parse_spans(path, load(path))
    read = read_constituents(path).overt
    if read.words != trees.words:
        raise MismatchError(
            f"{path}: {read.words:,} words, but the treebank has {trees.words:,}; "
            "give trees of the same words"
        )
    return phrases(read if marks is None else read.without(words=marks))


def holds_trees(path: str) -> bool:
    """Whether the suffix of a file is one of constituency trees."""
    known = format_by_suffix(path)
    return known is not None and known.holds == "constituents"


def source_of(brackets: Any) -> str:
    """Say where brackets come from; those of gold trees make learning supervised."""
    if isinstance(brackets, WordSpans):
        return "given"
    if brackets == PUNCTUATION:
        return PUNCTUATION
    path = as_path(brackets)
    return f"noun phrases of {path} (supervised)" if holds_trees(path) else path
