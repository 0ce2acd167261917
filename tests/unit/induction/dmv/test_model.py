"""A dependency model with valence: parsing, flips of its parameters, and its files."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from dmv_enumeration import random_weights
from files import written
from strategies import treebank_of
from treeval.errors import ReadError
from treeval.induction.dmv.events import zeros
from treeval.induction.dmv.model import DMVModel, ParameterFlip, flipped, read_grammar, write_dmv
from treeval.induction.dmv.parser import DmvParser
from treeval.induction.dmv.text import tagged
from treeval.induction.dmv.training import estimate
from treeval.models.load import load
from treeval.schemes.flips import Pattern
from treeval.tree.treebank import Treebank


@pytest.fixture
def plain() -> DMVModel:
    return DMVModel(("DT", "IN", "NN"), random_weights(3, np.random.default_rng(0)))


def changes(before: DMVModel, after: DMVModel) -> dict[str, dict[tuple[int, ...], float]]:
    names = before.weights._fields
    pairs = zip(names, before.weights, after.weights, strict=True)
    return {
        name: {tuple(place.tolist()): new[tuple(place)] for place in np.argwhere(old != new)}
        for name, old, new in pairs
        if (old != new).any()
    }


def test_an_arc_to_the_right_turns_round(plain: DMVModel) -> None:
    after = flipped(plain, [ParameterFlip(Pattern.of("DT>NN"))])
    # attach(NN | DT, right) low, attach(DT | NN, left) high; nothing else.
    assert changes(plain, after) == {"attach": {(1, 0, 2): 1e-8, (0, 2, 0): 1.0}}
    assert after.about["flipped"] == "DT>NN"


def test_an_arc_to_the_left_turns_round(plain: DMVModel) -> None:
    after = flipped(plain, [ParameterFlip(Pattern.of("IN<NN"))], low=1e-5, high=0.9)
    assert changes(plain, after) == {"attach": {(0, 2, 1): 1e-5, (1, 1, 2): 0.9}}


def test_an_arc_is_only_lowered_and_stops_are_changed_where_asked(plain: DMVModel) -> None:
    lowered = flipped(plain, [ParameterFlip(Pattern.of("IN>DT"), only_lowered=True)])
    assert changes(plain, lowered) == {"attach": {(1, 1, 0): 1e-8}}
    stopped = flipped(plain, [ParameterFlip(Pattern.of("DT>NN"), stops=True)])
    # NN is to take DT on its left, DT nothing on its right.
    assert changes(plain, stopped)["stop"] == {(0, 2, 0): 1e-8, (1, 0, 0): 1.0}


def test_unknown_tags_have_nothing_to_flip(plain: DMVModel) -> None:
    assert changes(plain, flipped(plain, [ParameterFlip(Pattern.of("MD<VB"))])) == {}


def test_the_trees_turn_round() -> None:
    trees = treebank_of([0, 1], [0], [0], xpos=["DT", "NN", "NN", "DT"])
    model = estimate(trees, added=0.1)
    assert model.parse(trees).heads.tolist() == [0, 1, 0, 0]
    after = flipped(model, [ParameterFlip(Pattern.of("DT>NN"))])
    assert after.parse(trees).heads.tolist() == [2, 0, 0, 0]


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
        ({"version": 4}, "has version 4 of its format, but this treeval reads up to 3; update"),
        ({"valences": [2]}, "the model is damaged: its valences are wrong"),
        ({"valences": [2, "1"]}, "the model is damaged: its valences are wrong"),
        ({"valences": [3, 10**9]}, "the model is damaged: its valences are wrong"),
        ({"valences": [3, 3]}, "the model is damaged in "),
        ({"state": []}, "the model is damaged: 'state' is wrong"),
        ({"state": {"features": [1.0, "x"]}}, "the model is damaged: 'state' is wrong"),
        ({"tags": ["A", "A", "B"]}, "the model is damaged: tags or column are missing"),
        ({"tags": ["A", 1, "B"]}, "the model is damaged: tags or column are missing"),
        ({"column": None}, "the model is damaged: tags or column are missing"),
        ({"about": {"trainer": 1}}, "the model is damaged: 'about' is wrong"),
        ({"root": [1.0]}, "the model is damaged in root"),
        ({"root": [0.5, -0.5, 1.0]}, "the model is damaged in root"),
        ({"root": ["x", "y", "z"]}, "the model is damaged in root"),
        ({"stop": [[1.0], [2.0, 3.0]]}, "the model is damaged in stop"),
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


def test_a_model_parses_what_it_has_learnt(trees: Treebank) -> None:
    parsed = estimate(trees).parse(trees)
    assert parsed.heads.tolist() == trees.heads.tolist()


def test_labels_and_enhanced_edges_are_emptied(trees: Treebank) -> None:
    parsed = estimate(trees).parse(trees)
    assert set(parsed.columns["deprel"]) == {"_"}
    assert set(parsed.columns["deps"]) == {"_"}
    assert list(parsed.columns["xpos"]) == list(trees.columns["xpos"])


@pytest.mark.parametrize("careful", [False, True])
def test_unknown_tags_are_parsed_by_the_floor(trees: Treebank, careful: bool) -> None:
    text = treebank_of([2, 0, 2], xpos=["DT", "NN", "UH"])
    parsed = estimate(trees).parse(text, careful=careful)
    assert (parsed.heads == 0).sum() == 1
    assert parsed.heads[0] == 2


def test_marks_hang_on_roots(trees: Treebank) -> None:
    given = treebank_of(
        [0, 0, 0], [0, 0], [0, 0, 0], xpos=["VB", "NN", "VB", "VB", "NN", "NN", "VB", "VB"]
    )
    marks = np.array([True, False, False, True, True, False, False, True])
    parsed = estimate(trees).parse(given, marks=marks)
    # NN hangs on the verb behind it; of marks alone, the first is the root.
    assert parsed.heads.tolist() == [3, 3, 0, 0, 1, 2, 0, 2]


def test_sentences_without_words_and_empty_treebanks(trees: Treebank) -> None:
    model = estimate(trees)
    none = treebank_of([], [], xpos=[])
    assert model.parse(none).heads.tolist() == []
    assert model.log_likelihoods(tagged(none, "xpos")).tolist() == [0, 0]
    mixed = treebank_of([], [0], [], xpos=["VB"])
    assert model.parse(mixed).heads.tolist() == [0]


def test_log_likelihoods(trees: Treebank) -> None:
    # VB heads the sentence (1), stops at once to the left (1/3) and to the right (2/3).
    found = estimate(trees).log_likelihoods(tagged(trees, "xpos"))
    assert found[2] == pytest.approx(np.log(2 / 9))
    unknown = treebank_of([0], xpos=["UH"])
    assert estimate(trees).log_likelihoods(tagged(unknown, "xpos")).tolist() == [-np.inf]


def test_extending_a_model_leaves_known_weights(trees: Treebank) -> None:
    model = estimate(trees)
    extended = model.extended((*model.tags, "X", "Y"))
    assert extended.weights.attach.shape == (2, 5, 5)
    np.testing.assert_array_equal(extended.weights.attach[:, :3, :3], model.weights.attach)
    assert not extended.weights.stop[:, 3:].any()
    assert isinstance(extended, DMVModel)
