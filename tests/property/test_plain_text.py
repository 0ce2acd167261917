"""Text of any bytes is read as if line by line and word by word."""

from hypothesis import given
from hypothesis import strategies as st

from treeval.models.text import parse_text

PIECES = st.sampled_from(
    [
        "a",
        "b",
        "\u00e9",
        "\u00a0",
        "\u2028",
        "a" * 70,
        "\U0001d11e",
        " ",
        "\t",
        "\r",
        "\v",
        "\f",
        "\n",
    ]
)


@given(st.lists(PIECES, max_size=60).map("".join))
def test_words_and_sentences(written: str) -> None:
    data = written.encode()
    lines = data.split(b"\n")
    expected = [line.split() for line in (lines if lines[-1] else lines[:-1])]
    read = parse_text("text.txt", data)
    assert [word.encode() for word in read.words] == [word for line in expected for word in line]
    assert [0, *map(len, expected)] == [0, *(read.offsets[1:] - read.offsets[:-1]).tolist()]
    assert len(set(read.words.strings)) == len(read.words.strings)
