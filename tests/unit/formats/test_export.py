"""NEGRA export 3 and 4."""

from dataclasses import replace
from pathlib import Path

import pytest

from files import constituents, written_by
from treeval.errors import FileError, ReadError
from treeval.formats.brackets import write_brackets
from treeval.formats.export import write_export
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


def exported(trees: Constituents, version: int) -> str:
    return written_by(write_export, trees, version=version).decode()


class TestReading:
    def test_version_3(self) -> None:
        trees = constituents(VERSION_3, "export")
        assert [*trees.forms] == ["Darum", "hat", "er", "gebeten", "."]
        assert [*trees.tags] == ["PROAV", "VAFIN", "PPER", "VVPP", "$."]
        assert [*trees.columns["morph"]] == ["", "3.Sg", "", "", ""]
        assert [*trees.columns["function"]] == ["OP", "HD", "SB", "HD", ""]
        assert [*trees.columns["comment"]] == ["", "", "", "past participle", ""]
        assert [*trees.labels] == ["S", "VP"]
        assert [*trees.functions] == ["", "OC"]
        assert trees.parents.tolist() == [-1, 0]
        assert trees.word_parents.tolist() == [1, 0, 0, 1, -1]

    def test_secondary_edges(self) -> None:
        secondary = constituents(VERSION_3, "export").secondary
        assert secondary.are_words.tolist() == [True, False]
        assert secondary.children.tolist() == [2, 1]
        assert secondary.parents.tolist() == [1, 0]
        assert [*secondary.functions] == ["SB", "CJ"]

    def test_header_of_the_sentence(self) -> None:
        trees = constituents(VERSION_3, "export")
        assert trees.origin.sentence_id(0) == "7"
        assert trees.sentence_columns["header"][0] == "2 1098266456 1"
        assert trees.sentence_columns["comment"][0] == "a comment on the sentence"
        assert trees.origin.line(0) == 7

    @pytest.mark.parametrize("mark", ["#FORMAT 4\n", ""])
    def test_version_4_named_or_not(self, mark: str) -> None:
        trees = constituents(
            f"{mark}#BOS 1\ngeht gehen VVFIN -- HD 500\n#500 -- S -- -- 0\n#EOS 1", "export"
        )
        assert ([*trees.columns["lemma"]], [*trees.tags], [*trees.labels]) == (
            ["gehen"],
            ["VVFIN"],
            ["S"],
        )

    def test_version_3_without_mark(self) -> None:
        trees = constituents(
            "#BOS 1\ngeht VVFIN -- HD 500 %% 100 %\n#500 S -- -- 0\n#EOS 1\n", "export"
        )
        assert ([*trees.tags], [*trees.columns["comment"]]) == (["VVFIN"], ["100 %"])

    def test_signs_of_the_format_as_words(self) -> None:
        trees = constituents(
            "#BOS 1\n#\t$(\t--\t--\t0\n%%\t$(\t--\t--\t0\n--\t$(\t--\t--\t0\n#EOS 1", "export"
        )
        assert [*trees.forms] == ["#", "%%", "--"]

    def test_more_words_than_the_first_node_has(self) -> None:
        words = "a X -- -- 500\n" * 600
        trees = constituents(f"#BOS 1\n{words}#500 S -- -- 0\n#EOS 1\n", "export")
        assert trees.sizes.tolist() == [600]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#BOS 1\na X -- -- 0\n", r":1: the file ends inside the sentence"),
        ("#BOS 1\na X -- -- 0\n#BOS 2\n#EOS 2", r":3: a sentence begins inside another"),
        ("a X -- -- 0\n", r":1: 'a X -- -- 0' is outside all sentences"),
        ("#BOS 1\na X -- --\n#EOS 1", r":2: 4 fields, which is not what export format 3 has"),
        ("#BOS 1\na X -- -- 0 SB\n#EOS 1", r":2: 6 fields"),
        ("#BOS 1\na X -- -- b\n#EOS 1", r":2: the parent is 'b', not the number of a node"),
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
def test_errors_name_the_line(text: str, message: str) -> None:
    with pytest.raises(ReadError, match=r"trees\.export" + message):
        constituents(text, "export")


class TestWriting:
    def test_version_3_again(self) -> None:
        lines = VERSION_3.splitlines()
        expected = ["\t".join(line.split("\t\t\t")).replace("\t\t", "\t") for line in lines[5:]]
        assert exported(constituents(VERSION_3, "export"), 3).splitlines()[1:] == expected

    def test_version_4_has_lemmas(self) -> None:
        trees = constituents(VERSION_3, "export")
        lemmas = Column.of(["darum", "haben", "er", "bitten", ""])
        text = exported(trees.replaced({"lemma": lemmas}), 4)
        assert "\nhat\thaben\tVAFIN\t3.Sg\tHD\t501\n" in text
        assert "\n.\t--\t$.\t--\t--\t0\n" in text

    def test_penn_treebank_trees_come_back(self) -> None:
        text = "( (S (NP-SBJ-1 (NNP Kim)) (VP (VBZ is) (NP-PRD=2 (NN x)) (S (NP (-NONE- *-1))))))\n"
        again = constituents(exported(constituents(text), 4), "export")
        assert written_by(write_brackets, again).decode() == text

    def test_trees_without_indices(self) -> None:
        trees = constituents(VERSION_3, "export")
        bare = replace(trees, node_columns={LABEL: trees.labels, FUNCTION: trees.functions})
        assert [*constituents(exported(bare, 3), "export").labels] == ["S", "VP"]

    def test_nodes_come_after_those_below_them(self) -> None:
        text = (
            "#FORMAT 3\n#BOS 1 0 0 0\na\tX\t--\t--\t500\nb\tX\t--\t--\t501\nc\tX\t--\t--\t503\n"
            "#500\tA\t--\t--\t502\n#501\tB\t--\t--\t502\n#502\tC\t--\t--\t504\n"
            "#503\tD\t--\t--\t504\n#504\tE\t--\t--\t0\n#EOS 1\n"
        )
        assert exported(constituents(text, "export"), 3) == text

    @pytest.mark.parametrize("form", ["a\tb", "a\rb", "a\x85b", "a\x1cb"])
    def test_control_characters_are_refused(self, form: str, tmp_path: Path) -> None:
        trees = constituents("#BOS 1\na X -- -- 0\n#EOS 1", "export")
        for column in ("form", "tag"):
            columns = {**trees.columns, column: Column.of([form])}
            with pytest.raises(FileError, match=f"column {column}.*cannot hold control characters"):
                write_export(replace(trees, columns=columns), str(tmp_path / "a.export"))

    def test_a_parent_of_many_digits_is_refused(self) -> None:
        with pytest.raises(ReadError, match=r":2: the parent is '9999.*not the number of a node"):
            constituents(f"#BOS 1\na X -- -- {'9' * 5000}\n#EOS 1", "export")

    def test_blanks_that_readers_would_strip_are_refused(self) -> None:
        trees = constituents("#BOS 1\na X -- -- 0\n#EOS 1", "export")
        for form in ("\u00a0", " a", "a "):
            with pytest.raises(FileError, match="blanks at their ends"):
                exported(trees.replaced({"form": Column.of([form])}), 3)
        named = replace(trees, sentence_columns={"id": Column.of(["a b"])})
        with pytest.raises(FileError, match="the sentence 'a b' in export format"):
            exported(named, 3)

    @pytest.mark.parametrize("form", ["#500", "#EOS", "#BOS 1"])
    def test_words_that_would_be_something_else(self, form: str) -> None:
        trees = constituents("#BOS 1\na X -- -- 0\n#EOS 1", "export")
        with pytest.raises(FileError, match="would mean something else"):
            exported(trees.replaced({"form": Column.of([form])}), 3)
