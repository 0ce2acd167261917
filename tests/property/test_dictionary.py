"""Coding of fields against Python's own strings, whatever bytes they hold."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from treeval.formats import dictionary
from treeval.formats.dictionary import code_fields
from treeval.formats.numbers import decimals

FIELDS = st.lists(
    st.one_of(
        st.sampled_from(["", "a", "b", "_", "same", "longer than eight", "longer than eighty" * 5]),
        st.text(alphabet=st.characters(exclude_characters="\t\n\0", exclude_categories=["Cs"])),
    ),
    min_size=1,
    max_size=40,
)


def cut(fields: list[str]) -> tuple[bytes, np.ndarray, np.ndarray]:
    coded = [field.encode() for field in fields]
    ends = np.cumsum([len(one) + 1 for one in coded]) - 1
    starts = ends - [len(one) for one in coded]
    return b"\t".join(coded), starts, ends


@given(FIELDS)
def test_fields_come_back(fields: list[str]) -> None:
    column = code_fields(*cut(fields))
    assert list(column) == fields
    assert len(set(column.strings)) == len(column.strings)


@given(FIELDS)
def test_blocks_do_not_matter(fields: list[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dictionary, "_CHUNK", 3)
        assert list(code_fields(*cut(fields))) == fields


def test_colliding_hashes_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    # With a hash that knows two values only, every field meets every other.
    monkeypatch.setattr(
        dictionary, "_mixed", lambda hashes: (hashes % np.uint64(2)) << np.uint64(63)
    )
    monkeypatch.setattr(dictionary, "_next_probe", lambda probes: probes + np.uint64(1 << 56))
    fields = [f"field {number % 7} of many" for number in range(50)]
    assert list(code_fields(*cut(fields))) == fields


@given(st.lists(st.one_of(st.integers(0, 10**12).map(str), st.text("0123456789-_.", max_size=6))))
def test_decimals(fields: list[str]) -> None:
    text, starts, ends = cut([*fields, "x"])
    values, are_numbers = decimals(np.frombuffer(text, np.uint8), starts[:-1], ends[:-1])
    for field, value, is_number in zip(fields, values, are_numbers, strict=True):
        assert is_number == (field.isdecimal() and len(field) <= 9)
        if is_number:
            assert value == int(field)
