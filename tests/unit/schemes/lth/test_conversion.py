"""LTH's conversion of single constructions, in made-up sentences.

Expected heads and relations follow by hand from docs/head-rules.md; that these are the rules of the
program itself, tests/oracle/test_head_rules_on_wsj.py shows.
"""

from dataclasses import replace

import pytest

from files import constituents
from treeval.schemes.head_rules import convert_heads, heads_by_name
from treeval.schemes.lth.options import LTH_PRESETS, LthOptions
from treeval.tree.treebank import Treebank

COORDINATION = "(S (NP-SBJ (NN cats) (, ,) (NN dogs) (CC and) (NN cows)) (VP (VBD ate)))"
TO_GO = (
    "(S (NP-SBJ-1 (PRP They)) (VP (VBD wanted) (S (NP-SBJ (PRP us)) (VP (TO to) (VP (VB go))))))"
)
RELATIVE = (
    "(NP (NP (NN man)) (SBAR (WHNP-1 (WP who)) (S (NP-SBJ (PRP he)) (VP (VBD said) (SBAR "
    "(-NONE- 0) (S (NP-SBJ (-NONE- *T*-1)) (VP (VBD slept))))))))"
)


def convert(text: str, rules: str | LthOptions) -> Treebank:
    return convert_heads(constituents(text), rules)


def arcs(treebank: Treebank) -> str:
    """Heads and relations, such as ``2:SBJ 0:ROOT``."""
    pairs = zip(treebank.heads.tolist(), treebank.columns["deprel"], strict=True)
    return " ".join(f"{head}:{label}" for head, label in pairs)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("lth", "6:SBJ 1:P 1:COORD 3:COORD 4:CONJ 0:ROOT"),
        ("lth:conll07", "4:COORD 4:P 4:COORD 6:SBJ 4:COORD 0:ROOT"),
        ("lth:oldLTH", "6:SBJ 1:P 1:COORD 1:CC 1:COORD 0:ROOT-S"),
    ],
)
def test_styles_of_coordination(rules: str, expected: str) -> None:
    assert arcs(convert(COORDINATION, rules)) == expected


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("lth", "2:SBJ 0:ROOT 2:OBJ 2:OPRD 4:IM"),
        ("lth:conll07", "2:SBJ 0:ROOT 5:SBJ 5:VMOD 2:OBJ"),
        ("lth:functional", "2:SBJ 0:ROOT 4:SBJ 2:OBJ 4:IM"),
    ],
)
def test_small_clauses_and_infinitives(rules: str, expected: str) -> None:
    assert arcs(convert(TO_GO, rules)) == expected


def test_an_antecedent_hangs_where_its_trace_is() -> None:
    # `who` is the subject of `slept`, over `said`.
    assert arcs(convert(RELATIVE, "lth:conll07")).split()[1] == "5:SBJ"


def test_a_relative_word_that_heads_its_clause_stays() -> None:
    heads = arcs(convert(RELATIVE, "lth:functional")).split()
    assert [heads[1], heads[3]] == ["1:NMOD", "2:VMOD"]


def test_what_follows_a_subordinator_is_named_by_verb_modifiers_not_by_the_head() -> None:
    # The program's trees have SUB in its default scheme only; all others set oldVMOD.
    text = "(S (VP (VBD slept) (SBAR-TMP (IN while) (S (NP-SBJ (PRP it)) (VP (VBD rained))))))"
    assert arcs(convert(text, "lth")) == "0:ROOT 1:TMP 4:SBJ 2:SUB"
    assert arcs(convert(text, "lth:functional")) == "0:ROOT 1:ADV 4:SBJ 2:VMOD"
    assert arcs(convert(text, "lth:conll07")) == "0:ROOT 4:VMOD 4:SBJ 1:ADV"


def test_a_question_below_its_wh_word() -> None:
    text = "(SBARQ (WHADVP-1 (WRB Why)) (SQ (VBZ is) (NP-SBJ (PRP it)) (ADJP-PRD (JJ late))))"
    assert arcs(convert(text, "lth:functional")) == "0:ROOT 1:DEP 2:SBJ 2:PRD"
    assert arcs(convert(text, "lth:conll07")) == "2:VMOD 0:ROOT 2:SBJ 2:PRD"


def test_prepositions_of_several_words() -> None:
    text = "(S (VP (VBD slept) (PP (IN because) (IN of) (NP (NN rain)))))"
    assert arcs(convert(text, "lth:conll07")) == "0:ROOT 1:ADV 2:DEP 2:PMOD"
    assert arcs(convert(text, "lth:lexical")) == "0:ROOT 4:PMOD 2:DEP 1:ADV"


def test_possessive_endings_and_appositions() -> None:
    text = (
        "(NP (NP (NP (DT the) (NN firm) (POS 's)) (NN head)) (, ,) "
        "(NP (NNP Mr.) (NNP Kim) (NNP Lee) (NNP Jr.)))"
    )
    assert arcs(convert(text, "lth")) == (
        "2:NMOD 4:NMOD 2:SUFFIX 0:ROOT 4:P 8:TITLE 8:NAME 4:APPO 8:POSTHON"
    )
    assert arcs(convert(text, "lth:functional")) == (
        "2:NMOD 3:NMOD 4:NMOD 9:NMOD 9:P 9:NMOD 9:NMOD 9:NMOD 0:ROOT"
    )


def test_joined_nouns_in_a_flat_phrase() -> None:
    text = "(NP (DT the) (NNP Trade) (CC and) (NNP Industry) (NNP Ministry))"
    assert arcs(convert(text, "lth")) == "5:NMOD 5:NMOD 2:COORD 3:CONJ 0:ROOT"
    unlike = "(NP (DT the) (NN energy) (CC and) (NNS ambitions))"
    assert arcs(convert(unlike, "lth")) == "4:NMOD 4:COORD 4:COORD 0:ROOT"
    assert arcs(convert(unlike, "lth:conll07")) == "3:COORD 3:COORD 0:ROOT 3:COORD"


def test_brackets_and_slashes() -> None:
    text = "(NP (NN trade\\/sale) (PRN (-LRB- -LRB-) (NP (CD 1\\/2)) (-RRB- -RRB-)))"
    split = convert(text, "lth")
    assert list(split.columns["form"]) == ["trade", "/", "sale", "(", "1\\/2", ")"]
    assert list(split.columns["xpos"]) == ["NN", "CC", "NN", "(", "CD", ")"]
    assert [split.origin.line(word) for word in range(6)] == [1] * 6
    whole = convert(text, replace(LthOptions(), split_slashes=False))
    assert whole.columns["form"][0] == "trade\\/sale"


def test_a_parenthesis_takes_the_place_of_its_clause() -> None:
    text = (
        "(S-1 (NP-SBJ (NNP Kim)) (PRN (, ,) (S (NP-SBJ (PRP he)) (VP (VBD said) "
        "(SBAR (-NONE- 0) (S (-NONE- *T*-1))))) (, ,)) (VP (VBD slept)))"
    )
    assert arcs(convert(text, "lth")) == "6:SBJ 4:P 4:SBJ 0:ROOT 4:P 4:OBJ"
    assert arcs(convert(text, "lth:conll07")) == "6:SBJ 4:P 4:SBJ 6:PRN 4:P 0:ROOT"


def test_gapping() -> None:
    text = (
        "(S (S (NP-SBJ-1 (NNP Kim)) (VP (VBD ate) (NP-2 (NN fish)))) (CC and) "
        "(S (NP-SBJ=1 (NNP Lee)) (NP=2 (NN rice))))"
    )
    assert arcs(convert(text, "lth:conll07")).split()[4:] == ["1:GAP", "3:GAP"]
    assert arcs(convert(text, "lth")).split()[4:] == ["4:GAP-SBJ", "4:GAP-OBJ"]


def test_clefts_and_extraposition() -> None:
    cleft = (
        "(S-CLF (NP-SBJ (PRP it)) (VP (VBZ is) (NP-PRD (NNP Kim)) "
        "(SBAR (WHNP-1 (WP who)) (S (NP-SBJ (-NONE- *T*-1)) (VP (VBD slept))))))"
    )
    assert arcs(convert(cleft, "lth")).split()[-1] == "3:NMOD"
    assert arcs(convert(cleft, "lth:conll07")).split()[-1] == "2:CLF"
    extraposed = (
        "(S (NP-SBJ (NP (PRP it)) (S (-NONE- *EXP*-1))) (VP (VBZ helps) "
        "(S-1 (NP-SBJ (-NONE- *)) (VP (TO to) (VP (VB sleep))))))"
    )
    assert arcs(convert(extraposed, "lth:conll07")).split()[-1] == "2:EXP"
    assert arcs(convert(extraposed, "lth")).split()[2] == "2:EXTR"


def test_adverbial_functions() -> None:
    text = "(S (VP (VBD slept) (PP-LOC-CLR (IN in) (NP (NN bed))) (NP-TMP (NN today))))"
    assert arcs(convert(text, "lth")) == "0:ROOT 1:LOC 2:PMOD 1:TMP"
    assert arcs(convert(text, "lth:conll07")) == "0:ROOT 1:ADV 2:PMOD 1:ADV"
    assert arcs(convert(text, "lth:oldLTH")) == "0:ROOT-S 3:PMOD 1:CLR-LOC 1:TMP"


def test_indirect_objects() -> None:
    text = "(S (VP (VBD gave) (NP (NNP Kim)) (NP (NN fish))))"
    assert arcs(convert(text, "lth:conll07")) == "0:ROOT 1:IOBJ 1:OBJ"
    assert arcs(convert(text, "lth")) == "0:ROOT 1:OBJ 1:OBJ"


def test_trees_nested_deeper_than_the_stack() -> None:
    depth = 5_000
    text = "(NP " * depth + "(NN a)" + ")" * depth
    assert arcs(convert(text, "lth")) == "0:ROOT"


def test_all_presets_have_names() -> None:
    for name in LTH_PRESETS:
        heads_by_name("lth" if name == "default" else f"lth:{name}")
