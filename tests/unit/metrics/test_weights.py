"""Weights of relations, and files of them."""

import math
import pickle
from pathlib import Path

import pytest

from files import written
from treeval.errors import ReadError, SettingError
from treeval.metrics.weighted import UD_WEIGHTS, WLAS, Weights, read_weights


def test_weights_of_relations() -> None:
    weights = Weights.of("mine", {"nsubj": 1.0, "nmod:poss": 0.25, "nmod": 0.75})
    shown = [weights.weight(r) for r in ("nsubj:pass", "nmod:poss", "nmod:x", "unheard")]
    assert shown == [1.0, 0.25, 0.75, 0.5]
    assert dict(weights) == {"nsubj": 1.0, "nmod:poss": 0.25, "nmod": 0.75}
    assert pickle.loads(pickle.dumps(weights)) == weights  # noqa: S301
    assert len({weights, Weights.of("mine", dict(reversed(list(weights.items()))))}) == 1
    assert str(weights) != str(Weights.of("mine", {"nsubj": 0.9}))


@pytest.mark.parametrize("weight", [-0.1, math.nan, math.inf])
def test_weights_that_are_none(weight: float) -> None:
    with pytest.raises(SettingError, match="mine: weight of 'nsubj' is"):
        Weights.of("mine", {"nsubj": weight})


def test_the_document_of_the_command_is_a_file_of_weights_too(tmp_path: Path) -> None:
    path = written(
        tmp_path / "treebanks.json", '{"treebanks": [], "averaged_wde": {"nsubj": 0.5, "det": 1}}'
    )
    assert dict(read_weights(path)) == {"det": 1.0, "nsubj": 0.5}


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("w.json", '{"nsubj": "high"}', r"w\.json: it is not an object of numbers"),
        ("w.json", '{"nsubj": true}', r"w\.json: it is not an object of numbers"),
        ("w.json", "[1]", r"w\.json: it is not an object of numbers"),
        ("w.json", '{\n"nsubj" 1}', r"w\.json:2: "),
        ("w.tsv", "# c\nnsubj\t0.5\textra\n", r"w\.tsv:2: .*write relation, tab, weight"),
        ("w.tsv", "nsubj\thigh\n", r"w\.tsv:1: "),
    ],
)
def test_files_that_are_no_weights(tmp_path: Path, name: str, text: str, message: str) -> None:
    path = written(tmp_path / name, text)
    with pytest.raises(ReadError, match=message):
        read_weights(path)


def test_shipped_weights_know_ud() -> None:
    assert WLAS.weights is UD_WEIGHTS
    assert {"nsubj", "dobj", "obj", "clf", "auxpass", "root"} <= set(UD_WEIGHTS)
    assert str(UD_WEIGHTS).startswith("ud(")
