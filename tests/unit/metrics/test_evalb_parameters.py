"""Parameter files of EVALB."""

from pathlib import Path

import pytest

from files import written
from treeval.errors import ReadError
from treeval.metrics.evalb import EvalbParameters, classes, read_parameters


def test_every_parameter(tmp_path: Path) -> None:
    text = """## a comment
DEBUG 0
MAX_ERROR 5
CUTOFF_LEN 70
LABELED 0
DISC_ONLY 1

DELETE_LABEL TOP
DELETE_LABEL ,
DELETE_LABEL_FOR_LENGTH -NONE-
QUOTE_LABEL ''
EQ_LABEL ADVP PRT
EQ_WORD  Example example
"""
    assert read_parameters(written(tmp_path / "x.prm", text)) == EvalbParameters(
        delete_labels=frozenset({"TOP", ","}),
        delete_labels_for_length=frozenset({"-NONE-"}),
        quote_labels=frozenset({"''"}),
        equal_labels=frozenset({("ADVP", "PRT")}),
        equal_words=frozenset({("Example", "example")}),
        cutoff=70,
        max_error=5,
        labelled=False,
        disc_only=True,
    )


def test_what_is_not_named_is_not_left_out(tmp_path: Path) -> None:
    assert read_parameters(written(tmp_path / "x.prm", "LABELED 1")) == EvalbParameters(
        delete_labels=frozenset(),
        delete_labels_for_length=frozenset(),
        equal_labels=frozenset(),
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("DELETE_LABELS X", "parameter 'DELETE_LABELS' is unknown; choose from DEBUG, MAX_ERROR"),
        ("CUTOFF_LEN forty", "CUTOFF_LEN is 'forty'; it must be a whole number"),
        ("LABELED 2", "LABELED is '2'; it must be 0 or 1"),
        ("DELETE_LABEL", "DELETE_LABEL has no value; name a label"),
        ("EQ_LABEL ADVP", "EQ_LABEL has 1 values; name two that are equal"),
        ("EQ_WORD a b c", "EQ_WORD has 3 values; name two that are equal"),
    ],
)
def test_errors_name_the_line(tmp_path: Path, line: str, message: str) -> None:
    with pytest.raises(ReadError, match=rf"x\.prm:2: {message}"):
        read_parameters(written(tmp_path / "x.prm", f"# comment\n{line}\n"))


def test_equality_is_transitive() -> None:
    found = classes(frozenset({("a", "b"), ("c", "d"), ("b", "d"), ("x", "y")}))
    assert len({found[name] for name in "abcd"}) == 1
    assert found["x"] == found["y"] != found["a"]
