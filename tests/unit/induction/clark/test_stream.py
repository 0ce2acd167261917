"""The text of a tagger as one row of words, and their spelling."""

from treeval.induction.clark.model import row_of, spelling_of, stream_of
from treeval.models.text import text_of_sentences


def test_a_row_ends_every_sentence() -> None:
    row = row_of(text_of_sentences([["b", "a"], [], ["b"]]))
    assert [*row] == ["b", "a", "", "", "b", ""]
    assert row.strings == ("b", "a", "")  # in the order of their first occurrence


def test_the_program_overlooks_the_last_token() -> None:
    row = row_of(text_of_sentences([["a"], ["a"]]))  # a "" a ""
    assert stream_of(row, compatible=False).starts.tolist() == [0, 2, 4]
    assert stream_of(row, compatible=True).starts.tolist() == [0, 2, 3]


def test_words_are_spelt_in_bytes() -> None:
    spelling = spelling_of(["\u00e9", "", "ab"])
    assert spelling.letters.tolist() == [0xC3, 0xA9, ord("a"), ord("b")]
    assert spelling.offsets.tolist() == [0, 2, 2, 4]
