"""Hostile input: sound files of every format, changed at random, but the same for the same seed."""

import random
from collections.abc import Callable

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


MUTATORS: tuple[Mutator, ...] = (
    change_byte, insert_token, delete, repeat, cut_off, swap_lines, change_field, change_field,
)  # fmt: skip


def mutated(rng: random.Random, data: bytes) -> bytes:
    """Change a file once or a few times."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        if data:
            data = rng.choice(MUTATORS)(rng, data)
    return data
