"""Training that goes on where it ended: tables, derivations, and files that hold them."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import ReadError, SettingError
from treeval.induction.dmv.km04 import KM04
from treeval.induction.dmv.training import Stopping
from treeval.induction.tsg.bc10 import BC10
from treeval.induction.tsg.model import TSGModel
from treeval.induction.tsg.parser import TsgParser
from treeval.induction.tsg.seating import Seating, resumed, seating, stored
from treeval.models.load import load
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from treeval.progress import Advance

SENTENCES = "VB,NN VB,DT NN VB,DT NN VB DT NN,NN VB NN,DT NN VB RB,IN NN NN VB IN DT NN".split(",")


def trees_of(sentences: list[str]) -> Treebank:
    tags = [sentence.split() for sentence in sentences]
    heads = [[0, *range(1, len(sentence))] for sentence in tags]
    return treebank_of(*heads, xpos=[tag for sentence in tags for tag in sentence])


TREES = trees_of(SENTENCES * 20)


@pytest.fixture(scope="module")
def model() -> TSGModel:
    return BC10(stopping=Stopping(12)).train(TREES, np.random.default_rng(1))


def seated(model: TSGModel) -> Seating:
    assert model.seating is not None
    return model.seating


def test_a_sampler_comes_back_in_the_same_state(model: TSGModel) -> None:
    state, text = resumed(model.grammar, seated(model), len(model.tags), model.codes, model.offsets)
    for ours, expected in zip(stored(state), model.grammar, strict=True):
        np.testing.assert_array_equal(ours, expected)
    for ours, expected in zip(seating(state, text), seated(model), strict=True):
        np.testing.assert_array_equal(ours, expected)


def test_sampling_goes_on_where_it_ended(model: TSGModel) -> None:
    def objectives(trainer: BC10, resume: TSGModel | None) -> list[float]:
        reported: list[Advance] = []
        trainer.train(TREES, np.random.default_rng(2), resume=resume, progress=reported.append)
        return [float(one.detail.partition(",")[0]) for one in reported]

    first = objectives(BC10(stopping=Stopping(12)), None)
    again = objectives(BC10(stopping=Stopping(4)), model)
    # Within twelve sweeps, the log-likelihood rises by far more than it varies from then on.
    assert first[-1] - first[0] > 50
    assert min(again) > first[0] + (first[-1] - first[0]) / 2


def test_no_sweep_leaves_everything_as_it_was(model: TSGModel) -> None:
    same = BC10(stopping=Stopping(0)).train(TREES, np.random.default_rng(2), resume=model)
    np.testing.assert_array_equal(same.grammar.nodes, model.grammar.nodes)
    np.testing.assert_array_equal(seated(same).derivations, seated(model).derivations)
    assert same.arcs.sum() == TREES.words  # the trees at hand, once


def test_training_goes_on_from_a_file(model: TSGModel, tmp_path: Path) -> None:
    path = tmp_path / "bc10.model"
    TsgParser(model).save(path)
    loaded = load(path)
    assert isinstance(loaded, TsgParser)
    trained = [
        BC10(stopping=Stopping(3)).train(TREES, np.random.default_rng(3), resume=one)
        for one in (model, loaded.learnt)
    ]
    np.testing.assert_array_equal(trained[0].grammar.nodes, trained[1].grammar.nodes)
    np.testing.assert_array_equal(trained[0].arcs, trained[1].arcs)


def test_files_without_tables_can_only_parse(model: TSGModel, tmp_path: Path) -> None:
    path = tmp_path / "old.model"
    TsgParser(replace(model, seating=None)).save(path)
    loaded = load(path)
    assert isinstance(loaded, TsgParser)
    np.testing.assert_array_equal(loaded.parse(TREES).heads, model.parse(TREES).heads)
    with pytest.raises(SettingError, match="`resume=`: the file of the model is too old"):
        BC10().train(TREES, resume=loaded.learnt)


def test_another_training_is_not_resumed(model: TSGModel) -> None:
    with pytest.raises(SettingError, match="`resume=`: the model has other sentences"):
        BC10().train(trees_of(SENTENCES * 19), resume=model)
    km04 = KM04().train(TREES)
    with pytest.raises(SettingError, match="`resume=`: the model was learnt by KM04"):
        BC10().train(TREES, resume=km04)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "place", "value"),
    [
        ("node_tables", 0, 0),
        ("node_tables", 0, 10**6),
        ("rule_tables", -1, 10**6),
        ("derivations", 0, 0),
        ("derivations", 0, 10**6),
        ("derivations", 0, 2),  # another fragment than that which sits there
        ("sizes", 0, 10**6),
        ("sizes", 0, -1),
        ("heads", 0, 10**6),
        ("heads", 0, 0),  # its own head
    ],
)
def test_damaged_tables_and_derivations_are_refused(
    name: str, place: int, value: int, model: TSGModel, tmp_path: Path
) -> None:
    changed = seated(model)._asdict()[name].copy()
    assert changed[place] != value
    changed[place] = value
    path = tmp_path / "bc10.model"
    TsgParser(replace(model, seating=seated(model)._replace(**{name: changed}))).save(path)
    with pytest.raises(ReadError, match="the model is damaged"):
        load(path)
