"""Tables of counts, packed into few bytes and unpacked."""

import numpy as np
import pytest

from treeval.counts import PackedTable


@pytest.mark.parametrize(
    ("largest", "kind"),
    [(255.0, "u1"), (256.0, "u2"), (65536.0, "u4"), (0.5, "f8"), (-1.0, "f8"), (np.nan, "f8")],
)
def test_whole_numbers_take_as_few_bytes_as_they_need(largest: float, kind: str) -> None:
    table = np.array([[1.0, 2.0], [0.0, largest]])
    packed = PackedTable.of(table)
    assert packed.parts[0].dtype == np.dtype(kind)
    np.testing.assert_array_equal(packed.unpacked(), table)
    assert packed.unpacked().dtype == np.float64


def test_tables_below_each_other() -> None:
    above, below = np.array([[1.0], [300.0]]), np.array([[0.25]])
    joined = PackedTable.joined([PackedTable.of(above), below])
    np.testing.assert_array_equal(joined.unpacked(), [[1.0], [300.0], [0.25]])
