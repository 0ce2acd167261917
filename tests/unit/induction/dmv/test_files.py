import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from dmv_enumeration import random_weights
from files import written
from treeval.errors import ReadError
from treeval.induction.dmv.events import zeros
from treeval.induction.dmv.model import DMVModel, read_grammar, write_dmv
from treeval.induction.dmv.parser import DmvParser
from treeval.models.load import load

GRAMMAR = """\
root VB : -0.5
root NN : -1.0
rightattach VB -> NN : -0.25

leftattach DT <- NN : -2.0
leftstop NN nochild : -3.0
leftcontinue NN nochild : -0.1
rightstop VB haschild : 0
rightcontinue VB haschild : -inf
"""


@pytest.fixture
def model() -> DMVModel:
    weights = random_weights(3, np.random.default_rng(0))
    return DMVModel(("é", "NN", "VB"), weights, "upos", {"trainer": "KM04()"})


def test_a_model_comes_back_exactly(model: DMVModel, tmp_path: Path) -> None:
    path = str(tmp_path / "model.json.gz")
    DmvParser(model).save(path)
    loaded = load(path).learnt
    assert (loaded.tags, loaded.column, loaded.about) == (model.tags, "upos", model.about)
    for a, b in zip(loaded.weights, model.weights, strict=True):
        np.testing.assert_array_equal(a, b)
        assert not a.flags.writeable


def test_the_state_of_training_comes_back_and_version_1_has_none(
    model: DMVModel, tmp_path: Path
) -> None:
    path = tmp_path / "model.json"
    write_dmv(replace(model, state={"features": np.array([[0.1, -2.5]])}), str(path))
    assert load(path).learnt.state["features"].tolist() == [[0.1, -2.5]]
    content = json.loads(path.read_text())
    assert content.pop("version") == 3
    del content["valences"]
    path.write_text(json.dumps(content | {"version": 2}))
    assert load(path).learnt.state["features"].tolist() == [[0.1, -2.5]]
    del content["state"]
    path.write_text(json.dumps(content | {"version": 1}))
    assert load(path).learnt.state == {}


@pytest.mark.parametrize("valences", [(3, 3), (3, 1), (1, 2)])
def test_valences_come_back(valences: tuple[int, int], tmp_path: Path) -> None:
    weights = zeros(2, valences).map(lambda array: np.full(array.shape, 0.3))
    path = tmp_path / "model.json"
    write_dmv(DMVModel(("A", "B"), weights), str(path))
    assert json.loads(path.read_text())["valences"] == list(valences)
    loaded = load(path).learnt.weights
    assert loaded.valences == valences
    for a, b in zip(loaded, weights, strict=True):
        np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"treeval": "ccl"}, "is not a model of kind 'dmv'"),
        ({"version": 4}, "model of version 4; this treeval reads up to 3: update it, or train"),
        ({"valences": [2]}, "a damaged model: valences wrong"),
        ({"valences": [2, "1"]}, "a damaged model: valences wrong"),
        ({"valences": [3, 10**9]}, "a damaged model: valences wrong"),
        ({"valences": [3, 3]}, "a damaged model: .* wrong"),
        ({"state": []}, "a damaged model: 'state' is wrong"),
        ({"state": {"features": [1.0, "x"]}}, "a damaged model: 'state' is wrong"),
        ({"tags": ["A", "A", "B"]}, "a damaged model: tags or column are missing"),
        ({"tags": ["A", 1, "B"]}, "a damaged model: tags or column are missing"),
        ({"column": None}, "a damaged model: tags or column are missing"),
        ({"about": {"trainer": 1}}, "a damaged model: 'about' is wrong"),
        ({"root": [1.0]}, "a damaged model: root wrong"),
        ({"root": [0.5, -0.5, 1.0]}, "a damaged model: root wrong"),
        ({"root": ["x", "y", "z"]}, "a damaged model: root wrong"),
        ({"stop": [[1.0], [2.0, 3.0]]}, "a damaged model: stop wrong"),
    ],
)
def test_a_damaged_model_is_refused(
    model: DMVModel, tmp_path: Path, change: dict[str, object], message: str
) -> None:
    path = tmp_path / "model.json"
    write_dmv(model, str(path))
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    with pytest.raises(ReadError, match=message):
        load(path)


@pytest.mark.parametrize("text", ["", "no JSON", "[1]", "{" * 3, '{"a":' * 100_000, '{"root": NaN'])
def test_what_is_not_a_model_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "model.json"
    path.write_text(text)
    with pytest.raises(ReadError, match="is not a model"):
        load(path)


def test_a_grammar(tmp_path: Path) -> None:
    path = written(tmp_path / "tiny.gra", GRAMMAR)
    model = read_grammar(path)
    assert model.tags == ("DT", "NN", "VB")
    weights = model.weights
    np.testing.assert_allclose(weights.root, [0, np.exp(-1), np.exp(-0.5)])
    expected = np.zeros((2, 3, 3))
    expected[1, 2, 1], expected[0, 1, 0] = np.exp(-0.25), np.exp(-2)
    np.testing.assert_allclose(weights.attach, expected)
    assert weights.stop[0, 1].tolist() == [np.exp(-3), 0]
    assert weights.go[0, 1].tolist() == [np.exp(-0.1), 0]
    assert weights.stop[1, 2].tolist() == [0, 1]
    assert weights.go[1, 2].tolist() == [0, 0]


@pytest.mark.parametrize(
    "line",
    [
        "root VB",
        "root VB -> NN : -1",
        "root VB : x",
        "root VB : nan",
        "root VB : 1e9",
        "rightattach VB <- NN : -1",
        "leftattach NN -> DT : -1",
        "leftstop NN : -1",
        "upstop NN nochild : -1",
        "leftstop NN sometimes : -1",
    ],
)
def test_a_wrong_line_of_a_grammar_is_named(tmp_path: Path, line: str) -> None:
    path = written(tmp_path / "tiny.gra", f"root NN : -1\n\n{line}\n")
    with pytest.raises(ReadError, match=r"tiny\.gra:3: .* is not an event of a grammar"):
        read_grammar(path)


def test_an_empty_grammar_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "tiny.gra", "\n")
    with pytest.raises(ReadError, match="there are no events"):
        read_grammar(path)
