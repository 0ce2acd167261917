"""Constituency trees made by hand, which several tests use."""

import numpy as np

from treeval.tree.column import Column
from treeval.tree.constituents import Constituents


def trees(
    forms: str, tags: str, labels: str, parents: list[int], word_parents: list[int]
) -> Constituents:
    """One sentence from words, tags, labels and the parents of nodes and words."""
    return Constituents(
        np.array([0, len(forms.split())]),
        np.array([0, len(labels.split())]),
        np.array(parents, dtype=np.int32),
        np.array(word_parents, dtype=np.int32),
        {"form": Column.of(forms.split()), "tag": Column.of(tags.split())},
        {
            "label": Column.of(labels.split()),
            "function": Column.of("" for _ in labels.split()),
            "index": Column.of("" for _ in labels.split()),
        },
    )


def darum() -> Constituents:
    """Darum hat er nicht gebeten . - VP is {0, 3, 4}, PP in it {0}; the full stop hangs loose."""
    return trees(
        "Darum hat er nicht gebeten .",
        "PROAV VAFIN PPER PTKNEG VVPP $.",
        "S VP PP",
        [-1, 0, 1],
        [2, 0, 0, 1, 1, -1],
    )


def with_trace() -> Constituents:
    return trees(
        "Kim wants *-1 to go",
        "NNP VBZ -NONE- TO VB",
        "S NP VP S NP VP",
        [-1, 0, 0, 2, 3, 3],
        [1, 2, 4, 5, 5],
    )
