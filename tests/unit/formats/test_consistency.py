"""Rules between lines and columns."""

import pytest

import treeval
from files import conllu

SOUND = """# sent_id = a
# text = Er kommt zum  Haus.
1\tEr\ter\tPRON\t_\t_\t2\tnsubj\t_\t_
2\tkommt\tkommen\tVERB\t_\t_\t0\troot\t_\t_
3-4\tzum\t_\t_\t_\t_\t_\t_\t_\t_
3\tzu\tzu\tADP\t_\t_\t5\tcase\t_\t_
4\tdem\tder\tDET\t_\t_\t5\tdet\t_\t_
5\tHaus\tHaus\tNOUN\t_\t_\t2\tobl:arg\t_\tSpaceAfter=No
5.1\tnull\t_\t_\t_\t_\t_\t_\t_\t_
6\t.\t.\tPUNCT\t_\t_\t2\tpunct\t_\t_

"""


def problems(text: str) -> list[str]:
    return [f"{one.line}: {one.message}" for one in treeval.check(text).problems]


def test_a_sound_sentence_has_no_problems() -> None:
    assert problems(SOUND) == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (
            "zum  Haus.",
            "zum Haus .",
            "2: the text is not that of the words: 't zum Haus .' instead",
        ),
        ("zum  Haus.", "zum Haus", "2: the text is not that of the words"),
        ("\tzum\t", "\tzu\t", "2: the text is not that of the words"),
        ("2\tobl:arg", "2\troot", "8: HEAD is 2 and DEPREL is 'root', but only words with HEAD 0"),
        ("0\troot", "0\tdep", "4: HEAD is 0 and DEPREL is 'dep', but the relation of a root"),
        ("5.1\t", "9.1\t", "9: ID 9.1 does not fit the words around it"),
        ("2\tpunct", "2\tp", "10: DEPREL is 'p', which is not a relation of UD"),
    ],
)
def test_each_contradiction_is_one_problem(old: str, new: str, found: str) -> None:
    (problem,) = problems(SOUND.replace(old, new))
    assert problem.startswith(found)


def test_an_unknown_relation_is_named_once_with_its_words() -> None:
    text = conllu([0, 1, 1, 1], name="a").replace("\tdep\t", "\tsubj\t")
    (problem,) = problems(text)
    assert problem.endswith("'subj', which is not a relation of UD (also of 2 further words)")


def test_one_cause_is_one_problem() -> None:
    broken = SOUND.replace("6\t.\t.\tPUNCT\t_\t_\t2\tpunct\t_\t_", "6\t.")
    assert [one[:12] for one in problems(broken)] == ["10: 2 columns"[:12]]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        # Two roots, of which the second is not called so.
        ({"1\tEr\ter\tPRON\t_\t_\t2": "1\tEr\ter\tPRON\t_\t_\t0"}, "4: 2 roots: words 1, 2"),
        # A cycle through the word that is called root.
        ({"0\troot": "1\troot"}, "3: no root: the heads of words 1, 2 form a cycle"),
        ({"0\troot": "0\tROOT"}, "4: DEPREL is 'ROOT', which is not a relation of UD"),
        ({"0\troot": "0\t_"}, "4: DEPREL is '_'"),
    ],
)
def test_a_wrong_root_is_one_problem(changes: dict[str, str], found: str) -> None:
    text = SOUND
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    (problem,) = problems(text)
    assert problem.startswith(found)


def test_roots_are_compared_with_their_relations_where_several_are_allowed() -> None:
    text = conllu([0, 0], "root dep", name="a")
    (problem,) = treeval.check(text, roots="many").problems
    assert problem.message.startswith("HEAD is 0 and DEPREL is 'dep'")


def test_enhanced_graphs_on_missing_nodes_are_one_problem() -> None:
    text = SOUND.replace("2\tpunct\t_", "2\tpunct\t8.1:punct")
    (problem,) = problems(text)
    assert problem.startswith("10: DEPS is '8.1:punct', not a list of head:relation with heads in")
