"""Compiled code reads from CoNLL files what numpy reads, errors and line numbers included."""

from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from treeval.errors import ReadError
from treeval.formats.coding import code_spans
from treeval.formats.compiled import IS_UTF8
from treeval.formats.conll import Document, parse_conll
from treeval.formats.dialect import CONLL09, CONLLU, CONLLX, Dialect
from treeval.formats.dictionary import code_fields
from treeval.formats.row_kernel import scan_rows

pytest.importorskip("numba", reason="there is no compiled code without numba")

cell = st.one_of(
    st.sampled_from(["_", "a", "Kim", "acht zig", "élève", "一二三", "exactly8", "nine bytes"]),
    st.text("abé\r", max_size=20),
)
number = st.sampled_from(["0", "0", "0", "1", "1", "1", "2", "4"])


@st.composite
def sentence(draw: st.DrawFn, dialect: Dialect) -> str:
    """A sentence that is mostly right; some heads and tokens reach beyond its end."""
    lines = draw(st.lists(st.sampled_from(["# text = a", "#", "# sent_id = s 1"]), max_size=2))
    lines = lines if dialect.universal else []
    for word in range(1, draw(st.integers(1, 4)) + 1):
        if dialect.universal and draw(st.integers(0, 5)) == 0:
            lines.append(row(draw, dialect, f"{word}-{word + draw(st.integers(0, 1))}"))
        lines.append(row(draw, dialect, str(word)))
        if dialect.universal and draw(st.integers(0, 5)) == 0:
            lines.append(row(draw, dialect, f"{word}.1"))
    return "\n".join(lines)


def row(draw: st.DrawFn, dialect: Dialect, first: str) -> str:
    width = draw(st.integers(dialect.fewest, len(dialect.columns) + dialect.open_ended))
    cells = [first] + [draw(cell) for _ in range(width - 1)]
    cells[dialect.field("form")] = cells[dialect.field("form")] or "a"
    cells[dialect.field("head")] = draw(number)
    return "\t".join(cells)


@st.composite
def file(draw: st.DrawFn, dialect: Dialect) -> bytes:
    """Sentences, with a few characters replaced, put in or taken out, in some style of lines."""
    parts = draw(st.lists(sentence(dialect), max_size=3))
    text = draw(st.sampled_from(["\n\n", "\n\n\n"])).join(parts) + draw(st.text("\n", max_size=2))
    for _ in range(draw(st.sampled_from([0, 0, 1, 2]))):
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(st.text("\t\n\r# 1-.a\0", max_size=2)) + text[place + 1 :]
    text = text.replace("\n", draw(st.sampled_from(["\n", "\r\n"])))
    return draw(st.sampled_from([b"", b"\xef\xbb\xbf"])) + text.encode()


def outcome(data: bytes, dialect: Dialect, *, compiled: bool) -> Any:
    """Everything that can be known of a file after it was read."""
    try:
        trees, problems = parse_conll("f", data, dialect, compiled=compiled)
    except ReadError as error:
        return str(error)
    assert isinstance(trees.origin, Document)
    table, ids, tokens = trees.origin.table, trees.origin.ids, trees.multiwords
    arrays = [trees.offsets, trees.heads, tokens.first, tokens.end, trees.origin.first_rows]
    arrays += [table.numbers, table.widths, table.field_ends, table.lines.starts, table.lines.blank]
    arrays += [ids.words, ids.tokens, ids.token_first, ids.token_last, ids.empty, ids.empty_after]
    columns = {name: list(column) for name, column in trees.columns.items()}
    nodes = trees.empty_nodes
    return (
        problems,
        [array.tolist() for array in arrays],
        columns,
        list(tokens.forms),
        [nodes.sentences.tolist(), nodes.ids, nodes.deps, nodes.forms],
        [trees.origin.line(word) for word in range(trees.words)],
        [trees.origin.comments(one) for one in range(len(trees))],
    )


@pytest.mark.parametrize("dialect", [CONLLU, CONLLX, CONLL09], ids=lambda one: one.name)
@given(data=st.data())
def test_both_read_the_same(dialect: Dialect, data: st.DataObject) -> None:
    content = data.draw(file(dialect))
    assert outcome(content, dialect, compiled=True) == outcome(content, dialect, compiled=False)


_ROW = "1\ta\tb\tc\td\te\t0\tf\tg\th"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\ufeff",
        "\r",
        "\n\n",
        f"{_ROW}\r",
        f"{_ROW}\t",
        f"{_ROW}\n#\n",
        f"{_ROW}\n1\n",
        f"{_ROW}\n\x85",
        f"01{_ROW[1:]}\n",
        f"1234567890{_ROW[1:]}\n",
        f"1-1{_ROW[1:]}\n{_ROW}\n1-1{_ROW[1:]}\n",
        f"1-2{_ROW[1:]}\n{_ROW}\n2-2{_ROW[1:]}\n2{_ROW[1:]}\n",
        f"1-2{_ROW[1:]}\n{_ROW}\n",
        f"0.1{_ROW[1:]}\n{_ROW}\n",
        f"0.1{_ROW[1:]}\n",
        f"1\t{70_000 * 'a'}{_ROW[3:]}\n",
        _ROW.replace("\t0\t", "\t2\t"),
        _ROW.replace("\t0\t", "\t\t"),
        _ROW.replace("\ta\t", "\t\t"),
    ],
)
def test_both_read_what_is_rare(text: str) -> None:
    content = text.encode()
    assert outcome(content, CONLLU, compiled=True) == outcome(content, CONLLU, compiled=False)


def test_the_kernel_gives_up_only_where_something_is_wrong() -> None:
    assert scan_rows("f", f"# a\n1-1{_ROW[1:]}\n{_ROW}\n1.1{_ROW[1:]}\n".encode(), CONLLU)
    assert scan_rows("f", f"{_ROW}\n{_ROW}\n".encode(), CONLLU) is None


fields = st.lists(st.text("aé", max_size=30), max_size=40)


@given(fields, st.integers(1, 40))
@example([str(number) for number in range(5000)], 2)  # more than a first table holds
@example(["a" * length for length in range(200)], 3)
def test_both_code_the_same(words: list[str], times: int) -> None:
    every = [word.encode() for word in words * times]
    ends = np.cumsum([len(word) for word in every], dtype=np.int64)
    starts = ends - [len(word) for word in every]
    text = b"".join(every)
    found = code_spans(text, starts, ends)
    assert list(found) == list(code_fields(text, starts, ends)) == words * times
    assert found.strings == tuple(dict.fromkeys(words))


def test_fields_of_any_length_are_coded() -> None:
    words = ["a", "b" * 70_000, "c", "b" * 70_000]
    ends = np.cumsum([len(word) for word in words], dtype=np.int64)
    starts = ends - [len(word) for word in words]
    assert list(code_spans("".join(words).encode(), starts, ends)) == words


@given(
    st.one_of(
        st.text().map(str.encode),
        st.binary(max_size=30),
        st.lists(
            st.sampled_from(
                [b"\x7f", b"\x80", b"\xbf", b"\xc1", b"\xe0", b"\xed", b"\xf4", b"aaaa"]
            )
        ).map(b"".join),
    )
)
@example("\ud7ff\ue000\U0010ffff".encode())
@example(b"\xed\xa0\x80")
@example(b"\xf4\x90\x80\x80")
@example(b"\xe0\x9f\xbf")
@example(b"12345678\xc3")
def test_utf8_is_what_python_decodes(data: bytes) -> None:
    try:
        data.decode()
        is_right = True
    except UnicodeDecodeError:
        is_right = False
    assert IS_UTF8(np.frombuffer(data, dtype=np.uint8), len(data)) == is_right
