"""A few trees of the Penn Treebank, and learners of them."""

from pathlib import Path

import pytest

from treeval.experiments.ned.learners import Learner
from treeval.experiments.ned.reproduction import conventional, english_of
from treeval.induction.dmv.km04 import KM04
from treeval.tree.treebank import Treebank

TREES = """\
( (S (NP (DT The) (NN dog)) (VP (VBZ barks)) (. .)) )
( (S (NP (NNP Kim) (NNP Lee)) (VP (MD can) (VP (VB sleep) (PP (IN in) (NP (DT the) (NN house))))) (. .)) )
( (S (NP (PRP He)) (VP (VBZ wants) (S (VP (TO to) (VP (VB eat) (PP (IN with) (NP (NNP Lee)))))))) )
( (S (NP (NNS Dogs)) (VP (VBP sleep))) )
"""  # noqa: E501


@pytest.fixture
def wsj(tmp_path: Path) -> Path:
    (tmp_path / "wsj.mrg").write_text(TREES * 5)
    return tmp_path


@pytest.fixture
def gold(wsj: Path) -> Treebank:
    return english_of(conventional(wsj)).gold


@pytest.fixture
def learner(gold: Treebank) -> Learner:
    return Learner("km04", KM04().train(gold), gold)
