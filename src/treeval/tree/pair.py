"""Gold and predicted trees over the same text: the input of a metric."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.errors import MismatchError, TextMismatchError
from treeval.tree.alignment import Alignment, SharedTokens, align, shared_tokens
from treeval.tree.column import Column
from treeval.tree.enhanced import Edges, enhanced_edges
from treeval.tree.surface import Surface, surface
from treeval.tree.treebank import Treebank, sentences_before

_Worth: TypeAlias = Bools | Ints | Floats
_CONTEXT = 10
_SAME_CHARACTERS = (
    "gold and predicted files must hold the same characters, apart from spaces; if sentences are "
    "missing, set `missing_sentences=`"
)


def _none() -> Ints:
    return frozen(np.zeros(0, dtype=np.int64))


@dataclass(frozen=True, eq=False)
class Pair:
    """The gold and the predicted treebank, and which predicted word is which gold word."""

    gold: Treebank
    predicted: Treebank
    alignment: Alignment
    shared: SharedTokens
    gold_surface: Surface
    predicted_surface: Surface
    missing: Ints = field(default_factory=_none)  # gold sentences that the output lacks
    _remembered: dict[Hashable, Bools] = field(default_factory=dict, repr=False)
    _derived: dict[tuple[str, int], tuple[object, Any]] = field(default_factory=dict, repr=False)

    def remember(self, key: Hashable, judge: Callable[[], Bools]) -> Bools:
        """Judge words once for all metrics that ask the same question."""
        if key not in self._remembered:
            self._remembered[key] = frozen(judge())
        return self._remembered[key]

    def _derive(self, what: str, worth: _Worth, derive: Callable[[], Any]) -> Any:
        """Derive something from an array once; not if the array may still change."""
        if worth.flags.writeable:
            return derive()
        key = what, id(worth)
        if key not in self._derived:
            self._derived[key] = worth, derive()  # while the array is kept, its id is its own
        return self._derived[key][1]

    @cached_property
    def every_gold(self) -> Bools:
        """True for each gold word."""
        return frozen(np.ones(self.gold.words, dtype=np.bool_))

    @cached_property
    def every_predicted(self) -> Bools:
        """True for each predicted word."""
        return frozen(np.ones(self.predicted.words, dtype=np.bool_))

    def of_aligned_gold(self, worth: _Worth) -> Any:
        """Give the values of the gold words that are aligned."""
        return self._derive("aligned gold", worth, lambda: frozen(worth.take(self.alignment.gold)))

    def of_aligned_predicted(self, worth: _Worth) -> Any:
        """Give the values of the predicted words that are aligned."""
        return self._derive(
            "aligned predicted", worth, lambda: frozen(worth.take(self.alignment.predicted))
        )

    @cached_property
    def predicted_rows(self) -> Ints:
        """The gold sentence in which each predicted word starts."""
        if self.has_same_sentences:
            return self.gold.sentences
        return self.rows_at(self.predicted_surface.starts[self.predicted_surface.token_of_word])

    @cached_property
    def has_same_sentences(self) -> bool:
        return self.alignment.is_identity and np.array_equal(
            self.gold.offsets, self.predicted.offsets
        )

    def sum_gold(self, worth: _Worth) -> Floats:
        """Sum the values of the gold words of each gold sentence; true counts as 1."""
        return self._sums("gold", worth, self.gold.offsets)

    def sum_aligned(self, worth: _Worth) -> Floats:
        """Sum the values of the aligned words of each gold sentence."""
        return self._sums("aligned", worth, self._aligned_offsets)

    def sum_predicted(self, worth: _Worth) -> Floats:
        """Sum the values of the predicted words that start in each gold sentence."""
        return self._sums("predicted", worth, self.predicted_offsets)

    def _sums(self, what: str, worth: _Worth, offsets: Ints) -> Floats:
        sums: Floats = self._derive(f"sums of {what}", worth, lambda: _sums(worth, offsets))
        return sums

    @cached_property
    def _aligned_offsets(self) -> Ints:
        if len(self.alignment) == self.gold.words:
            return self.gold.offsets
        if self.alignment.gold is self.shared.gold:  # there are no multiword tokens
            return self.shared_tokens_before
        return np.searchsorted(self.alignment.gold, self.gold.offsets)

    @cached_property
    def predicted_offsets(self) -> Ints:
        """The predicted words from ``[i]`` to ``[i + 1]`` start in gold sentence i."""
        if self.has_same_sentences:
            return self.gold.offsets
        if not len(self.predicted.multiwords):
            return self.predicted_tokens_before
        return self.predicted_surface.first_words[self.predicted_tokens_before]

    @cached_property
    def predicted_tokens_before(self) -> Ints:
        """The number of predicted tokens that start before each gold sentence, then of all."""
        starts = self.predicted_surface.starts[:-1]
        return np.searchsorted(starts, self.gold_surface.sentence_starts)

    @cached_property
    def shared_tokens_before(self) -> Ints:
        """The number of tokens of both sides before each gold sentence, then of all."""
        return np.searchsorted(self.shared.gold, self.gold_surface.sentence_tokens)

    def rows_at(self, characters: Ints) -> Ints:
        """Give the gold sentence in which each character lies."""
        starts = self.gold_surface.sentence_starts
        return frozen(np.searchsorted(starts[1:-1], characters, side="right").astype(np.int32))

    def agree(self, gold: Column, predicted: Column) -> Bools:
        """Compare two columns over the aligned words."""
        known = predicted.coded_as(gold)
        if self.alignment.is_identity:
            return np.asarray(gold.codes == known)
        aligned = self.alignment
        return np.asarray(gold.codes.take(aligned.gold) == known.take(aligned.predicted))

    @cached_property
    def edges(self) -> tuple[Edges, Edges]:
        """The enhanced graphs of gold and predicted trees."""
        return enhanced_edges(self.gold), enhanced_edges(self.predicted)

    @cached_property
    def same_heads(self) -> Bools:
        """Say for each aligned word whether the heads are aligned, or are both the root."""
        predicted_heads = self.predicted.parents.take(self.alignment.predicted)
        gold_heads = self.gold.parents.take(self.alignment.gold)
        as_gold = self.alignment.gold_of_predicted.take(predicted_heads)
        return np.asarray(
            np.where(predicted_heads < 0, gold_heads < 0, (as_gold == gold_heads) & (as_gold >= 0))
        )


def _sums(worth: _Worth, offsets: Ints) -> Floats:
    """Sum between offsets; the words of a row are consecutive, in the order of the rows."""
    if worth.dtype.kind == "f":
        # Differences of running sums would lose digits, except with whole numbers.
        rows = np.repeat(np.arange(len(offsets) - 1), np.diff(offsets))
        return np.bincount(rows, worth, minlength=len(offsets) - 1).astype(np.float64)
    before = np.zeros(len(worth) + 1, dtype=np.int32)
    np.cumsum(worth, out=before[1:])
    return np.diff(before[offsets]).astype(np.float64)


def pair(
    gold: Treebank,
    predicted: Treebank,
    *,
    same_tokens: bool = False,
    gold_surface: Surface | None = None,
) -> Pair:
    """Align two treebanks over the same text; ``same_tokens`` requires the words to be equal.

    Several predictions may share the surface of the gold treebank, if it is given.

    >>> gold, parsed = treeval.read("gold/en.conllu"), treeval.read("systems/birch/en.conllu")
    >>> int(treeval.pair(gold, parsed).same_heads.sum())
    355
    """
    for side in (gold, predicted):
        if not hasattr(side, "multiwords"):  # what only dependencies have
            raise MismatchError(f"{side!r} holds no dependencies; compare it with treeval.score")
    gold_surface, predicted_surface = gold_surface or surface(gold), surface(predicted)
    if same_tokens:
        require_same_tokens(gold, predicted)
    shared = require_same_text(gold_surface, predicted_surface)
    alignment = align(gold_surface, predicted_surface, shared)
    return Pair(gold, predicted, alignment, shared, gold_surface, predicted_surface)


def require_same_text(
    gold: Surface, predicted: Surface, remedy: str = _SAME_CHARACTERS
) -> SharedTokens:
    """Raise an error at the first character that differs; otherwise, give the tokens of both."""
    shared = shared_tokens(gold, predicted)
    if not _is_same_text(gold, predicted, shared):
        raise _text_mismatch(gold, predicted, remedy)
    return shared


def _is_same_text(gold: Surface, predicted: Surface, shared: SharedTokens) -> bool:
    """Compare shared tokens one by one, and the text between them as a whole."""
    if gold.starts[-1] != predicted.starts[-1]:
        return False
    ours, theirs = gold.tokens.take(shared.gold), predicted.tokens.take(shared.predicted)
    return bool(ours.equals(theirs).all()) and (
        "".join(_others(gold.tokens, shared.gold))
        == "".join(_others(predicted.tokens, shared.predicted))
    )


def _others(tokens: Column, shared: Ints) -> Column:
    unshared = np.ones(len(tokens), dtype=np.bool_)
    unshared[shared] = False
    return tokens.take(np.flatnonzero(unshared))


def _text_mismatch(gold: Surface, predicted: Surface, remedy: str) -> TextMismatchError:
    at = _first_difference(gold.text, predicted.text)
    return TextMismatchError(
        f"{_place(gold, at)} and {_place(predicted, at)}: the texts differ: "
        f"{_around(gold.text, at)} against {_around(predicted.text, at)}; {remedy}"
    )


def _first_difference(a: str, b: str) -> int:
    shorter = min(len(a), len(b))
    codes_a, codes_b = (
        np.frombuffer(text[:shorter].encode("utf-32-le"), dtype=np.uint32) for text in (a, b)
    )
    different = codes_a != codes_b
    return int(np.argmax(different)) if different.any() else shorter


def _place(side: Surface, character: int) -> str:
    treebank = side.treebank
    if not treebank.words:
        return treebank.origin.path
    word = side.word_at(character)
    name = treebank.origin.sentence_id(int(treebank.sentences[word]))
    line = f"{treebank.origin.path}:{treebank.origin.line(word)}"
    return f"{line} (sentence {name})" if name else line


def _around(text: str, at: int) -> str:
    before, after = text[max(0, at - _CONTEXT) : at], text[at : at + _CONTEXT]
    return repr(f"{before}⟂{after}") if after else f"{before!r} (file ends here)"


def in_words_of(gold: Treebank, predicted: Treebank) -> Treebank:
    """Give predicted words the forms of the gold words with the same number."""
    require_same_lengths(gold, predicted)
    return replace(predicted.replaced(form=gold.columns["form"]), multiwords=gold.multiwords)


def require_same_tokens(gold: Treebank, predicted: Treebank) -> None:
    """Raise an error at the first sentence or word that differs."""
    require_same_lengths(gold, predicted)
    wrong = np.flatnonzero(~gold.columns["form"].equals(predicted.columns["form"]))
    if len(wrong):
        word = int(wrong[0])
        raise MismatchError(
            f"{predicted.origin.path}:{predicted.origin.line(word)}: the word is "
            f"{predicted.columns['form'][word]!r}, but {gold.columns['form'][word]!r} in "
            f"{gold.origin.path}; set `tokens=` to align"
        )


def require_same_lengths(gold: Treebank, predicted: Treebank) -> None:
    """Raise an error at the first sentence with another number of words."""
    longest = min(len(gold), len(predicted))
    different = np.flatnonzero(gold.lengths[:longest] != predicted.lengths[:longest])
    if len(different):
        sentence = int(different[0])
        at = f"{predicted.origin.path}:{predicted.origin.line(int(predicted.offsets[sentence]))}"
        raise MismatchError(
            f"{at}: sentence {sentences_before(predicted) + sentence + 1} has "
            f"{predicted.lengths[sentence]} words, "
            f"but {gold.lengths[sentence]} in {gold.origin.path}; set `tokens=` to align"
        )
    if len(gold) != len(predicted):
        raise MismatchError(
            f"{predicted.origin.path}: {sentences_before(predicted) + len(predicted)} sentences, "
            f"but {sentences_before(gold) + len(gold)} in {gold.origin.path}; "
            "set `tokens=` to align"
        )
