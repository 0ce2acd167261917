"""Parsers without a model, by name."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from sample import SAMPLE
from strategies import treebank_of
from treeval.errors import SettingError
from treeval.induction.baselines import left_branching, random_trees, right_branching


def test_branching_baselines() -> None:
    gold = treebank_of([2, 0, 2], [0], [])
    assert left_branching(gold).heads.tolist() == [2, 3, 0, 0]
    assert right_branching(gold).heads.tolist() == [0, 1, 2, 0]


def test_random_trees_are_all_alike_probable() -> None:
    gold = treebank_of(*[[0, 1, 2]] * 7000)
    heads = random_trees(gold, np.random.default_rng(0)).heads.reshape(-1, 3)
    trees, counts = np.unique(heads, axis=0, return_counts=True)
    # Seven projective trees of three words, each with probability 1/7: mean 1000, deviation 29.
    assert len(trees) == 7
    assert np.abs(counts - 1000).max() < 150


GOLD = SAMPLE / "gold" / "en.conllu"
THREE = "".join(f"{n}\t{w}\t_\t_\t{t}\t_\t{h}\tx\t_\t_\n" for n, w, t, h in (
    (1, "dogs", "NNS", 2), (2, "bark", "VBP", 0), (3, ".", ".", 2)))  # fmt: skip


@pytest.mark.parametrize(("name", "heads"), [("left", [2, 3, 0]), ("right", [0, 1, 2])])
def test_branching_trees_have_heads_but_no_labels(name: str, heads: list[int]) -> None:
    parsed = treeval.load(name).parse(THREE + "\n")
    assert parsed.heads.tolist() == heads
    assert set(parsed.columns["deprel"]) == {"_"}


def test_punctuation_is_attached_to_the_root_if_it_is_stripped() -> None:
    assert treeval.load("left").parse(THREE + "\n", strip_punct="form").heads.tolist() == [2, 0, 2]
    assert treeval.load("right").parse(THREE + "\n", strip_punct="form").heads.tolist() == [0, 1, 1]


def test_random_trees_depend_on_the_seed_alone() -> None:
    random = treeval.load("random")
    first, again, other = (random.parse(GOLD, seed=seed).heads.tolist() for seed in (1, 1, 2))
    assert first == again
    assert first != other


@pytest.mark.parametrize(
    ("name", "changes", "message"),
    [
        ("left", {"seed": 1}, "`seed=`: it is for random trees"),
        ("left", {"careful": True}, "`careful=`: it is for models, not for baselines"),
        ("random", {"flip": "DT>NN"}, "`flip=`: it is for models, not for baselines"),
    ],
)
def test_settings_of_models_are_refused(name: str, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(SettingError) as error:
        treeval.load(name).parse(GOLD, **changes)
    assert str(error.value).startswith(message)


def test_a_baseline_has_no_file_but_a_file_may_have_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SettingError, match="a baseline has no file; load it by its name, left"):
        treeval.load("left").save(tmp_path / "left")
    assert repr(treeval.load("left")) == "<BaselineParser baseline,left>"
    monkeypatch.chdir(tmp_path)
    treeval.train("ccl", [["a", "dog"]]).save("left")
    assert treeval.load("left").kind == "ccl"
