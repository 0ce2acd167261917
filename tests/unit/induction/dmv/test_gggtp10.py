from itertools import islice

import numpy as np
import pytest

from dmv_enumeration import text_of
from strategies import treebank_of
from treeval.errors import SettingError
from treeval.induction.dmv.events import Events, harmonic, zeros
from treeval.induction.dmv.gggtp10 import GGGTP10, TagPairs, estimated
from treeval.induction.dmv.model import DMVModel
from treeval.induction.dmv.spans import WordSpans
from treeval.induction.dmv.text import tagged
from treeval.induction.dmv.training import Stopping
from treeval.tree.treebank import Treebank

FEW = Stopping(passes=3, change=0.0)


def model_of(trainer: GGGTP10, trees: Treebank) -> DMVModel:
    return trainer.train(trees, np.random.default_rng(0))


def test_backoff_is_mixed_with_probabilities_or_with_counts() -> None:
    events = Events(*(array.copy() for array in zeros(2, (2, 2))))
    events.root[:] = 1
    events.attach[0, 0, :, 0] = 3, 1
    events.attach[0, 1, :, 0] = 0, 4
    # Whatever the head: 3/8 and 5/8. Probabilities of the first head: 3/4 and 1/4.
    formula = estimated(events, 1 / 3)
    np.testing.assert_allclose(formula.attach[0, 0, :, 0], [5 / 8, 3 / 8])
    # 2/3 of 3 and 1 plus 1/3 of 3/8 and 5/8: 17/8 and 7/8 of 3.
    program = estimated(events, 1 / 3, compatible=True)
    np.testing.assert_allclose(program.attach[0, 0, :, 0], [17 / 24, 7 / 24])
    # Nothing was seen after a first dependent: all is equal there.
    np.testing.assert_allclose(formula.attach[0, 0, :, 1], 0.5)
    np.testing.assert_allclose(formula.stop, 0.5)


def test_an_instance_is_a_word_with_a_tag_or_an_arc() -> None:
    text = text_of([0, 1, 1], [1, 1], tags=2)
    words, arcs = TagPairs.of(text), TagPairs.of(text, "arcs")
    # The first word with tag 1; each of four words of tag 1 with tag 1; two of them with tag 0.
    assert (words.size, len(words)) == (7, 3)
    assert (arcs.size, len(arcs)) == (8, 3)
    sided = TagPairs.of(text, by_side=True)
    assert (sided.size, len(sided)) == (7, 4)
    posteriors = words.posteriors(np.arange(13.0))
    assert posteriors.sum() == sum(range(13)) - 0 - 4 - 8 - 9 - 12  # but words to themselves


def test_the_penalty_grows_with_the_text_by_default(chains: Treebank) -> None:
    text = text_of(*[[0, 1]] * 40, tags=2)
    pairs, start = TagPairs.of(text), harmonic(text)
    usual, one = (
        next(islice(trainer.steps(text, pairs, start, np.zeros(pairs.size)), 1, None))
        for trainer in (GGGTP10(), GGGTP10(penalty=1.0))
    )
    assert usual.log_likelihood == one.log_likelihood  # 40 sentences: 40 · 0.025 = 1
    assert model_of(GGGTP10(stopping=FEW), chains).state["multipliers"].min() >= 0


def test_the_objective_rises_and_a_larger_penalty_lowers_posteriors(chains: Treebank) -> None:
    text = tagged(chains, "xpos")
    pairs, start = TagPairs.of(text), harmonic(text)
    largest = []
    for penalty in (0.0, 0.5, 2.0):
        trainer = GGGTP10(penalty=penalty)
        steps = [*islice(trainer.steps(text, pairs, start, np.zeros(pairs.size)), 5)]
        assert np.diff([step.log_likelihood for step in steps]).min() > -1e-3
        largest.append(steps[-1].largest)
    assert largest == sorted(largest, reverse=True)


def test_training_goes_on_with_the_same_valences_only(chains: Treebank) -> None:
    whole = model_of(GGGTP10(stopping=Stopping(4, 0.0)), chains)
    half = model_of(GGGTP10(stopping=Stopping(2, 0.0)), chains)
    resumed = GGGTP10(stopping=Stopping(2, 0.0)).train(chains, resume=half)
    np.testing.assert_allclose(resumed.weights.attach, whole.weights.attach, atol=1e-9)
    with pytest.raises(SettingError, match="`resume=`: the model has the valences 2,1"):
        GGGTP10(valences=(3, 3)).train(chains, resume=half)


def test_models_with_valences_parse_but_not_within_brackets(chains: Treebank) -> None:
    model = model_of(GGGTP10(valences=(3, 2), stopping=FEW), chains)
    assert model.weights.valences == (3, 2)
    unknown = treebank_of([0, 1, 2], xpos=["DT", "XX", "VB"])
    for careful in (False, True):
        assert (model.parse(unknown, careful=careful).heads == 0).sum() == 1
    spans = WordSpans.of([[] for _ in range(len(chains))])
    with pytest.raises(SettingError, match="`brackets=`: it cannot be used with this model"):
        model.parse(chains, spans=spans)


def test_long_sentences_and_large_penalties_are_rescaled() -> None:
    trees = treebank_of([0, *range(1, 60)], xpos=["A", "B", "C"] * 20)
    trainer = GGGTP10(max_length=None, penalty=500.0, stopping=FEW)
    values: list[float] = []
    trainer.train(trees, progress=lambda advance: values.append(float(advance.detail)))
    assert np.isfinite(values).all()
