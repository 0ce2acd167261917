"""Text of language models."""

import pytest

from treeval.errors import ReadError
from treeval.models.text import parse_text


def test_text_is_read_as_lmplz_reads_it() -> None:
    read = parse_text("text.txt", "a  b\tc\r\n\nd\u00a0e".encode())
    assert list(read.words) == ["a", "b", "c", "d\u00a0e"]
    assert read.offsets.tolist() == [0, 3, 3, 4]


def test_half_a_character_is_an_error_that_names_the_line() -> None:
    message = r"text.txt:2: U\+D800 is half a character in utf-7; name the file's encoding"
    with pytest.raises(ReadError, match=message):
        parse_text("text.txt", b"a\nb +2AA-\n", "utf-7")
