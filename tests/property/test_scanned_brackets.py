"""Brackets found by compiled code are those found by vectors; files are cut between trees."""

from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from files import written
from treeval.errors import ReadError
from treeval.formats.bracket_vectors import find_brackets
from treeval.formats.bracketing import found_by_kernel, scan
from treeval.formats.brackets import assemble
from treeval.settings.reading import FileSettings
from treeval.sources.cut import Input

space = st.text(" \n\t\r", max_size=2)
word = st.text("aé.-", min_size=1, max_size=3)
leaf = st.builds("({}{} {}{})".format, space, word, word, space)
tree = st.recursive(
    leaf,
    lambda below: st.builds(
        lambda label, inner, end: f"({label}{''.join(inner)}{end})",
        st.one_of(space, word),
        st.lists(below, max_size=3),
        space,
    ),
    max_leaves=8,
)
trees = st.lists(st.one_of(tree, space), max_size=4).map("".join)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """Trees with a few characters replaced, put in or taken out."""
    text = draw(trees)
    for _ in range(draw(st.integers(0, 2))):
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(st.text("() a", max_size=2)) + text[place + 1 :]
    return text


@given(st.one_of(damaged(), st.text("()a \n", max_size=15)))
@example("")
@example("(A a) b")
@example("(S (A a)")
@example("(S (A a) (B b c))")
@example("((A a))) (")
def test_compiled_code_finds_the_same(text: str) -> None:
    data = text.encode()
    found = found_by_kernel(data)
    if found is None:
        messages = []
        for compiled in (False, True):
            with pytest.raises(ReadError) as error:
                scan("trees", data, compiled=compiled)
            messages.append(str(error.value))
        assert messages[0] == messages[1]
    else:
        for ours, theirs in zip(found, find_brackets("trees", data), strict=True):
            for name in ours._fields:
                np.testing.assert_array_equal(getattr(ours, name), getattr(theirs, name), name)


@given(trees)
def test_both_make_the_same_treebank(text: str) -> None:
    results = []
    for compiled in (False, True):
        try:
            made = assemble(scan("trees", text.encode(), compiled=compiled))
        except ReadError as error:
            results.append([str(error)])
            continue
        arrays = [made.offsets, made.node_offsets, made.parents, made.word_parents, made.sizes]
        columns = [*made.columns.values(), *made.node_columns.values()]
        results.append([*(array.tolist() for array in arrays), *map(list, columns)])
    assert results[0] == results[1]


@given(st.text("()a\n", max_size=30), st.integers(1, 10), st.integers(1, 10))
def test_blocks_end_where_all_brackets_are_closed(text: str, size: int, tree_size: int) -> None:
    found = []
    for guess in (tree_size, len(text)):
        with (
            TemporaryDirectory() as folder,
            mock.patch("treeval.formats.ends._TREE", guess),
        ):
            path = written(Path(folder) / "trees.mrg", text.encode())
            every = Input(path, FileSettings()).read_blocks(size)
            found.append([(block.lines_before, block.data or b"") for block in every])
    assert found[0] == found[1]
    before = b""
    for lines, data in found[0]:
        assert lines == before.count(b"\n")
        assert before.count(b"(") == before.count(b")")
        before += data
    assert before.strip() == text.encode().strip()
