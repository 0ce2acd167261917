"""Files checked in blocks of any size: the same problems, by line, as in whole files."""

from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import treeval
from blocks import blocks_of
from treeval import parallel
from treeval.settings.treebanks import CheckSettings

ROW = "{}\t{}\t_\t{}\t_\t_\t{}\t{}\t_\t_"
rows = st.builds(
    ROW.format,
    st.sampled_from(["1", "1", "2", "3", "1-2", "1.1", "x"]),
    st.sampled_from(["a", "b", "", " ", "ü"]),
    st.sampled_from(["X", "NOUN", "Y", ""]),
    st.sampled_from(["0", "0", "1", "2", "7", "_"]),
    st.sampled_from(["root", "obj", "odd", "odder", "_"]),
)
trees = st.sampled_from(
    [
        ROW.format(1, "a", "X", 0, "root"),
        ROW.format(1, "a", "X", 2, "odd") + "\n" + ROW.format(2, "b", "X", 1, "odd"),
        ROW.format(1, "a", "X", 0, "root") + "\n" + ROW.format(2, "b", "X", 1, "obj"),
    ]
)
comments = st.sampled_from(["# sent_id = a", "# sent_id = b", "# sent_id = c", "# text = a b", "#"])
lines = st.one_of(trees, rows, comments, st.sampled_from(["", "", "", "no tabs", "\ufeff", " "]))
texts = st.builds("\n".join, st.lists(lines, max_size=25)).map(lambda text: text + "\n")
ends = st.sampled_from(["\n", "\r\n"])
starts = st.sampled_from(["", "", "", "\ufeff", "\n\n"])
sizes = st.integers(1, 200)


def both(content: bytes, size: int, chosen: CheckSettings) -> tuple[object, object]:
    with TemporaryDirectory() as folder:
        path = Path(folder, "x.conllu")
        path.write_bytes(content)
        whole = treeval.check(path, chosen).files[0].to_dict()
        with blocks_of(size) as patch:
            in_blocks = treeval.check(path, chosen)
            patch.setattr(parallel, "workers_of", lambda *_: nullcontext(map))
            elsewhere = treeval.check(path, chosen, jobs=2)  # workers read the blocks themselves
        assert elsewhere.files == in_blocks.files
        return whole, in_blocks.files[0].to_dict()


@settings(max_examples=150)
@given(texts, starts, ends, sizes, st.booleans())
def test_all_problems_are_those_of_the_whole_file(
    text: str, start: str, end: str, size: int, style: bool
) -> None:
    content = (start + text.rstrip("\n" if len(text) % 3 else "")).replace("\n", end).encode()
    whole, in_blocks = both(content, size, CheckSettings(style=style))
    assert in_blocks == whole


@settings(max_examples=60)
@given(texts, sizes, st.lists(st.sampled_from([b"\0", b"\xff", b"\xe9"]), max_size=3), st.data())
@example("\n\n\n", 1, [], None)
def test_files_that_cannot_be_read(
    text: str, size: int, bad: list[bytes], data: st.DataObject | None
) -> None:
    content = text.encode()
    for one in bad:
        assert data is not None
        at = data.draw(st.integers(0, len(content)))
        content = content[:at] + one + content[at:]
    whole, in_blocks = both(content, size, CheckSettings())
    assert in_blocks == whole


@settings(max_examples=40)
@given(texts, sizes)
def test_other_encodings(text: str, size: int) -> None:
    content = text.replace("\ufeff", "").encode("latin-1")
    whole, in_blocks = both(content, size, CheckSettings().replace(encoding="latin-1"))
    assert in_blocks == whole


@settings(max_examples=60)
@given(texts, sizes, st.integers(1, 4))
def test_long_lists_are_cut_off_at_the_same_place(text: str, size: int, most: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for module in ("formats.table", "checking.check"):
            patch.setattr(f"treeval.{module}.MOST_LISTED", most)
        whole, in_blocks = both(text.encode(), size, CheckSettings())
    assert in_blocks == whole
