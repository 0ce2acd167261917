"""Hostile input: sound files of every format, changed at random, but the same for the same seed.

Some changes know nothing of formats; others keep a file so far in shape that readers get deeper
into it: they move heads, nest brackets, replace values in JSON, or arrays in the file of a model.
"""

import io
import json
import random
import re
from collections.abc import Callable
from typing import Any

import numpy as np

# What has broken readers before: numbers too long or too large, separators where none may be,
# characters that are several things at once, and text that means something to a browser.
TOKENS = (
    b"0", b"-1", b"1", b"2-3", b"1-1", b"3-2", b"1.1", b"0.1", b"99999999999", b"9" * 4400,
    b"_", b"", b" ", b"\t", b"\t\t", b"\n", b"\n\n", b"\r\n", b"\r", b"\0", b"\x0b", b"\x1c",
    b"\xc2\x85", b"\xe2\x80\xa8", b"\xef\xbb\xbf", b"\xff", b"\xc3", b"\xed\xa0\x80",
    "\u202e".encode(), "\U0001f9e0".encode(), "e\u0301".encode(), "İ".encode(), "ﬁ".encode(),
    b"|", b":", b"=", b"#", b"# sent_id = x", b"# text = y", b"# newdoc", b"<script>", b"</style>",
    b"&amp;", b"&#0;", b"&x;", b"(", b")", b"()", b"(S", b"-LRB-", b"#BOS 1", b"#EOS 1", b"#500",
    b"0:root", b"1:dep|2:dep", b"1.1:dep", b"4294967296:dep", b"nan", b"inf", b"1e999", b"-inf",
    b"{", b"}", b"[", b"]", b'"', b"null", b"\\", b"\\data\\", b"ngram 1=1", b"=1+1", b"@x",
    b"\x1b[31m", b"2147483648", b"9223372036854775808", b"-0", b"+1", b"1_0", b"\xd9\xa1",
    b"%s", b"{}", b"[red]", b"' or '", b"../x", b"Case=", b"=Nom", b"Case=Nom|Case=Nom",
    b"SpaceAfter=No", b"5.1", b"0-1", b"1-99999999999", b"1-2", b"\xe2\x80\x8b", b"a" * 70_000,
    b"# global.columns = ID FORM", b"root", b"PUNCT", b"<!DOCTYPE x>", b"-NONE-", b"*T*-1", b"%%",
)  # fmt: skip
VALUES_OF_FIELDS = tuple(
    token for token in TOKENS if token.strip() and not any(sign in token for sign in b"\t\n\r\0")
)
# Values that JSON allows, but programs do not expect.
VALUES = (
    None, True, False, 0, -1, 1, 0.5, -0.0, 1e308, 10**30, 2**31, 2**63, "", "x", "\ud800", "1",
    [], {}, [[]], [0], {"x": 1}, [1] * 50, "a" * 300, "\x1b[31m", "=1+1",
)  # fmt: skip

Mutator = Callable[[random.Random, bytes], bytes]


def _slice(rng: random.Random, data: bytes) -> tuple[int, int]:
    begin = rng.randrange(len(data) + 1)
    return begin, min(len(data), begin + 1 + int(rng.expovariate(0.1)))


def change_byte(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]


def insert_token(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(TOKENS) + data[at:]


def delete(rng: random.Random, data: bytes) -> bytes:
    begin, end = _slice(rng, data)
    return data[:begin] + data[end:]


def repeat(rng: random.Random, data: bytes) -> bytes:
    begin, end = _slice(rng, data)
    return data[:end] + data[begin:end] * rng.choice((1, 1, 2, 30)) + data[end:]


def cut_off(rng: random.Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def swap_lines(rng: random.Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    a, b = (rng.randrange(len(lines)) for _ in range(2))
    lines[a], lines[b] = lines[b], lines[a]
    return b"\n".join(lines)


def change_field(rng: random.Random, data: bytes) -> bytes:
    """Replace a field of a line by another field of the file, or by a token."""
    lines = data.split(b"\n")
    at = rng.randrange(len(lines))
    fields = lines[at].split(b"\t")
    other = rng.choice(lines).split(b"\t")
    fields[rng.randrange(len(fields))] = rng.choice((rng.choice(other), rng.choice(TOKENS)))
    lines[at] = b"\t".join(fields)
    return b"\n".join(lines)


def change_cell(rng: random.Random, data: bytes) -> bytes:
    """Give a word another head of its sentence, or another value: most such files are sound."""
    blocks = data.split(b"\n\n")
    at = rng.randrange(len(blocks))
    lines = blocks[at].split(b"\n")
    words = [line for line, text in enumerate(lines) if text[:1].isdigit() and b"\t" in text]
    if not words:
        return data
    line = rng.choice(words)
    fields, other = (lines[place].split(b"\t") for place in (line, rng.choice(words)))
    column = rng.randrange(1, len(fields))
    if fields[column].isdigit():
        fields[column] = str(rng.randrange(len(words) + 1)).encode()
    elif column < len(other):
        fields[column] = rng.choice((other[column], rng.choice(VALUES_OF_FIELDS)))
    lines[line] = b"\t".join(fields)
    return b"\n\n".join([*blocks[:at], b"\n".join(lines), *blocks[at + 1 :]])


def change_line_ends(rng: random.Random, data: bytes) -> bytes:
    end = rng.choice((b"\r\n", b"\n\n", b"\n \n", b"\n", b""))
    whole = data.replace(b"\n", end) if rng.random() < 0.5 else data.rstrip(b"\n") + end
    return b"\xef\xbb\xbf" + whole if rng.random() < 0.2 else whole


def change_number(rng: random.Random, data: bytes) -> bytes:
    """Replace a number by another small one, as wrong heads and ids are."""
    found = list(re.finditer(rb"\d+", data))
    if not found:
        return data
    one = rng.choice(found)
    return data[: one.start()] + str(rng.randrange(8)).encode() + data[one.end() :]


def change_column(rng: random.Random, data: bytes) -> bytes:
    """Give all rows the same value in a column, or remove the column."""
    rows = [line.split(b"\t") for line in data.split(b"\n")]
    at, token = rng.randrange(10), rng.choice((*TOKENS[:10], b"_", b"", None))
    for row in rows:
        if len(row) > at and len(row) > 1:
            row[at : at + 1] = [] if token is None else [token]
    return b"\n".join(map(b"\t".join, rows))


def repeat_sentences(rng: random.Random, data: bytes) -> bytes:
    blocks = data.split(b"\n\n")
    chosen = rng.choices(blocks, k=rng.randrange(1, 5))
    rng.shuffle(chosen)
    return b"\n\n".join(chosen) + b"\n\n"


def move_bracket(rng: random.Random, data: bytes) -> bytes:
    """Copy a balanced part to another place, or remove it, or nest it deeply."""
    opening = [place for place, sign in enumerate(data) if sign in b"("]
    if not opening:
        return data
    begin = rng.choice(opening)
    depth, end = 0, begin
    for end in range(begin, len(data)):
        depth += (data[end] in b"(") - (data[end] in b")")
        if not depth:
            break
    part = data[begin : end + 1]
    rest = data[:begin] + data[end + 1 :]
    at, levels = rng.choice(opening), rng.choice((0, 0, 1, 3, 2_000))
    whole = rng.choice((data, rest))
    return whole[:at] + b"(X " * levels + part + b")" * levels + whole[at:]


def change_value(rng: random.Random, data: bytes) -> bytes:
    """Replace or remove a value somewhere in JSON; other files stay as they are."""
    try:
        whole = json.loads(data)
    except (ValueError, RecursionError):
        return data
    place, key = _some_place(rng, whole)
    if place is None:
        return json.dumps(rng.choice(VALUES)).encode()
    if rng.random() < 0.2:
        del place[key]
    elif rng.random() < 0.1:
        place[key] = [[place[key]]]
    else:
        place[key] = rng.choice(VALUES)
    text = json.dumps(whole)
    if rng.random() < 0.1:
        text = text.replace("[", "[" * rng.choice((2, 5_000)), 1)
    return text.encode()


def _some_place(rng: random.Random, value: Any) -> tuple[Any, Any]:
    """A container in a document and a key in it; (None, None) for the document itself."""
    place = key = None
    while isinstance(value, dict | list) and value and (place is None or rng.random() < 0.8):
        place = value
        key = rng.choice(list(value)) if isinstance(value, dict) else rng.randrange(len(value))
        value = value[key]
    return place, key


def change_array(rng: random.Random, data: bytes) -> bytes:
    """Replace an array in the file of a model; check sums are right again."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            arrays = dict(file)
    except Exception:  # noqa: BLE001  a damaged archive, which stays as it is
        return data
    name = rng.choice(sorted(arrays))
    if rng.random() < 0.1:
        del arrays[name]
    elif name == "header":
        arrays[name] = np.frombuffer(change_value(rng, arrays[name].tobytes()), dtype=np.uint8)
    else:
        arrays[name] = _changed_array(rng, arrays[name])
    buffer = io.BytesIO()
    np.savez(buffer, **arrays)
    return buffer.getvalue()


def _changed_array(rng: random.Random, array: Any) -> Any:
    how = rng.randrange(6)
    if how == 0 or not array.size:
        return np.resize(array, rng.choice(((0,), (1,), (3, 2), (array.size + 1,), ())))
    if how == 1 and array.dtype.kind not in "Uc":  # from these, there is no way back
        kind = rng.choice(("int8", "uint8", "int64", "float32", "complex64", "U3", "bool"))
        with np.errstate(all="ignore"):
            return array.astype(kind)
    if how == 2:
        return array[..., :-1] if array.ndim else array
    if how == 3:
        return array[::-1] if array.ndim else array
    changed = array.copy().reshape(-1)
    extremes = (-1, 0, 1, 7, 127) if array.dtype.kind in "iu" else (np.nan, np.inf, -1.0, 0.0, 1e9)
    with np.errstate(all="ignore"):
        for _ in range(rng.choice((1, 1, 5))):
            changed[rng.randrange(len(changed))] = np.array(rng.choice(extremes)).astype(
                array.dtype
            )
    return changed.reshape(array.shape)


GENERAL: tuple[Mutator, ...] = (
    change_byte, insert_token, insert_token, delete, repeat, cut_off, swap_lines, change_field,
    change_number,
)  # fmt: skip
ROWS: tuple[Mutator, ...] = (
    *GENERAL, change_field, change_field, change_number, change_column, repeat_sentences,
    change_line_ends, *(change_cell,) * 8,
)  # fmt: skip
NESTED: tuple[Mutator, ...] = (*GENERAL, move_bracket, move_bracket, move_bracket, change_line_ends)
DOCUMENT: tuple[Mutator, ...] = (*GENERAL, *(change_value,) * 9)
ARRAYS: tuple[Mutator, ...] = (change_byte, cut_off, *(change_array,) * 8)


def mutated(rng: random.Random, data: bytes, mutators: tuple[Mutator, ...] = GENERAL) -> bytes:
    """Change a file once or a few times."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        if data:
            data = rng.choice(mutators)(rng, data)
    return data
