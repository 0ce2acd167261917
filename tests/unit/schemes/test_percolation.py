"""Heads by table: punctuation, null elements, labels, odd trees."""

from files import constituents
from treeval.schemes.head_rules import convert_heads
from treeval.schemes.head_tables import YAMADA
from treeval.tree.column import Column

PIERRE = (
    "( (S (NP-SBJ (NNP Pierre) (NNP Vinken)) (VP (MD will) (VP (VB join) (NP (DT the) (NN board)) "
    "(PP-CLR (IN as) (NP (DT a) (NN director))))) (. .)) )"
)


def test_modal_or_full_verb() -> None:
    trees = constituents(PIERRE)
    converted = convert_heads(trees, "yamada")
    assert converted.heads.tolist() == [2, 3, 0, 3, 6, 4, 4, 9, 7, 3]
    assert list(converted.columns["deprel"]) == [
        *("NMOD", "SUB", "ROOT", "VC", "NMOD", "OBJ", "VMOD", "NMOD", "PMOD", "P")
    ]
    assert list(converted.columns["xpos"])[:3] == ["NNP", "NNP", "MD"]


def test_lemmas_are_kept() -> None:
    trees = constituents("(S (NP (-NONE- *)) (NNS dogs) (VBP bark))")
    lemmas = Column.of(["", "dog", "bark"])
    converted = convert_heads(trees.replaced(columns={"lemma": lemmas}), "collins")
    assert list(converted.columns["lemma"]) == ["dog", "bark"]


def test_null_elements_are_left_out_and_lines_kept() -> None:
    trees = constituents("(S (NP-SBJ (-NONE- *))\n (VP (TO to)\n (VP (VB go))))")
    converted = convert_heads(trees, "collins")
    assert list(converted.columns["form"]) == ["to", "go"]
    assert converted.heads.tolist() == [0, 1]
    assert [converted.origin.line(word) for word in range(2)] == [2, 3]


def test_punctuation_is_head_of_nothing_but_itself() -> None:
    trees = constituents("(X (NN a) (, ,) (. .))(X (. .) (: :))")
    converted = convert_heads(trees, YAMADA)
    assert converted.heads.tolist() == [0, 1, 1, 2, 0]


def test_several_roots_and_no_words() -> None:
    trees = constituents("((S (NN a)) (S (NN b)))()((NP (-NONE- *)))")
    converted = convert_heads(trees, YAMADA)
    assert converted.heads.tolist() == [2, 0]
    assert converted.lengths.tolist() == [2, 0, 0]


def test_discontinuous_children_stand_by_their_first_word() -> None:
    trees = constituents("(S (VP (VB 0=a) (NN 2=c)) (NP (NN 1=b)))", "discbracket")
    assert convert_heads(trees, YAMADA).heads.tolist() == [0, 1, 1]
