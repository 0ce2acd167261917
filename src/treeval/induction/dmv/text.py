"""Text as the model reads it, sentences of tags; and its parts, which are worked on in parallel.

Work is cut into parts by its size alone, and parts are added up in order, so that results are the
same whoever does the work. A part holds its sentences itself, one or two bytes per word: to send
them again for every pass takes less than the numbers that are sent and come back with them.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import NamedTuple, Protocol, TypeVar

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import MismatchError, SettingError
from treeval.induction.dmv import kernels
from treeval.induction.dmv.spans import WordSpans
from treeval.settings.choices import SpanConstraint
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank, ranges

# Tags of the Penn Treebank and of Universal Dependencies that behave alike.
FAMILIES: dict[str, frozenset[str]] = {
    "nouns": frozenset("NN NNS NNP NNPS NOUN PROPN".split()),
    "verbs": frozenset("VB VBD VBG VBN VBP VBZ MD VERB AUX".split()),
    "adjectives": frozenset("JJ JJR JJS ADJ".split()),
    "adverbs": frozenset("RB RBR RBS WRB ADV".split()),
    "pronouns": frozenset("PRP PRP$ WP WP$ EX PRON".split()),
    "determiners": frozenset("DT PDT WDT DET".split()),
    "particles": frozenset("IN TO RP ADP SCONJ PART".split()),
}


# Charts grow with the square of a sentence's length: of one with 2,000 words, to 500 megabytes.
LONGEST = 2_000


@dataclass(frozen=True, eq=False)
class Tagged:
    """Sentence i owns the words ``offsets[i]:offsets[i+1]``; word w has ``tags[codes[w]]``."""

    tags: tuple[str, ...]
    codes: Ints
    offsets: Ints

    def __len__(self) -> int:
        """Count the sentences."""
        return len(self.offsets) - 1

    @property
    def words(self) -> int:
        return len(self.codes)

    @cached_property
    def lengths(self) -> Ints:
        return frozen(np.diff(self.offsets))

    def take(self, words: Ints) -> "Tagged":
        """Keep some words, given in order; sentences stay, even if none of theirs is kept."""
        if len(words) == self.words:
            return self
        return Tagged(self.tags, frozen(self.codes[words]), np.searchsorted(words, self.offsets))

    def coded_as(self, tags: tuple[str, ...]) -> "Tagged":
        """Give the words the codes of other tags; those missing there come after them."""
        if tags == self.tags:
            return self
        known = set(tags)
        tags += tuple(tag for tag in self.tags if tag not in known)
        place = {tag: code for code, tag in enumerate(tags)}
        translation = np.array([place[tag] for tag in self.tags], dtype=np.int32)
        return Tagged(tags, frozen(translation[self.codes]), self.offsets)


def tagged(treebank: Treebank, column: str, *, has_tags: bool = False) -> Tagged:
    """Read the tags of a treebank from one of its columns; only tags that occur are listed.

    ``has_tags`` says that the whole text, of which the treebank is a part, has some.
    """
    tags = treebank.column(column)
    if treebank.words and not has_tags and tags.isin(("_",)).all():
        raise MismatchError(
            f"{treebank.origin.path}: the column {column.upper()} is empty; "
            "choose another column of tags"
        )
    longest = int(treebank.lengths.max(initial=0))
    if longest > LONGEST:
        word = treebank.offsets[int(treebank.lengths.argmax())]
        raise SettingError(
            f"{treebank.origin.path}:{treebank.origin.line(int(word))}: a sentence of {longest:,} "
            f"words; leave out sentences of more than {LONGEST:,}"
        )
    return coded(tags, treebank.offsets)


def coded(column: Column, offsets: Ints) -> Tagged:
    """Number the tags that occur in alphabetical order."""
    present = np.unique(column.codes)
    tags = sorted(column.strings[code] for code in present.tolist())
    place = {tag: code for code, tag in enumerate(tags)}
    translation = np.array([place.get(tag, -1) for tag in column.strings], dtype=np.int32)
    codes = translation[column.codes] if len(column) else np.zeros(0, dtype=np.int32)
    return Tagged(tuple(tags), frozen(codes), frozen(offsets.astype(np.int64)))


def short(treebank: Treebank, max_length: int | None) -> Treebank:
    """Keep the sentences that have words, but not more than ``max_length``."""
    kept = sentences_up_to(treebank, max_length)
    return treebank if len(kept) == len(treebank) else treebank.select(kept)


def sentences_up_to(treebank: Treebank, max_length: int | None) -> Ints:
    """Number the sentences that have words, but not more than ``max_length``."""
    if max_length is not None and max_length < 1:
        raise SettingError(f"a maximum length of {max_length} leaves no sentence")
    return np.flatnonzero(
        (treebank.lengths > 0) & (treebank.lengths <= (max_length or treebank.words))
    )


T = TypeVar("T")
R = TypeVar("R")

_PART = 100_000  # cubed words: less than a millisecond of summing over trees
_MOST_PARTS = 64
_BUNDLE = 50_000_000  # cubed words: about a tenth of a second
_FEWEST_BUNDLES = 8  # unless there are fewer parts


class PartMapper(Protocol):
    """Applies a function to all parts and gives the results in order, whoever does the work."""

    def __call__(self, function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]: ...


class SpanLimits(NamedTuple):
    """The spans of a text, and how trees must respect them."""

    spans: WordSpans
    constraint: SpanConstraint


FREE = SpanLimits(WordSpans.of([]), "sprawl")  # no limits; it is recognised by identity
_NONE = frozen(np.zeros(0, dtype=np.int64))


class SentencePart(NamedTuple):
    """Some sentences of a text, ordered by length; all of them have words."""

    codes: Ints
    lengths: Ints
    log_scales: Floats | None = None  # [word]: log of a factor for the weights of taking the word
    limits: SpanLimits | None = None
    of_words: Floats | None = None  # [word, ...]: further numbers that the work needs
    of_arcs: Floats | None = None  # [head, dependent] of one sentence after the other

    @property
    def for_kernels(self) -> "kernels.ChosenSentences":
        """All sentences of the part, in arrays of the types that kernels are compiled for."""
        spans = kernels.SpansOfText(_NONE, _NONE, _NONE, 0)
        if self.limits is not None:
            spans = self.limits.spans.for_kernels(self.limits.constraint)
        scales = np.zeros(len(self.codes)) if self.log_scales is None else self.log_scales
        return kernels.ChosenSentences(
            frozen(self.codes.astype(np.int32)),
            frozen(np.append(0, np.cumsum(self.lengths, dtype=np.int64))),
            frozen(np.arange(len(self.lengths))),
            frozen(scales),
            spans,
        )


class CutText(NamedTuple):
    """Parts of a text, and which of its sentences and words they hold."""

    text: Tagged
    chosen: list[Ints]
    words: list[Ints]
    parts: list[SentencePart]


def cut_up(
    text: Tagged,
    limits: SpanLimits = FREE,
    *,
    chosen: Ints | None = None,
    log_scales: Floats | None = None,
    of_words: Floats | None = None,
    of_arcs: Floats | None = None,
    number: int | None = None,
) -> CutText:
    """Cut a text, or the chosen sentences of it, and all that belongs to their words and arcs.

    Unless their number is given, there are as many parts as pay.
    """
    kept = np.flatnonzero(text.lengths) if chosen is None else chosen
    divided = _divided(text.lengths, kept, number)
    words = [ranges(text.offsets[own], text.lengths[own]) for own in divided]
    codes = text.codes.astype(np.min_scalar_type(max(len(text.tags) - 1, 0)))
    lengths = text.lengths.astype(np.min_scalar_type(text.lengths.max(initial=0)))
    arcs = arc_offsets(text.lengths)
    parts = [
        SentencePart(
            codes[of_part],
            lengths[own],
            None if log_scales is None else log_scales[of_part],
            None if limits is FREE else limits._replace(spans=limits.spans.select(own)),
            None if of_words is None else of_words[of_part],
            None if of_arcs is None else of_arcs[arcs_of_sentences(arcs, own)],
        )
        for own, of_part in zip(divided, words, strict=True)
    ]
    return CutText(text, divided, words, parts)


def _divided(lengths: Ints, chosen: Ints, number: int | None) -> list[Ints]:
    """Divide sentences into parts that take about the same time, those of equal length together."""
    ordered = chosen[np.argsort(lengths[chosen], kind="stable")]
    costs = np.cumsum(lengths[ordered].astype(np.float64) ** 3)
    if not len(costs):
        return []
    if number is None:
        number = int(np.clip(costs[-1] // _PART, 1, _MOST_PARTS))
    cuts = np.searchsorted(costs, costs[-1] * np.arange(1, number) / number)
    return [part for part in np.split(ordered, cuts) if len(part)]


def arc_offsets(lengths: Ints) -> Ints:
    """Where the arcs of each sentence begin: those of n words are n² numbers."""
    return frozen(np.concatenate([[0], np.cumsum(lengths.astype(np.int64) ** 2)]))


def arcs_of_sentences(offsets: Ints, sentences: Ints) -> Ints:
    """Number the arcs of some sentences, given where those of each begin."""
    return ranges(offsets[sentences], offsets[sentences + 1] - offsets[sentences])


def in_threads(function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """Work on all cores of this machine."""
    listed = list(items)
    return map(function, listed) if len(listed) <= 1 else _pool().map(function, listed)


def one_after_another(function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """Work on one core."""
    return map(function, items)


def bundled(mapper: PartMapper) -> PartMapper:
    """Send small parts several at a time: a task takes longer to be sent than a part to be done."""

    def spread(function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        listed = list(items)
        size = _bundle_size([one for one in listed if isinstance(one, SentencePart)])
        bundles = [listed[first : first + size] for first in range(0, len(listed), size)]
        for found in mapper(partial(_each, function), bundles):
            yield from found

    return spread


def _bundle_size(parts: list[SentencePart]) -> int:
    """How many parts a bundle has: as many as pay, but so that some workers have their share."""
    costs = sum(float((part.lengths.astype(np.float64) ** 3).sum()) for part in parts)
    bundles = max(costs // _BUNDLE, _FEWEST_BUNDLES, 1)
    return max(1, int(len(parts) // bundles))


def _each(function: Callable[[T], R], bundle: list[T]) -> list[R]:
    return list(map(function, bundle))


@cache
def _pool() -> ThreadPoolExecutor:
    """Threads for all kernels, which hold no lock; started once, as EM needs them again soon."""
    return ThreadPoolExecutor(number_of_cores(), "dmv")


def number_of_cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


if hasattr(os, "register_at_fork"):  # threads do not survive one
    os.register_at_fork(after_in_child=_pool.cache_clear)
