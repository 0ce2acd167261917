"""Counts of parts of a text add up to those of the whole."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from texts import text
from treeval.models.ngram import counting
from treeval.models.ngram.counting import NgramCounts, sum_counts
from treeval.models.ngram.vocabulary import Vocabulary

LINES = st.lists(st.lists(st.sampled_from("aaabbcd"), max_size=7).map(" ".join), min_size=1)
COLUMNS = ("contexts", "words", "suffixes", "occurrences")


def counts_of(lines: list[str], order: int) -> NgramCounts:
    sentences = text(*lines)
    vocabulary = Vocabulary.of(sentences.words)
    return NgramCounts.of(vocabulary.stream(sentences), vocabulary, order)


def dump(counts: NgramCounts) -> list[object]:
    columns = [[getattr(table, name).tolist() for name in COLUMNS] for table in counts.tables]
    return [counts.vocabulary.words, columns]


@given(
    st.lists(LINES, min_size=1, max_size=6), st.integers(1, 5), st.sampled_from([1, 30, 1 << 22])
)
def test_parts_add_up_to_the_whole(parts: list[list[str]], order: int, few: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "_FEW", few)
        found = sum_counts(counts_of(lines, order) for lines in parts)
    whole = [line for lines in parts for line in lines]
    assert found is not None
    assert dump(found) == dump(counts_of(whole, order))
    assert found.sentences == len(whole)
    assert found.words == sum(len(line.split()) for line in whole)


@given(LINES, st.integers(1, 5), st.integers(1, 8), st.sampled_from([0, 63]))
def test_neither_pieces_nor_the_way_of_sorting_matter(
    lines: list[str], order: int, piece: int, bits: int
) -> None:
    plain = counts_of(lines, order)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "_PIECE", piece)
        patch.setattr(counting, "_BITS", bits)
        assert dump(counts_of(lines, order)) == dump(plain)


def test_of_no_parts_there_is_no_sum() -> None:
    assert sum_counts([]) is None


def test_large_counts_do_not_overflow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "integers", lambda most: np.int64 if most > 10 else np.int32)
    found = sum_counts([counts_of(["a a a a"], 2), counts_of(["a a a a"], 2)])
    assert found is not None
    assert found.tables[1].occurrences.dtype == np.int64
    assert found.tables[1].occurrences.tolist() == [2, 2, 6]  # <s> a, a </s> and a a
