"""Treebanks counted in blocks of any size: the same figures, to the last digit, as whole files."""

import json
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import treeval
from blocks import blocks_of
from constituent_strategies import treebanks as constituents
from strategies import treebanks
from treeval import parallel
from treeval.errors import TreevalError
from treeval.formats.registry import FORMATS
from treeval.tree.constituents import Trees
from treeval.treebanks import counting

sizes = st.integers(1, 600)  # bytes: from one sentence per block to one block
parts = st.lists(treebanks(max_sentences=6), min_size=1, max_size=3)


def described(paths: Sequence[str], **chosen: Any) -> str:
    """Describe one treebank of several files: JSON has every digit. Or the error."""
    try:
        found = treeval.describe({"x": paths}, **chosen)
    except TreevalError as error:
        return str(error)
    return json.dumps(found.to_dict()) + found.text()


def require_agreement(given: Sequence[Trees], name: str, size: int, **chosen: Any) -> None:
    """Describe files whole and in blocks, also with words in a row that cross the blocks."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        paths = [str(Path(folder, f"{number}.{name}")) for number in range(len(given))]
        for path, part in zip(paths, given, strict=True):
            FORMATS[name].write(part, path)
        patch.setattr(counting, "CHUNK", 7)
        patch.setattr(counting, "_FEW", size)
        whole = described(paths, **chosen)
        with blocks_of(size) as cut:
            assert described(paths, **chosen) == whole
            cut.setattr(parallel, "workers_of", lambda *_: nullcontext(map))
            # Workers read the blocks themselves.
            assert described(paths, jobs=2, **chosen) == whole


@settings(max_examples=60)
@given(
    parts,
    sizes,
    st.sampled_from(["keep", "skip"]),
    st.fixed_dictionaries(
        {
            "lowercase": st.booleans(),
            "subtypes": st.sampled_from(["strip", "keep"]),
            "relation_classes": st.sampled_from([None, "none"]),
        }
    ),
)
def test_dependencies(given: list[Trees], size: int, invalid: str, chosen: dict[str, Any]) -> None:
    require_agreement(given, "conllu", size, invalid=invalid, **chosen)


@settings(max_examples=30)
@given(parts, sizes, st.sampled_from([None, 3]))
def test_what_is_left_out(given: list[Trees], size: int, longest: int | None) -> None:
    chosen = {"strip_punct": "form", "max_length": longest, "invalid": "skip"}
    require_agreement(given, "conllu", size, **chosen)


@settings(max_examples=30)
@given(parts, sizes)
def test_a_treebank_that_is_refused(given: list[Trees], size: int) -> None:
    require_agreement(given, "conllu", size, relation_classes="ud1", invalid="fail")


@settings(max_examples=30)
@given(st.lists(constituents(max_sentences=6, gappy=False), min_size=1, max_size=3), sizes)
def test_constituents(given: list[Trees], size: int) -> None:
    require_agreement(given, "brackets", size)
