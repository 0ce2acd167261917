"""Agreement of annotators: values worked out by hand, and limits."""

import random
from pathlib import Path

import numpy as np
import pytest

from files import conllu, written
from strategies import treebank_of
from treeval.errors import SettingError
from treeval.report.tables.agreement import agreement_tables
from treeval.scoring.annotators.agreement import agreement
from treeval.scoring.annotators.pairs import RelationAgreement
from treeval.settings.conventions import Conventions
from treeval.tree.treebank import Treebank

A = treebank_of([2, 0, 2], deprel=["nsubj", "root", "obj"])


def with_labels(heads: list[int], *labels: str) -> Treebank:
    return treebank_of(heads, deprel=labels)


def test_an_annotator_agrees_with_themselves() -> None:
    result = agreement(A, A)
    assert (result.uas, result.las, result.la) == (1, 1, 1)
    assert (result.kappa, result.alpha_heads, result.alpha_arcs) == (1, 1, 1)
    assert (result.aligned, result.equal_heads) == (3, 3)


def test_one_head_differs() -> None:
    result = agreement(A, with_labels([2, 0, 1], "nsubj", "root", "obj"))
    assert result.uas == pytest.approx(2 / 3)
    # Values of A: +1, root, -1; of B: +1, root, -2. So n = 6; two values are used twice and two
    # once, which agree by chance in 2*1 + 2*1 = 4 of 6*5 ordered pairs; 4 coincidences agree.
    # alpha = ((6 - 1) * 4 - 4) / (6*5 - 4).
    assert result.alpha_heads == pytest.approx(16 / 26)
    # With relations: (+1, nsubj) twice, (root, root) twice, (-1, obj), (-2, obj): the same.
    assert result.alpha_arcs == pytest.approx(16 / 26)
    assert result.kappa == 1


def test_one_relation_differs() -> None:
    result = agreement(A, with_labels([2, 0, 2], "obj", "root", "obj"))
    assert (result.uas, result.las) == (1, pytest.approx(2 / 3))
    assert result.alpha_heads == 1
    # Labels of A: nsubj, root, obj; of B: obj, root, obj. Observed 2/3; by chance
    # nsubj 1*0 + root 1*1 + obj 1*2 = 3 of 9. kappa = (2/3 - 1/3) / (1 - 1/3).
    assert result.kappa == pytest.approx(1 / 2)
    assert result.relations == (
        RelationAgreement("obj", 1, 2, 1, 1),
        RelationAgreement("root", 1, 1, 1, 1),
        RelationAgreement("nsubj", 1, 0, 0, 0),
    )
    assert [one.label_f1 for one in result.relations] == [pytest.approx(2 / 3), 1, 0]


def test_kappa_looks_only_at_words_with_equal_heads() -> None:
    # Word 3 has another head: whether its relation agrees does not matter.
    same = agreement(A, with_labels([2, 0, 1], "nsubj", "root", "obj"))
    other = agreement(A, with_labels([2, 0, 1], "nsubj", "root", "obl"))
    assert same.kappa == other.kappa == 1
    assert same.equal_heads == 2


def test_nothing_agrees() -> None:
    result = agreement(
        treebank_of([2, 0], deprel=["det", "root"]), treebank_of([0, 1], deprel=["root", "det"])
    )
    assert (result.uas, result.las) == (0, 0)
    # Values +1, root against root, -1: n = 4, only root is used twice.
    # alpha = (3 * 0 - 2) / (4*3 - 2).
    assert result.alpha_heads == pytest.approx(-2 / 10)
    assert np.isnan(result.kappa)


def test_where_chance_alone_agrees_nothing_is_defined() -> None:
    single = treebank_of([0], [0], deprel=["root", "root"])
    result = agreement(single, single)
    assert result.uas == 1
    assert np.isnan([result.kappa, result.alpha_heads, result.alpha_arcs]).all()
    assert result.to_dict()["agreement"]["alpha_heads"] is None
    assert "–" in result.text()


def test_annotators_who_guess_agree_as_chance_does() -> None:
    rng = random.Random(0)

    def guess() -> Treebank:
        # Each word hangs on the one before or after it, or is a root, by chance.
        words = 20
        sentences = [
            [rng.choice([place - 1, place + 1, 0]) for place in range(2, words)] for _ in range(200)
        ]
        sentences = [[0, *heads, words - 1] for heads in sentences]
        return treebank_of(*sentences, deprel=["dep"] * (200 * words))

    result = agreement(guess(), guess())
    assert result.uas > 0.3
    # 4,000 units: the standard error of agreement is about 0.008, of alpha about 0.012.
    assert abs(result.alpha_heads) < 0.1


def test_tokens_that_differ() -> None:
    joined = treebank_of([2, 0], form=["ab", "c"], deprel=["nsubj", "root"])
    split = treebank_of([3, 1, 0], form=["a", "b", "c"], deprel=["nsubj", "goeswith", "root"])
    result = agreement(joined, split)
    # Only c is a word of both: 2 * 1 / (2 + 3).
    assert (result.aligned, result.uas) == (1, pytest.approx(2 / 5))
    by_relation = {one.relation: one for one in result.relations}
    assert by_relation["nsubj"] == RelationAgreement("nsubj", 1, 1, 0, 0)
    assert by_relation["goeswith"] == RelationAgreement("goeswith", 0, 1, 0, 0)


def test_a_head_that_only_one_annotator_has_agrees_with_none() -> None:
    a = treebank_of([0, 1], form=["ab", "c"], deprel=["root", "obj"])
    b = treebank_of([3, 1, 0], form=["a", "b", "c"], deprel=["nsubj", "goeswith", "root"])
    a_on_b, b_on_a = agreement(a, b), agreement(b, a)
    assert (a_on_b.uas, b_on_a.uas) == (0, 0)
    assert a_on_b.alpha_heads <= 0


def test_punctuation_may_be_left_out() -> None:
    a = treebank_of([0, 1], form=["a", "."], deprel=["root", "punct"])
    b = treebank_of([2, 0], form=["a", "."], deprel=["punct", "root"])
    assert agreement(a, b).aligned == 2
    assert agreement(a, b, conventions=Conventions(punct="form")).aligned == 1


def test_what_is_no_tree_is_compared_and_counted_or_skipped(tmp_path: Path) -> None:
    cycle, tree = conllu([2, 1]), conllu([0, 1])
    contents = {"a.conllu": cycle + tree, "b.conllu": tree + tree}
    paths = [written(tmp_path / name, content) for name, content in contents.items()]
    result = agreement(*paths)
    assert (result.kept_invalid, result.skipped_sentences, result.aligned) == (1, 0, 4)
    result = agreement(*paths, invalid="skip")
    assert (result.kept_invalid, result.skipped_sentences, result.aligned) == (0, 1, 2)
    assert result.uas == 1
    assert "sentences skipped: 1" in result.text()
    assert result.relations == (
        RelationAgreement("dep", 1, 1, 1, 1),
        RelationAgreement("root", 1, 1, 1, 1),
    )


def test_the_tables_hold_every_number() -> None:
    result = agreement(A, with_labels([2, 0, 1], "obj", "root", "obj"))
    coefficients, fields, relations, disagreements = agreement_tables(result)
    # Labels where heads are equal: nsubj, root against obj, root. Observed 1/2; by chance
    # root 1*1 = 1 of 4. kappa = (1/2 - 1/4) / (1 - 1/4) = 1/3.
    # Of the six arcs only (root, root) is used twice: alpha = (5 * 2 - 2) / (6*5 - 2) = 8/28.
    assert [row[-1] for row in coefficients.rows] == [
        *("66.67", "33.33", "66.67", "100.00", "100.00", "100.00", "0.333", "0.615", "0.286"),
    ]
    assert fields.rows[0] == ("head", "3", "66.67", "0.615")
    assert [row[:4] for row in disagreements.rows] == [
        ("1", "1", "w1", "relation"),
        ("1", "3", "w3", "head"),
    ]
    assert relations.rows[0] == ("obj", "1", "2", "1", "0", "66.67", "0.00")


def test_a_second_file_is_not_ignored() -> None:
    with pytest.raises(SettingError, match="one input is needed here, but 2 are given"):
        agreement(A, {"x": A, "y": A})


def test_the_signature_names_what_was_removed_first() -> None:
    signature = agreement(A, A, strip_punct="form", max_length=3).signature
    assert (signature["strip"], signature["len"]) == ("form", "3")
    assert "strip" not in agreement(A, A).signature


B = with_labels([2, 0, 1], "nsubj", "root", "obj")
C = with_labels([2, 0, 2], "obj", "root", "obj")


def test_three_annotators() -> None:
    result = agreement({"anna": A, "ben": B, "cleo": C})
    assert [(one.a, one.b) for one in result.pairs] == [
        ("anna", "ben"),
        ("anna", "cleo"),
        ("ben", "cleo"),
    ]
    # UAS of the pairs: 2/3, 1, 2/3.
    assert result.uas == pytest.approx((2 / 3 + 1 + 2 / 3) / 3)
    heads = result.field("head")
    assert (heads.words, heads.unanimous) == (3, pytest.approx(2 / 3))
    assert heads.share == pytest.approx(7 / 9)
    # Distances: +1 three times, root three times, -1 twice, -2 once; 9 values. Coincidences of
    # equal values: 3 + 3 + 2 / 2 = 7; by chance 6 + 6 + 2 = 14 of 72.
    # alpha = (8 * 7 - 14) / (72 - 14).
    assert heads.alpha == pytest.approx(42 / 58)
    # Each relation is used by three pairs of annotators: nsubj by A and B, not by C.
    nsubj = next(one for one in result.relations if one.relation == "nsubj")
    assert nsubj == RelationAgreement("nsubj", 3, 1, 1, 1)
    assert "Annotator" in result.text()


def test_the_disagreements_of_three_annotators() -> None:
    found = agreement({"anna": A, "ben": B, "cleo": C}).disagreements
    assert [(one.word, one.field, one.values) for one in found] == [
        (1, "relation", {"anna": "nsubj", "ben": "nsubj", "cleo": "obj"}),
        (3, "head", {"anna": "2 w2", "ben": "1 w1", "cleo": "2 w2"}),
    ]


def test_tags_features_and_lemmas_are_compared_where_all_have_them() -> None:
    same = {"deprel": ["det", "root"], "xpos": ["_", "_"]}
    a = treebank_of([2, 0], upos=["DET", "NOUN"], feats=["A=1|B=2", "_"], **same)
    b = treebank_of([2, 0], upos=["DET", "VERB"], feats=["B=2|A=1", "_"], **same)
    result = agreement(a, b)
    # XPOS says nothing, and there are no lemmas.
    assert [one.field for one in result.fields[3:]] == ["UPOS", "features"]
    assert (result.field("UPOS").share, result.field("features").share) == (0.5, 1)
    with pytest.raises(KeyError, match="the fields are head, relation"):
        result.field("lemma")


def test_a_word_that_an_annotator_does_not_have_is_no_disagreement() -> None:
    joined = treebank_of([2, 0], form=["ab", "c"], deprel=["nsubj", "root"])
    split = treebank_of([3, 1, 0], form=["a", "b", "c"], deprel=["nsubj", "goeswith", "root"])
    result = agreement(joined, split, joined)
    assert result.field("head").words == 2
    assert result.score("Words") == pytest.approx((2 / 5 + 1 + 2 / 5) / 3)
    assert result.disagreements == ()


def test_heads_outside_the_words_of_the_first_agree_with_none() -> None:
    joined = treebank_of([2, 0], form=["ab", "c"], deprel=["nsubj", "root"])
    split = treebank_of([2, 0, 2], form=["a", "b", "c"], deprel=["nsubj", "root", "obj"])
    result = agreement(joined, split, split)
    # On c, the first says root; the others agree with each other, but not on a word of the first.
    assert result.field("head").share == 0
    assert result.pairs[2].scores["UAS"] == 1


def test_the_number_of_disagreements_can_be_chosen() -> None:
    result = agreement(A, B, C, disagreements=1)
    assert len(result.to_dict()["disagreements"]) == 1
    assert "1 more disagreement; set `disagreements=`" in result.text()


def test_annotators_need_names_of_their_own_and_company() -> None:
    with pytest.raises(SettingError, match="fewer than two annotators"):
        agreement(A)
    with pytest.raises(SettingError, match="two annotators are called B"):
        agreement("B=x.conllu", A)
