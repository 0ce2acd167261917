"""Tree substitution grammars: training, parsing, files."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import ReadError, SettingError
from treeval.induction.dmv.training import Stopping
from treeval.induction.tsg import seating
from treeval.induction.tsg.bc10 import BC10, drawn_discount, drawn_sites, drawn_strength
from treeval.induction.tsg.kernels import fragments as kernels
from treeval.induction.tsg.model import TSGModel
from treeval.induction.tsg.parser import TsgParser
from treeval.models.load import load
from treeval.tree.treebank import Treebank


@pytest.fixture(scope="module")
def trees() -> Treebank:
    tags = "VB,NN VB,DT NN VB,DT NN VB DT NN,NN VB NN,DT NN VB RB,IN NN NN VB IN DT NN"
    sentences = [sentence.split() for sentence in tags.split(",")]
    heads = [[0, *range(1, len(sentence))] for sentence in sentences]
    return treebank_of(*heads, xpos=[tag for sentence in sentences for tag in sentence])


@pytest.fixture(scope="module")
def model(trees: Treebank) -> TSGModel:
    return BC10(stopping=Stopping(8, 0.0)).train(trees, np.random.default_rng(1))


def test_kinds_of_symbols_are_those_of_the_kernels() -> None:
    assert (seating.FIRST, seating.SECOND) == (kernels.FIRST, kernels.SECOND)
    assert seating.KINDS == kernels.KINDS
    assert seating.BETWEEN == (kernels.M_LEFT, kernels.M_RIGHT)


def test_equal_seeds_give_equal_models_and_progress_is_reported(
    trees: Treebank, model: TSGModel
) -> None:
    passes: list[object] = []
    trainer = BC10(stopping=Stopping(8, 0.0))
    again = trainer.train(trees, np.random.default_rng(1), progress=passes.append)
    np.testing.assert_array_equal(again.grammar.nodes, model.grammar.nodes)
    np.testing.assert_array_equal(again.arcs, model.arcs)
    assert len(passes) == 8
    assert 0.5 < float(model.about["accepted"]) <= 1


def test_every_sentence_has_as_many_arcs_per_sweep_as_words(
    trees: Treebank, model: TSGModel
) -> None:
    assert model.arcs.sum() == 4 * trees.words  # the second half of 8 sweeps
    # Each word of each sentence is in rules downstairs: two halves at least.
    nodes = model.grammar.nodes
    assert (nodes[:, seating.TABLES] <= nodes[:, seating.CUSTOMERS]).all()


def test_without_fragments_all_are_single_rules(trees: Treebank) -> None:
    trainer = BC10(stopping=Stopping(3, 0.0), site=1.0)
    nodes = trainer.train(trees, np.random.default_rng(1)).grammar.nodes
    assert (nodes[:, seating.LEFT : seating.RIGHT + 1] <= 0).all()
    # Every tree of n words has 5n - 2 rules.
    assert nodes[:, seating.CUSTOMERS].sum() == 5 * trees.words - 2 * len(trees)


def test_the_customers_of_rules_are_the_rules_of_tables(model: TSGModel) -> None:
    nodes, rules = model.grammar.nodes, model.grammar.rules
    sizes: list[int] = []
    for row in nodes.tolist():
        own = row[seating.KIND] not in seating.BETWEEN
        sizes.append(own + sum(sizes[child - 1] for child in row[4:6] if child > 0))
    assert (nodes[:, seating.TABLES] * np.array(sizes)).sum() == rules[:, 3].sum()


def test_further_sentences_and_unknown_tags_are_parsed(model: TSGModel) -> None:
    trees = treebank_of(
        [0, 1, 2], [0, 1, 1], [0], [0, 1], xpos=["DT", "VB", "XX", "DT", "VB", "XX", *"YDZ"]
    )
    parsed = model.parse(trees)
    assert parsed.heads[:3].tolist() == parsed.heads[3:6].tolist()
    assert (parsed.heads == 0).sum() == 4
    marks = np.array([False, False, True, True, True, True, False, False, False])
    assert model.parse(trees, marks=marks).heads[2] > 0


def test_long_sentences_are_summed_over_and_longer_ones_refused(model: TSGModel) -> None:
    tags = ["DT", "NN", "VB", "XX"]
    long = treebank_of([0, *range(1, 60)], xpos=tags * 15)
    assert (model.parse(long, draws=3).heads == 0).sum() == 1
    longer = treebank_of([0, *range(1, 404)], xpos=tags * 101)
    with pytest.raises(SettingError, match="a sentence of 404 words"):
        model.parse(longer)


def test_a_model_comes_back_exactly(trees: Treebank, model: TSGModel, tmp_path: Path) -> None:
    path = str(tmp_path / "bc10.model")
    TsgParser(model).save(path)
    loaded = load(path)
    assert isinstance(loaded, TsgParser)
    assert (loaded.learnt.tags, loaded.learnt.about) == (model.tags, model.about)
    for one, other in zip(loaded.learnt.grammar, model.grammar, strict=True):
        np.testing.assert_array_equal(one, other)
    np.testing.assert_array_equal(loaded.parse(trees).heads, model.parse(trees).heads)


@pytest.mark.parametrize(
    ("column", "value"), [(0, 9), (1, -1), (3, 99), (4, 10**6), (6, -3), (7, 10**6)]
)
def test_damaged_fragments_are_refused(
    column: int, value: int, model: TSGModel, tmp_path: Path
) -> None:
    nodes = model.grammar.nodes.copy()
    nodes[-1, column] = value
    path = str(tmp_path / "bc10.model")
    TsgParser(replace(model, grammar=model.grammar._replace(nodes=nodes))).save(path)
    with pytest.raises(ReadError, match="the model is damaged"):
        load(path)


def test_parameters_are_drawn_from_their_distributions() -> None:
    rng = np.random.default_rng(0)
    discount, strength = 0.5, 1.0
    discounts, strengths = [], []
    for _ in range(4000):
        discount = drawn_discount(lambda value: 2 * np.log(value), discount, rng)
        strength = drawn_strength(lambda _: 0.0, strength, rng)
        discounts.append(discount)
        strengths.append(strength)
    # Beta(3, 1) has the mean 3/4; Gamma(10, scale 0.1) the mean 1 and the variance 0.1.
    assert np.mean(discounts) == pytest.approx(0.75, abs=0.02)
    assert np.mean(strengths) == pytest.approx(1.0, abs=0.03)
    assert np.var(strengths) == pytest.approx(0.1, abs=0.02)
    counts = np.array([[0, 999_999], [1, 3]])
    sites = np.array([drawn_sites(counts, rng) for _ in range(2000)])
    assert sites[:, 0].max() == 1 - 1e-4
    assert sites[:, 1].mean() == pytest.approx(4 / 6, abs=0.02)  # Beta(4, 2)
