"""Tokens of a treebank and where they stand in its text."""

from dataclasses import replace

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import ReadError
from treeval.tree.column import Column
from treeval.tree.surface import blank_tokens, spaceless, surface
from treeval.tree.treebank import Multiwords

# "Il va" "au lit": au is the token of the words à and le.
TREEBANK = replace(
    treebank_of([2, 0], [3, 3, 0], form=["Il", "va", "à", "le", "lit"]),
    multiwords=Multiwords(np.array([2]), np.array([4]), Column.of(["au"])),
)


def test_multiword_tokens_stand_for_their_words() -> None:
    found = surface(TREEBANK)
    assert (found.text, [*found.tokens]) == ("Ilvaaulit", ["Il", "va", "au", "lit"])
    assert found.starts.tolist() == [0, 2, 4, 6, 9]
    assert found.first_words.tolist() == [0, 1, 2, 4, 5]
    assert found.token_of_word.tolist() == [0, 1, 2, 2, 3]
    assert found.are_multiword.tolist() == [False, False, True, False]
    assert found.sentence_starts.tolist() == [0, 4, 9]
    assert [found.word_at(character) for character in (0, 3, 4, 5, 6, 8)] == [0, 1, 2, 2, 4, 4]


def test_spaces_are_no_part_of_the_text() -> None:
    treebank = treebank_of([0, 1], form=["10 000", "Euro"])
    assert surface(treebank).text == "10000Euro"
    assert [*surface(treebank).lowered] == ["10000", "euro"]
    assert [*spaceless(Column.of(["a b", "c"]))] == ["ab", "c"]


def test_tokens_of_nothing_but_spaces_are_refused() -> None:
    treebank = treebank_of([0, 1], form=["a", "\u00a0"])
    (problem,) = blank_tokens(treebank)
    assert (problem.message, problem.sentence) == ("FORM holds nothing but spaces", 0)
    with pytest.raises(ReadError, match="FORM holds nothing but spaces"):
        surface(treebank)
    assert blank_tokens(TREEBANK) == []
