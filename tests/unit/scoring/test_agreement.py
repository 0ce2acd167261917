"""Agreement of two annotators: values worked out by hand, and limits."""

import random
from pathlib import Path

import numpy as np
import pytest

from files import conllu, written
from strategies import treebank_of
from treeval.errors import SettingError
from treeval.report.tables.agreement import agreement_tables
from treeval.scoring.agreement import RelationAgreement, agreement
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
    coefficients, relations = agreement_tables(result)
    # Labels where heads are equal: nsubj, root against obj, root. Observed 1/2; by chance
    # root 1*1 = 1 of 4. kappa = (1/2 - 1/4) / (1 - 1/4) = 1/3.
    # Of the six arcs only (root, root) is used twice: alpha = (5 * 2 - 2) / (6*5 - 2) = 8/28.
    assert [row[-1] for row in coefficients.rows] == [
        *("66.67", "33.33", "66.67", "0.333", "0.615", "0.286"),
    ]
    assert relations.rows[0] == ("obj", "1", "2", "1", "0", "66.67", "0.00")


def test_a_second_file_is_not_ignored() -> None:
    with pytest.raises(SettingError, match="one input is needed here, but 2 are given"):
        agreement(A, {"x": A, "y": A})


def test_the_signature_names_what_was_removed_first() -> None:
    signature = agreement(A, A, strip_punct="form", max_length=3).signature
    assert (signature["strip"], signature["len"]) == ("form", "3")
    assert "strip" not in agreement(A, A).signature
