"""Words and marks."""

from dataclasses import replace

import numpy as np
import pytest

from treeval.errors import MismatchError
from treeval.induction.ccl.utterances import MARKS, NEGRA, Punctuation, Utterances, are_marks
from treeval.models.text import text_of_sentences
from treeval.tree.column import Column


def seen(*sentences: str, punctuation: Punctuation = MARKS) -> Utterances:
    return punctuation.utterances(text_of_sentences([sentence.split() for sentence in sentences]))


def shown(utterances: Utterances) -> list[str]:
    """Words with | where a stopping mark stands."""
    lines = []
    words = [*utterances.words]
    for number, begin in enumerate(utterances.offsets[:-1].tolist()):
        end = int(utterances.offsets[number + 1])
        stops = utterances.stops[begin + number : end + number + 1]
        parts = [("| " if stops[x] else "") + words[begin + x] for x in range(end - begin)]
        lines.append(" ".join(parts + ["|"] * int(stops[-1])))
    return lines


def test_stopping_marks_stand_between_words_and_others_leave_no_trace() -> None:
    assert shown(seen("`` The Dog : barks '' , he -- said - .")) == ["the dog barks | he | said |"]


def test_several_stops_are_one() -> None:
    assert shown(seen(", a , ; b . .")) == ["| a | b |"]


def test_sentences_without_words() -> None:
    utterances = seen("a", "", ". :", "b .")
    assert shown(utterances) == ["a", "", "|", "b |"]
    assert utterances.lengths.tolist() == [1, 0, 0, 1]


def test_wide_marks_are_marks() -> None:
    wide_comma, wide_colon, ideographic_stop = "\uff0c", "\uff1a", "\u3002"
    assert shown(seen(f"a {wide_comma} b {wide_colon} c {ideographic_stop}")) == ["a | b c |"]


def test_signs_that_are_words() -> None:
    assert shown(seen("5 % of AT & T 's boys '")) == ["5 % of at & t 's boys '"]


def test_hyphens_stop_in_german() -> None:
    assert shown(seen("a - b -- c", punctuation=NEGRA)) == ["a | b c"]


def test_places_lead_back_to_the_text() -> None:
    utterances = seen("`` a , b .", ". c")
    tokens = [*utterances.text.words]
    assert [tokens[place] for place in utterances.places] == ["a", "b", "c"]


def test_marks_by_their_tags() -> None:
    # (word, tag, is a mark), as the reference program takes Penn trees
    cases = [
        *[(",", ",", True), ("Wa", ",", False), ("US$", "$", True), ("#", "#", True)],
        *[("'", "POS", False), ("'", "''", True), ("-LRB-", "-LRB-", True), ("%", "NN", False)],
        *[(".", "NN", False), (".", "PUNCT", True), ("(", "$(", True)],
    ]
    words, tags, expected = zip(*cases, strict=True)
    np.testing.assert_array_equal(are_marks(Column.of(words), Column.of(tags)), expected)


def test_a_tagged_stop_must_be_a_mark_to_stop() -> None:
    text = text_of_sentences([["a", ".", "b", "."]])
    utterances = MARKS.utterances(replace(text, tags=Column.of(["X", "NN", "X", "."])))
    assert shown(utterances) == ["a . b |"]


def test_tags_that_tell_no_marks_leave_it_to_forms() -> None:
    # As in the Turkish treebank IMST, whose XPOS of marks is Punc.
    text = text_of_sentences([["Geldi", ",", "gitti", "."]])
    found = MARKS.utterances(replace(text, tags=Column.of(["Verb", "Punc", "Verb", "Punc"])))
    assert shown(found) == ["geldi | gitti |"]


def test_each_word_needs_a_tag() -> None:
    with pytest.raises(MismatchError, match="1 tags for 2 words"):
        replace(text_of_sentences([["a", "b"]]), tags=Column.of(["X"]))
