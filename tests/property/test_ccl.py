"""Common cover links: the kernels against a slow version by the book, and what always holds."""

from itertools import chain, combinations
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ccl_brackets_by_the_book import brackets
from ccl_by_the_book import Book, Utterance
from treeval.induction.ccl.kernels.arrays import (
    BEYOND,
    ENTERED,
    ENTERING,
    LABELS,
    LEARNT,
    LEAVING,
    SIZE,
    STOP,
    STRENGTHS,
)
from treeval.induction.ccl.model import CCLModel, CCLTrainer
from treeval.induction.ccl.parses import dependencies
from treeval.models.text import text_of_sentences
from treeval.tree.shape import tree_problems

# Few words, often repeated, so that all kinds of links come about.
TOKENS = st.sampled_from("a a b b c d e f . :".split())
TEXTS = st.lists(st.lists(TOKENS, max_size=9), min_size=1, max_size=25).filter(
    lambda sentences: bool({*chain(*sentences)} - {".", ":"})
)
TRAINERS = st.builds(CCLTrainer, labels=st.integers(1, 10), compatible=st.booleans())


def plainly(sentence: list[str]) -> tuple[list[int], list[bool]]:
    """Words as numbers, and stops."""
    words: list[int] = []
    stops = [False]
    for sign in sentence:
        if sign == ".":
            stops[-1] = True
        elif sign != ":":
            words.append(ord(sign))
            stops.append(False)
    return words, stops


def lexicon(model: CCLModel) -> dict[tuple[int, int], list[object]]:
    facts = {}
    for word, name in enumerate(model.words):
        for side in range(2):
            found = []
            point = model.lexicon.first[word, side]
            while point >= 0:
                row, amounts = model.lexicon.points[point], model.lexicon.amounts[point]
                labels = row[LABELS : LABELS + row[SIZE]].tolist()
                named = [(ord(model.words[label >> 1]), label & 1) for label in labels]
                strengths = amounts[STRENGTHS : STRENGTHS + row[SIZE]].tolist()
                directions = amounts[[ENTERING, LEAVING, ENTERED]].tolist()
                found.append((*row[[LEARNT, STOP]].tolist(), *directions, named, strengths))
                point = row[BEYOND]
            facts[ord(name), side] = found
    return facts


def booked(book: Book) -> dict[tuple[int, int], list[object]]:
    return {
        key: [
            (
                *(point.n, point.stop, point.entering, point.out, point.entered),
                point.top,
                [float(point.strengths[label]) for label in point.top],
            )
            for point in points
        ]
        for key, points in book.points.items()
    }


def learnt_by_the_book(sentences: list[list[str]], trainer: CCLTrainer) -> Book:
    book = Book(trainer.labels, compatible=trainer.compatible)
    for words, stops in map(plainly, sentences):
        book.learn(words, stops)
    return book


@given(TEXTS, TRAINERS)
def test_learning_goes_by_the_book(sentences: list[list[str]], trainer: CCLTrainer) -> None:
    book = learnt_by_the_book(sentences, trainer)
    assert lexicon(trainer.train(text_of_sentences(sentences))) == booked(book)


@pytest.mark.parametrize("compatible", [True, False])
def test_deep_links_go_by_the_book(compatible: bool) -> None:
    """Links of depth 1 to the left are rare in real text, but not in a babble of four words."""
    random = Random(5)
    sentences = [random.choices("abcd", k=random.randrange(14)) for _ in range(60)]
    trainer, text = CCLTrainer(compatible=compatible), text_of_sentences(sentences)
    book = learnt_by_the_book(sentences, trainer)
    parses = trainer.train(text).parse(text)
    deep = 0
    for sentence, parse in zip(sentences, parses, strict=True):
        expected = Utterance(book, *plainly(sentence))
        expected.parse()
        assert parse.links.tolist() == expected.links
        if expected.words:
            assert {*map(tuple, parse.brackets.tolist())} == brackets(expected)
        deep += sum(head < base and depth == 1 for base, head, depth in expected.links)
    assert deep > 5


@given(TEXTS, TRAINERS)
def test_parsing_goes_by_the_book(sentences: list[list[str]], trainer: CCLTrainer) -> None:
    book = learnt_by_the_book(sentences, trainer)
    text = text_of_sentences([*sentences, [*"abacabd"], [*"zaz"]])  # z is unknown
    parses = trainer.train(text_of_sentences(sentences)).parse(text)
    for sentence, parse in zip([*sentences, [*"abacabd"], [*"zaz"]], parses, strict=True):
        expected = Utterance(book, *plainly(sentence))
        expected.parse()
        assert parse.links.tolist() == expected.links
        if expected.words:
            assert {*map(tuple, parse.brackets.tolist())} == brackets(expected)


@given(TEXTS, TRAINERS)
def test_links_and_brackets_are_well_formed(
    sentences: list[list[str]], trainer: CCLTrainer
) -> None:
    text = text_of_sentences(sentences)
    for parse in trainer.train(text).parse(text):
        ends = [(head, head > base) for base, head, _ in parse.links.tolist()]
        assert len(ends) == len({*ends})  # one link comes in from either side
        spans = sorted(map(tuple, parse.brackets.tolist()))
        assert not any(a < c < b < d for (a, b), (c, d) in combinations(spans, 2))


@given(TEXTS, TRAINERS, st.sampled_from(["first", "last"]), st.booleans())
def test_trees_keep_every_token(
    sentences: list[list[str]], trainer: CCLTrainer, leaning: str, single: bool
) -> None:
    text = text_of_sentences(sentences)
    parses = trainer.train(text).parse(text)
    trees = parses.constituents(single=single)
    assert [*trees.forms] == [*text.words]
    assert not trees.are_gappy.any()
    widths = np.diff(parses.brackets, axis=1)[:, 0]
    wide = np.count_nonzero(widths > (0 if single else 1))
    filled = np.count_nonzero(np.diff(text.offsets))
    wholes = np.count_nonzero(parses.utterances.lengths > (0 if single else 1))
    assert trees.nodes == wide + filled - wholes
    found = dependencies(parses, leaning)  # type: ignore[arg-type]
    assert tree_problems(found.treebank) == []
    assert not found.are_decided[~parses.are_words].any()
