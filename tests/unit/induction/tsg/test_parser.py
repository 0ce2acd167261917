"""Models of bc10: training by name, and settings that are not for them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from sample import SAMPLE
from treeval.errors import SettingError

GOLD = SAMPLE / "gold" / "en.conllu"
SHORT: dict[str, Any] = {"algorithm": "bc10", "tags": "upos", "passes": 2, "strip_punct": "form"}


@pytest.fixture(scope="module")
def model() -> treeval.Model:
    return treeval.train("dmv", GOLD, **SHORT)


def test_bc10_is_an_algorithm_of_the_kind_dmv(model: treeval.Model, tmp_path: Path) -> None:
    model.save(tmp_path / "bc10.model")
    loaded = treeval.load(tmp_path / "bc10.model")
    assert loaded.kind == "dmv"
    assert loaded.signature.startswith("dmv,upos,BC10(")
    assert "proposed derivations were accepted" in model.notes[0]
    parsed = loaded.parse(GOLD, seed=3)
    np.testing.assert_array_equal(parsed.heads, model.parse(GOLD, seed=3).heads)
    assert (parsed.heads == 0).sum() == len(parsed)


def test_training_goes_on_from_a_file(model: treeval.Model, tmp_path: Path) -> None:
    model.save(tmp_path / "bc10.model")
    further = treeval.train("dmv", GOLD, **SHORT, resume=tmp_path / "bc10.model", seed=5)
    assert further.learnt.codes.tolist() == model.learnt.codes.tolist()
    assert further.learnt.grammar.nodes.tolist() != model.learnt.grammar.nodes.tolist()
    km04 = treeval.train("dmv", GOLD, **{**SHORT, "algorithm": "km04"})
    with pytest.raises(SettingError, match="`resume=`: the model was learnt by KM04"):
        treeval.train("dmv", GOLD, **SHORT, resume=km04)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"flip": "DET>NOUN"}, "`flip=`: it is for other DMV models, not for bc10"),
        ({"brackets": "punctuation"}, "`brackets=`: it is for other DMV models, not for bc10"),
        ({"jobs": 2}, "`jobs=`: it cannot be used with bc10, which draws trees one"),
    ],
)
def test_what_bc10_cannot_do_in_parsing_is_refused(
    model: treeval.Model, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(SettingError) as error:
        model.parse(GOLD, **changes)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"penalty": 1.0}, "`penalty=`: it is for bbdk10, gggtp10, not for bc10"),
        ({"brackets": "punctuation"}, "`brackets=`: it is for saj10b"),
    ],
)
def test_settings_of_other_algorithms_are_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(SettingError) as error:
        treeval.train("dmv", GOLD, **SHORT, **changes)
    assert str(error.value).startswith(message)
