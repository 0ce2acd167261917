"""Language models over derivations of small treebanks."""

import math

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import InvalidTreeError
from treeval.models.derivation import DerivationTrainer, derivation_text
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.text import Text, text_of
from treeval.models.transitions import derive
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

# "She ate the cake" is derived as "She the cake ate" (see test_derivations.py)
CAKE, CYCLE = [2, 0, 4, 2], [2, 1, 0]


def cakes(*forms: str) -> Treebank:
    sentences = len(forms) // 4
    return treebank_of(*[CAKE] * sentences, form=forms)


def sentences_of(text: Text) -> list[list[str]]:
    words = list(text.words)
    return [words[begin:end] for begin, end in zip(text.offsets, text.offsets[1:], strict=False)]


def test_words_are_written_down_as_they_are_attached() -> None:
    text = derivation_text(derive(cakes("She", "ate", "the", "cake")))
    assert sentences_of(text) == [["She", "the", "cake", "ate"]]


def test_sentences_without_derivation_are_left_out_of_the_text() -> None:
    treebank = treebank_of(CAKE, CYCLE, [0])
    text = derivation_text(derive(treebank, unfit="skip"))
    assert sentences_of(text) == [["w1", "w3", "w4", "w2"], ["w1"]]


def test_spaces_within_words_are_kept_apart_from_those_between() -> None:
    treebank = treebank_of([0, 1], form=["10 000", "a\tb"])
    assert list(text_of(treebank).words) == ["10\u00a0000", "a\u00a0b"]


def test_scores_are_those_of_the_language_model_on_the_written_derivation() -> None:
    train = cakes("She", "ate", "the", "cake", "He", "ate", "a", "cake")
    test = cakes("He", "ate", "the", "pie")
    model = DerivationTrainer(smoothing=KneserNey(order=2)).train(train)
    reordered = Text(np.array([0, 4, 8]), Column.of("She the cake ate He a cake ate".split()))
    plain = KneserNey(order=2).train(reordered)
    expected = plain.score(Text(np.array([0, 4]), Column.of("He the pie ate".split())))
    scores = model.score(test)
    np.testing.assert_array_equal(scores.scores.log10, expected.log10)
    known, unknown = expected.log10[[0, 1, 3, 4]].sum(), expected.log10[2]
    np.testing.assert_allclose(scores.table, [[known, 4, unknown, 1, 0]])
    assert scores.perplexity.excluding_oov == pytest.approx(10 ** (-known / 4))
    assert model.signature == "swap-lazy,form,kn:2,lm:kenlm,prune:0+0,fallback:1+2"
    assert str(model) == model.signature


def test_sentences_that_are_no_trees_have_rows_that_say_so() -> None:
    model = DerivationTrainer().train(cakes("She", "ate", "the", "cake"))
    scores = model.score(treebank_of(CYCLE, CAKE, CYCLE))
    assert scores.table[[0, 2]].tolist() == [[0, 0, 0, 0, 1]] * 2
    assert scores.table[1, 4] == 0
    assert [problem.sentence for problem in scores.problems] == [0, 2]


def test_nothing_to_score_has_no_perplexity() -> None:
    model = DerivationTrainer().train(cakes("She", "ate", "the", "cake"))
    assert math.isnan(model.score(treebank_of(CYCLE)).perplexity.excluding_oov)
    assert model.score(treebank_of()).table.shape == (0, 5)


def test_a_closed_vocabulary_gives_no_sum_for_unknown_words() -> None:
    trainer = DerivationTrainer(smoothing=KneserNey(smoothing="srilm"))
    table = (
        trainer.train(cakes("She", "ate", "the", "cake"))
        .score(cakes("She", "ate", "the", "cake", "She", "ate", "the", "pie"))
        .table
    )
    assert np.isnan(table[:, 2]).tolist() == [False, True]
    assert np.isfinite(table[:, 0]).all()


def test_training_trees_that_are_none_are_an_error_unless_skipped() -> None:
    treebank = treebank_of(CAKE, CYCLE)
    with pytest.raises(InvalidTreeError, match="cycle"):
        DerivationTrainer().train(treebank)
    model = DerivationTrainer().train(treebank, unfit="skip")
    assert [problem.sentence for problem in model.left_out] == [1]


def test_trees_are_made_projective_if_wanted() -> None:
    crossing = [3, 4, 0, 3]
    trainer = DerivationTrainer("arc-standard", lift=True)
    model = trainer.train(treebank_of(CAKE, crossing, CYCLE), unfit="skip")
    assert [problem.sentence for problem in model.left_out] == [2]
    assert model.signature.startswith("arc-standard,lifted,form")
    # The dependent of 4 is lifted to 3, its head.
    lifted, other = model.score(treebank_of(crossing)), model.score(treebank_of([3, 3, 0, 3]))
    np.testing.assert_array_equal(lifted.table, other.table)
    assert not DerivationTrainer("swap-lazy", lift=True).train(treebank_of(CAKE)).lifts


def test_another_column_may_stand_for_words() -> None:
    treebank = treebank_of(CAKE, upos="PRON VERB DET NOUN".split())
    model = DerivationTrainer(column="upos").train(treebank)
    assert model.ngrams.vocabulary.words == ("PRON", "DET", "NOUN", "VERB")
