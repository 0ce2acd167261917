"""NEGRA export 3 and 4."""

from dataclasses import replace
from pathlib import Path

import pytest

from treeval.errors import FileError, ReadError
from treeval.formats.brackets import write_brackets
from treeval.formats.export import write_export
from treeval.formats.reading import read_constituents
from treeval.tree.column import Column
from treeval.tree.constituents import FUNCTION, LABEL, Constituents

VERSION_3 = """%% a comment on the file
#FORMAT 3
#BOT WORDTAG
-1\tUNKNOWN\tN
#EOT WORDTAG
#BOS 7 2 1098266456 1 %% a comment on the sentence
Darum\t\t\tPROAV\t--\t\tOP\t500
hat\t\t\tVAFIN\t3.Sg\t\tHD\t501
er\t\t\tPPER\t--\t\tSB\t501\tSB\t500
gebeten\t\t\tVVPP\t--\t\tHD\t500\t%% past participle
.\t\t\t$.\t--\t\t--\t0
#500\t\t\tVP\t--\t\tOC\t501\tCJ\t501
#501\t\t\tS\t--\t\t--\t0
#EOS 7
"""


def read(tmp_path: Path, text: str) -> Constituents:
    path = tmp_path / "trees.export"
    path.write_text(text)
    return read_constituents(str(path), "export")


def again(tmp_path: Path, trees: Constituents, version: int) -> str:
    path = tmp_path / "again.export"
    write_export(trees, str(path), version=version)  # type: ignore[arg-type]
    return path.read_text()


class TestReading:
    def test_version_3(self, tmp_path: Path) -> None:
        trees = read(tmp_path, VERSION_3)
        assert [*trees.forms] == ["Darum", "hat", "er", "gebeten", "."]
        assert [*trees.tags] == ["PROAV", "VAFIN", "PPER", "VVPP", "$."]
        assert [*trees.columns["morph"]] == ["", "3.Sg", "", "", ""]
        assert [*trees.columns["function"]] == ["OP", "HD", "SB", "HD", ""]
        assert [*trees.columns["comment"]] == ["", "", "", "past participle", ""]
        assert [*trees.labels] == ["S", "VP"]
        assert [*trees.functions] == ["", "OC"]
        assert trees.parents.tolist() == [-1, 0]
        assert trees.word_parents.tolist() == [1, 0, 0, 1, -1]

    def test_secondary_edges(self, tmp_path: Path) -> None:
        secondary = read(tmp_path, VERSION_3).secondary
        assert secondary.are_words.tolist() == [True, False]
        assert secondary.children.tolist() == [2, 1]
        assert secondary.parents.tolist() == [1, 0]
        assert [*secondary.functions] == ["SB", "CJ"]

    def test_header_of_the_sentence(self, tmp_path: Path) -> None:
        trees = read(tmp_path, VERSION_3)
        assert trees.origin.sentence_id(0) == "7"
        assert trees.sentence_columns["header"][0] == "2 1098266456 1"
        assert trees.sentence_columns["comment"][0] == "a comment on the sentence"
        assert trees.origin.line(0) == 7

    @pytest.mark.parametrize("mark", ["#FORMAT 4\n", ""])
    def test_version_4_named_or_not(self, tmp_path: Path, mark: str) -> None:
        trees = read(
            tmp_path, f"{mark}#BOS 1\ngeht gehen VVFIN -- HD 500\n#500 -- S -- -- 0\n#EOS 1"
        )
        assert ([*trees.columns["lemma"]], [*trees.tags], [*trees.labels]) == (
            ["gehen"],
            ["VVFIN"],
            ["S"],
        )

    def test_version_3_without_mark(self, tmp_path: Path) -> None:
        trees = read(tmp_path, "#BOS 1\ngeht VVFIN -- HD 500 %% 100 %\n#500 S -- -- 0\n#EOS 1\n")
        assert ([*trees.tags], [*trees.columns["comment"]]) == (["VVFIN"], ["100 %"])

    def test_signs_of_the_format_as_words(self, tmp_path: Path) -> None:
        trees = read(
            tmp_path, "#BOS 1\n#\t$(\t--\t--\t0\n%%\t$(\t--\t--\t0\n--\t$(\t--\t--\t0\n#EOS 1"
        )
        assert [*trees.forms] == ["#", "%%", "--"]

    def test_more_words_than_the_first_node_has(self, tmp_path: Path) -> None:
        words = "a X -- -- 500\n" * 600
        trees = read(tmp_path, f"#BOS 1\n{words}#500 S -- -- 0\n#EOS 1\n")
        assert trees.sizes.tolist() == [600]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#BOS 1\na X -- -- 0\n", r":1: the file ends inside the sentence"),
        ("#BOS 1\na X -- -- 0\n#BOS 2\n#EOS 2", r":3: a sentence begins inside another"),
        ("a X -- -- 0\n", r":1: 'a X -- -- 0' is outside all sentences"),
        ("#BOS 1\na X -- --\n#EOS 1", r":2: 4 fields, which is not what export format 3 has"),
        ("#BOS 1\na X -- -- 0 SB\n#EOS 1", r":2: 6 fields"),
        ("#BOS 1\na X -- -- b\n#EOS 1", r":2: the parent is 'b', not a number"),
        (
            "#BOS 1\na X -- -- 501\n#500 S -- -- 0\n#EOS 1",
            r":2: the parent of word 1 is node 501, which",
        ),
        ("#BOS 1\na X -- -- 500\n#500 S -- -- 0\n#500 S -- -- 0\n#EOS 1", r":4: node 500 occurs t"),
        ("#BOS 1\na X -- -- 0\n#500 S -- -- 0\n#EOS 1", r":3: this node has no words below it"),
        (
            "#BOS 1\na X -- -- 500\n#500 S -- -- 501\n#501 S -- -- 500\n#EOS 1",
            r":3: this node is below itself",
        ),
        ("#FORMAT 5\n", r":1: export format '5' is unknown"),
    ],
)
def test_errors_name_the_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ReadError, match=r"trees\.export" + message):
        read(tmp_path, text)


class TestWriting:
    def test_version_3_again(self, tmp_path: Path) -> None:
        lines = VERSION_3.splitlines()
        expected = ["\t".join(line.split("\t\t\t")).replace("\t\t", "\t") for line in lines[5:]]
        assert again(tmp_path, read(tmp_path, VERSION_3), 3).splitlines()[1:] == expected

    def test_version_4_has_lemmas(self, tmp_path: Path) -> None:
        trees = read(tmp_path, VERSION_3)
        lemmas = Column.of(["darum", "haben", "er", "bitten", ""])
        text = again(tmp_path, trees.replaced({"lemma": lemmas}), 4)
        assert "\nhat\thaben\tVAFIN\t3.Sg\tHD\t501\n" in text
        assert "\n.\t--\t$.\t--\t--\t0\n" in text

    def test_penn_treebank_trees_come_back(self, tmp_path: Path) -> None:
        text = "( (S (NP-SBJ-1 (NNP Kim)) (VP (VBZ is) (NP-PRD=2 (NN x)) (S (NP (-NONE- *-1))))))\n"
        path, copy = tmp_path / "trees.mrg", tmp_path / "copy.mrg"
        path.write_text(text)
        write_brackets(
            read(tmp_path, again(tmp_path, read_constituents(str(path), "brackets"), 4)), str(copy)
        )
        assert copy.read_text() == text

    def test_trees_without_indices(self, tmp_path: Path) -> None:
        trees = read(tmp_path, VERSION_3)
        bare = replace(trees, node_columns={LABEL: trees.labels, FUNCTION: trees.functions})
        assert [*read(tmp_path, again(tmp_path, bare, 3)).labels] == ["S", "VP"]

    def test_nodes_come_after_those_below_them(self, tmp_path: Path) -> None:
        text = (
            "#FORMAT 3\n#BOS 1 0 0 0\na\tX\t--\t--\t500\nb\tX\t--\t--\t501\nc\tX\t--\t--\t503\n"
            "#500\tA\t--\t--\t502\n#501\tB\t--\t--\t502\n#502\tC\t--\t--\t504\n"
            "#503\tD\t--\t--\t504\n#504\tE\t--\t--\t0\n#EOS 1\n"
        )
        assert again(tmp_path, read(tmp_path, text), 3) == text

    @pytest.mark.parametrize("form", ["#500", "#EOS", "a\tb"])
    def test_words_that_would_be_something_else(self, tmp_path: Path, form: str) -> None:
        trees = read(tmp_path, "#BOS 1\na X -- -- 0\n#EOS 1")
        with pytest.raises(FileError, match="would mean something else"):
            again(tmp_path, trees.replaced({"form": Column.of([form])}), 3)
