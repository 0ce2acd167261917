"""The design of the TedEval paper: schemes and parsers of a treebank."""

from pathlib import Path

import pytest

from files import written
from lth_files import write_lth
from treeval.errors import MismatchError
from treeval.experiments.layout import TreebankFiles
from treeval.experiments.tedeval.design import contrasts_of, has_halves, parsed_by
from treeval.experiments.tedeval.reproduction import conventional


def test_a_table_needs_three_of_the_schemes(tmp_path: Path) -> None:
    write_lth(tmp_path)
    assert has_halves(conventional(tmp_path)[0])
    assert not has_halves(TreebankFiles("none"))


def test_half_a_table_shows_twelve_differences() -> None:
    found = contrasts_of(("A", "B", "C"))
    assert len(found) == 12
    assert found[0] == ("A", "B", ("A", "B"), "U-TED")
    assert found[-1] == ("B", "C", ("A", "B", "C"), "L-TED")


def test_a_parser_may_have_parsed_some_of_the_sentences(tmp_path: Path) -> None:
    folder = write_lth(tmp_path)
    malt, mst = parsed_by(conventional(tmp_path)[0])
    assert (malt.parser, malt.sentences) == ("MaltParser", 3)
    assert (mst.parser, mst.sentences) == ("MSTParser", 2)
    # In the first of its sentences, mst attaches the last word one too high.
    assert mst.score("Functional", ("Functional",), "UAS") == 7 / 8
    for bad, message in {"": "not a list", "one": "not a list", "7": "no sentence 7 among"}.items():
        written(folder / "mst.sentences.txt", bad)
        with pytest.raises(MismatchError, match=message):
            list(parsed_by(conventional(tmp_path)[0]))


def test_roots_have_one_label_in_gaps_by_las(tmp_path: Path) -> None:
    folder = write_lth(tmp_path)
    gold = (folder / "gold.oldLTH.conllx").read_text(encoding="utf-8")
    written(folder / "gold.oldLTH.conllx", gold.replace("root", "ROOT-S"))
    malt, _ = parsed_by(conventional(tmp_path)[0])
    # One sentence of three is wrong, and all three roots as they are labelled.
    assert malt.score("OldLTH", ("OldLTH",), "LAS") == 6 / 12
    assert malt.own["OldLTH"].score == 8 / 12
