"""Counts of n-grams by hand."""

from texts import text
from treeval.models.ngram.counting import adjusted_counts, count_ngrams
from treeval.models.ngram.vocabulary import Vocabulary
from treeval.models.text import Text


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
