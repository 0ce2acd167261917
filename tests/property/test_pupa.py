"""PUPA against the formula written down literally, and what must not change its scores."""

from random import Random
from tempfile import TemporaryDirectory
from typing import get_args

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import pupa_by_the_book as book
import treeval
from blocks import blocks_of
from constituent_strategies import treebanks as constituency_treebanks
from strategies import treebanks as dependency_treebanks
from treeval.assessment.pupa import Digest, Pupa, count_keys, elbow, frequent, pattern_keys
from treeval.assessment.spans import Spans, spans, words_of
from treeval.assessment.tags import OwnTags
from treeval.errors import TreevalError
from treeval.formats.registry import FORMATS
from treeval.settings.choices import NeighbourTags
from treeval.tree.constituents import Constituents, Trees
from treeval.tree.treebank import Treebank

parses = st.one_of(
    constituency_treebanks(max_sentences=5),
    dependency_treebanks(max_sentences=5, with_multiwords=False, with_empty_nodes=False),
)


def taken(trees: Trees, *, single: bool = True) -> Spans:
    return spans(trees, OwnTags()(trees), words_of(trees), single=single)


def by_the_book(trees: Trees, *, single: bool = True) -> list[book.Sentence]:
    """The words below each node, or below each word, without what does not count."""
    are_words, tags = words_of(trees), [*OwnTags()(trees)]
    parents = (trees.word_parents if isinstance(trees, Constituents) else trees.parents).tolist()
    above = trees.parents.tolist()
    sentences = []
    for begin, end in zip(trees.offsets[:-1].tolist(), trees.offsets[1:].tolist(), strict=True):
        words = [word for word in range(begin, end) if are_words[word]]
        below: dict[int, list[int]] = {}
        for number, word in enumerate(words):
            node = parents[word] if isinstance(trees, Constituents) else word
            while node >= 0:
                below.setdefault(node, []).append(number)
                node = above[node]
        if not isinstance(trees, Constituents):
            below = {word: members for word, members in below.items() if are_words[word]}
        sets = dict.fromkeys(map(tuple, below.values()))
        kept = [one for one in sets if single or len(one) > 1]
        sentences.append(book.Sentence([tags[word] for word in words], kept))
    return sentences


@given(parses, st.booleans(), st.sampled_from(get_args(NeighbourTags)))
def test_the_same_key_for_the_same_pattern(
    trees: Trees, single: bool, context: NeighbourTags
) -> None:
    found = taken(trees, single=single)
    sentences = by_the_book(trees, single=single)
    counts = count_keys([pattern_keys(found, context)]).counts
    expected = book.counts(sentences, context).values()
    assert sorted(counts[counts > 0].tolist()) == sorted(expected)


@given(parses, st.integers(0, 5), st.booleans())
def test_scores_are_those_of_the_formula(trees: Trees, ceiling: int, per_sentence: bool) -> None:
    setting = "sentence-max" if per_sentence else "theory"
    found = Pupa(ceiling, setting).assess(taken(trees)).scores
    sentences = by_the_book(trees)
    count = book.counts(sentences)
    expected = [
        book.score(s, count, ceiling, per_sentence=per_sentence) if s.constituents else np.nan
        for s in sentences
    ]
    assert found == pytest.approx(expected, abs=1e-12, nan_ok=True)


@given(parses, st.sampled_from(["theory", "sentence-max", "batch-max"]))
def test_scores_lie_between_0_and_1(trees: Trees, normalisation: str) -> None:
    scores = Pupa(normalisation=normalisation).assess(taken(trees)).scores
    defined = scores[~np.isnan(scores)]
    assert ((defined >= 0) & (defined <= 1 + 1e-12)).all()


@given(parses, st.randoms(use_true_random=False))
def test_order_of_sentences_does_not_matter(trees: Trees, random: Random) -> None:
    order = np.array(random.sample(range(len(trees)), len(trees)))
    found = Pupa().assess(taken(trees))
    moved = Pupa().assess(taken(trees.select(order)))
    assert moved.ceiling == found.ceiling
    np.testing.assert_array_equal(moved.scores, found.scores[order])


@given(parses, st.integers(1, 5), st.sampled_from(["theory", "sentence-max", "batch-max"]))
def test_chunks_score_as_the_whole(trees: Trees, size: int, normalisation: str) -> None:
    places = np.arange(len(trees))
    starts = range(0, len(trees), size)
    chunks = [Digest.of(taken(trees.select(places[at : at + size]))) for at in starts]
    pupa = Pupa(normalisation=normalisation)
    whole, streamed = pupa.assess(taken(trees)), pupa.assess_stream(lambda: chunks)
    assert streamed.ceiling == whole.ceiling
    np.testing.assert_array_equal(streamed.frequent_patterns, whole.frequent_patterns)
    np.testing.assert_array_equal(streamed.scores, whole.scores)


@given(st.lists(st.integers(0, 40), max_size=200), st.integers(1, 50))
def test_counts_of_keys(numbers: list[int], size: int) -> None:
    keys = 2 * np.array(numbers, dtype=np.uint64) + np.uint64(1)
    tally = count_keys([keys[at : at + size] for at in range(0, len(keys), size)])
    assert tally.lost == 0
    assert tally.of(keys).tolist() == [numbers.count(number) for number in numbers]
    often = [numbers.count(number) for number in set(numbers)]
    assert frequent(tally).tolist() == [
        sum(count >= t for count in often) for t in range(1, max(often, default=1) + 1)
    ]
    assert elbow(tally) >= 2


@given(st.lists(st.integers(0, 300), max_size=400), st.integers(2, 40))
@example([*range(50)], 2)  # there is no room for most of them
def test_a_bound_on_keys_costs_at_most_what_it_says(numbers: list[int], most: int) -> None:
    keys = 2 * np.array(numbers, dtype=np.uint64) + np.uint64(1)
    tally = count_keys([keys], most)
    assert np.count_nonzero(tally.counts) <= most
    true = np.array([numbers.count(number) for number in numbers], dtype=np.int64)
    found = tally.of(keys)
    assert (found <= true).all()
    assert (found >= true - tally.lost).all()


@settings(max_examples=60)
@given(
    dependency_treebanks(max_sentences=8),
    st.integers(1, 600),
    st.sampled_from([1, 2]),
    st.sampled_from(["upos", None]),
)
def test_blocks_of_a_file_score_as_the_whole(
    treebank: Treebank, size: int, jobs: int, tags: str | None
) -> None:
    """The same record, to the last digit, or the same message."""
    with TemporaryDirectory() as folder:
        path = f"{folder}/parses.conllu"
        FORMATS["conllu"].write(treebank, path)

        def assessed() -> object:
            try:
                return treeval.assess(
                    path, methods="pupa,mc,random", tags=tags, jobs=jobs
                ).to_dict()
            except TreevalError as error:
                return str(error)

        whole = assessed()
        with blocks_of(size):
            assert assessed() == whole
