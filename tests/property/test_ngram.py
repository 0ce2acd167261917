"""What holds of every Kneser-Ney model, whatever the text."""

import math
from collections import Counter, defaultdict
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from treeval.models.ngram.arpa import parse_arpa, write_arpa
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.model import Discounts, NgramModel
from treeval.models.ngram.vocabulary import BEGIN, END
from treeval.models.text import Text
from treeval.tree.column import Column

Sentences = list[list[str]]
sentences = st.lists(st.lists(st.sampled_from("aaabbcd"), max_size=7), min_size=1, max_size=12)
trainers = st.sampled_from(
    [KneserNey(order=order, smoothing="kenlm") for order in range(1, 6)]
    + [KneserNey(order=order, smoothing="srilm") for order in range(1, 6)]
    + [KneserNey(order=3, prune=(0, 0, 1)), KneserNey(order=4, prune=(0, 1, 1, 2))]
    + [KneserNey(order=5, smoothing="srilm", prune=(0, 0, 1, 2))]
)


def text(words: Sentences) -> Text:
    offsets = np.cumsum([0, *map(len, words)])
    return Text(offsets, Column.of(word for sentence in words for word in sentence))


@given(sentences, trainers, st.lists(st.sampled_from("abcdx"), max_size=4))
def test_probabilities_after_any_words_add_up_to_1(
    words: Sentences, trainer: KneserNey, context: list[str]
) -> None:
    model = trainer.train(text(words))
    before = [BEGIN, *(model.vocabulary.numbers.get(word, 0) for word in context)]
    candidates = [number for number in range(len(model.vocabulary)) if number != BEGIN]
    stream = np.array([[*before, candidate] for candidate in candidates]).ravel()
    log10 = model.score_stream(stream)[len(before) :: len(before) + 1]
    assert (10**log10).sum() == pytest.approx(1)
    assert np.isneginf(log10[0]) == (trainer.smoothing == "srilm")


@given(sentences, st.integers(1, 5), sentences)
def test_scores_are_those_of_the_recursion_written_down_plainly(
    words: Sentences, order: int, test: Sentences
) -> None:
    model = KneserNey(order=order).train(text(words))
    plain = PlainKneserNey(words, order, model.discounts)
    expected = [
        plain.probability(
            tuple(["<s>", *sentence][:place][-order + 1 :] if order > 1 else ()), word
        )
        for sentence in test
        for place, word in enumerate([*sentence, "</s>"], start=1)
    ]
    np.testing.assert_allclose(10 ** model.score(text(test)).log10, expected, rtol=1e-9)


class PlainKneserNey:
    """Chen and Goodman's recursion over dictionaries, one probability at a time."""

    def __init__(self, words: Sentences, order: int, discounts: tuple[Discounts, ...]) -> None:
        self.discounts = discounts
        self.vocabulary = {word for sentence in words for word in sentence} | {"</s>"}
        seen: list[Counter[tuple[str, ...]]] = [Counter() for _ in range(order)]
        for sentence in words:
            tokens = ["<s>", *sentence, "</s>"]
            for size in range(1, order + 1):
                for start in range(len(tokens) - size + 1):
                    seen[size - 1][tuple(tokens[start : start + size])] += 1
        self.followers: list[dict[tuple[str, ...], dict[str, int]]] = []
        for size in range(1, order + 1):
            counts: dict[tuple[str, ...], dict[str, int]] = defaultdict(dict)
            for ngram, number in seen[size - 1].items():
                before = (
                    {longer[0] for longer in seen[size] if longer[1:] == ngram}
                    if size < order
                    else set()
                )
                adjusted = number if size == order or ngram[0] == "<s>" else len(before)
                if ngram != ("<s>",):
                    counts[ngram[:-1]][ngram[-1]] = adjusted
            self.followers.append(counts)

    def probability(self, context: tuple[str, ...], word: str) -> float:
        uniform = 1 / (len(self.vocabulary) + 1)
        below = self.probability(context[1:], word) if context else uniform
        counts = self.followers[len(context)].get(context, {})
        if not counts:
            return below
        amounts = (0.0, *self.discounts[len(context)].amounts)
        taken = sum(amounts[min(count, 3)] for count in counts.values())
        count = counts.get(word, 0)
        return (count - amounts[min(count, 3)] + taken * below) / sum(counts.values())


@given(sentences, trainers)
def test_arpa_files_keep_every_printed_digit(
    tmp_path_factory: pytest.TempPathFactory, words: Sentences, trainer: KneserNey
) -> None:
    folder = tmp_path_factory.mktemp("arpa")
    first, second = str(folder / "first.arpa"), str(folder / "second.arpa")
    model = trainer.train(text(words))
    write_arpa(model, first)
    again = parse_arpa(first, Path(first).read_bytes())
    write_arpa(again, second)
    assert Path(first).read_bytes() == Path(second).read_bytes()
    assert_same_scores(model, again, text([*words, ["x", "a"]]))


def assert_same_scores(model: NgramModel, again: NgramModel, test: Text) -> None:
    np.testing.assert_allclose(model.score(test).log10, again.score(test).log10, rtol=1e-7)


@given(sentences, trainers, sentences)
def test_sentences_are_scored_each_by_itself(
    words: Sentences, trainer: KneserNey, test: Sentences
) -> None:
    model = trainer.train(text(words))
    whole = model.score(text(test))
    parts = [model.score(text([sentence])) for sentence in test]
    np.testing.assert_array_equal(whole.log10, np.concatenate([part.log10 for part in parts]))
    table = whole.by_sentence()
    assert table[:, [1, 3]].sum() == whole.perplexity.tokens
    known = [float(part.log10[~part.is_oov].sum()) for part in parts]
    np.testing.assert_allclose(table[:, 0], known)
    assert math.isclose(table[:, 0].sum(), whole.perplexity.log10, rel_tol=1e-12, abs_tol=1e-12)


@given(sentences)
def test_every_sentence_ends(words: Sentences) -> None:
    model = KneserNey(order=2).train(text(words))
    stream = model.vocabulary.stream(text(words))
    assert np.count_nonzero(stream == BEGIN) == np.count_nonzero(stream == END) == len(words)
    assert stream[0] == BEGIN
    assert stream[-1] == END
