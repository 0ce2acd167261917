"""Labels and what hangs on them."""

import pytest

from treeval.formats.labels import Label, split_label


@pytest.mark.parametrize(
    ("raw", "parts"),
    [
        ("NP", ("NP", "", "")),
        ("NP-SBJ", ("NP", "SBJ", "")),
        ("NP-SBJ-TPC-1", ("NP", "SBJ-TPC", "-1")),
        ("NP-SBJ=1-3", ("NP", "SBJ", "=1-3")),
        ("WHNP-1", ("WHNP", "", "-1")),
        ("VP=2", ("VP", "", "=2")),
        ("ADVP|PRT", ("ADVP|PRT", "", "")),
        ("-NONE-", ("-NONE-", "", "")),
        ("-LRB-", ("-LRB-", "", "")),
        ("PP-LOC=2-CLR", ("PP", "LOC=2-CLR", "")),
        ("NP=2-SBJ", ("NP", "=2-SBJ", "")),
        ("NP-", ("NP-", "", "")),
        ("=", ("=", "", "")),
    ],
)
def test_labels_are_split_and_joined(raw: str, parts: tuple[str, str, str]) -> None:
    assert split_label(raw) == Label(*parts)
    assert str(split_label(raw)) == raw
