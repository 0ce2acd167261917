"""Penn Treebank brackets: what is read, what is written, what is wrong."""

import gzip
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from files import constituents, written, written_by
from treeval.errors import FileError, ReadError, SettingError
from treeval.formats.brackets import write_brackets
from treeval.formats.reading import read_constituents
from treeval.tree.column import Column

TREE = """( (S
    (NP-SBJ-1 (NNP Kim))
    (VP (VBZ wants)
      (S (NP-SBJ (-NONE- *-1)) (VP (TO to) (VP=2 (VB go) (-LRB- -LRB-)))))) )
"""


class TestReading:
    def test_a_tree(self) -> None:
        trees = constituents(TREE)
        assert [*trees.forms] == ["Kim", "wants", "*-1", "to", "go", "-LRB-"]
        assert [*trees.tags] == ["NNP", "VBZ", "-NONE-", "TO", "VB", "-LRB-"]
        assert [*trees.labels] == ["", "S", "NP", "VP", "S", "NP", "VP", "VP"]
        assert [*trees.functions] == ["", "", "SBJ", "", "", "SBJ", "", ""]
        assert [*trees.node_columns["index"]] == ["", "", "-1", "", "", "", "", "=2"]
        assert trees.parents.tolist() == [-1, 0, 1, 1, 3, 4, 4, 6]
        assert trees.word_parents.tolist() == [2, 3, 5, 6, 7, 7]
        assert trees.first.tolist() == [0, 0, 0, 1, 2, 2, 3, 4]
        assert trees.end.tolist() == [6, 6, 1, 6, 6, 3, 6, 6]

    def test_words_know_their_lines(self) -> None:
        trees = constituents(TREE)
        assert [trees.origin.line(word) for word in range(6)] == [2, 3, 4, 4, 4, 4]

    def test_several_trees_on_a_line_and_one_over_many(self) -> None:
        trees = constituents("(S (A a))(S (B b))\n\n(S\n(C\r\nc\t)\n)(D d)")
        assert [*trees.forms] == ["a", "b", "c", "d"]
        assert trees.offsets.tolist() == [0, 1, 2, 3, 4]
        assert trees.node_offsets.tolist() == [0, 1, 2, 3, 3]
        assert trees.word_parents.tolist() == [0, 1, 2, -1]

    def test_brackets_around_nothing_are_a_sentence_without_words(self) -> None:
        trees = constituents("(S (A a))\n(())\n()\n(S (A b))")
        assert trees.lengths.tolist() == [1, 0, 0, 1]
        assert np.diff(trees.node_offsets).tolist() == [1, 0, 0, 1]

    def test_one_tree_a_line_as_evalb_reads(self) -> None:
        trees = constituents("(S (A a))\n\n(B b) (C c)\n(S (A d))", tree_per_line=True)
        assert trees.lengths.tolist() == [1, 0, 2, 1]
        assert trees.word_parents.tolist() == [0, -1, -1, 1]

    def test_notices_of_copyright_are_no_trees(self) -> None:
        trees = constituents("*x*x*x*\n*x* Copyright (C) 1992 *x*\n\n(S (A a))\n")
        assert [*trees.forms] == ["a"]
        assert trees.origin.line(0) == 4

    def test_latin1(self, tmp_path: Path) -> None:
        path = written(tmp_path / "trees.mrg", "(S (A é))".encode("latin-1"))
        assert read_constituents(path, "brackets", encoding="latin-1").forms[0] == "é"
        with pytest.raises(ReadError, match=r"trees\.mrg:1: byte 0xe9 is not utf-8; .*latin-1"):
            read_constituents(path, "brackets")
        with pytest.raises(SettingError, match="encoding 'klingon' is unknown"):
            read_constituents(path, "brackets", encoding="klingon")

    def test_compressed_with_byte_order_mark(self, tmp_path: Path) -> None:
        path = written(tmp_path / "trees.mrg.gz", gzip.compress("\ufeff(S (A a))".encode()))
        assert [*read_constituents(path, "brackets").labels] == ["S"]

    def test_an_empty_file_has_no_trees(self) -> None:
        assert len(constituents("\n")) == 0

    def test_a_hundred_thousand_nested_brackets(self) -> None:
        deep = 100_000
        text = "(S " * deep + "(A a)" + ")" * deep
        trees = constituents(text)
        assert trees.depths[-1] == deep - 1
        assert int(trees.sizes.sum()) == deep
        assert written_by(write_brackets, trees).decode() == text + "\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\n(S (A a))\n(S (NP (A a))\n", r":3: the file ends inside the tree .* 1 brackets open"),
        ("(S (A a))\n(S (A a", r":2: the file ends inside the tree .* 2 brackets open"),
        ("(S (A a)\n\n(S (A a))\n(S (A a))\n", r":1: the file ends inside the tree"),
        ("(S (A a)))\n(S (A a))", r":1: a closing bracket too many"),
        ("(S\n(NP) (A a))", r":2: the leaf 'NP' has no tag; write it as \(TAG NP\)"),
        ("(S (A a)\nb)", r":2: the leaf 'b' has no tag"),
        ("(S (A a (B b)))", r":1: the leaf 'a' has no tag"),
        ("(S (A New York))", r":1: more than one word under the tag 'A'"),
        ("(S (A a))\n\nword (S (A a))", r":3: 'word' is outside all brackets"),
        ("(S (A a)\n())", r":2: brackets around nothing"),
        ("(S (A a\0))", r":1: a NUL byte"),
    ],
)
def test_errors_name_the_line(text: str, message: str) -> None:
    with pytest.raises(ReadError, match=r"trees\.mrg" + message):
        constituents(text)


def test_one_tree_a_line_must_end_there() -> None:
    with pytest.raises(ReadError, match=r"trees\.mrg:2: the tree above goes on in this line"):
        constituents("(S (A a)\n(B b))\n", tree_per_line=True)


class TestWriting:
    def test_nothing_but_white_space_changes(self) -> None:
        again = written_by(write_brackets, constituents(TREE)).decode()
        assert again == (
            "( (S (NP-SBJ-1 (NNP Kim)) (VP (VBZ wants) (S (NP-SBJ (-NONE- *-1)) "
            "(VP (TO to) (VP=2 (VB go) (-LRB- -LRB-)))))))\n"
        )

    def test_sentences_without_words_and_several_roots(self) -> None:
        trees = constituents("\n(S (A a)) (B b)\n(C c)\n", tree_per_line=True)
        assert written_by(write_brackets, trees).decode() == "(())\n( (S (A a)) (B b))\n(C c)\n"

    def test_brackets_in_words_and_tags_are_escaped(self) -> None:
        trees = constituents("(S (A a))")
        columns = {"form": Column.of(["(b)"]), "tag": Column.of(["$("])}
        again = written_by(write_brackets, trees.replaced(columns)).decode()
        assert again == "(S ($-LRB- -LRB-b-RRB-))\n"

    def test_discontinuous_trees_are_refused(self) -> None:
        trees = constituents("(S (VP (A a)) (B b) (C c))")
        gappy = replace(trees, word_parents=np.array([1, 0, 1]))
        with pytest.raises(FileError, match="tree 1 has a discontinuous constituent"):
            written_by(write_brackets, gappy)

    def test_what_the_encoding_lacks(self) -> None:
        with pytest.raises(FileError, match="cannot write 'é' in ascii; choose utf-8"):
            written_by(write_brackets, constituents("(S (A é))"), encoding="ascii")
