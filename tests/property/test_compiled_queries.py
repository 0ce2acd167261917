"""Kernels number the words of texts and score them as numpy does, digit by digit."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from texts import text
from treeval.kernels.machine_code import can_compile
from treeval.models.ngram import compiled, vocabulary
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.vocabulary import Spelt, Vocabulary, WordIndex, learn_text

pytestmark = pytest.mark.skipif(not can_compile(), reason="kernels need numba")
Found = TypeVar("Found")
# Words that share their first eight bytes, or the next eight, or are marks, or not ASCII.
STEMS = ["a", "b", "<s>", "\u00e9\u00e9", "12345678", "123456789", "1234567890123456x", "\x1c"]
WORDS = st.builds(lambda stem, more: stem + more * "z", st.sampled_from(STEMS), st.integers(0, 2))
LINES = st.lists(st.lists(WORDS, max_size=6).map(" ".join), min_size=1, max_size=8)
SPACES = st.sampled_from([" ", "  ", "\t", "\v", "\f", " \r"])


@contextmanager
def by_kernels(*, chosen: bool) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        limit = 0 if chosen else 1 << 60
        patch.setattr(compiled, "_WORTH_LOADING", limit)
        patch.setattr(compiled, "_WORTH_COMPILING", limit)
        yield


def both(function: Callable[[], Found]) -> tuple[Found, Found]:
    with by_kernels(chosen=True):
        one = function()
    with by_kernels(chosen=False):
        return one, function()


@given(st.lists(WORDS, unique=True, max_size=12), LINES, SPACES, st.sampled_from(["\n", "", " "]))
def test_words_get_the_same_numbers(
    known: list[str], lines: list[str], space: str, end: str
) -> None:
    vocabulary = Vocabulary(Spelt.of(known))
    data = "\n".join([space + line.replace(" ", space) for line in lines]).encode() + end.encode()
    np.testing.assert_array_equal(*both(lambda: vocabulary.read("text", data)))


@given(LINES, SPACES, st.sampled_from(["\n", "", " "]), st.integers(2, 5))
def test_the_same_words_are_learnt(lines: list[str], space: str, end: str, few: int) -> None:
    data = "\n".join([space + line.replace(" ", space) for line in lines]).encode() + end.encode()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(vocabulary, "_FEW", few)  # tables are soon full
        (words, stream), (others, other) = both(lambda: learn_text("text", data))
    assert words.words == others.words
    np.testing.assert_array_equal(stream, other)


def test_texts_without_words() -> None:
    vocabulary = Vocabulary(Spelt.of(()))
    for data, numbers in {
        b"": [],
        b"\n": [1, 2],
        b" ": [1, 2],
        b"x\n\ny": [1, 0, 2, 1, 2, 1, 0, 2],
    }.items():
        for found in both(lambda data=data: vocabulary.read("text", data)):  # type: ignore[misc]
            assert found.tolist() == numbers


@given(LINES, LINES, st.integers(1, 5), st.sampled_from(["kenlm", "srilm"]))
def test_scores_have_the_same_digits(
    lines: list[str], asked: list[str], order: int, smoothing: str
) -> None:
    model = KneserNey(order, smoothing).train(text(*lines))  # type: ignore[arg-type]
    one, other = both(lambda: model.score(text(*lines, *asked)))
    np.testing.assert_array_equal(one.log10, other.log10)
    assert one.perplexity == other.perplexity


def test_words_that_occur_twice_are_noticed() -> None:
    assert WordIndex.of(Spelt.of(["a", "b"])) is not None
    assert WordIndex.of(Spelt.of(["a", "b", "a"])) is None
