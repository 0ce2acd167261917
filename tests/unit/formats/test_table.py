"""Lines of tab-separated fields."""

import codecs

import numpy as np
import pytest

from treeval.errors import ReadError
from treeval.formats.registry import FORMATS
from treeval.formats.table import FieldTable, cut_table, problems_at

TEXT = b"# a comment\na\tb\tc\n\nd\te\r\n1\t2\t3\t4"


def table(text: bytes, fields: int = 3, *, with_comments: bool = True) -> FieldTable:
    return cut_table("x.tsv", text, fields, with_comments=with_comments)


def test_comments_and_blank_lines_are_no_rows() -> None:
    found = table(TEXT)
    assert found.numbers.tolist() == [1, 3, 4]
    assert found.lines.comments.tolist() == [True, False, False, False, False]
    assert found.lines.blank.tolist() == [False, False, True, False, False]
    assert len(table(TEXT, with_comments=False)) == 4


def test_rows_may_have_too_few_fields_or_too_many() -> None:
    found = table(TEXT)
    assert found.widths.tolist() == [3, 2, 4]
    assert [*found.column(0)] == ["a", "d", "1"]
    assert [*found.column(2)] == ["c", "", "3"]
    assert [found.cell(1, row) for row in range(3)] == ["b", "e", "2"]
    assert [*found.column(1, np.array([2]))] == ["2"]


def test_line_ends_and_a_byte_order_mark_belong_to_no_field() -> None:
    found = table(codecs.BOM_UTF8 + b"a\tb\tc\r\n")
    assert [found.cell(field, 0) for field in range(3)] == ["a", "b", "c"]
    assert found.lines.line(0) == b"a\tb\tc"


def test_long_lines_and_long_files_are_cut_alike() -> None:
    long = b"x" * 70_000
    found = table(long + b"\tb\tc\n" + b"a\tb\tc\n" * 100_000)
    assert (len(found), len(found.cell(0, 0)), found.cell(2, 100_000)) == (100_001, 70_000, "c")


@pytest.mark.parametrize(
    ("text", "message"),
    [(b"a\n\0", r"x\.tsv:2: a NUL byte"), (b"a\n\n\xe9\n", r"x\.tsv:3: byte 0xe9 is not UTF-8")],
)
def test_what_is_no_text_is_refused(text: bytes, message: str) -> None:
    with pytest.raises(ReadError, match=message):
        table(text)


def test_problems_name_lines_from_one() -> None:
    (found,) = problems_at(table(TEXT).lines, np.array([3]), lambda number: f"at {number}", "fix")
    assert (found.path, found.line, found.message, found.remedy) == ("x.tsv", 4, "at 3", "fix")


def test_a_file_of_another_format_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("treeval.formats.table.MOST_LISTED", 3)
    _, problems = FORMATS["conllu"].parse("x.conllu", b"no tabs here\n" * 10)
    columns = [one.full_message for one in problems if "columns" in one.message]
    assert len(columns) == 3
    assert columns[-1].endswith("; and so on, in 7 further lines")
