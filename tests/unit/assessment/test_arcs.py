"""Probabilities of arcs for models of the parser's other parses."""

from pathlib import Path

import numpy as np
import pytest

import treeval
from regular import written_treebank
from sample import GOLD, PARSED
from treeval.errors import MismatchError


def test_sentences_with_odd_arcs_come_last(tmp_path: Path) -> None:
    path = written_treebank(tmp_path, s1=(3, 4, "det"), s3=(2, 6, "amod"), s7=(1, 3, "obj"))
    found = treeval.assess(path, methods="arcs")
    worst = np.argsort(found.scores["arcs"])[:3]
    assert sorted(found.rows[worst].tolist()) == [0, 2, 6]
    assert ((found.scores["arcs"] > 0) & (found.scores["arcs"] <= 1)).all()


def test_the_same_seed_gives_the_same_scores(tmp_path: Path) -> None:
    path = written_treebank(tmp_path)
    one, again, other = (
        treeval.assess(path, methods="arcs", seed=seed).scores["arcs"] for seed in (1, 1, 2)
    )
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)


def test_parses_to_learn_from_must_be_many_dependencies() -> None:
    with pytest.raises(MismatchError, match="needs at least 1,000 words"):
        treeval.assess(GOLD, methods="arcs")
    with pytest.raises(MismatchError, match="needs dependencies with relations"):
        treeval.assess(PARSED, methods="arcs")
