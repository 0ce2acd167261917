"""Rules of CoNLL-U that concern a whole file, looked at piece by piece."""

import pytest

from files import conllu
from treeval.formats.file_style import FileStyle, block_style
from treeval.formats.registry import FORMATS
from treeval.tree.treebank import Treebank

GOOD = conllu([0, 1], "root obj", name="a")
ODD = conllu([0, 1], "root odd", name="b")


def problems(*texts: str, name: str = "conllu") -> list[tuple[int, str]]:
    """List the problems of a file that is given in pieces."""
    found = FileStyle("x.conllu")
    for text in texts:
        trees, _ = FORMATS[name].parse("x.conllu", text.encode())
        assert isinstance(trees, Treebank)
        style = block_style(trees)
        assert style is not None
        found.add(style, len(trees))
    return [(problem.line, problem.message) for problem in found.problems()]


def test_a_good_file_has_none() -> None:
    assert problems(GOOD) == []


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("\ufeff" + GOOD, 1, "the file starts with a byte-order mark"),
        (GOOD.replace("\n", "\r\n"), 1, "lines end in CR LF"),
        (GOOD.rstrip("\n"), 3, "no blank line after the last sentence"),
        ("\n" + GOOD, 1, "blank line without a sentence"),
        (GOOD + "\n\n\n", GOOD.count("\n") + 1, "3 blank lines without a sentence"),
        (GOOD + GOOD, 6, "sent_id a also names the sentence at line 2"),
        (ODD, 3, "DEPREL is 'odd', which is not a relation of UD"),
    ],
)
def test_each_rule_names_its_line(text: str, line: int, message: str) -> None:
    assert problems(text) == [(line, message)]


@pytest.mark.parametrize(
    ("pieces", "line", "message"),
    [
        ([GOOD, ODD.rstrip("\n")], 7, "no blank line after the last sentence"),
        ([GOOD + "\n", "\n\n" + ODD], 5, "3 blank lines without a sentence"),
        ([GOOD, GOOD], 6, "sent_id a also names the sentence at line 2"),
        (
            [GOOD, ODD, ODD.replace("= b", "= c")],
            7,
            "DEPREL is 'odd', which is not a relation of UD (also of 1 further words)",
        ),
        ([GOOD, ODD.replace("\n", "\r\n")], 5, "lines end in CR LF"),
    ],
)
def test_pieces_are_one_file(pieces: list[str], line: int, message: str) -> None:
    assert (line, message) in problems(*pieces)
    assert problems(*pieces) == problems("".join(pieces))


def test_a_file_may_end_in_a_piece_of_one_line() -> None:
    assert problems(GOOD, "\n") == [(5, "blank line without a sentence")]


def test_other_dialects_have_their_own_relations() -> None:
    assert problems(conllu([0], "ROOT"), conllu([0], "ROOT"), name="conllx") == []
