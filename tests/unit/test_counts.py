"""Tables of counts, packed into few bytes and unpacked."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from treeval.arrays import Floats
from treeval.counts import PackedTable


@pytest.mark.parametrize(
    ("largest", "kind"),
    [(255.0, "u1"), (256.0, "u2"), (65536.0, "u4"), (0.5, "f8"), (-1.0, "f8"), (np.nan, "f8")],
)
def test_whole_numbers_take_as_few_bytes_as_they_need(largest: float, kind: str) -> None:
    table = np.array([[1.0, 2.0], [0.0, largest]])
    packed = PackedTable.of(table)
    assert [column.dtype for column in packed.parts[0]] == [np.dtype("u1"), np.dtype(kind)]
    np.testing.assert_array_equal(packed.unpacked(), table)
    assert packed.unpacked().dtype == np.float64


def test_tables_below_each_other() -> None:
    above, below = np.array([[1.0], [300.0]]), np.array([[0.25]])
    joined = PackedTable.joined([PackedTable.of(above), below])
    np.testing.assert_array_equal(joined.unpacked(), [[1.0], [300.0], [0.25]])
    assert joined.totals().tolist() == [301.25]


def test_equal_columns_of_tables_are_kept_once() -> None:
    tables = {
        "UAS": np.array([[1.0, 300.0], [0.0, 2.0]]),
        "LAS": np.array([[0.0, 300.0], [0.0, 2.0]]),
    }
    (uas,), (las,) = (one.parts for one in PackedTable.of_all(tables).values())
    assert las[1] is uas[1]
    assert las[0].tolist() == [0, 0]
    assert uas[0].base is None  # a view would keep other columns


@given(
    arrays(
        np.float64,
        st.tuples(st.integers(0, 40), st.integers(1, 4)),
        elements=st.one_of(st.integers(0, 1 << 20).map(float), st.floats(-3, 3)),
    )
)
def test_totals_are_those_of_the_table(table: Floats) -> None:
    packed = PackedTable.joined([table[:7], table[7:]])
    assert packed.totals().tolist() == table.sum(axis=0).tolist()
    np.testing.assert_array_equal(packed.unpacked(), table)
