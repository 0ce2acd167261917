"""Counts of n-grams, and sums of counts of several texts."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from texts import text
from treeval.models.ngram import counting
from treeval.models.ngram.counting import NgramCounts, adjusted_counts, count_ngrams, sum_counts
from treeval.models.ngram.vocabulary import Vocabulary
from treeval.models.text import Text

LINES = st.lists(st.lists(st.sampled_from("aaabbcd"), max_size=7).map(" ".join), min_size=1)
COLUMNS = ("contexts", "words", "suffixes", "occurrences")


def counts_in(lines: list[str], order: int) -> NgramCounts:
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
        found = sum_counts(counts_in(lines, order) for lines in parts)
    whole = [line for lines in parts for line in lines]
    assert found is not None
    assert dump(found) == dump(counts_in(whole, order))
    assert found.sentences == len(whole)
    assert found.words == sum(len(line.split()) for line in whole)


@given(LINES, st.integers(1, 5), st.integers(1, 8), st.sampled_from([0, 63]))
def test_neither_pieces_nor_the_way_of_sorting_matter(
    lines: list[str], order: int, piece: int, bits: int
) -> None:
    plain = counts_in(lines, order)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "_CHUNK", piece)
        patch.setattr(counting, "_BITS", bits)
        assert dump(counts_in(lines, order)) == dump(plain)


def test_of_no_parts_there_is_no_sum() -> None:
    assert sum_counts([]) is None


def test_large_counts_do_not_overflow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "integers", lambda most: np.int64 if most > 10 else np.int32)
    found = sum_counts([counts_in(["a a a a"], 2), counts_in(["a a a a"], 2)])
    assert found is not None
    assert found.tables[1].occurrences.dtype == np.int64
    assert found.tables[1].occurrences.tolist() == [2, 2, 6]  # <s> a, a </s> and a a


def counts_of(sentences: Text, order: int) -> list[dict[str, tuple[int, int]]]:
    """Occurrences and adjusted count of each n-gram."""
    vocabulary = Vocabulary.of(sentences.words)
    tables = count_ngrams(vocabulary.stream(sentences), order, len(vocabulary))
    names, found = [""], []
    for table, adjusted in zip(tables, adjusted_counts(tables), strict=True):
        names = [
            f"{names[context]} {vocabulary.strings[word]}".strip()
            for context, word in zip(table.contexts, table.words, strict=True)
        ]
        found.append(dict(zip(names, zip(table.occurrences, adjusted, strict=True), strict=True)))
    return found


def test_counts_of_two_sentences() -> None:
    unigrams, bigrams, trigrams = counts_of(text("a b a", "a b"), 3)
    # occurrences; and different words before: a after <s>, b; b after a; </s> after a, b
    assert unigrams == {
        "<unk>": (0, 0), "<s>": (2, 0), "</s>": (2, 2), "a": (3, 2), "b": (2, 1),
    }  # fmt: skip
    # "<s> a" keeps its occurrences; "a b" comes after <s> only; "b a", "a </s>", "b </s>" once
    assert bigrams == {
        "<s> a": (2, 2), "a </s>": (1, 1), "a b": (2, 1), "b </s>": (1, 1), "b a": (1, 1),
    }  # fmt: skip
    assert trigrams == {
        "<s> a b": (2, 2), "a b </s>": (1, 1), "a b a": (1, 1), "b a </s>": (1, 1),
    }  # fmt: skip
