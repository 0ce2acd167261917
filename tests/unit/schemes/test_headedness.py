"""Function words as heads and styles of coordination, on phrases of the guidelines."""

import pytest

from strategies import treebank_of
from treeval.errors import InvalidTreeError, MismatchError, SettingError
from treeval.schemes.headedness import SCHEMES, Scheme
from treeval.tree.treebank import Treebank

ALL = Scheme.of("case+possessive+mark+det+aux+cop+cc")


def ud(text: str) -> Treebank:
    """Read words written as form/head/label, with /UPOS where it matters."""
    words = [word.split("/") for word in text.split()]
    return treebank_of(
        [int(word[1]) for word in words],
        form=[word[0] for word in words],
        deprel=[word[2] for word in words],
        upos=[word[3] if len(word) > 3 else "X" for word in words],
    )


def as_text(treebank: Treebank) -> str:
    labels, forms = treebank.columns["deprel"], treebank.columns["form"]
    return " ".join(
        f"{form}/{head}/{label}"
        for form, head, label in zip(forms, treebank.heads.tolist(), labels, strict=True)
    )


IN_THE_HOUSE = "sat/0/root in/4/case the/4/det house/1/obl"


@pytest.mark.parametrize(
    ("scheme", "expected"),
    [
        ("case", "sat/0/root in/1/obl the/4/det house/2/comp:case"),
        ("det", "sat/0/root in/3/case the/1/obl house/3/comp:det"),
        ("case+det", "sat/0/root in/1/obl the/2/comp:case house/3/comp:det"),
    ],
)
def test_function_words_form_a_chain_above_the_content_word(scheme: str, expected: str) -> None:
    assert as_text(Scheme.of(scheme)(ud(IN_THE_HOUSE))) == expected


def test_subjects_go_to_the_highest_auxiliary() -> None:
    # He might have been asked. — Might he have been asked?
    statement = "He/5/nsubj might/5/aux have/5/aux been/5/aux:pass asked/0/root ./5/punct"
    assert as_text(SCHEMES["sud"](ud(statement))) == (
        "He/2/nsubj might/0/root have/2/comp:aux been/3/comp:aux asked/4/comp:aux:pass ./2/punct"
    )
    question = "Might/5/aux he/5/nsubj have/5/aux been/5/aux:pass asked/0/root"
    assert as_text(SCHEMES["sud"](ud(question))) == (
        "Might/0/root he/1/nsubj have/1/comp:aux been/3/comp:aux asked/4/comp:aux:pass"
    )


def test_subjects_stay_below_a_subordinator() -> None:
    clause = "say/0/root that/4/mark she/4/nsubj left/1/ccomp"
    assert as_text(SCHEMES["sud"](ud(clause))) == (
        "say/0/root that/1/ccomp she/4/nsubj left/2/comp:mark"
    )


def test_copula_above_adposition() -> None:
    clause = "She/5/nsubj is/5/cop in/5/case the/5/det house/0/root"
    assert as_text(SCHEMES["sud"](ud(clause))) == (
        "She/2/nsubj is/0/root in/2/comp:cop the/5/det house/3/comp:case"
    )


def test_particles_have_a_switch_of_their_own() -> None:
    phrase = "John/3/nmod:poss 's/1/case/PART house/0/root"
    assert as_text(Scheme.of("case")(ud(phrase))) == "John/3/nmod:poss 's/1/case house/0/root"
    assert as_text(Scheme.of("possessive")(ud(phrase))) == (
        "John/2/comp:case 's/3/nmod:poss house/0/root"
    )


def test_the_nearest_determiner_heads() -> None:
    assert as_text(Scheme.of("det")(ud("all/3/det:predet the/3/det men/0/root"))) == (
        "all/2/det:predet the/0/root men/2/comp:det"
    )


def test_function_words_on_both_sides_are_ordered_by_rank() -> None:
    # that ... V will: the subordinator on the left is above the auxiliary on the right.
    clause = "that/2/mark goes/0/root will/2/aux"
    assert as_text(SCHEMES["sud"](ud(clause))) == "that/0/root goes/3/comp:aux will/1/comp:mark"


ROME_AND_PARIS = "from/2/case Rome/0/root ,/4/punct Paris/2/conj and/6/cc Bonn/2/conj"


@pytest.mark.parametrize(
    ("scheme", "expected"),
    [
        ("sud", "from/0/root Rome/1/comp:case ,/4/punct Paris/2/conj and/6/cc Bonn/4/conj"),
        # Mel'čuk: the conjunction is a link of the chain.
        (
            "case+cc/chain",
            "from/0/root Rome/1/comp:case ,/4/punct Paris/2/conj and/4/conj Bonn/5/comp:cc",
        ),
        # Prague, with the preposition shared by all.
        (
            "conll07",
            "from/0/root Rome/5/comp:cc ,/4/punct Paris/5/comp:cc and/1/comp:case Bonn/5/comp:cc",
        ),
        (
            "lexical",
            "from/2/case Rome/5/comp:cc ,/4/punct Paris/5/comp:cc and/0/root Bonn/5/comp:cc",
        ),
    ],
)
def test_coordination(scheme: str, expected: str) -> None:
    converted = Scheme.of(scheme)(ud(ROME_AND_PARIS))
    assert as_text(converted) == expected
    assert as_text(Scheme.of(scheme).invert(converted)) == ROME_AND_PARIS


def test_conjuncts_with_the_same_function_word_are_joined_there() -> None:
    phrase = "in/2/case Rome/0/root and/5/cc in/5/case Bonn/2/conj"
    assert as_text(Scheme.of("case")(ud(phrase))) == (
        "in/0/root Rome/1/comp:case and/4/cc in/1/conj Bonn/4/comp:case"
    )
    assert as_text(SCHEMES["functional"](ud(phrase))) == (
        "in/3/comp:cc Rome/1/comp:case and/0/root in/3/comp:cc Bonn/4/comp:case"
    )


def test_modifiers_after_the_last_conjunct_are_shared() -> None:
    phrase = "dogs/0/root and/3/cc cats/1/conj today/1/advmod"
    assert as_text(SCHEMES["lexical"](ud(phrase))) == (
        "dogs/2/comp:cc and/0/root cats/2/comp:cc today/2/advmod"
    )


def test_a_comma_heads_where_there_is_no_conjunction() -> None:
    phrase = "came/0/root ,/3/punct saw/1/conj ,/5/punct won/1/conj"
    converted = SCHEMES["lexical"](ud(phrase))
    assert as_text(converted) == (
        "came/4/comp:punct ,/3/punct saw/4/comp:punct ,/0/root won/4/comp:punct"
    )
    assert as_text(SCHEMES["lexical"].invert(converted)) == phrase


def test_the_first_conjunct_heads_where_there_is_neither() -> None:
    phrase = "came/0/root saw/1/conj"
    assert as_text(SCHEMES["lexical"](ud(phrase))) == phrase


def test_a_comma_before_the_conjunction_hangs_on_it() -> None:
    phrase = "came/0/root ,/4/punct and/4/cc won/1/conj"
    converted = SCHEMES["lexical"](ud(phrase))
    assert as_text(converted) == "came/3/comp:cc ,/3/punct and/0/root won/3/comp:cc"
    assert as_text(SCHEMES["lexical"].invert(converted)) == phrase


def test_multiword_function_words_stay_together() -> None:
    phrase = "because/3/case of/1/fixed rain/0/root"
    converted = Scheme.of("case")(ud(phrase))
    assert as_text(converted) == "because/0/root of/1/fixed rain/1/comp:case"
    assert as_text(Scheme.of("case").invert(converted)) == phrase


def test_presets_follow_the_lth_options() -> None:
    # LTH: auxiliaries always head; -conll2007 has prepAsHead, not posAsHead, subAsHead, imAsHead;
    # functional has all of them, lexical none; coordination is Prague's in all three.
    assert SCHEMES["conll07"] == Scheme.of("case+aux+cop/conjunction")
    assert SCHEMES["functional"] == Scheme.of("case+possessive+mark+aux+cop/conjunction")
    assert SCHEMES["lexical"] == Scheme.of("aux+cop/conjunction")


@pytest.mark.parametrize("text", ["klingon", "case+nsubj", "case/zigzag", "", "coordination"])
def test_unknown_schemes_are_refused(text: str) -> None:
    with pytest.raises(SettingError, match="is not a scheme; choose from ud, sud, functional"):
        Scheme.of(text)


def test_what_is_no_tree_or_has_no_labels_is_refused() -> None:
    with pytest.raises(InvalidTreeError, match="cycle"):
        ALL(ud("a/2/obj b/1/obj"))
    with pytest.raises(MismatchError, match="no column DEPREL"):
        ALL(treebank_of([0]))
