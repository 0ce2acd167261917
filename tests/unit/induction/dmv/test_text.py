"""Text as sentences of tags, and its parts, each with all that belongs to its sentences."""

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import MismatchError, SettingError
from treeval.induction.dmv.spans import WordSpans
from treeval.induction.dmv.text import (
    LONGEST,
    SentencePart,
    SpanLimits,
    Tagged,
    arc_offsets,
    bundled,
    cut_up,
    in_threads,
    one_after_another,
    short,
    tagged,
)
from treeval.tree.treebank import Treebank

LENGTHS = np.array([3, 0, 30, 2, 25, 3, 60])


@pytest.fixture
def text() -> Tagged:
    offsets = np.append(0, np.cumsum(LENGTHS))
    codes = np.random.default_rng(1).integers(0, 300, offsets[-1])
    return Tagged(tuple(f"T{code}" for code in range(300)), codes, offsets)


def test_every_sentence_with_words_is_in_one_part_the_shortest_first(text: Tagged) -> None:
    cut = cut_up(text)
    assert len(cut.parts) == 2  # 258,678 cubed words, in parts of 100,000 or more
    assert np.concatenate(cut.chosen).tolist() == [3, 0, 5, 4, 2, 6]
    assert sorted(np.concatenate(cut.words).tolist()) == list(range(text.words))
    for words, part in zip(cut.words, cut.parts, strict=True):
        assert part.codes.tolist() == text.codes[words].tolist()
        assert part.codes.dtype == np.uint16  # as small as 300 tags allow


def test_what_belongs_to_words_arcs_and_spans_goes_with_them(text: Tagged) -> None:
    spans = WordSpans.of([[(0, number)] if length else [] for number, length in enumerate(LENGTHS)])
    arcs = np.arange(arc_offsets(text.lengths)[-1], dtype=np.float64)
    cut = cut_up(
        text,
        SpanLimits(spans, "loose"),
        of_words=np.arange(text.words, dtype=np.float64),
        of_arcs=arcs,
        number=3,
    )
    for chosen, words, part in zip(cut.chosen, cut.words, cut.parts, strict=True):
        assert part.of_words is not None
        assert part.of_arcs is not None
        assert part.limits is not None
        assert part.of_words.tolist() == words.tolist()
        first = arc_offsets(text.lengths)[chosen]
        expected = np.concatenate(
            [np.arange(a, a + n * n) for a, n in zip(first, LENGTHS[chosen], strict=True)]
        )
        assert part.of_arcs.tolist() == expected.tolist()
        assert part.limits.spans.end.tolist() == chosen.tolist()


def test_a_text_without_words_has_no_parts() -> None:
    assert cut_up(Tagged((), np.zeros(0, dtype=np.int32), np.array([0, 0]))).parts == []


def test_parts_that_were_sent_are_as_kernels_want_them(text: Tagged) -> None:
    limits = SpanLimits(WordSpans.of([[] for _ in LENGTHS]), "sprawl")
    sent = deepcopy(cut_up(text, limits).parts[0])
    arrays = [*sent.for_kernels[:4], *sent.for_kernels.spans[:3]]
    assert not any(array.flags.writeable for array in arrays)


def test_small_parts_are_sent_together_and_large_ones_alone(text: Tagged) -> None:
    sizes = []

    def mapper(function: Callable[[Any], Any], items: Iterable[Any]) -> Iterator[Any]:
        for item in items:
            sizes.append(len(item))
            yield function(item)

    def words(part: SentencePart) -> int:
        return len(part.codes)

    small = cut_up(text).parts * 20  # of about 130,000 cubed words
    assert [*bundled(mapper)(words, small)] == [len(part.codes) for part in small]
    assert sizes == [5] * 8
    sizes.clear()
    long = np.array([0, 400])
    large = [SentencePart(np.zeros(400, dtype=np.uint8), np.diff(long))] * 20  # of 64 million
    assert [*bundled(mapper)(words, large)] == [400] * 20
    assert sizes == [1] * 20
    assert [*bundled(mapper)(words, [])] == []


def test_results_come_in_the_order_of_the_parts() -> None:
    assert [*in_threads(str, range(9))] == [*one_after_another(str, range(9))]


def test_a_column_that_is_missing_is_named(trees: Treebank) -> None:
    with pytest.raises(MismatchError, match="no column UPOS; the columns are form, xpos"):
        tagged(trees, "upos")


def test_a_sentence_too_long_for_charts_is_refused() -> None:
    long = treebank_of([0] * (LONGEST + 1), xpos=["A"] * (LONGEST + 1))
    with pytest.raises(SettingError, match=r"<memory>:1: a sentence of 2,001 words; leave out"):
        tagged(long, "xpos")


def test_short_sentences(trees: Treebank) -> None:
    assert short(trees, 3).lengths.tolist() == [3, 1]
    assert short(trees, None).lengths.tolist() == [3, 5, 1]
    assert short(treebank_of([], [0], xpos=["A"]), None).lengths.tolist() == [1]
    with pytest.raises(SettingError, match="a maximum length of 0 leaves no sentence"):
        short(trees, 0)
