"""Rules of CoNLL-U that a reader can do without."""

import pytest

from files import conllu
from treeval.formats.registry import FORMATS
from treeval.formats.style import style_problems
from treeval.tree.treebank import Treebank

GOOD = conllu([0, 1], "root obj", name="a")


def problems(text: str, name: str = "conllu") -> list[tuple[int, str]]:
    trees, _ = FORMATS[name].parse("x.conllu", text.encode())
    assert isinstance(trees, Treebank)
    return [(problem.line, problem.message) for problem in style_problems(trees)]


def test_a_good_file_has_none() -> None:
    assert problems(GOOD) == []


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("# alone\n\n" + GOOD, 2, "comments without a sentence"),
        (GOOD.replace("X\t_", "X\t", 1), 2, "an empty field"),
        (GOOD.replace("X", "Y", 1), 2, "UPOS is 'Y'"),
        (GOOD.replace("X\t_\t_", "X\t_\tA", 1), 2, "FEATS is 'A'"),
        (GOOD.replace("X\t_\t_", "X\t_\tA=1|A=2", 1), 2, "FEATS names a feature twice: 'A=1|A=2'"),
        (GOOD.replace("X\t_\t_", "X\t_\tB=1|A=2", 1), 2, "FEATS are not sorted: 'B=1|A=2'"),
        (GOOD.replace("obj", "_"), 3, "DEPREL is '_'"),
    ],
)
def test_each_rule_names_its_line(text: str, line: int, message: str) -> None:
    assert (line, message) in problems(text)


def test_other_dialects_have_their_own_tags() -> None:
    assert problems(conllu([0], upos="Y"), "conllx") == []
