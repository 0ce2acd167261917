"""Files parsed in blocks of any size have the bytes of those parsed as a whole."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

import treeval
from blocks import blocks_of
from sample import SAMPLE

GOLD = SAMPLE / "gold" / "en.conllu"
SENTENCES = [f"{one}\n" for one in GOLD.read_text("utf-8").split("\n\n") if one.strip()]
GAPS = st.sampled_from(["\n", "\n\n", "\r\n"])


@cache
def model(name: str) -> treeval.Model:
    if name == "dmv":
        return treeval.train("dmv", GOLD, passes=1, max_length=20, strip_punct="form")
    return treeval.train("ccl", GOLD) if name == "ccl" else treeval.load(name)


@given(
    st.lists(st.tuples(st.sampled_from(SENTENCES), GAPS), min_size=1, max_size=8),
    st.integers(1, 4_000),
    st.sampled_from(["dmv", "ccl", "left", "random"]),
)
def test_any_size_of_blocks_gives_the_same_bytes(
    parts: list[tuple[str, str]], size: int, name: str
) -> None:
    with TemporaryDirectory() as folder:
        text, whole, blocks = (Path(folder, one) for one in ("text.conllu", "whole", "blocks"))
        text.write_bytes("".join(one + gap for one, gap in parts).encode())
        chosen = {"dependencies": True} if name == "ccl" else {}
        model(name).parse_file(text, whole, **chosen)
        with blocks_of(size):
            model(name).parse_file(text, blocks, **chosen)
        assert blocks.read_bytes() == whole.read_bytes()
