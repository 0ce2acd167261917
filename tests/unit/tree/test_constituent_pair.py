"""Pairs of trees made by hand: which words must agree, and the parts of a large pair."""

import numpy as np
import pytest

from constituent_examples import darum, trees, with_trace
from treeval.errors import MismatchError
from treeval.tree.column import Column
from treeval.tree.constituent_pair import ConstituentPair, constituent_pair


class TestWords:
    def test_null_elements_need_not_agree(self) -> None:
        pair = constituent_pair(with_trace(), with_trace().overt)
        assert pair.have_same_words.all()

    def test_escaped_brackets_are_brackets(self) -> None:
        gold = trees("-LRB-", "-LRB-", "X", [-1], [0])
        predicted = trees("(", "$(", "X", [-1], [0])
        assert constituent_pair(gold, predicted).have_same_words.all()

    def test_another_word_is_named_in_both_files(self) -> None:
        other = with_trace().replaced({"form": Column.of("Kim wants *-1 to stay".split())})
        with pytest.raises(
            MismatchError, match=r"<memory>:5 and <memory>:5: .* tree 1 .*'go' against 'stay'"
        ):
            constituent_pair(with_trace(), other)

    def test_a_missing_word_is_named(self) -> None:
        shorter = with_trace().without(words=with_trace().forms.isin({"go"}))
        with pytest.raises(MismatchError, match="'go' against the sentence's end after 3 words"):
            constituent_pair(with_trace(), shorter)

    def test_mismatches_can_be_left_to_the_metric(self) -> None:
        pair = constituent_pair(with_trace(), darum(), same_words=False)
        assert pair.have_same_words.tolist() == [False]

    def test_another_number_of_trees(self) -> None:
        with pytest.raises(MismatchError, match="2 trees, but 1 in <memory>"):
            constituent_pair(darum(), darum().select(np.array([0, 0])))


class TestParts:
    def test_a_small_pair_is_its_only_part(self) -> None:
        pair = constituent_pair(darum(), darum())
        assert [*pair.parts()] == [pair]

    def test_parts_are_whole_sentences_with_equal_codes(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("treeval.tree.constituent_pair._WORDS_AT_ONCE", 8)
        three = darum().select(np.array([0, 0, 0]))  # 6 words each
        other = three.replaced({"tag": Column.of(reversed([*three.tags]))})
        first, second = ConstituentPair(three, other).parts()
        assert [len(part.gold) for part in (first, second)] == [2, 1]
        assert [*second.gold.forms] == [*darum().forms]
        assert [*second.predicted.tags] == [*other.tags][12:]
        for name in ("form", "tag"):
            sides = first.gold.column(name), first.predicted.column(name)
            assert sides[0].strings is sides[1].strings
