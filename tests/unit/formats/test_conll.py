"""Reading CoNLL: multiword tokens that have lost their words."""

import pytest

from treeval.formats.registry import FORMATS
from treeval.tree.treebank import Treebank


def line(number: str, form: str) -> str:
    return "\t".join([number, form, *["_"] * 4, "0" if "-" not in number else "_", *["_"] * 3])


LOST = f"{line('1', 'a')}\n{line('2-3', 'bc')}\n"
NEXT = f"{line('1', 'd')}\n{line('2', 'e')}\n\n"


@pytest.mark.parametrize(
    ("text", "at"),
    [
        (LOST, 2),  # the file ends here
        (f"{LOST}\n{NEXT}", 2),
        # Numbers that would fit the words of the next sentence.
        (f"{LOST.replace('2-3', '1-2')}\n{NEXT}", 2),
        (f"{line('1-2', 'bc')}\n\n{NEXT}", 1),
    ],
)
def test_a_multiword_token_without_words_is_a_problem(text: str, at: int) -> None:
    treebank, problems = FORMATS["conllu"].parse("x", text.encode())
    assert [(problem.line, problem.sentence) for problem in problems] == [(at, 0)]
    assert "does not fit the words around it" in problems[0].message
    assert isinstance(treebank, Treebank)
    assert not len(treebank.multiwords)
