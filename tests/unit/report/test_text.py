"""Text for the terminal: what it must not hold, and how wide it is."""

import pytest

from treeval.report.text import cut, padded, printable


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("\x1b[31mred", "�[31mred"),
        ("a\N{RIGHT-TO-LEFT OVERRIDE}b", "a�b"),
        ("a\N{LINE SEPARATOR}b", "a�b"),
        ("नी\N{ZERO WIDTH JOINER}", "नी\N{ZERO WIDTH JOINER}"),
        ("שלום", "שלום"),
    ],
)
def test_what_would_take_over_the_terminal_is_replaced(text: str, shown: str) -> None:
    assert printable(text) == shown


def test_cutting_and_padding_count_columns() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdefg", 6) == "abcde…"
    assert cut("看見看見", 6) == "看見…"
    assert padded("看", 4) == "看  "
