"""Files written with some fields changed, against a writer that goes line by line."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from treeval.formats.dialect import CONLLU
from treeval.formats.registry import FORMATS
from treeval.formats.writing import conll_lines, conll_sentences
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

SENTENCES = [
    "# sent_id = a\n# text = x\n1\tx\t_\tX\t_\t_\t0\troot\t_\t_\n2\ty\t_\tX\t_\t_\t1\tdep\t_\tA\n",
    "1-2\txy\t_\t_\t_\t_\t_\t_\t_\t_\n1\tx\t_\tX\t_\t_\t2\tdep\t_\t_\n2\ty\t_\tX\t_\t_\t0\tr\t_\t_\n",
    "1\t\u00e4\t_\tX\t_\t_\t0\troot\t0:root\t_\n1.1\tz\t_\t_\t_\t_\t_\t_\t1:dep\t_\n",
    "# only\n1\tx\t\t\t\t\t0\t\t\t\n",
]
GAPS = ["\n", "\n\n", "\n# stray\n\n"]


def by_the_book(text: str, heads: list[int], changed: dict[int, str]) -> str:
    """Give the same lines with other heads, and with one value in each of some fields."""
    blocks, number = [], 0
    for block in text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n\n"):
        lines = [line for line in block.split("\n") if line]
        if all(line.startswith("#") for line in lines):
            continue
        for place, line in enumerate(lines):
            fields = line.split("\t")
            if fields[0].isdecimal():
                fields[6] = str(heads[number])
                for field, value in changed.items():
                    fields[field] = value
                number += 1
            lines[place] = "\t".join(fields)
        blocks.append("\n".join(lines) + "\n\n")
    return "".join(blocks)


def read(text: str) -> Treebank:
    trees, problems = FORMATS["conllu"].parse("some.conllu", text.encode())
    assert isinstance(trees, Treebank)
    assert not problems
    return trees


def constant(trees: Treebank, value: str) -> Column:
    return Column(np.zeros(trees.words, dtype=np.int32), (value,))


@given(
    st.lists(st.tuples(st.sampled_from(SENTENCES), st.sampled_from(GAPS)), min_size=1, max_size=6),
    st.booleans(),
    st.sampled_from([{}, {7: "_", 8: "_"}, {3: "N", 7: "dep"}, {1: "w", 9: "\u00f6"}]),
    st.data(),
)
def test_only_the_fields_of_words_change(
    parts: list[tuple[str, str]], returns: bool, changed: dict[int, str], data: st.DataObject
) -> None:
    text = "".join(sentence + gap for sentence, gap in parts)
    if returns:
        text = text.replace("\n", "\r\n")
    if data.draw(st.booleans()):
        text = "\ufeff" + text
    trees = read(text)
    heads = data.draw(st.lists(st.integers(0, 12), min_size=trees.words, max_size=trees.words))
    columns = {CONLLU.columns[field]: constant(trees, value) for field, value in changed.items()}
    written = trees.replaced(heads=np.array(heads, dtype=np.int32), **columns)
    assert b"".join(conll_lines(written, CONLLU)).decode() == by_the_book(text, heads, changed)


def test_chosen_sentences_in_any_order() -> None:
    trees = read("".join(sentence + "\n" for sentence in SENTENCES))
    chosen = trees.select(np.array([3, 0, 1]))
    expected = "".join(SENTENCES[number] + "\n" for number in (3, 0, 1))
    assert b"".join(conll_lines(chosen, CONLLU)).decode() == expected
    assert [*map(len, conll_sentences(chosen, CONLLU))] == [
        len(SENTENCES[number].encode()) + 1 for number in (3, 0, 1)
    ]


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_a_last_line_without_an_end(end: str, tmp_path: Path) -> None:
    trees = read("1\tx\t_\tX\t_\t_\t0\troot\t_\t_" + end)
    path = str(tmp_path / "out.conllu")
    FORMATS["conllu"].write(trees.replaced(deprel=constant(trees, "dep")), path)
    assert Path(path).read_bytes() == b"1\tx\t_\tX\t_\t_\t0\tdep\t_\t_\n\n"
