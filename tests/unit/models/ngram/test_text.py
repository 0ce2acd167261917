"""Text of language models."""

from treeval.models.ngram.text import parse_text


def test_text_is_read_as_lmplz_reads_it() -> None:
    read = parse_text("text.txt", "a  b\tc\r\n\nd\u00a0e".encode())
    assert list(read.words) == ["a", "b", "c", "d\u00a0e"]
    assert read.offsets.tolist() == [0, 3, 3, 4]
